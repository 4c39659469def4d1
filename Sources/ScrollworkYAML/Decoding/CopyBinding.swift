/// What `$i`, `$n` and `$item` stand for inside one copy of a repeated view.
struct CopyBinding {
  /// A value of the list, as text and, when it is one, as a number.
  struct Value {
    var text: String
    var number: Double?
  }

  enum Item {
    /// `repeat: 30` has no values.
    case none
    case value(Value)
    case mapping([String: Value])
  }

  var index: Int
  var count: Int
  var item: Item

  /// The value of `i`, `n`, `item` or `item.key`; nil for every other name.
  func value(of name: Substring) -> Value? {
    switch name {
    case "i": return Value(text: String(index), number: Double(index))
    case "n": return Value(text: String(count), number: Double(count))
    case "item":
      if case .value(let value) = item { return value }
      return nil
    default:
      guard case .mapping(let values) = item, name.hasPrefix("item.") else { return nil }
      return values[String(name.dropFirst(5))]
    }
  }
}

extension [CopyBinding] {
  /// Replaces the variables in a text, each by its value in the innermost copy that has one; what
  /// is no variable stays as it is. Stops when the result is longer than `limit` bytes.
  func substituted(_ text: String, limit: Int) -> String {
    let bytes = [UInt8](text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 16)
    var index = 0
    while index < bytes.count, result.count <= limit {
      guard bytes[index] == UInt8(ascii: "$"),
        let (value, length) = variable(bytes[(index + 1)...])
      else {
        result.append(bytes[index])
        index += 1
        continue
      }
      result += value.text.utf8
      index += 1 + length
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The value of `i`, `n`, `item` or `item.key` in the innermost copy that has one.
  func value(of name: Substring) -> CopyBinding.Value? {
    for copy in reversed() {
      if let value = copy.value(of: name) { return value }
    }
    return nil
  }

  /// The variable at the beginning of some bytes, and how many of them name it.
  private func variable(_ bytes: ArraySlice<UInt8>) -> (CopyBinding.Value, Int)? {
    let word = bytes.prefix { isLetterOrDigit($0) }
    if let value = value(of: Substring(decoding: word, as: UTF8.self)) {
      return (value, word.count)
    }
    let rest = bytes.dropFirst(word.count)
    guard word.elementsEqual("item".utf8), rest.first == UInt8(ascii: ".") else { return nil }
    let key = rest.dropFirst().prefix { isLetterOrDigit($0) || $0 == UInt8(ascii: "-") }
    let name = "item." + String(decoding: key, as: UTF8.self)
    return value(of: name[...]).map { ($0, word.count + 1 + key.count) }
  }
}

private func isLetterOrDigit(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
    true
  default: false
  }
}
