/// Why a constraint was not taken; the system is as it was before.
public enum SolverError: Error, Hashable, Sendable {
  case unknownVariable(Variable)
  /// A coefficient, constant, target or priority that is infinite or not a number.
  case notFinite
  /// A priority outside 0 < p <= 1000.
  case priorityOutOfRange(Double)
}
