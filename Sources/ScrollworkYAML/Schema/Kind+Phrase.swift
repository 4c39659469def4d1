extension Kind {
  /// What messages call it: `a number`, `[x, y]`.
  var phrase: String {
    switch self {
    case .text, .reference: "a text"
    case .number, .integer: "a number"
    case .boolean: "true or false"
    case .choice(let words): words.count == 1 ? words[0] : Kind.alternatives(words)
    case .priority: "a priority from 1 to 1000, required, high or low"
    case .identifier: "an id"
    case .point: "[x, y]"
    case .size: "[width, height]"
    case .rectangle: "[x, y, width, height]"
    case .insets: "a number or {top, left, bottom, right}"
    case .time: "a time such as 120ms or 0.3s"
    case .angle: "an angle such as 20deg"
    case .coordinate: "a number or a percentage"
    case .expression: "an expression"
    case .condition: "a condition"
    case .codes, .rules: "a list of codes such as [SW104]"
    case .color: "a colour such as \"#1e90ff\""
    case .viewType: "a type or the name of a template"
    case .device: "the name of a device"
    case .constraint: "a constraint"
    case .repetition: "a number or a list of values"
    case .list(let item): "a list of \(item.plural)"
    case .tuple(let item, let count): "a list of \(count) \(item.plural)"
    case .map(let value): "a mapping of names to \(value.plural)"
    case .shape(let id): Kind.mappingPhrase(id)
    case .forms: "a mapping"
    case .stops: "stops such as {0: 1, 100: 0}"
    case .either(let kinds): Kind.eitherPhrase(kinds)
    case .nullable(let kind): "\(kind.phrase) or ~"
    case .anything: "a value"
    }
  }

  /// The same for several: `numbers`.
  private var plural: String {
    switch self {
    case .text, .reference: "texts"
    case .number, .integer: "numbers"
    case .nullable(let kind): kind.plural
    case .shape, .map, .forms: "mappings"
    case .list, .tuple: "lists"
    case .stops: "tables of stops"
    case .identifier: "ids"
    case .constraint: "constraints"
    case .choice(let words): words.count > 6 ? "words" : Kind.alternatives(words)
    default: "values"
    }
  }

  private static func mappingPhrase(_ id: ShapeID) -> String {
    let keys = Schema.standard[id].fields.prefix(4).map(\.key.rawValue)
    let rest = Schema.standard[id].fields.count > 4 ? ", …" : ""
    return "a mapping {\(keys.joined(separator: ", "))\(rest)}"
  }

  /// Words, or a list of some of them, name the words once.
  private static func eitherPhrase(_ kinds: [Kind]) -> String {
    guard kinds.count == 2, case .tuple(.choice, let count) = kinds[0],
      case .choice(let words) = kinds[1]
    else { return alternatives(kinds.map(\.phrase)) }
    return "\(alternatives(words)), or a list of \(count) of them"
  }

  static func alternatives(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
