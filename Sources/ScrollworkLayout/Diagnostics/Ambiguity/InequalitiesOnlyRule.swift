internal import ScrollworkModel

/// SW305: positions and sizes that inequalities keep within bounds, and nothing else decides.
enum InequalitiesOnlyRule: LayoutRule {
  static func check(_ context: inout RuleContext) {
    if context.result.ambiguous.isEmpty { return }
    let byView = ConstraintsByView(context.scene)
    for open in context.result.ambiguous {
      let bounds = bounds(of: open, byView, context)
      if !bounds.isEmpty { report(open, bounds, &context) }
    }
  }

  /// The inequalities about an open attribute; none if an equation decides it with them.
  private static func bounds(
    of open: LayoutResult.Ambiguity, _ byView: ConstraintsByView, _ context: RuleContext
  ) -> [Int] {
    guard let view = open.view else { return [] }
    let key = OpenAttributes.Key(view: view, axis: open.axis)
    // Where the size is open, the position is for that reason.
    if !open.isContentArea && !open.isSize && context.open.sizes[key] != nil { return [] }
    // One place that is tied leaves the size to the rest.
    var freePlaces = open.isSize && !open.isContentArea ? 1 : 0
    var bounds: [Int] = []
    for index in byView.about(view: view) {
      let constraint = context.scene.constraints[index]
      let terms = constraint.terms.filter { isAbout($0, open, view, constraint, context) }
      if terms.isEmpty { continue }
      if constraint.relation != .equal {
        bounds.append(index)
      } else if freePlaces > 0, terms.allSatisfy({ !$0.attribute.isSize }) {
        freePlaces -= 1
      } else {
        return []
      }
    }
    return bounds
  }

  /// Whether a term is about the item along the axis; of a content area its size and its far edge.
  private static func isAbout(
    _ term: ResolvedConstraint.Term, _ open: LayoutResult.Ambiguity, _ view: Int32,
    _ constraint: ResolvedConstraint, _ context: RuleContext
  ) -> Bool {
    guard term.attribute.axis == open.axis, term.coefficient != 0, term.item.index == view else {
      return false
    }
    guard open.isContentArea else { return term.item.kind == .view }
    let isFar = term.attribute.place(isRightToLeft: context.tables.isRightToLeft) == .far
    return term.item.kind == .contentGuide
      ? isFar || term.attribute.isSize
      : isFar && context.runner.builder.writer.readsContent(term.item, in: constraint)
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
    context.report(
      LayoutRules.inequalitiesOnly.diagnostic(
        "Only inequalities bound \(open.item).\(open.attribute.rawValue): "
          + "\(enumeration(texts + more)). It can be \(rangeText(open)).",
        at: context.scene.constraints[bounds[0]].span,
        help: "Write == for one of them, or add an equation, which may be optional.",
        views: [open.item], constraints: context.scene.names(of: bounds)),
      views: open.view.map { [$0] } ?? [], constraints: bounds, axis: open.axis,
      repairs: drafts.compactMap { $0 })
  }
}
