/// What few constraints say. Never changed once it is made, so declarations can share it.
final class ConstraintDetails: Sendable {
  struct Values: Sendable {
    var when: Condition?
    var allow = AllowList()
    var origin = ConstraintOrigin.author
    var owner: String?
    var note: String?
  }

  let values: Values

  init(_ values: Values) {
    self.values = values
  }
}

extension ConstraintDeclaration {
  private mutating func set<Value: Equatable>(
    _ key: WritableKeyPath<ConstraintDetails.Values, Value>, _ value: Value
  ) {
    var values = details?.values ?? ConstraintDetails.Values()
    guard values[keyPath: key] != value else { return }
    values[keyPath: key] = value
    details = ConstraintDetails(values)
  }

  public var when: Condition? {
    get { details?.values.when }
    set { set(\.when, newValue) }
  }

  public var allow: AllowList {
    get { details?.values.allow ?? AllowList() }
    set { set(\.allow, newValue) }
  }

  public var origin: ConstraintOrigin {
    get { details?.values.origin ?? .author }
    set { set(\.origin, newValue) }
  }

  /// Path of the view in whose coordinates a position multiplier acts.
  public var owner: String? {
    get { details?.values.owner }
    set { set(\.owner, newValue) }
  }

  public var note: String? {
    get { details?.values.note }
    set { set(\.note, newValue) }
  }
}
