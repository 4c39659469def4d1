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

  /// - Complexity: O(bytes of the text).
  public init(_ source: SourceText) {
    self.source = source
    var starts = [Start(byte: 0, offset: 0)]
    var offset = 0
    let count = source.bytes.count
    source.bytes.withUnsafeBufferPointer { bytes in
      for index in 0..<count {
        let byte = bytes[index]
        if byte & 0xC0 != 0x80 { offset += 1 }
        let endsLine =
          byte == 0x0A || (byte == 0x0D && !(index + 1 < count && bytes[index + 1] == 0x0A))
        if endsLine { starts.append(Start(byte: index + 1, offset: offset)) }
      }
    }
    self.starts = starts
    self.end = Start(byte: count, offset: offset)
  }

  /// How many lines there are; a line feed at the end of the text starts one more.
  public var count: Int { starts.count }

  /// The line and column of a code-point offset, as `SourceText.position(of:)` gives them.
  ///
  /// - Complexity: O(log lines + bytes of the line).
  public func position(of offset: Int32) -> SourceText.Position {
    let wanted = min(max(Int(offset), 0), end.offset)
    let line = lineIndex(of: wanted)
    // The carriage return of a pair takes no column of its own.
    let column = min(wanted - starts[line].offset, codePoints(inLine: line))
    return SourceText.Position(line: line + 1, column: column + 1)
  }

  /// The byte at which a code-point offset begins; the number of bytes past the end.
  public func byteOffset(of offset: Int32) -> Int {
    let wanted = min(max(Int(offset), 0), end.offset)
    let start = starts[lineIndex(of: wanted)]
    var byte = start.byte
    var remaining = wanted - start.offset
    while remaining > 0 && byte < end.byte {
      byte += 1
      while byte < end.byte && source.bytes[byte] & 0xC0 == 0x80 { byte += 1 }
      remaining -= 1
    }
    return byte
  }

  /// The bytes of a line, counted from 1, without its line ending. Empty for lines there are not.
  public func bytes(ofLine number: Int) -> ArraySlice<UInt8> {
    guard number >= 1 && number <= starts.count else { return [] }
    let start = starts[number - 1].byte
    var stop = number < starts.count ? starts[number].byte : end.byte
    if number < starts.count {
      stop -= 1
      let isPair = stop > start && source.bytes[stop] == 0x0A && source.bytes[stop - 1] == 0x0D
      if isPair { stop -= 1 }
    }
    return source.bytes[start..<stop]
  }

  private func codePoints(inLine index: Int) -> Int {
    bytes(ofLine: index + 1).reduce(0) { $1 & 0xC0 != 0x80 ? $0 + 1 : $0 }
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
