/// What kind of number an expression's value is.
public enum Quantity: String, Hashable, Sendable, CaseIterable {
  /// A bare number; takes the kind that is expected of it.
  case number
  /// Points.
  case length
  /// Without a unit; `50%` is 0.5.
  case ratio
  /// Pages, fractional ones included.
  case page
  /// Degrees, clockwise on screen.
  case angle
  /// Seconds.
  case time
  /// Points per second.
  case velocity
  /// 1 for true, 0 for false.
  case bool
  /// A packed colour; it can only be handed on.
  case colour

  /// As messages call it.
  public var description: String {
    switch self {
    case .number: "a bare number"
    case .length: "a length"
    case .ratio: "a ratio"
    case .page: "a page"
    case .angle: "an angle"
    case .time: "a time"
    case .velocity: "a velocity"
    case .bool: "a condition"
    case .colour: "a colour"
    }
  }

  /// How one is written, for help.
  package var sample: String {
    switch self {
    case .number: "a number such as 2"
    case .length: "points, such as 20pt or 20"
    case .ratio: "a share, such as 0.5 or 50%"
    case .page: "a page's number, such as 2"
    case .angle: "degrees, such as 45deg or 45"
    case .time: "a time, such as 0.3s"
    case .velocity: "a speed, such as 500pt/s"
    case .bool: "true, false or a comparison"
    case .colour: "a colour, such as \"#1e90ff\""
    }
  }

  /// Whether one can calculate with it.
  package var isNumeric: Bool { self != .bool && self != .colour }

  /// The kind that both are, nil when they don't go together.
  package static func common(_ a: Quantity, _ b: Quantity) -> Quantity? {
    if a == b || b == .number && a.isNumeric { return a }
    return a == .number && b.isNumeric ? b : nil
  }

  /// The kind of a product, nil when there is none.
  package static func product(_ a: Quantity, _ b: Quantity) -> Quantity? {
    guard a.isNumeric, b.isNumeric else { return nil }
    switch (a, b) {
    case (.number, let other), (let other, .number): return other
    case (.ratio, let other), (let other, .ratio): return other
    case (.velocity, .time), (.time, .velocity): return .length
    case (.page, .length), (.length, .page): return .length
    default: return nil
    }
  }

  /// The kind of a quotient, nil when there is none.
  static func quotient(_ a: Quantity, _ b: Quantity) -> Quantity? {
    guard a.isNumeric, b.isNumeric else { return nil }
    switch (a, b) {
    case (_, .number): return a
    case (_, .ratio): return a == .number ? .ratio : a
    case (.length, .time): return .velocity
    case (.length, .velocity): return .time
    default: return a == b ? .ratio : nil
    }
  }
}
