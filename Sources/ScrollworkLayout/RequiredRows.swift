package import ScrollworkModel
package import ScrollworkSolver

/// The required part of a scene's linear system with the contradictions found in it, for programs
/// that check these independently.
package struct RequiredRows: Sendable {
  package struct Row: Sendable {
    package var name: String
    package var terms: [Term]
    package var comparison: Comparison
    package var constant: Double
    /// No size is negative; such facts hold in every set.
    package var isFact: Bool
  }

  package var variableCount: Int
  package var rows: [Row] = []
  /// The minimal sets, as indexes of `rows`, without facts.
  package var conflicts: [[Int]]
  package var hasMoreConflicts: Bool

  /// Solves a scene, and takes the rows as they were when its insets and text heights had settled.
  package init(_ scene: ResolvedScene) {
    var runner = PassRunner(scene, LayoutOptions())
    runner.run()
    let builder = runner.builder
    let names = ConstraintNames(scene: scene)
    variableCount = builder.system.variableCount
    var place: [ConstraintID: Int] = [:]
    for index in builder.sources.indices {
      let id = ConstraintID(index: Int32(index))
      guard builder.system.priority(of: id) >= ConstraintSystem.required else { continue }
      place[id] = rows.count
      rows.append(
        Row(
          name: names.name(builder.sources[index]), terms: builder.system.terms(of: id),
          comparison: builder.system.comparison(of: id),
          constant: builder.system.constant(of: id),
          isFact: builder.sources[index].origin(in: scene) == .background))
    }
    conflicts = runner.conflicts.map { $0.conflict.constraints.compactMap { place[$0] } }
    hasMoreConflicts = runner.hasMoreConflicts
  }
}
