/// What `ConstraintSystem.solve` found.
public struct Solution: Sendable {
  /// A minimal set of required constraints that can't hold together.
  public struct Conflict: Hashable, Sendable {
    /// In ascending order.
    public var constraints: [ConstraintID]
    /// Background facts that the contradiction needs, in ascending order.
    public var background: [ConstraintID]
    /// Least sum of absolute violations of `constraints` with the background holding.
    public var shortBy: Double
    /// The proof, one number for each of `constraints`, then of `background`: the sides of the
    /// constraints times these cancel out, and the constants times these add up to something
    /// positive, which nothing can be. The largest magnitude is 1. Empty for very large sets.
    public var multipliers: [Double]
  }

  /// A probe that has more than one best value.
  public struct Range: Hashable, Sendable {
    public var probe: ProbeID
    /// Nil where unbounded.
    public var minimum: Double?
    public var maximum: Double?
  }

  /// One value per variable. With conflicts, values of a compromise of no special meaning: leave
  /// constraints out with `setActive` and solve again.
  public var values: [Double]
  /// Sorted by their constraints; empty when all required constraints can hold.
  public var conflicts: [Conflict]
  public var hasMoreConflicts: Bool
  /// In the order of the probes.
  public var open: [Range]
}
