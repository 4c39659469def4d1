internal import ScrollworkModel
internal import ScrollworkSolver

/// A contradictory set as rules look at it.
struct ConflictFacts {
  /// One constraint of the set.
  struct Member {
    var id: ConstraintID
    var source: ConstraintSource
    var name: String
    /// The equation, as a scene would write it; nil for what has none.
    var equation: String?
    var span: SourceSpan
    var origin: ConstraintOrigin
    var suspicion: SuspectRanking.Suspicion
    /// The constraint's number in the proof; 0 when there is none.
    var multiplier: Double

    /// The index among the scene's constraints.
    var written: Int? { source.kind == .written ? Int(source.index) : nil }

    /// The index among the scene's constraints of one that the author may change.
    var authors: Int? { origin == .author ? written : nil }

    /// What a sum calls it: the name, or what an unnamed constraint is about first.
    var label: String

    /// The name, and the equation where the name doesn't say it.
    var description: String {
      guard let equation else { return name }
      return name == equation ? "\"\(name)\"" : "\(name) (\(equation))"
    }
  }

  var members: [Member]
  /// Names of the facts that the contradiction needs besides.
  var background: [String]
  /// Indexes of the views involved, in document order.
  var views: [Int32]
  /// Paths of the views involved.
  var paths: [String]
  /// What was left out to go on; nil when another set's victim freed this one.
  var dropped: ConstraintID?
  /// The member to look at first.
  var blamed: ConstraintID?
  var arithmetic: ConflictArithmetic?
  var shortBy: Double

  /// The members that a repair may change, the most suspect first.
  var suspects: [Member] {
    let own = members.enumerated().filter { $0.element.suspicion != .host }
    return own.sorted { a, b in
      if a.element.id == blamed { return b.element.id != blamed }
      if b.element.id == blamed { return false }
      // Of equals the last one in the document.
      return (a.element.suspicion.rawValue, b.offset) < (b.element.suspicion.rawValue, a.offset)
    }.map(\.element)
  }

  /// The difference in points, as the sum shows it.
  var difference: Double { arithmetic?.difference ?? shortBy }

  /// What the other members make of the left side of one with a single term, as a multiple of its
  /// coefficient; nil without a proof.
  func value(of member: Member, _ context: RuleContext) -> Double? {
    let system = context.runner.builder.system
    var sum = 0.0
    for other in members { sum += other.multiplier * system.constant(of: other.id) }
    guard member.multiplier != 0, sum > 0 else { return nil }
    let value = system.constant(of: member.id) - sum / member.multiplier
    guard let index = member.written else { return value }
    return value / (context.scene.constraints[index].terms.first?.coefficient ?? 1)
  }

  /// A finding about this set that stands beside the contradiction's own.
  func facet(
    _ rule: Rule, _ message: String, at span: SourceSpan? = nil, help: String? = nil,
    views: [String]? = nil, constraints: [String]? = nil
  ) -> Diagnostic {
    rule.diagnostic(
      message, at: span ?? members.first { !$0.span.isNone }?.span ?? .none, help: help,
      views: views ?? paths, constraints: constraints ?? members.map(\.name))
  }
}

extension ConflictFacts {
  /// The sets of a layout, in the order in which they were found.
  static func all(
    _ scene: ResolvedScene, _ result: LayoutResult, _ runner: PassRunner
  ) -> [ConflictFacts] {
    guard !runner.conflicts.isEmpty else { return [] }
    let builder = runner.builder
    let ranking = SuspectRanking(builder)
    let names = ConstraintNames(scene: scene)
    let generated = GeneratedEquations(builder)
    let equations = EquationText(scene: scene)
    return zip(result.conflicts, runner.conflicts).map { listed, resolved in
      let set = resolved.conflict.constraints
      let multipliers = resolved.conflict.multipliers
      let members = set.enumerated().map { index, id in
        let source = builder.sources[Int(id.index)]
        return Member(
          id: id, source: source, name: listed.constraints[index],
          equation: source.kind == .written
            ? equations.text(scene.constraints[Int(source.index)]) : generated.text(id),
          span: names.span(source), origin: source.origin(in: scene),
          suspicion: ranking.suspicion(of: id, in: set),
          multiplier: multipliers.isEmpty ? 0 : multipliers[index],
          label: label(listed.constraints[index], source, scene))
      }
      var views: Set<Int32> = []
      for member in members { views.formUnion(ConstraintItems.views(of: member.source, in: scene)) }
      return ConflictFacts(
        members: members, background: listed.background, views: views.sorted(),
        paths: listed.views, dropped: resolved.dropped,
        blamed: resolved.dropped ?? ranking.victim(of: set),
        arithmetic: ConflictArithmetic(members, builder), shortBy: listed.shortBy)
    }
  }

  private static func label(
    _ name: String, _ source: ConstraintSource, _ scene: ResolvedScene
  ) -> String {
    guard source.kind == .written, name.contains(" "),
      let term = scene.constraints[Int(source.index)].terms.first
    else { return name }
    return scene.path(of: term.item) + "." + term.attribute.rawValue
  }
}

extension ConflictFacts.Member {
  /// The view whose autoresizing mask a constraint is from; nil for all others.
  func maskedView(in scene: ResolvedScene) -> Int32? {
    guard origin == .autoresizing else { return nil }
    guard let written else { return source.index }
    return scene.constraints[written].terms.first.map {
      ConstraintItems.view(of: $0.item, in: scene)
    }
  }

  /// The view that a stack view hides by this constraint, and the axis that it has no size along.
  func hiddenView(in scene: ResolvedScene) -> (view: Int32, axis: Axis)? {
    if source.kind == .hiding {
      return (source.detail, scene.views[Int(source.index)].node.stack.axis)
    }
    guard origin == .stackView, name.hasPrefix("UISV-hiding"), let written,
      let term = scene.constraints[written].terms.first
    else { return nil }
    return (ConstraintItems.view(of: term.item, in: scene), term.attribute.axis)
  }
}
