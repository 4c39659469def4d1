internal import ScrollworkModel

/// SW113: a scroll view inside another one that scrolls the same way, without a size in that
/// direction.
enum NestedScrollRule: LayoutRule {
  static func check(_ context: inout RuleContext) {
    for view in context.scrollViews {
      guard let outer = context.outsideTies.scrollView(around: view) else { continue }
      for axis in Axis.allCases where hasNoSize(view, axis, context) {
        report(view, outer, axis, &context)
      }
    }
  }

  /// The size is open, or nothing while there is content to show.
  private static func hasNoSize(_ view: Int32, _ axis: Axis, _ context: RuleContext) -> Bool {
    guard let extent = context.extent(view, axis), let across = context.extent(view, axis.other)
    else { return false }
    // A strip of its own direction needs a size as well, but it scrolls the other way.
    if across.isExceeding || context.open.contentSizes[.init(view: view, axis: axis)] != nil {
      return false
    }
    let isOpen = context.open.sizes[OpenAttributes.Key(view: view, axis: axis)] != nil
    return extent.content > 0 && (isOpen || extent.frame == 0)
  }

  private static func report(
    _ view: Int32, _ outer: Int32, _ axis: Axis, _ context: inout RuleContext
  ) {
    let (path, outerPath) = (context.path(view), context.path(outer))
    let size = axis.sizeName
    let content = formatNumber(context.extent(view, axis)?.content ?? 0)
    let equation = ResolvedConstraint(
      [
        .init(item: LayoutItem(.view, view), attribute: axis.sizeAttribute, coefficient: 1),
        .init(
          item: LayoutItem(.contentGuide, view), attribute: axis.sizeAttribute, coefficient: -1),
      ], .equal, 0)
    let draft = RepairWriter(context.scene).addition(equation)?.showing(outer)
    context.report(
      LayoutRules.nestedScroll.diagnostic(
        "\"\(path)\" scrolls in the same direction inside \"\(outerPath)\" and has no \(size): its "
          + "content is \(content) \(axis.measure), but a scroll view takes no size from it.",
        at: context.scene.views[Int(view)].node.idSpan,
        notes: context.scrollNotes(outer, axis),
        help: "Let the outer one do the scrolling, \(context.equations.text(equation)), or give it "
          + "a fixed \(size).",
        views: [outerPath, path]),
      views: [outer, view], axis: axis, repairs: draft.map { [$0] } ?? [])
  }
}
