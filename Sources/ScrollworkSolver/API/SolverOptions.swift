/// How much `ConstraintSystem.solve` is to find out.
public struct SolverOptions: Hashable, Sendable {
  /// How many minimal conflict sets are listed at most.
  public var conflictLimit = 16
  /// Compute the ranges of open probes.
  public var reportsRanges = true

  public init() {}
}
