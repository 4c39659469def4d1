internal import ScrollworkModel

/// SW404: a `preferredMaxLayoutWidth` that the layout has left behind, so that a text's height is
/// that of another width.
enum PreferredWidthRule: LayoutRule {
  static func check(_ context: inout RuleContext) {
    for box in context.runner.builder.texts.boxes {
      guard let preferred = box.preferredWidth, context.tables.views[Int(box.view)].usesTextSize,
        context.isVisible(box.view), !context.open.contains(box.view, .horizontal)
      else { continue }
      let width = context.alignmentSize(of: box.view, .horizontal)
      let needed = box.height(atWidth: width)
      guard abs(needed - box.height) > 1 else { continue }
      report(box, preferred, width, needed, &context)
    }
  }

  private static func report(
    _ box: TextTable.Box, _ preferred: Double, _ width: Double, _ needed: Double,
    _ context: inout RuleContext
  ) {
    let path = context.path(box.view)
    let text =
      "\"\(path)\" wraps for a preferredMaxLayoutWidth of \(formatNumber(preferred)) and is "
      + "\(formatNumber(width)) wide: it asks for a height of \(formatNumber(box.height)) where its "
      + "text needs \(formatNumber(needed))."
    let repair = RepairWriter(context.scene).key(
      "preferredMaxLayoutWidth", to: nil, of: box.view,
      "leave out preferredMaxLayoutWidth of \"\(path)\""
    ) { $0.preferredMaxLayoutWidth = nil }
    context.report(
      LayoutRules.stalePreferredWidth.diagnostic(
        text, at: context.scene.views[Int(box.view)].node.idSpan,
        help: "Leave preferredMaxLayoutWidth out: a text wraps at the width that it gets.",
        views: [path]),
      views: [box.view], repairs: [repair].compactMap { $0 })
  }
}
