internal import ScrollworkModel

/// SW207: distances from both edges that don't fit into what is between them.
enum ImplosionRule: LayoutRule {
  static func check(_ context: inout RuleContext) {
    for conflict in context.conflicts {
      guard let insets = insets(of: conflict, context), let arithmetic = conflict.arithmetic else {
        continue
      }
      let members = insets.members
      let room = max(0, arithmetic.available.reduce(0) { $0 + $1.amount })
      let amounts = arithmetic.needed.map { formatNumber($0.amount) }.joined(separator: " + ")
      let names = arithmetic.available.compactMap(\.size)
      context.report(
        conflict.facet(
          LayoutRules.implosion,
          "Insets of \(amounts) do not fit into a \(insets.axis.sizeName) of \(formatNumber(room)).",
          at: members.last?.span,
          help: "Give one of them priority 999"
            + (names.isEmpty ? "." : ", and look at why \(names[0]) is \(formatNumber(room))."),
          constraints: members.map(\.name)),
        views: conflict.views, constraints: members.compactMap(\.written))
    }
  }

  /// The constraints that need room, when they all are distances between edges, and nothing but
  /// that no size is negative keeps them from closing in.
  static func insets(
    of conflict: ConflictFacts, _ context: RuleContext
  ) -> (members: [ConflictFacts.Member], axis: Axis)? {
    guard !conflict.background.isEmpty, conflict.members.count > 1,
      let arithmetic = conflict.arithmetic, arithmetic.needed.count > 1
    else { return nil }
    let needed = Set(arithmetic.needed.map(\.member))
    let members = conflict.members.filter { needed.contains($0.id) }
    guard members.count == arithmetic.needed.count else { return nil }
    var axes: Set<Axis> = []
    for member in members {
      guard let index = member.written else { return nil }
      let terms = context.scene.constraints[index].terms
      // An inset is between the same edges of two items, a gap isn't.
      guard terms.count == 2, terms[0].attribute == terms[1].attribute,
        !terms[0].attribute.isSize
      else { return nil }
      axes.insert(terms[0].attribute.axis)
    }
    guard axes.count == 1, let axis = axes.first else { return nil }
    return (members, axis)
  }
}
