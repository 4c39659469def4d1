/// Writes JSON into one byte buffer, keys in the order in which they are given.
///
/// Containers are written as lines (`{"a": 1}`) or as blocks with one element per line; what is
/// inside a line stays on it.
public struct JSONWriter: Sendable {
  public enum Shape: Sendable {
    /// On one line, with a space after `,` and `:`.
    case line
    /// One element per line, indented by two.
    case block
  }

  /// What was written so far.
  public private(set) var bytes: [UInt8] = []
  private let allowsBlocks: Bool
  private var isInBlock = true
  private var isEmpty = true
  private var followsKey = false
  private var depth: Int

  /// - Parameters:
  ///   - allowsBlocks: false writes blocks as lines too, for formats that have one value per line.
  ///   - depth: In how many blocks the values will stand. With more than none the first value
  ///     starts on a line of its own.
  public init(allowsBlocks: Bool = true, depth: Int = 0, reserving capacity: Int = 0) {
    self.allowsBlocks = allowsBlocks
    self.depth = depth
    bytes.reserveCapacity(capacity)
  }

  /// Ends the text with a line feed.
  public mutating func finishLine() {
    bytes.append(UInt8(ascii: "\n"))
    isEmpty = true
  }

  public mutating func object(_ shape: Shape = .line, _ members: (inout JSONWriter) -> Void) {
    container(UInt8(ascii: "{"), UInt8(ascii: "}"), shape, members)
  }

  public mutating func array(_ shape: Shape = .line, _ elements: (inout JSONWriter) -> Void) {
    container(UInt8(ascii: "["), UInt8(ascii: "]"), shape, elements)
  }

  /// The key of the value that is written next. Keys are plain ASCII without quotes.
  public mutating func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    name.withUTF8Buffer { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    bytes.append(UInt8(ascii: " "))
    followsKey = true
  }

  /// The same for a key of any text.
  mutating func key(named name: String) {
    string(name)
    append(": ")
    followsKey = true
  }

  /// A member whose key is data.
  public mutating func field(_ name: String, _ value: (inout JSONWriter) -> Void) {
    key(named: name)
    value(&self)
  }

  public mutating func string(_ value: String) {
    separate()
    var value = value
    value.withUTF8 { appendEscaped($0) }
  }

  /// A number rounded to 1e-6; null when it isn't finite.
  public mutating func number(_ value: Double) {
    separate()
    appendJSONNumber(value, to: &bytes)
  }

  public mutating func number(_ value: Int) {
    separate()
    append(String(value))
  }

  public mutating func bool(_ value: Bool) {
    separate()
    append(value ? "true" : "false")
  }

  public mutating func null() {
    separate()
    append("null")
  }

  private mutating func container(
    _ open: UInt8, _ close: UInt8, _ shape: Shape, _ body: (inout JSONWriter) -> Void
  ) {
    separate()
    let outerIsInBlock = isInBlock
    bytes.append(open)
    isInBlock = isInBlock && shape == .block && allowsBlocks
    isEmpty = true
    depth += 1
    body(&self)
    depth -= 1
    if isInBlock && !isEmpty { startLine() }
    bytes.append(close)
    isInBlock = outerIsInBlock
    isEmpty = false
  }

  private mutating func separate() {
    if followsKey {
      followsKey = false
      return
    }
    if depth > 0 {
      if !isEmpty { bytes.append(UInt8(ascii: ",")) }
      if isInBlock {
        startLine()
      } else if !isEmpty {
        bytes.append(UInt8(ascii: " "))
      }
    }
    isEmpty = false
  }

  private mutating func startLine() {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    var start = 0
    for index in 0..<text.count {
      let byte = text[index]
      guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else {
        continue
      }
      bytes.append(contentsOf: text[start..<index])
      start = index + 1
      bytes.append(UInt8(ascii: "\\"))
      switch byte {
      case 0x08: bytes.append(UInt8(ascii: "b"))
      case 0x09: bytes.append(UInt8(ascii: "t"))
      case 0x0A: bytes.append(UInt8(ascii: "n"))
      case 0x0C: bytes.append(UInt8(ascii: "f"))
      case 0x0D: bytes.append(UInt8(ascii: "r"))
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
      default:
        append("u00")
        let digits: StaticString = "0123456789abcdef"
        bytes.append(digits.utf8Start[Int(byte >> 4)])
        bytes.append(digits.utf8Start[Int(byte & 15)])
      }
    }
    bytes.append(contentsOf: text[start...])
    bytes.append(UInt8(ascii: "\""))
  }
}

extension JSONWriter {
  public mutating func field(_ name: StaticString, _ value: String) {
    key(name)
    string(value)
  }

  public mutating func field(_ name: StaticString, _ value: String?) {
    key(name)
    if let value { string(value) } else { null() }
  }

  public mutating func field(_ name: StaticString, _ value: Double) {
    key(name)
    number(value)
  }

  public mutating func field(_ name: StaticString, _ value: Double?) {
    key(name)
    if let value { number(value) } else { null() }
  }

  public mutating func field(_ name: StaticString, _ value: Int) {
    key(name)
    number(value)
  }

  public mutating func field(_ name: StaticString, _ value: Bool) {
    key(name)
    bool(value)
  }

  public mutating func field(_ name: StaticString, _ values: [String]) {
    key(name)
    array { json in
      for value in values { json.string(value) }
    }
  }

  /// A document of one list whose elements were written apart, by writers of depth 2: its format's
  /// name, then the list, then a line feed.
  public static func document(
    format: String, key: StaticString, elements: [[UInt8]]
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(elements.reduce(64) { $0 + $1.count + 1 })
    bytes.append(contentsOf: "{\n  \"format\": \"\(format)\",\n  \"\(key)\": [".utf8)
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      bytes.append(contentsOf: element)
    }
    bytes.append(contentsOf: (elements.isEmpty ? "]\n}\n" : "\n  ]\n}\n").utf8)
    return bytes
  }
}
