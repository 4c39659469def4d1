public import ScrollworkModel

/// The lines of a source text, for looking up many positions in it.
public struct SourceLines: Sendable {
  private struct Start {
    var byte: Int
    /// Code points before the line.
    var offset: Int
  }

  public let source: SourceText
  private let starts: [Start]
  private let end: Start
  /// The bytes at which every `stride`-th code point begins, so that lines of any length can be
  /// entered in the middle.
  private let samples: [Int]
  private static let stride = 512

  /// - Complexity: O(bytes of the text).
  public init(_ source: SourceText) {
    self.source = source
    var starts = [Start(byte: 0, offset: 0)]
    var samples = [0]
    var offset = 0
    let count = source.bytes.count
    source.bytes.withUnsafeBufferPointer { bytes in
      for index in 0..<count {
        let byte = bytes[index]
        if byte & 0xC0 != 0x80 {
          if offset == samples.count * SourceLines.stride { samples.append(index) }
          offset += 1
        }
        let endsLine =
          byte == 0x0A || (byte == 0x0D && !(index + 1 < count && bytes[index + 1] == 0x0A))
        if endsLine { starts.append(Start(byte: index + 1, offset: offset)) }
      }
    }
    self.starts = starts
    self.samples = samples
    self.end = Start(byte: count, offset: offset)
  }

  /// How many lines there are; a line feed at the end of the text starts one more.
  public var count: Int { starts.count }

  /// The line and column of a code-point offset, as `SourceText.position(of:)` gives them.
  ///
  /// - Complexity: O(log lines).
  public func position(of offset: Int32) -> SourceText.Position {
    let wanted = min(max(Int(offset), 0), end.offset)
    let line = lineIndex(of: wanted)
    // The carriage return of a pair takes no column of its own.
    let column = min(wanted - starts[line].offset, length(ofLine: line + 1))
    return SourceText.Position(line: line + 1, column: column + 1)
  }

  /// The byte at which a code-point offset begins; the number of bytes past the end.
  ///
  /// - Complexity: O(1).
  public func byteOffset(of offset: Int32) -> Int {
    byteOffset(of: Int(offset))
  }

  private func byteOffset(of offset: Int) -> Int {
    guard offset < end.offset else { return end.byte }
    let wanted = max(offset, 0)
    let sample = min(wanted / SourceLines.stride, samples.count - 1)
    var byte = samples[sample]
    var remaining = wanted - sample * SourceLines.stride
    while remaining > 0 && byte < end.byte {
      byte += 1
      while byte < end.byte && source.bytes[byte] & 0xC0 == 0x80 { byte += 1 }
      remaining -= 1
    }
    return byte
  }

  /// Code points of a line, counted from 1, without its line ending. 0 for lines there are not.
  ///
  /// - Complexity: O(1).
  public func length(ofLine number: Int) -> Int {
    guard number >= 1 && number <= starts.count else { return 0 }
    guard number < starts.count else { return end.offset - starts[number - 1].offset }
    let next = starts[number]
    let isPair =
      next.byte >= 2 && source.bytes[next.byte - 1] == 0x0A && source.bytes[next.byte - 2] == 0x0D
    return next.offset - starts[number - 1].offset - (isPair ? 2 : 1)
  }

  /// The bytes of a line, counted from 1, without its line ending. Empty for lines there are not.
  public func bytes(ofLine number: Int) -> ArraySlice<UInt8> {
    bytes(ofLine: number, 0..<length(ofLine: number))
  }

  /// The bytes of some code points of a line.
  ///
  /// - Complexity: O(code points asked for).
  public func bytes(ofLine number: Int, _ range: Range<Int>) -> ArraySlice<UInt8> {
    let length = length(ofLine: number)
    guard length > 0 else { return [] }
    let start = starts[number - 1].offset
    let low = byteOffset(of: start + min(range.lowerBound, length))
    return source.bytes[low..<max(low, byteOffset(of: start + min(range.upperBound, length)))]
  }

  private func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle].offset <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
