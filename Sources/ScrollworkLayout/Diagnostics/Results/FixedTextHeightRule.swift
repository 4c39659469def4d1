internal import ScrollworkModel

/// SW405: a height that is a fixed number, around a text that needs more.
enum FixedTextHeightRule: LayoutRule {
  /// A fixed height, with the first text that it cuts.
  private struct Cut {
    var cause: ConstraintSource
    /// The view of the fixed height.
    var box: Int32
    var height: Double
    var text: Int32
    var missing: Double
    var others = 0
  }

  static func check(_ context: inout RuleContext) {
    var cuts: [Cut] = []
    var places: [ConstraintSource: Int] = [:]
    for relaxed in context.relaxed
    where relaxed.source.kind == .compression && relaxed.source.detail == 1 {
      guard let cut = cut(relaxed, &context) else { continue }
      if let place = places[cut.cause] {
        cuts[place].others += 1
      } else {
        places[cut.cause] = cuts.count
        cuts.append(cut)
      }
    }
    for cut in cuts { report(cut, &context) }
  }

  private static func cut(_ relaxed: RelaxedConstraint, _ context: inout RuleContext) -> Cut? {
    let text = relaxed.source.index
    let node = context.scene.views[Int(text)].node
    guard node.type == .label || node.type == .button || node.text != nil,
      context.isVisible(text), !context.open.contains(text, .vertical),
      let needed = ContentNeeds(context).size(of: text, .vertical)
    else { return nil }
    let given = context.alignmentSize(of: text, .vertical)
    guard needed - given > 1, given > 0 else { return nil }
    for cause in context.causes.causes(of: relaxed) {
      // What a host sets for a moment is no choice of the scene's.
      guard let fixed = FixedSizes.fixedSize(cause.source, context.scene), fixed.axis == .vertical,
        cause.source.origin(in: context.scene) != .host,
        fixed.view == text || context.tables.isDescendant(text, of: fixed.view)
      else { continue }
      return Cut(
        cause: cause.source, box: fixed.view, height: fixed.size, text: text,
        missing: needed - given)
    }
    return nil
  }

  private static func report(_ cut: Cut, _ context: inout RuleContext) {
    let scale = context.scene.viewport.textScale
    let needs = "needs \(formatNumber(cut.height + cut.missing))"
    var message = "The height of \"\(context.path(cut.box))\" is fixed at "
    message += "\(formatNumber(cut.height)), and "
    message +=
      cut.box == cut.text
      ? "its text \(needs)" : "with the text of \"\(context.path(cut.text))\" it \(needs)"
    if scale != 1 { message += " at text scale \(formatNumber(scale))" }
    if cut.others > 0 {
      message += "; it cuts \(cut.others) more text\(cut.others == 1 ? "" : "s")"
    }
    let isWritten = cut.cause.kind == .written
    let writer = RepairWriter(context.scene)
    var draft: RepairDraft?
    if isWritten {
      draft = FixedSizes.loosened(Int(cut.cause.index), writer, context.scene)
      draft?.views = unique([cut.text, cut.box])
    }
    context.report(
      LayoutRules.fixedTextHeight.diagnostic(
        message + ".", at: context.names.span(cut.cause),
        help: isWritten
          ? "Write >= instead of ==, so that the text decides; texts grow with the user's text size."
          : "Leave the height out of its size, so that the text decides.",
        views: unique([context.path(cut.text), context.path(cut.box)]),
        constraints: [context.names.name(cut.cause)]),
      views: [cut.text, cut.box], constraints: isWritten ? [Int(cut.cause.index)] : [],
      repairs: [draft].compactMap { $0 })
  }
}
