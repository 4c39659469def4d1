internal import ScrollworkModel

/// SW107: an optional "as large as the frame" for a content area that ties with or loses to the
/// hugging of a view inside.
enum ViewportEqualityRule: LayoutRule {
  /// The view inside that hugs its content most.
  private struct Rival {
    var view: Int32
    var priority: Double
  }

  /// Where the content size is open, what is inside is marked as explained.
  static func check(_ context: inout RuleContext) {
    for (index, constraint) in context.scene.constraints.enumerated()
    where constraint.priority < 1000 && constraint.relation == .equal {
      guard let (scrollView, axis) = viewportEquality(constraint, context.tables),
        let extent = context.extent(scrollView, axis),
        extent.excess < -RelaxedConstraints.tolerance,
        let rival = rival(in: scrollView, axis, atLeast: constraint.priority, context)
      else { continue }
      let range = context.open.contentSizes[.init(view: scrollView, axis: axis)]
      report(index, extent, rival, range, &context)
      if range != nil { context.explainContent(of: scrollView, axis) }
    }
  }

  /// The scroll view and the axis, if the constraint sets a size inside equal to the frame's.
  private static func viewportEquality(
    _ constraint: ResolvedConstraint, _ tables: SceneTables
  ) -> (Int32, Axis)? {
    guard constraint.terms.count == 2, constraint.constant == 0 else { return nil }
    let (a, b) = (constraint.terms[0], constraint.terms[1])
    guard a.attribute.isSize, a.attribute == b.attribute, a.coefficient == -b.coefficient else {
      return nil
    }
    for (inner, outer) in [(a.item, b.item), (b.item, a.item)] {
      guard outer.kind == .view || outer.kind == .frameGuide, tables.isScrollView(outer.index)
      else { continue }
      let isInside =
        inner.kind == .contentGuide && inner.index == outer.index
        || inner.kind == .view && tables.isDescendant(inner.index, of: outer.index)
      if isInside { return (outer.index, a.attribute.axis) }
    }
    return nil
  }

  private static func rival(
    in scrollView: Int32, _ axis: Axis, atLeast priority: Double, _ context: RuleContext
  ) -> Rival? {
    var best: Rival?
    for view in context.descendants(of: scrollView) {
      let hugging = context.tables.views[Int(view)].hugging[axis]
      if hugging >= priority, context.runner.builder.intrinsicSize(of: view)[axis] != nil,
        best.map({ hugging > $0.priority }) ?? true
      {
        best = Rival(view: view, priority: hugging)
      }
    }
    return best
  }

  private static func report(
    _ index: Int, _ extent: ScrollExtent, _ rival: Rival, _ range: LayoutResult.Ambiguity?,
    _ context: inout RuleContext
  ) {
    let axis = extent.axis
    let constraint = context.scene.constraints[index]
    let name = context.scene.name(of: index)
    let path = context.path(rival.view)
    let priority = formatNumber(constraint.priority)
    let hugging = "the \(axis.adjective) hugging \(formatNumber(rival.priority)) of \"\(path)\""
    var message: String
    if let range {
      message = "\(name) (\(priority)) ties with \(hugging): "
      message += "the content \(axis.sizeName) can be \(rangeText(range))."
    } else {
      message = "\(name) (\(priority)) loses to \(hugging): "
      message += "the content \(axis.sizeName) is \(formatNumber(extent.content)) instead of "
      message += formatNumber(extent.frame) + "."
    }
    let writer = RepairWriter(context.scene)
    let isBelow = rival.priority < 749
    let current = context.tables.views[Int(rival.view)].hugging
    let drafts = [
      isBelow ? writer.priority(of: index, max(500, rival.priority + 1)) : nil,
      constraint.priority > 1
        ? writer.hugging(of: rival.view, axis, constraint.priority - 1, current) : nil,
    ]
    context.report(
      LayoutRules.viewportEqualityLoses.diagnostic(
        message, at: constraint.span,
        notes: range == nil ? context.scrollNotes(extent.view, axis) : [],
        help: isBelow
          ? "Use a priority from \(formatNumber(rival.priority + 1)) to 749."
          : "Lower that hugging below \(priority).",
        views: [context.path(extent.view), path], constraints: [name]),
      views: [extent.view], constraints: [index], axis: axis,
      repairs: drafts.compactMap { $0?.showing(extent.view) })
  }
}
