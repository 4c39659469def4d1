internal import ScrollworkModel

/// SW203: a constraint that says what another one says.
enum RedundantRule: LayoutRule {
  private struct Key: Hashable {
    var terms: [ResolvedConstraint.Term]
    var relation: Relation
    var constant: Double
    var priority: Double
  }

  static func check(_ context: inout RuleContext) {
    var first: [Key: Int] = [:]
    var pairs: [(Int, Int)] = []
    var seen: Set<[SourceSpan]> = []
    for (index, constraint) in context.scene.constraints.enumerated() {
      guard let key = key(constraint) else { continue }
      guard let other = first[key] else {
        first[key] = index
        continue
      }
      // Two texts that repeat each other in every copy are one finding.
      if seen.insert([context.scene.constraints[other].span, constraint.span]).inserted {
        pairs.append((other, index))
      }
    }
    guard !pairs.isEmpty else { return }
    let names = context.scene.names(of: pairs.flatMap { [$0.0, $0.1] })
    let writer = RepairWriter(context.scene)
    for (place, (other, index)) in pairs.enumerated() {
      let (otherName, name) = (names[2 * place], names[2 * place + 1])
      let views = ConstraintItems.views(
        of: ConstraintSource(.written, Int32(index)), in: context.scene)
      context.report(
        LayoutRules.redundant.diagnostic(
          "\(name) repeats \(otherName).", at: context.scene.constraints[index].span,
          notes: [Diagnostic.Note("the first", at: context.scene.constraints[other].span)],
          help: "Leave out one of them.", views: Set(views).sorted().map(context.path),
          constraints: [otherName, name]),
        views: views, constraints: [other, index],
        repairs: [writer.removal(of: index)].compactMap { $0 })
    }
  }

  /// The constraint with its terms in order and the first one's coefficient 1.
  private static func key(_ constraint: ResolvedConstraint) -> Key? {
    var terms = constraint.terms
    terms.sort {
      ($0.item.kind.rawValue, $0.item.index, $0.attribute.rawValue)
        < ($1.item.kind.rawValue, $1.item.index, $1.attribute.rawValue)
    }
    guard let factor = terms.first?.coefficient, factor != 0, factor.isFinite else { return nil }
    for index in terms.indices { terms[index].coefficient /= factor }
    var relation = constraint.relation
    if factor < 0 {
      switch relation {
      case .equal: break
      case .lessThanOrEqual: relation = .greaterThanOrEqual
      case .greaterThanOrEqual: relation = .lessThanOrEqual
      }
    }
    return Key(
      terms: terms, relation: relation, constant: constraint.constant / factor + 0,
      priority: constraint.priority)
  }
}
