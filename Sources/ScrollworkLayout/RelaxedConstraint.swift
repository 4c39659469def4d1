internal import ScrollworkSolver

/// An optional constraint that a solution doesn't meet.
struct RelaxedConstraint {
  var id: ConstraintID
  var source: ConstraintSource
  var priority: Double
  /// Absolute error in points.
  var error: Double
}
