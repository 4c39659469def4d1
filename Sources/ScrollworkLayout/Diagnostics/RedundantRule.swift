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
    for index in candidates(context.scene) {
      let constraint = context.scene.constraints[index]
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

  /// The constraints that are about the same attributes as another one, in order: all others can't
  /// be repeated, and are sorted out without making keys of them.
  private static func candidates(_ scene: ResolvedScene) -> [Int] {
    let prints = scene.constraints.indices.map { fingerprint(scene.constraints[$0].terms) }
    let sorted = prints.sorted()
    let repeated = Set(zip(sorted, sorted.dropFirst()).lazy.filter { $0 == $1 }.map(\.0))
    guard !repeated.isEmpty else { return [] }
    return prints.indices.filter { repeated.contains(prints[$0]) }
  }

  private static let attributes = LayoutAttribute.allCases

  /// A number that is the same for terms about the same attributes, in whatever order.
  private static func fingerprint(_ terms: [ResolvedConstraint.Term]) -> UInt64 {
    var sum: UInt64 = 0
    for term in terms {
      let attribute = attributes.firstIndex(of: term.attribute) ?? 0
      var bits = UInt64(UInt32(bitPattern: term.item.index)) << 16
      bits |= UInt64(term.item.kind.rawValue) << 8 | UInt64(attribute)
      // SplitMix64's last steps, so that sums of different terms differ.
      bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
      sum &+= bits ^ (bits >> 31)
    }
    return sum
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
