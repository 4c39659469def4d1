/// The keys of a mapping that is being written, in order.
struct KeyList {
  private(set) var list: [(key: String, value: String)] = []

  /// On one line, in braces.
  var flow: String { "{\(list.map { "\($0.key): \($0.value)" }.joined(separator: ", "))}" }

  mutating func add(_ key: String, _ value: String) {
    list.append((key, value))
  }

  /// Adds a value unless it is the default.
  mutating func add<Value: Equatable>(
    _ key: String, _ value: Value, _ usual: Value, _ text: (Value) -> String?
  ) {
    if value != usual, let text = text(value) { add(key, text) }
  }

  mutating func add(_ key: String, _ flag: Bool?, unless usual: Bool) {
    if let flag, flag != usual { add(key, flag ? "true" : "false") }
  }
}
