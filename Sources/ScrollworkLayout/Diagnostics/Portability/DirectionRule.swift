internal import ScrollworkModel

/// SW504: constraints with left and right among those with leading and trailing, where the layout
/// falls apart in the other direction.
struct DirectionRule: LayoutRule {
  private let context: RuleContext
  /// Indexes of the constraints with left or right that are about a view which others place by
  /// leading or trailing.
  private let mixed: [Int]
  /// All views that these are about, in document order.
  private let views: [Int32]

  static func check(_ context: inout RuleContext) {
    guard let rule = Self(context), let consequence = rule.consequence() else { return }
    rule.report(consequence, &context)
  }

  /// Nil for a scene that doesn't mix them, or looks after directions itself.
  private init?(_ context: RuleContext) {
    self.context = context
    let scene = context.scene
    var bySide: Set<Int32> = []
    var byDirection: Set<Int32> = []
    for constraint in scene.constraints {
      for term in constraint.terms {
        let view = ConstraintItems.view(of: term.item, in: scene)
        if Self.isSide(term.attribute) { bySide.insert(view) }
        if term.attribute.isDirectional { byDirection.insert(view) }
      }
    }
    // What a scroll view or the root is tied to from inside says nothing of where it is itself.
    let shared = bySide.intersection(byDirection).filter {
      $0 > 0 && !context.tables.isScrollView($0)
    }
    guard !shared.isEmpty else { return nil }
    mixed = scene.constraints.indices.filter { index in
      scene.constraints[index].terms.contains { term in
        Self.isSide(term.attribute)
          && shared.contains(ConstraintItems.view(of: term.item, in: scene))
      }
    }
    let tied = mixed.flatMap { index in
      scene.constraints[index].terms.map { ConstraintItems.view(of: $0.item, in: scene) }
    }
    views = shared.union(tied.filter { $0 > 0 && !context.tables.isScrollView($0) }).sorted()
    let depends = scene.constraints.contains {
      scene.declaration(of: $0)?.when?.mentionsDirection ?? false
    }
    if depends || scene.views.contains(where: { $0.node.when?.mentionsDirection ?? false }) {
      return nil
    }
  }

  private static func isSide(_ attribute: LayoutAttribute) -> Bool {
    attribute == .left || attribute == .right
  }

  // MARK: In the other direction

  /// What becomes of the layout in the other direction; nil when nothing bad does.
  private func consequence() -> String? {
    var scene = context.scene
    scene.viewport.direction =
      scene.viewport.direction == .leftToRight ? .rightToLeft : .leftToRight
    var runner = PassRunner(scene, context.options)
    runner.run()
    if !runner.conflicts.isEmpty { return "the constraints contradict each other" }
    let open = OpenAttributes(ResultBuilder(runner, context.options).result())
    for view in views where !context.open.contains(view, .horizontal) {
      if open.contains(view, .horizontal) {
        return "the place of \"\(context.path(view))\" is open"
      }
    }
    return collision(runner)
  }

  /// A view that leaves its parent, or lies over another, and doesn't as it is.
  private func collision(_ turned: PassRunner) -> String? {
    for view in views where context.isVisible(view) {
      let parent = context.tables.views[Int(view)].parent
      if !context.tables.isScrollView(parent) {
        let before = overhang(view, parent, context.runner.values)
        let after = overhang(view, parent, turned.values)
        if after > max(before, 0) + 1 {
          return "\"\(context.path(view))\" sticks out of \"\(context.path(parent))\" by "
            + "\(formatNumber(after)) pt"
        }
      }
      // Views beside it; looking at all of a long list for each would take long.
      for sibling in context.scene.views[Int(parent)].children.prefix(64)
      where sibling != view && context.isVisible(sibling) {
        if overlap(view, sibling, context.runner.values) < 1,
          overlap(view, sibling, turned.values) > 1
        {
          return "\"\(context.path(view))\" lies over \"\(context.path(sibling))\""
        }
      }
    }
    return nil
  }

  private func overhang(_ inner: Int32, _ outer: Int32, _ values: [Double]) -> Double {
    let a = context.tables.alignmentSpan(inner, .horizontal)
    let b = context.tables.frameSpan(outer, .horizontal)
    let (near, far) = (a.nearValue(at: values), a.nearValue(at: values) + a.sizeValue(at: values))
    return max(
      b.nearValue(at: values) - near, far - b.nearValue(at: values) - b.sizeValue(at: values))
  }

  /// The smaller side of what two views have in common, in points.
  private func overlap(_ a: Int32, _ b: Int32, _ values: [Double]) -> Double {
    Axis.allCases.map { axis in
      let (a, b) = (context.tables.alignmentSpan(a, axis), context.tables.alignmentSpan(b, axis))
      let near = max(a.nearValue(at: values), b.nearValue(at: values))
      let far = min(
        a.nearValue(at: values) + a.sizeValue(at: values),
        b.nearValue(at: values) + b.sizeValue(at: values))
      return far - near
    }.min() ?? 0
  }

  // MARK: Reporting

  private func report(_ consequence: String, _ context: inout RuleContext) {
    let scene = context.scene
    let isLeftToRight = scene.viewport.direction == .leftToRight
    let turning = scene.constraints.first { constraint in
      !constraint.span.isNone
        && constraint.terms.contains {
          $0.attribute.isDirectional && views.contains(ConstraintItems.view(of: $0.item, in: scene))
        }
    }
    let notes = turning.map {
      [Diagnostic.Note("\(context.equations.text($0)) turns round", at: $0.span)]
    }
    let names = scene.names(of: mixed)
    context.report(
      LayoutRules.directionUnsafe.diagnostic(
        "Left and right stand among leading and trailing: in a "
          + "\(isLeftToRight ? "right-to-left" : "left-to-right") layout \(consequence).",
        at: scene.constraints[mixed[0]].span, notes: notes ?? [],
        help: "Write leading and trailing throughout.",
        views: views.map(context.path), constraints: names),
      views: views, constraints: mixed, repairs: [repair()].compactMap { $0 })
  }

  /// Leading for left and trailing for right. From right to left constants would turn round as well.
  private func repair() -> RepairDraft? {
    guard mixed.count <= 8, context.scene.viewport.direction == .leftToRight else { return nil }
    let changed = mixed.map { index in
      var constraint = context.scene.constraints[index]
      for term in constraint.terms.indices where Self.isSide(constraint.terms[term].attribute) {
        constraint.terms[term].attribute =
          constraint.terms[term].attribute == .left ? .leading : .trailing
      }
      return (index: index, constraint: constraint)
    }
    return RepairWriter(context.scene).replacements(changed)
  }
}

extension Condition {
  /// Whether it depends on the reading direction.
  fileprivate var mentionsDirection: Bool {
    switch self {
    case .rightToLeft, .leftToRight: true
    case .not(let inner): inner.mentionsDirection
    case .and(let a, let b), .or(let a, let b): a.mentionsDirection || b.mentionsDirection
    case .landscape, .portrait, .compactWidth, .regularWidth, .compactHeight, .regularHeight: false
    }
  }
}
