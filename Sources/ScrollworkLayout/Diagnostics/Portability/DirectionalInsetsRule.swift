internal import ScrollworkModel

/// SW504: content insets that differ between left and right around what turns round.
///
/// Nothing is said of margins: those of a table's cells differ, and UIKit turns them round.
enum DirectionalInsetsRule: LayoutRule {
  static func check(_ context: inout RuleContext) {
    let turning = turningContents(context)
    for view in turning.sorted() {
      let insets = context.scene.views[Int(view)].node.scroll.contentInset
      if !insets.isDirectional, abs(insets.near - insets.far) > 0.01, context.isVisible(view) {
        report(view, insets, &context)
      }
    }
  }

  /// Scroll views whose content something is tied to by leading or trailing.
  private static func turningContents(_ context: RuleContext) -> Set<Int32> {
    var views: Set<Int32> = []
    for constraint in context.scene.constraints {
      for term in constraint.terms where term.attribute.isDirectional {
        if term.item.kind == .contentGuide
          || context.runner.builder.writer.readsContent(term.item, in: constraint)
        {
          views.insert(term.item.index)
        }
      }
    }
    return views
  }

  private static func report(
    _ view: Int32, _ insets: InsetSpecification, _ context: inout RuleContext
  ) {
    let path = context.path(view)
    var turning = insets
    turning.isDirectional = true
    if context.scene.viewport.direction == .rightToLeft { swap(&turning.near, &turning.far) }
    let (near, far) = (formatNumber(turning.near), formatNumber(turning.far))
    let flow =
      "{top: \(formatNumber(turning.top)), leading: \(near), bottom: "
      + "\(formatNumber(turning.bottom)), trailing: \(far)}"
    let changed = turning
    let repair = RepairWriter(context.scene).key(
      "contentInset", to: flow, of: view, "write contentInset: \(flow) for \"\(path)\""
    ) { $0.scroll.contentInset = changed }
    context.report(
      LayoutRules.directionUnsafe.diagnostic(
        "The contentInset of \"\(path)\" is \(formatNumber(insets.near)) at the left and "
          + "\(formatNumber(insets.far)) at the right in both directions, and what is tied to its "
          + "content by leading and trailing turns round.",
        at: context.scene.views[Int(view)].node.idSpan,
        help: "Write leading: \(near) and trailing: \(far) for left and right.", views: [path]),
      views: [view], repairs: [repair].compactMap { $0 })
  }
}
