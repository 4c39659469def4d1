public import ScrollworkModel

extension JSONWriter {
  /// A document by itself, ended by a line feed.
  public static func document(_ value: JSONValue) -> [UInt8] {
    var json = JSONWriter()
    json.value(value)
    json.finishLine()
    return json.bytes
  }

  /// Writes a value; a container with little in it goes on one line.
  mutating func value(_ value: JSONValue) {
    let shape: Shape = value.leafCount <= 6 ? .line : .block
    switch value {
    case .null: null()
    case .bool(let value): bool(value)
    case .number(let value): number(value)
    case .string(let text): string(text)
    case .array(let elements):
      array(shape) { json in
        for element in elements { json.value(element) }
      }
    case .object(let members):
      object(shape) { json in
        for member in members {
          json.key(named: member.key)
          json.value(member.value)
        }
      }
    }
  }
}

extension JSONValue {
  /// Values that are no containers, inside all levels.
  fileprivate var leafCount: Int {
    switch self {
    case .null, .bool, .number, .string: 1
    case .array(let elements): elements.reduce(0) { $0 + $1.leafCount }
    case .object(let members): members.reduce(0) { $0 + $1.value.leafCount }
    }
  }
}
