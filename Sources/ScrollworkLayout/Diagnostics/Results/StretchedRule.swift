internal import ScrollworkModel

/// SW407: views that are larger than their content for a reason that is easily overlooked: a weak
/// wish for more height, or another view's content in a scroll view that it doesn't fill.
///
/// Views that are tied to both sides of something are larger than their content in most layouts;
/// of these nothing is said.
enum StretchedRule: LayoutRule {
  static func check(_ context: inout RuleContext) {
    for relaxed in context.relaxed where relaxed.source.kind == .hugging && relaxed.error > 1 {
      let view = relaxed.source.index
      let axis: Axis = relaxed.source.detail == 0 ? .horizontal : .vertical
      let isAmongContent = isInUnfilledContent(view, axis, context)
      guard axis == .vertical || isAmongContent, isCandidate(view, axis, context) else { continue }
      let causes = context.causes.causes(of: relaxed)
      let isWished = causes.contains { cause in
        cause.source.kind == .written && cause.priority < 1000
          && context.scene.constraints[Int(cause.source.index)].origin == .author
      }
      let isContent = causes.contains { $0.source.kind == .compression }
      if axis == .vertical && isWished || isAmongContent && isContent {
        report(relaxed, axis, CauseList(causes, context.scene), &context)
      }
    }
  }

  /// Not arranged by a stack view, which is there to stretch, and not made to be stretched.
  private static func isCandidate(_ view: Int32, _ axis: Axis, _ context: RuleContext) -> Bool {
    let node = context.scene.views[Int(view)].node
    let parent = context.tables.views[Int(view)].parent
    let isArranged = parent >= 0 && context.tables.views[Int(parent)].type == .stackView
    guard !(isArranged && node.arranged), context.isVisible(view),
      !context.open.contains(view, axis)
    else { return false }
    switch node.type {
    case .view, .label, .imageView, .button, .switch, .stepper, .activityIndicator: return true
    case .spacer, .textField, .textView, .slider, .progressView, .pageControl, .segmentedControl,
      .scrollView, .stackView:
      return false
    }
  }

  /// The view is inside a scroll view with more room than its content takes.
  private static func isInUnfilledContent(
    _ view: Int32, _ axis: Axis, _ context: RuleContext
  ) -> Bool {
    guard let scrollView = context.scrollView(around: view),
      let scroll = context.result.views[Int(scrollView)].scroll
    else { return false }
    return scroll.contentSize[axis] < context.result.views[Int(scrollView)].frame.size[axis] - 1
  }

  private static func report(
    _ relaxed: RelaxedConstraint, _ axis: Axis, _ causes: CauseList, _ context: inout RuleContext
  ) {
    let view = relaxed.source.index
    let path = context.path(view)
    let size = context.alignmentSize(of: view, axis)
    context.report(
      LayoutRules.stretched.diagnostic(
        "\"\(path)\" is stretched from a \(axis.sizeName) of \(formatNumber(size - relaxed.error)) "
          + "to \(formatNumber(size)) because of \(causes.text).",
        at: context.scene.views[Int(view)].node.idSpan, notes: causes.notes,
        views: [path], constraints: [context.names.name(relaxed.source)]),
      views: [view])
  }
}
