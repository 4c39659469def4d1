/// Linear constraints over real variables, in strict priority levels.
///
/// Constraints of priority 1000 are required. Below it, level by level from high to low, the sum of
/// absolute violations is made as small as the higher levels allow; priorities are real numbers,
/// each distinct value a level of its own. The solution doesn't depend on the order in which
/// constraints were added.
///
/// ```swift
/// var system = ConstraintSystem()
/// let width = system.addVariable()
/// system.appendTerm(1, width)
/// try system.commitConstraint(.equal, 320)
/// system.solve().values  // [320]
/// ```
public struct ConstraintSystem: Sendable {
  /// The priority of constraints that must hold.
  public static let required = 1000.0

  public private(set) var variableCount = 0
  public var constraintCount: Int { rows.count }
  public var probeCount: Int { probes.count }

  var rows = RowStore()
  /// Probes as rows: the constant is the target.
  var probes = RowStore()
  var backgroundRows: ContiguousArray<Int32> = []
  /// Terms of the constraint or probe being written: the first `pendingCount`. The array is never
  /// emptied, which would cost more than writing to it.
  private var pending: [Term] = []
  private var pendingCount = 0
  /// What earlier solving found out about the structure; nil when that has changed.
  var reduction: Reduction?
  /// Constants changed since `reduction` last saw them.
  var hasStaleConstants = false

  public init() {}

  /// Makes room for about as many constraints and probes.
  public mutating func reserveCapacity(constraints: Int, probes: Int) {
    rows.reserveCapacity(constraints)
    self.probes.reserveCapacity(probes)
  }

  public mutating func addVariable() -> Variable {
    reduction = nil
    variableCount += 1
    return Variable(index: Int32(variableCount - 1))
  }

  /// Adds a term to the constraint or probe being written; `commitConstraint` or `commitProbe`
  /// ends it. Terms of the same variable add up.
  public mutating func appendTerm(_ coefficient: Double, _ variable: Variable) {
    let term = Term(coefficient, variable)
    if pendingCount < pending.count {
      pending[pendingCount] = term
    } else {
      pending.append(term)
    }
    pendingCount += 1
  }

  /// Adds the constraint: sum of the appended terms, compared with `constant`.
  ///
  /// A background constraint is a fact (`width >= 0`): it is always required, never blamed alone,
  /// and takes part in the solution only where it matters.
  ///
  /// - Throws: `SolverError`; nothing is added then, and the appended terms are gone.
  @discardableResult
  public mutating func commitConstraint(
    _ comparison: Comparison, _ constant: Double, priority: Double = required,
    isBackground: Bool = false
  ) throws(SolverError) -> ConstraintID {
    guard priority > 0, priority <= Self.required else {
      dropPending()
      throw priority.isNaN ? .notFinite : .priorityOutOfRange(priority)
    }
    try checkPending(constant)
    rows.append(
      pending, count: pendingCount, comparison, constant,
      priority: isBackground ? Self.required : priority, isBackground: isBackground)
    dropPending()
    reduction = nil
    let id = Int32(rows.count - 1)
    if isBackground { backgroundRows.append(id) }
    return ConstraintID(index: id)
  }

  /// Adds a probe: the sum of the appended terms. When the constraints leave it open, its range is
  /// reported, and the solution takes the value nearest to `target`, probes in the order in which
  /// they were added.
  ///
  /// - Throws: `SolverError`; nothing is added then, and the appended terms are gone.
  @discardableResult
  public mutating func commitProbe(target: Double) throws(SolverError) -> ProbeID {
    try checkPending(target)
    probes.append(
      pending, count: pendingCount, .equal, target, priority: Self.required,
      isBackground: false)
    dropPending()
    return ProbeID(index: Int32(probes.count - 1))
  }

  private mutating func checkPending(_ constant: Double) throws(SolverError) {
    var failure: SolverError? = constant.isFinite ? nil : .notFinite
    for term in pending[..<pendingCount] {
      if term.variable.index < 0 || term.variable.index >= variableCount {
        failure = .unknownVariable(term.variable)
      } else if !term.coefficient.isFinite {
        failure = .notFinite
      }
    }
    if let failure {
      dropPending()
      throw failure
    }
  }

  private mutating func dropPending() { pendingCount = 0 }

  /// Changes a constraint's constant; the structure found so far stays, so that solving again is
  /// cheap. A constant that isn't finite is ignored.
  public mutating func setConstant(_ constraint: ConstraintID, _ constant: Double) {
    guard constant.isFinite, rows[Int(constraint.index)].constant != constant else { return }
    rows[Int(constraint.index)].constant = constant
    hasStaleConstants = true
  }

  public func priority(of constraint: ConstraintID) -> Double {
    rows[Int(constraint.index)].priority
  }

  /// What a constraint's sum is compared with.
  public func constant(of constraint: ConstraintID) -> Double {
    rows[Int(constraint.index)].constant
  }

  /// How a constraint's sum compares with its constant.
  public func comparison(of constraint: ConstraintID) -> Comparison {
    rows[Int(constraint.index)].comparison
  }

  /// A constraint's sum: each variable once.
  public func terms(of constraint: ConstraintID) -> [Term] {
    Array(rows.terms(of: Int(constraint.index)))
  }

  /// Changes where a probe wants to be. A target that isn't finite is ignored.
  public mutating func setTarget(_ probe: ProbeID, _ target: Double) {
    guard target.isFinite else { return }
    probes[Int(probe.index)].constant = target
  }

  public func isActive(_ constraint: ConstraintID) -> Bool {
    rows[Int(constraint.index)].isActive
  }

  /// An inactive constraint is left out.
  public mutating func setActive(_ constraint: ConstraintID, _ active: Bool) {
    guard rows[Int(constraint.index)].isActive != active else { return }
    rows[Int(constraint.index)].isActive = active
    reduction = nil
  }
}
