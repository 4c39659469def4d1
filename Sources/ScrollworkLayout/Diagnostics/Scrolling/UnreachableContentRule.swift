internal import ScrollworkModel

/// SW109: views that reach past the end of the content area, where nobody can scroll to.
enum UnreachableContentRule: LayoutRule {
  static func check(_ context: inout RuleContext) {
    for view in context.scrollViews {
      for axis in Axis.allCases { check(view, axis, &context) }
    }
  }

  private static func check(_ scrollView: Int32, _ axis: Axis, _ context: inout RuleContext) {
    guard let extent = context.extent(scrollView, axis), extent.isSettled else { return }
    // What is seen when the content is scrolled to its end.
    let limit = max(extent.content, extent.offsets.upperBound + extent.frame)
    var worst: (view: Int32, end: Double)?
    for view in context.shownViews(in: scrollView) {
      let frame = context.contentFrame(of: view, in: scrollView)
      let end = shownEnd(of: view, frame, scrollView, axis, context)
      guard end > limit + 1, isContent(view, frame, axis, extent, context) else { continue }
      context.explainOverflow(view, axis)
      // Of views that end alike, the one around the others says it.
      if worst.map({ end > $0.end + RelaxedConstraints.tolerance }) ?? true { worst = (view, end) }
    }
    if let worst { report(extent, worst.view, worst.end, limit, &context) }
  }

  /// The far edge of what is shown of a view: views round it may clip it.
  private static func shownEnd(
    of view: Int32, _ frame: Rect, _ scrollView: Int32, _ axis: Axis, _ context: RuleContext
  ) -> Double {
    var end = frame.end(axis)
    var around = context.scene.views[Int(view)].parent
    while let outer = around, outer != scrollView {
      if context.scene.views[Int(outer)].node.picture.clipsToBounds == true {
        end = min(end, context.contentFrame(of: outer, in: scrollView).end(axis))
      }
      around = context.scene.views[Int(outer)].parent
    }
    return end
  }

  /// It scrolls, it is settled, and it isn't just colour behind the content's end.
  private static func isContent(
    _ view: Int32, _ frame: Rect, _ axis: Axis, _ extent: ScrollExtent, _ context: RuleContext
  ) -> Bool {
    let node = context.scene.views[Int(view)].node
    let isColour =
      node.type == .view && context.scene.views[Int(view)].children.isEmpty
      && frame.start(axis) >= extent.content - RelaxedConstraints.tolerance
    return !isColour && frame.size.width > 0 && frame.size.height > 0
      && !context.open.contains(view, axis)
      && !context.outsideTies.floats(view, in: extent.view, axis)
  }

  private static func report(
    _ extent: ScrollExtent, _ view: Int32, _ end: Double, _ limit: Double,
    _ context: inout RuleContext
  ) {
    let axis = extent.axis
    let (path, name) = (context.path(extent.view), context.path(view))
    let edge = Anchor.Place.far.attribute(axis)
    let constraints = ties(view, edge, context)
    let tie = "\(name).\(edge.rawValue) == \(path).content.\(edge.rawValue)"
    context.report(
      LayoutRules.unreachableContent.diagnostic(
        "\"\(name)\" reaches \(formatNumber(end)), but the content area of \"\(path)\" ends at "
          + "\(formatNumber(extent.content)): \(formatNumber(end - limit)) pt cannot be scrolled to.",
        at: context.scene.views[Int(view)].node.idSpan,
        notes: context.scrollNotes(extent.view, axis),
        help: "Tie its far edge to the content area's: \(tie).",
        views: [path, name], constraints: context.scene.names(of: constraints)),
      views: [extent.view, view], constraints: constraints, axis: axis,
      repairs: drafts(extent, view, edge, constraints, context))
  }

  /// Constraints on the far edge of a view.
  private static func ties(
    _ view: Int32, _ edge: LayoutAttribute, _ context: RuleContext
  ) -> [Int] {
    context.scene.constraints.indices.filter { index in
      context.scene.constraints[index].terms.contains {
        $0.item == LayoutItem(.view, view) && $0.attribute.axis == edge.axis
          && $0.attribute.place(isRightToLeft: context.tables.isRightToLeft) == .far
      }
    }
  }

  private static func drafts(
    _ extent: ScrollExtent, _ view: Int32, _ edge: LayoutAttribute, _ constraints: [Int],
    _ context: RuleContext
  ) -> [RepairDraft] {
    let writer = RepairWriter(context.scene)
    let item = LayoutItem(.view, view)
    var drafts: [RepairDraft?] = []
    for index in constraints {
      let old = context.scene.constraints[index]
      let other = old.terms.first { $0.item != item && $0.attribute == edge }
      guard old.terms.count == 2, let other, old.constant != 0 else { continue }
      let isContent =
        other.item == LayoutItem(.contentGuide, extent.view)
        || other.item == LayoutItem(.view, extent.view)
      if isContent {
        drafts.append(writer.constant(of: index, -old.constant))
        drafts.append(writer.constant(of: index, 0))
      }
    }
    drafts.append(
      writer.addition(
        ResolvedConstraint(
          [
            .init(item: item, attribute: edge, coefficient: 1),
            .init(
              item: LayoutItem(.contentGuide, extent.view), attribute: edge, coefficient: -1),
          ], .equal, 0)))
    return drafts.compactMap { $0?.showing(extent.view) }
  }
}
