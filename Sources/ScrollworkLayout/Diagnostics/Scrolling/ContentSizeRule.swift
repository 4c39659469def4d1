internal import ScrollworkModel

/// Content areas whose size doesn't come out: SW101, SW102, SW103 or SW106, by what is missing.
enum ContentSizeRule: LayoutRule {
  /// Content areas that have been told about, and what is inside them, are marked as explained.
  static func check(_ context: inout RuleContext) {
    let areas = ContentAreaTies(context.scene, context.runner.builder.writer, context.open)
    for range in context.result.ambiguous where range.isContentArea {
      guard let view = range.view,
        let ties = areas.ties[OpenAttributes.Key(view: view, axis: range.axis)],
        !context.open.isExplainedContent(view, range.axis)
      else { continue }
      let area = OpenContentArea(scrollView: view, range: range, ties: ties)
      // An unused content area is one mistake, whatever it leads to on either axis.
      let isUnused = Axis.allCases.allSatisfy {
        areas.ties[OpenAttributes.Key(view: view, axis: $0)]?.isUnused ?? false
      }
      if check(area, isUnused: isUnused, &context) { context.explainContent(of: view, range.axis) }
    }
  }

  /// Reports the area with what explains it; false when nothing here does.
  private static func check(
    _ area: OpenContentArea, isUnused: Bool, _ context: inout RuleContext
  ) -> Bool {
    if context.bypassed.contains(area.scrollView) { return true }
    if area.ties.far.isEmpty && !area.ties.isSized {
      if !isUnused || !ContentBypassed.report(area, &context) {
        ContentSizeOpen.report(area, &context)
      }
      return true
    }
    guard area.range.maximum == nil, let pinned = area.ties.pinned else { return false }
    if !ContentSizeOpenUpwards.report(area, pinned, &context) {
      ContentSizeCircular.report(area, pinned, &context)
    }
    return true
  }
}

extension RuleContext {
  /// What is open about a content area along an axis, and inside it, is accounted for.
  mutating func explainContent(of scrollView: Int32, _ axis: Axis) {
    open.explainContent(scrollView, axis)
    for view in descendants(of: scrollView) { open.explain(view, axis) }
  }
}
