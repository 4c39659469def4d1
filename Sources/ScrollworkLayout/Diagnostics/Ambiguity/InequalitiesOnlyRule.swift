internal import ScrollworkModel

/// SW305: positions and sizes that inequalities keep within bounds, and nothing else decides.
enum InequalitiesOnlyRule: LayoutRule {
  static func check(_ context: inout RuleContext) {
    for open in context.result.ambiguous {
      let bounds = bounds(of: open, context)
      if !bounds.isEmpty { report(open, bounds, &context) }
    }
  }

  /// The inequalities about an open attribute; none if an equation is about it too.
  private static func bounds(of open: LayoutResult.Ambiguity, _ context: RuleContext) -> [Int] {
    guard let view = open.view else { return [] }
    let item = LayoutItem(open.isContentArea ? .contentGuide : .view, view)
    var bounds: [Int] = []
    for (index, constraint) in context.scene.constraints.enumerated() {
      guard
        constraint.terms.contains(where: {
          isAbout($0, item, open, constraint, context) && $0.coefficient != 0
        })
      else { continue }
      if constraint.relation == .equal { return [] }
      bounds.append(index)
    }
    return bounds
  }

  /// Whether a term is the open size or position, or an edge that would decide it.
  private static func isAbout(
    _ term: ResolvedConstraint.Term, _ item: LayoutItem, _ open: LayoutResult.Ambiguity,
    _ constraint: ResolvedConstraint, _ context: RuleContext
  ) -> Bool {
    guard term.attribute.axis == open.axis else { return false }
    if term.item == item {
      // Where a view begins says nothing about its size.
      let place = term.attribute.place(isRightToLeft: context.tables.isRightToLeft)
      return open.isContentArea ? term.attribute.isSize || place == .far : true
    }
    return open.isContentArea && term.item == LayoutItem(.view, item.index)
      && term.attribute.place(isRightToLeft: context.tables.isRightToLeft) == .far
      && context.runner.builder.writer.readsContent(term.item, in: constraint)
  }

  private static func report(
    _ open: LayoutResult.Ambiguity, _ bounds: [Int], _ context: inout RuleContext
  ) {
    let writer = RepairWriter(context.scene)
    let texts = bounds.prefix(3).map { context.equations.text(context.scene.constraints[$0]) }
    let more = bounds.count > 3 ? ["\(bounds.count - 3) more"] : []
    let drafts = bounds.prefix(3).map { index in
      var equation = context.scene.constraints[index]
      equation.relation = .equal
      return writer.replacement(of: index, with: equation)
    }
    let name = "\(open.item).\(open.attribute.rawValue)"
    context.report(
      LayoutRules.inequalitiesOnly.diagnostic(
        "Only inequalities bound \(name): \(enumeration(texts + more)). It can be "
          + "\(rangeText(open)).",
        at: context.scene.constraints[bounds[0]].span,
        help: "Write == for one of them, or add an equation, which may be optional.",
        views: [open.item], constraints: context.scene.names(of: bounds)),
      views: open.view.map { [$0] } ?? [], constraints: bounds, axis: open.axis,
      repairs: drafts.compactMap { $0 })
  }
}
