internal import ScrollworkModel

/// SW115: a view in a scroll view that is tied outside and so doesn't move with the content.
enum FloatingSubviewRule: LayoutRule {
  static func check(_ context: inout RuleContext) {
    var told: Set<Int32> = []
    for tie in context.outsideTies.ties {
      let view = tie.key.view
      guard !told.contains(view), !isMarked(view, context), moves(tie, context) else { continue }
      told.insert(view)
      report(tie, &context)
    }
  }

  /// `floating: true` stands on the view or on one around it.
  private static func isMarked(_ view: Int32, _ context: RuleContext) -> Bool {
    var current: Int32? = view
    while let index = current {
      let node = context.scene.views[Int(index)].node
      if node.floating || node.hidden { return true }
      current = context.scene.views[Int(index)].parent
    }
    return false
  }

  /// The content moves along the axis under the view.
  private static func moves(_ tie: OutsideTies.Tie, _ context: RuleContext) -> Bool {
    guard !context.bypassed.contains(tie.scrollView),
      let extent = context.extent(tie.scrollView, tie.key.axis)
    else { return false }
    return !extent.isSettled || extent.travel > RelaxedConstraints.tolerance
  }

  private static func report(_ tie: OutsideTies.Tie, _ context: inout RuleContext) {
    let view = tie.key.view
    let (name, path) = (context.path(view), context.path(tie.scrollView))
    let constraints = context.outsideTies.ties
      .filter { $0.key.view == view && $0.scrollView == tie.scrollView }
      .map(\.constraint)
    let other = context.scene.path(of: tie.other)
    let isFrame = ConstraintItems.view(of: tie.other, in: context.scene) == tie.scrollView
    let place = isFrame ? "the frame of \"\(path)\"" : "\"\(other)\", outside \"\(path)\""
    context.report(
      LayoutRules.floatingSubview.diagnostic(
        "\"\(name)\" is tied to \(place): it doesn't move when the content scrolls.",
        at: context.scene.views[Int(view)].node.idSpan,
        notes: [
          Diagnostic.Note(
            "\(enumeration(context.scene.names(of: constraints))) "
              + (constraints.count > 1 ? "tie" : "ties") + " it there.")
        ],
        help: "Write floating: true on \"\(name)\" if that is meant; otherwise tie it to "
          + "\(path).content.",
        views: [path, name], constraints: context.scene.names(of: constraints)),
      views: [tie.scrollView, view], constraints: constraints)
  }
}
