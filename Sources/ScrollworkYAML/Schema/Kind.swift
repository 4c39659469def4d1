/// What a key takes.
indirect enum Kind: Sendable {
  /// Any scalar, as text.
  case text
  /// A number, or arithmetic on metrics.
  case number(NumberRange)
  case integer(ClosedRange<Int>)
  case boolean
  /// One of some words.
  case choice([String])
  /// 1 to 1000, or `required`, `high`, `low` with `+ N` or `- N`.
  case priority
  /// The id of a view or guide.
  case identifier
  /// A path of ids, a set (`cell.*`), or a name; not looked up while reading.
  case reference
  /// `[x, y]`
  case point
  /// `[width, height]`
  case size
  /// `[x, y, width, height]`
  case rectangle
  /// A number or `{top, left, bottom, right}`.
  case insets
  /// `120ms`, `0.3s`, or a number of seconds.
  case time
  /// `20deg`, or a number of degrees.
  case angle
  /// A number of points or a share (`90%`).
  case coordinate
  /// An expression of the link language, or a number; not read here.
  case expression
  /// A condition on the viewport.
  case condition
  /// A list of rule codes.
  case codes
  /// A list of rules: codes, beginnings of codes, or names.
  case rules
  /// `"#rrggbb"` or the name of a colour.
  case color
  /// A built-in type of view, or the name of a template.
  case viewType
  /// The name of a built-in device.
  case device
  /// An entry of a list of constraints, in any of its forms.
  case constraint
  /// How many copies of a view there are, or a value for each.
  case repetition
  case list(Kind)
  /// A list of that many values.
  case tuple(Kind, Int)
  /// Free keys with values of one kind.
  case map(Kind)
  case shape(ShapeID)
  /// A mapping whose form is told by the first of these keys that it has.
  case forms([FormKey])
  /// The first that fits.
  case either([Kind])
  /// A table of stops: `{0: 1, 100: 0}` or `[[0, 1], [100, 0]]`.
  case stops
  /// `~` or the kind.
  case nullable(Kind)
  /// Anything that isn't null: read by a later stage.
  case anything

  struct FormKey: Sendable {
    var key: SchemaKey
    var shape: ShapeID
  }

  static let anyNumber = Kind.number(.any)
  static let length = Kind.number(.nonNegative)
}

/// Which numbers a key takes.
enum NumberRange: Sendable {
  case any, nonNegative, positive
  case within(ClosedRange<Double>)

  func contains(_ value: Double) -> Bool {
    switch self {
    case .any: true
    case .nonNegative: value >= 0
    case .positive: value > 0
    case .within(let range): range.contains(value)
    }
  }
}
