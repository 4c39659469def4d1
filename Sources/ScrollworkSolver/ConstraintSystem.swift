/// A variable of a `ConstraintSystem`: a real number to be found.
public struct Variable: Hashable, Sendable {
  public let index: Int32

  @inlinable
  public init(index: Int32) { self.index = index }
}

/// A constraint of a `ConstraintSystem`.
public struct ConstraintID: Hashable, Sendable, Comparable {
  public let index: Int32

  @inlinable
  public init(index: Int32) { self.index = index }

  @inlinable
  public static func < (a: ConstraintID, b: ConstraintID) -> Bool { a.index < b.index }
}

/// An expression whose range is asked for and which settles ties; see `ConstraintSystem.addProbe`.
public struct ProbeID: Hashable, Sendable {
  public let index: Int32

  @inlinable
  public init(index: Int32) { self.index = index }
}

/// coefficient x variable.
public struct Term: Hashable, Sendable {
  public var variable: Variable
  public var coefficient: Double

  @inlinable
  public init(_ coefficient: Double, _ variable: Variable) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// How a constraint's sum compares with its constant.
public enum Comparison: UInt8, Hashable, Sendable {
  case equal, lessThanOrEqual, greaterThanOrEqual
}

/// Why a constraint was not taken; the system is as it was before.
public enum SolverError: Error, Hashable, Sendable {
  case unknownVariable(Variable)
  /// A coefficient, constant or priority that is infinite or not a number.
  case notFinite
  /// A priority outside 0 < p <= 1000.
  case priorityOutOfRange(Double)
}

/// Linear constraints over real variables, in strict priority levels.
///
/// Constraints of priority 1000 are required. Below it, level by level from high to low, the sum of
/// absolute violations is made as small as the higher levels allow; priorities are real numbers,
/// each distinct value a level of its own. The solution doesn't depend on the order in which
/// constraints were added.
public struct ConstraintSystem: Sendable {
  public static let required = 1000.0

  public init() {}

  public private(set) var variableCount = 0
  public private(set) var constraintCount = 0

  public mutating func addVariable() -> Variable { fatalError() }

  /// Adds a term to the constraint or probe being written; `commitConstraint` or `commitProbe`
  /// ends it. Terms of the same variable add up.
  public mutating func appendTerm(_ coefficient: Double, _ variable: Variable) { fatalError() }

  /// Adds the constraint: sum of the appended terms, compared with `constant`.
  ///
  /// A background constraint is a fact (`width >= 0`): it is never blamed, and takes part in the
  /// solution only where it matters. It is always required.
  ///
  /// - Throws: `SolverError`; nothing is added then, and the appended terms are gone.
  @discardableResult
  public mutating func commitConstraint(
    _ comparison: Comparison, _ constant: Double, priority: Double = required,
    isBackground: Bool = false
  ) throws(SolverError) -> ConstraintID { fatalError() }

  /// Adds a probe: the sum of the appended terms. When the constraints leave it open, its range is
  /// reported, and the solution takes the value nearest to `target`, probes in the order in which
  /// they were added.
  public mutating func commitProbe(target: Double) throws(SolverError) -> ProbeID { fatalError() }

  /// Changes a constraint's constant; the structure found so far stays.
  public mutating func setConstant(_ constraint: ConstraintID, _ constant: Double) { fatalError() }

  public mutating func setTarget(_ probe: ProbeID, _ target: Double) { fatalError() }

  /// An inactive constraint is left out.
  public mutating func setActive(_ constraint: ConstraintID, _ isActive: Bool) { fatalError() }

  public mutating func solve(_ options: SolverOptions = SolverOptions()) -> Solution { fatalError() }
}

public struct SolverOptions: Hashable, Sendable {
  /// How many minimal conflict sets are listed at most.
  public var conflictLimit = 16
  /// Compute ranges of open probes.
  public var reportsRanges = true

  public init() {}
}

/// What `ConstraintSystem.solve` found.
public struct Solution: Sendable {
  /// A minimal set of required constraints that can't hold together.
  public struct Conflict: Hashable, Sendable {
    /// In ascending order.
    public var constraints: [ConstraintID]
    /// Background facts that the contradiction needs.
    public var background: [ConstraintID]
    /// Least sum of absolute violations of `constraints` with the background holding.
    public var shortBy: Double
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
