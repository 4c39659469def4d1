/// A cursor over a text's UTF-8 bytes, for the small languages.
struct TextScanner {
  private(set) var bytes: [UInt8]
  var position = 0
  /// Places of bytes that go on with a code point; empty for ASCII.
  private var continuations: [Int] = []

  init(_ text: some StringProtocol) {
    bytes = Array(text.utf8)
    findContinuations()
  }

  /// Starts on another text, in the memory of the one before.
  mutating func start(_ text: String) {
    bytes.removeAll(keepingCapacity: true)
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
    position = 0
    findContinuations()
  }

  private mutating func findContinuations() {
    continuations.removeAll(keepingCapacity: true)
    let isASCII = bytes.withUnsafeBufferPointer { $0.allSatisfy { $0 < 0x80 } }
    guard !isASCII else { return }
    continuations = bytes.indices.filter { bytes[$0] & 0xC0 == 0x80 }
  }

  var isAtEnd: Bool { position >= bytes.count }

  /// The byte at the cursor, 0 at the end.
  var current: UInt8 { position < bytes.count ? bytes[position] : 0 }

  /// The byte `offset` places further, 0 outside the text.
  func peek(_ offset: Int) -> UInt8 {
    let index = position + offset
    return index >= 0 && index < bytes.count ? bytes[index] : 0
  }

  mutating func skipSpaces() {
    while position < bytes.count, TextScanner.isSpace(bytes[position]) { position += 1 }
  }

  /// Moves over the byte when it is the current one.
  mutating func take(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  /// Moves over `[A-Za-z0-9_-]*`.
  mutating func skipName() {
    position = bytes.withUnsafeBufferPointer { bytes in
      var end = position
      while end < bytes.count, TextScanner.isNamePart(bytes[end]) { end += 1 }
      return end
    }
  }

  func text(_ range: Range<Int>) -> String {
    bytes.withUnsafeBufferPointer { String(decoding: $0[range], as: UTF8.self) }
  }

  /// Whether the bytes of the range are these.
  func matches(_ range: Range<Int>, _ word: StaticString) -> Bool {
    guard range.count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { buffer in
      for (offset, byte) in buffer.enumerated() where bytes[range.lowerBound + offset] != byte {
        return false
      }
      return true
    }
  }

  /// The attribute that the bytes of the range name.
  func attribute(_ range: Range<Int>) -> WrittenAttribute? { WrittenAttribute(range, of: bytes) }

  /// A byte range as code points.
  ///
  /// - Complexity: O(log n); for ASCII O(1).
  func codePoints(_ range: Range<Int>) -> Range<Int> {
    codePoint(range.lowerBound)..<codePoint(range.upperBound)
  }

  private func codePoint(_ place: Int) -> Int {
    var low = 0
    var high = continuations.count
    while low < high {
      let middle = (low + high) / 2
      if continuations[middle] < place { low = middle + 1 } else { high = middle }
    }
    return place - low
  }

  /// The range of the token at the cursor: a name or number, a run of non-ASCII letters, or one
  /// sign. Empty at the end.
  var tokenRange: Range<Int> {
    guard position < bytes.count else { return position..<position }
    func isWord(_ byte: UInt8) -> Bool { TextScanner.isNamePart(byte) || byte >= 0x80 }
    var end = position + 1
    if isWord(bytes[position]) {
      while end < bytes.count, isWord(bytes[end]) { end += 1 }
    }
    return position..<end
  }

  func error(
    _ message: String, at range: Range<Int>, help: String? = nil, rule: Rule? = nil
  ) -> LanguageError {
    LanguageError(message, at: codePoints(range), help: help, rule: rule)
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (byte >= 0x09 && byte <= 0x0D)
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  static func isNameStart(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return (lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")) || byte == UInt8(ascii: "_")
  }

  static func isNamePart(_ byte: UInt8) -> Bool {
    isNameStart(byte) || isDigit(byte) || byte == UInt8(ascii: "-")
  }
}
