internal import ScrollworkModel

/// New numbers for a constraint; what is nil stays.
struct ConstraintPatch: Sendable {
  var name: String
  var constant: Double?
  var multiplier: Double?
  var priority: Double?

  /// As `NSLayoutConstraint.constant` and the like: the constraint's first item stands on the left,
  /// its second, with multiplier and constant, on the right.
  func apply(to constraint: inout ResolvedConstraint) {
    let scale = constraint.terms[0].coefficient
    if let constant { constraint.constant = constant * scale }
    if let multiplier, constraint.terms.count > 1 {
      constraint.terms[1].coefficient = -multiplier * scale
    }
    if let priority { constraint.priority = min(max(priority, 1), 1000) }
  }
}
