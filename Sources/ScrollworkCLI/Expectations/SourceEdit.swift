import ScrollworkModel
import ScrollworkRendering

/// Replacing stretches of a source text; everything else stays byte for byte.
struct SourceEdit {
  private let bytes: [UInt8]
  private var edits: [(range: Range<Int>, text: [UInt8])] = []

  /// - Parameter replacements: In any order. Of overlapping ones the first in the text wins.
  init(_ replacements: [ExpectationOutcome.Replacement], in lines: SourceLines) {
    bytes = lines.source.bytes
    let ranges = replacements.map { replacement in
      let start = lines.byteOffset(of: replacement.span.start)
      let end = max(start, lines.byteOffset(of: replacement.span.end))
      return (start..<SourceEdit.trimmed(start..<end, in: bytes), Array(replacement.text.utf8))
    }
    for edit in ranges.sorted(by: { $0.0.lowerBound < $1.0.lowerBound })
    where edit.0.lowerBound >= (edits.last?.range.upperBound ?? 0) {
      edits.append((range: edit.0, text: edit.1))
    }
  }

  /// The text with all replacements made.
  var result: [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 64)
    var position = 0
    for edit in edits {
      result += bytes[position..<edit.range.lowerBound]
      result += edit.text
      position = edit.range.upperBound
    }
    result += bytes[position...]
    return result
  }

  /// The end of a range without the white space at its end: a YAML block's span reaches to what
  /// follows it.
  private static func trimmed(_ range: Range<Int>, in bytes: [UInt8]) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, bytes[end - 1] <= 0x20 { end -= 1 }
    return end
  }
}
