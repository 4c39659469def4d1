internal import ScrollworkModel
internal import ScrollworkSolver

/// Solves a scene's system until insets and text heights agree with the frames that they lead to.
struct PassRunner {
  /// A conflict with the constraint that was left out for it.
  struct ResolvedConflict {
    var conflict: Solution.Conflict
    var dropped: ConstraintID?
  }

  /// Passes at most; UIKit too gives up on layouts that don't settle.
  static let passLimit = 8
  /// Conflict sets that are listed at most.
  static let conflictLimit = 16
  /// How many constraints are looked through for conflicts, all rounds together, before what doesn't
  /// hold is left out at once.
  private static let searchLimit = 400_000

  var builder: SystemBuilder
  /// One value per variable of the last pass.
  var values: [Double] = []
  var open: [Solution.Range] = []
  var conflicts: [ResolvedConflict] = []
  var hasMoreConflicts = false
  /// Some length was too large for a number; it counts as 0.
  var isOverflowing = false
  /// Text boxes whose height didn't settle.
  var unsettledTexts: [Int] = []
  /// Views whose insets didn't settle.
  var unsettledInsets = false
  private var dropped: [ConstraintID] = []
  /// How often conflicts were looked for before what was left could hold.
  private var rounds = 0
  private let resolver: InsetResolver

  init(_ scene: ResolvedScene, _ options: LayoutOptions) {
    builder = SystemBuilder(scene, options)
    resolver = InsetResolver(scene: scene, tables: builder.tables)
  }

  mutating func run() {
    _ = builder.writer.insets.update(resolver, frames: nil)
    builder.build()
    settle()
  }

  /// Solves until insets and text heights agree with the frames.
  mutating func settle() {
    unsettledInsets = false
    unsettledTexts = []
    for pass in 1...Self.passLimit {
      if pass == 1 || !solveWithoutDropped() { solveUntilFeasible() }
      // With constraints missing from the system numbers would be renewed at the wrong place.
      guard builder.rejected.isEmpty else { return }
      let insetsChanged = builder.writer.insets.update(resolver, frames: values)
      if insetsChanged { builder.renewConstants() }
      let textsChanged = builder.updateTexts(values)
      if !insetsChanged && !textsChanged { return }
      if pass == Self.passLimit {
        unsettledInsets = insetsChanged
        unsettledTexts = builder.texts.boxes.indices.filter {
          abs(builder.texts.boxes[$0].height - builder.texts.boxes[$0].previousHeight) > 1e-9
        }
      }
    }
  }

  /// Solves with the constraints that the pass before left out still left out, when the same sets
  /// contradict each other with the constants of now; false when they don't.
  private mutating func solveWithoutDropped() -> Bool {
    guard rounds == 1, !hasMoreConflicts else { return false }
    var whole = builder.system
    for constraint in dropped { whole.setActive(constraint, true) }
    let found = whole.conflicts(limit: Self.conflictLimit)
    guard !found.hasMore,
      found.conflicts.map(\.constraints) == conflicts.map(\.conflict.constraints)
    else { return false }
    let solution = builder.system.solve()
    guard solution.conflicts.isEmpty else { return false }
    take(solution)
    for (index, conflict) in found.conflicts.enumerated() { conflicts[index].conflict = conflict }
    return true
  }

  private mutating func take(_ solution: Solution) {
    values = solution.values
    // Far enough below the largest double that sums and pixels stay finite.
    isOverflowing = values.contains { !($0.magnitude < 1e300) }
    if isOverflowing { values = values.map { $0.magnitude < 1e300 ? $0 : 0 } }
    open = solution.open
  }

  /// Solves; while required constraints contradict each other, leaves out one of each minimal set
  /// by the fixed rule and solves again.
  private mutating func solveUntilFeasible() {
    for constraint in dropped { builder.system.setActive(constraint, true) }
    dropped = []
    conflicts = []
    hasMoreConflicts = false
    rounds = 0
    var options = SolverOptions()
    options.conflictLimit = Self.conflictLimit
    let ranking = SuspectRanking(builder)
    while true {
      let solution = builder.system.solve(options)
      take(solution)
      if solution.conflicts.isEmpty { return }
      rounds += 1
      let before = dropped.count
      hasMoreConflicts =
        hasMoreConflicts || solution.hasMoreConflicts
        || conflicts.count + solution.conflicts.count > Self.conflictLimit
      // Where there are too many for looking at one after the other, all that doesn't hold is left
      // out: the rest holds as it is.
      if solution.hasMoreConflicts, rounds * builder.sources.count > Self.searchLimit {
        for violated in builder.system.violated(by: solution.values) {
          builder.system.setActive(violated, false)
          dropped.append(violated)
        }
      }
      var left: Set<ConstraintID> = []
      for conflict in solution.conflicts {
        var victim: ConstraintID?
        let isOpen = conflict.constraints.allSatisfy(builder.system.isActive)
        if isOpen && left.isDisjoint(with: conflict.constraints) {
          victim = ranking.victim(of: conflict.constraints)
          if let victim {
            left.insert(victim)
            builder.system.setActive(victim, false)
            dropped.append(victim)
          }
        }
        if conflicts.count < Self.conflictLimit {
          conflicts.append(ResolvedConflict(conflict: conflict, dropped: victim))
        }
      }
      // Facts alone don't contradict each other; a set without a constraint can't be mended.
      if left.isEmpty && dropped.count == before { return }
      options.conflictLimit = 4096
    }
  }
}
