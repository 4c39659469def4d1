public import ScrollworkModel

/// The table of shapes as a JSON Schema (draft 2020-12): editors complete and check scenes by it.
///
/// It takes every scene that reading takes, in the core schema of YAML 1.2. What depends on more
/// than one value, such as names, arithmetic and keys that exclude each other, only reading checks.
public struct JSONSchema {
  /// The schema of scenes.
  public static func scene() -> JSONValue {
    document(.scene, title: "Scrollwork scene")
  }

  /// The schema of project files.
  public static func project() -> JSONValue {
    document(.settings, title: "Scrollwork project file")
  }

  private static func document(_ id: ShapeID, title: String) -> JSONValue {
    var schema = JSONSchema()
    let root = schema.body(of: id)
    guard case .object(let members) = root else { return root }
    return .object(
      [
        ("$schema", "https://json-schema.org/draft/2020-12/schema"), ("title", .string(title)),
      ] + members + [("$defs", schema.definitions())])
  }

  /// Schemas that are referred to, by name; nil while they are being made.
  private var made: [String: JSONValue?] = [:]

  private func definitions() -> JSONValue {
    .object(made.sorted { $0.key < $1.key }.map { ($0.key, ($0.value ?? nil) ?? .null) })
  }

  /// A reference to a schema of that name, which is made when it is first referred to.
  mutating func reference(
    _ name: String, _ make: (inout JSONSchema) -> JSONValue
  ) -> JSONValue {
    if made[name] == nil {
      made[name] = .some(nil)
      let value = make(&self)
      made[name] = value
    }
    return ["$ref": .string("#/$defs/\(name)")]
  }

  mutating func reference(to id: ShapeID) -> JSONValue {
    reference("\(id)") { $0.body(of: id) }
  }

  /// The schema of a mapping with fixed keys.
  private mutating func body(of id: ShapeID) -> JSONValue {
    let shape = Schema.standard[id]
    var properties: [(key: String, value: JSONValue)] = []
    for field in shape.fields {
      let value = schema(of: field.kind).adding(
        "description", .string(JSONSchema.description(of: field)))
      properties.append((field.key.rawValue, value))
    }
    var result: JSONValue = ["type": "object", "properties": .object(properties)]
    let required = shape.fields.filter(\.isRequired).map { JSONValue.string($0.key.rawValue) }
    if !required.isEmpty { result = result.adding("required", .array(required)) }
    if shape.isChoice { result = result.adding("maxProperties", 1) }
    return result.adding("additionalProperties", false)
  }

  private static func description(of field: Field) -> String {
    let owner =
      switch field.owner {
      case .any: ""
      case .stackView: "Stack views: "
      case .scrollView: "Scroll views: "
      case .scrollViewOrTextView: "Scroll and text views: "
      case .pageControl: "Page controls: "
      }
    let fallback = field.fallback.isEmpty ? "" : " Default: \(field.fallback)."
    return owner + field.summary + fallback
  }
}
