internal import ScrollworkModel

/// What keys take. Where reading replaces variables of copies, a text with a `$` may stand.
extension JSONSchema {
  mutating func schema(of kind: Kind) -> JSONValue {
    switch kind {
    case .text, .reference, .expression: return ["type": ["string", "number", "boolean"]]
    case .identifier: return reference("identifier") { _ in JSONSchema.identifier }
    case .number(let range): return number(range)
    case .integer(let range): return integer(range)
    case .boolean: return orVariable(["type": "boolean"])
    case .choice(let words): return orVariable(JSONSchema.words(words))
    case .priority: return reference("priority") { $0.orArithmetic(JSONSchema.priority) }
    case .point: return reference("point") { $0.items([.anyNumber, .anyNumber]) }
    case .size: return reference("size") { $0.items([.length, .length]) }
    case .rectangle:
      return reference("rectangle") { $0.items([.anyNumber, .anyNumber, .length, .length]) }
    case .insets:
      return reference("insetsOrNumber") {
        ["anyOf": [$0.schema(of: .anyNumber), $0.reference(to: .insets)]]
      }
    case .time: return orArithmetic(["type": "number", "minimum": 0])
    case .angle, .coordinate: return schema(of: .anyNumber)
    case .condition: return ["type": "string"]
    case .codes: return reference("codes") { $0.list(of: $0.code()) }
    case .rules: return reference("rules") { $0.list(of: $0.rule()) }
    case .color: return ["type": "string"]
    case .viewType:
      return ["anyOf": [JSONSchema.words(ViewType.allCases.map(\.rawValue)), ["type": "string"]]]
    case .device: return JSONSchema.words(DeviceTable.all.map(\.name))
    case .constraint: return reference("constraint") { $0.constraint() }
    case .repetition: return reference("repetition") { $0.repetition() }
    case .list(let item):
      let item = schema(of: item)
      return list(of: item)
    case .tuple(let item, let count): return items(Array(repeating: item, count: count))
    case .map(let value): return ["type": "object", "additionalProperties": schema(of: value)]
    case .shape(let id): return reference(to: id)
    case .forms(let forms):
      var choices: [JSONValue] = []
      for form in forms { choices.append(reference(to: form.shape)) }
      return ["anyOf": .array(choices)]
    case .either(let kinds):
      var choices: [JSONValue] = []
      for kind in kinds { choices.append(schema(of: kind)) }
      return ["anyOf": .array(choices)]
    case .stops: return schema(of: .either([.map(.anything), .list(.list(.anything))]))
    case .nullable(let kind): return ["anyOf": [["type": "null"], schema(of: kind)]]
    case .anything: return ["not": ["type": "null"]]
    }
  }

  // MARK: Numbers

  private mutating func number(_ range: NumberRange) -> JSONValue {
    switch range {
    case .any: return reference("number") { $0.orArithmetic(["type": "number"]) }
    case .nonNegative:
      return reference("length") { $0.orArithmetic(["type": "number", "minimum": 0]) }
    case .positive: return orArithmetic(["type": "number", "exclusiveMinimum": 0])
    case .within(let range):
      return orArithmetic([
        "type": "number", "minimum": .number(range.lowerBound),
        "maximum": .number(range.upperBound),
      ])
    }
  }

  private mutating func integer(_ range: ClosedRange<Int>) -> JSONValue {
    if range.count == 1 { return ["const": .number(Double(range.lowerBound))] }
    return orArithmetic([
      "type": "integer", "minimum": .number(Double(range.lowerBound)),
      "maximum": .number(Double(range.upperBound)),
    ])
  }

  private static let priority: JSONValue = ["type": "number", "minimum": 1, "maximum": 1000]

  /// The schema, or arithmetic in its place. Units are letters too.
  private mutating func orArithmetic(_ schema: JSONValue) -> JSONValue {
    let arithmetic = reference("arithmetic") { _ in
      [
        "description": "Arithmetic on metrics: 2 * margin + 4.", "type": "string",
        "pattern": "^[A-Za-z0-9_.$%()+*/\\s-]+$",
      ]
    }
    return ["anyOf": [schema, arithmetic]]
  }

  // MARK: Words

  /// Words that are numbers to YAML may also be written as such.
  private static func words(_ words: [String]) -> JSONValue {
    let numbers = words.compactMap { Double($0).map(JSONValue.number) }
    return ["enum": .array(words.map(JSONValue.string) + numbers)]
  }

  private mutating func orVariable(_ schema: JSONValue) -> JSONValue {
    let variable = reference("variable") { _ in
      ["description": "A variable of a copy: $item.", "type": "string", "pattern": "\\$"]
    }
    return ["anyOf": [schema, variable]]
  }

  private static let identifier: JSONValue = [
    "type": "string", "maxLength": .number(Double(Identifier.longest)),
    "pattern": "^[A-Za-z_][A-Za-z0-9_-]*$",
  ]

  /// Known codes are listed with what they are about; others may be those of another version.
  private mutating func code() -> JSONValue {
    reference("code") { _ in
      let known = RuleCatalogue.all.map { rule -> JSONValue in
        ["const": .string(rule.code), "description": .string(rule.summary)]
      }
      return ["anyOf": .array(known + [["type": "string", "pattern": "^SW[0-9]{3}$"]])]
    }
  }

  private mutating func rule() -> JSONValue {
    reference("rule") {
      let names = RuleCatalogue.all.map { JSONValue.string($0.name) }
      return [
        "anyOf": [
          $0.code(), ["type": "string", "pattern": "^SW[0-9]{0,2}$"], ["enum": .array(names)],
        ]
      ]
    }
  }

  // MARK: Lists

  private func list(of item: JSONValue) -> JSONValue { ["type": "array", "items": item] }

  /// A list with a value of each kind.
  private mutating func items(_ kinds: [Kind]) -> JSONValue {
    var items: [JSONValue] = []
    for kind in kinds { items.append(schema(of: kind)) }
    let count = JSONValue.number(Double(kinds.count))
    return [
      "type": "array", "prefixItems": .array(items), "minItems": count, "maxItems": count,
    ]
  }

  // MARK: Forms that reading tells apart

  /// A text; `name: text`, with options or without; or a mapping that spells everything out.
  private mutating func constraint() -> JSONValue {
    let text: JSONValue = ["type": "string"]
    let marks: [SchemaKey] = [.item, .attribute, .relation, .toItem]
    let spelledOut = marks.map { mark -> JSONValue in
      ["required": [.string(mark.rawValue)]]
    }
    var options: [(key: String, value: JSONValue)] = []
    for field in ShapeID.constraintOptionFields {
      options.append(
        (
          field.key.rawValue,
          schema(of: field.kind).adding("description", .string(field.summary))
        ))
    }
    let named: JSONValue = [
      "type": "object", "additionalProperties": text, "minProperties": 1, "maxProperties": 1,
    ]
    let withOptions: JSONValue = [
      "type": "object", "properties": .object(options), "additionalProperties": text,
      "minProperties": 2, "not": ["anyOf": .array(spelledOut)],
    ]
    return ["anyOf": [text, named, withOptions, reference(to: .constraintMapping)]]
  }

  /// A number of copies, or a list of what differs between them.
  private mutating func repetition() -> JSONValue {
    let value: JSONValue = ["type": ["string", "number", "boolean"]]
    let item: JSONValue = [
      "anyOf": [value, ["type": "object", "additionalProperties": value]]
    ]
    return [
      "anyOf": [orArithmetic(["type": "integer", "minimum": 0]), list(of: item)]
    ]
  }
}
