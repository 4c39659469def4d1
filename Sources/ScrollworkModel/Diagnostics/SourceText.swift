/// A text that was read, with its name, able to turn code-point offsets into lines and columns.
public struct SourceText: Sendable {
  /// A line and a column, both counted from 1; columns are code points.
  public struct Position: Hashable, Sendable {
    public var line: Int
    public var column: Int

    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// The name as given on the command line, with `/` between folders.
  public let name: String
  /// The UTF-8 bytes, without a byte-order mark.
  public let bytes: [UInt8]

  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// The position of a code-point offset. Lines end at LF, CR LF or CR, as in editors.
  /// Offsets past the end give the position after the last character.
  ///
  /// - Complexity: O(offset).
  public func position(of offset: Int32) -> Position {
    var line = 1
    var column = 1
    var remaining = offset
    var index = 0
    while index < bytes.count && remaining > 0 {
      let byte = bytes[index]
      if byte == 0x0A || (byte == 0x0D && !(index + 1 < bytes.count && bytes[index + 1] == 0x0A)) {
        line += 1
        column = 1
      } else if byte != 0x0D {
        column += 1
      }
      index += 1
      while index < bytes.count && bytes[index] & 0xC0 == 0x80 { index += 1 }
      remaining -= 1
    }
    return Position(line: line, column: column)
  }
}
