internal import ScrollworkModel

/// SW402: views that get less room than their content needs.
enum TextCutRule: LayoutRule {
  private struct Cut {
    var relaxed: RelaxedConstraint
    var axis: Axis
    var needed: Double
    var given: Double
  }

  static func check(_ context: inout RuleContext) {
    var index = context.relaxed.startIndex
    while index < context.relaxed.endIndex {
      let view = context.relaxed[index].source.index
      var cuts: [Cut] = []
      // Those of a view follow each other.
      while index < context.relaxed.endIndex, context.relaxed[index].source.kind != .written,
        context.relaxed[index].source.index == view
      {
        if let cut = cut(context.relaxed[index], context) { cuts.append(cut) }
        index += 1
      }
      if !cuts.isEmpty, !isMeant(view, cuts, &context) { report(view, cuts, &context) }
      if index < context.relaxed.endIndex, context.relaxed[index].source.kind == .written { break }
    }
  }

  /// What is missing along an axis; nil where nobody misses it.
  private static func cut(_ relaxed: RelaxedConstraint, _ context: RuleContext) -> Cut? {
    guard relaxed.source.kind == .compression else { return nil }
    let view = relaxed.source.index
    let axis: Axis = relaxed.source.detail == 0 ? .horizontal : .vertical
    guard context.isVisible(view), !context.open.contains(view, axis),
      let needed = ContentNeeds(context).size(of: view, axis)
    else { return nil }
    let given = context.alignmentSize(of: view, axis)
    // A point is rounding: of sizes that were measured, and of frames to pixels.
    let isEstimated = context.result.views[Int(view)].isEstimated
    let tolerance = isEstimated ? max(1, 0.02 * needed) : 1
    // No size at all is another finding.
    guard needed - given > tolerance, given > 0 else { return nil }
    return Cut(relaxed: relaxed, axis: axis, needed: needed, given: given)
  }

  /// A number of the scene's own says how large the view is, and there is no text that is cut.
  private static func isMeant(
    _ view: Int32, _ cuts: [Cut], _ context: inout RuleContext
  ) -> Bool {
    let node = context.scene.views[Int(view)].node
    guard node.type == .view, node.text == nil else { return false }
    for cut in cuts {
      let causes = context.causes.causes(of: cut.relaxed)
      guard causes.count == 1,
        let size = FixedSizes.fixedSize(causes[0].source, context.scene), size.view == view
      else { return false }
    }
    return true
  }

  private static func report(_ view: Int32, _ cuts: [Cut], _ context: inout RuleContext) {
    let node = context.scene.views[Int(view)].node
    let isText = node.text != nil || node.type == .label || node.type == .button
    let causes =
      context.isTrial ? [] : cuts.flatMap { context.causes.causes(of: $0.relaxed) }
    let list = CauseList(causes, context.scene)
    var message = "\"\(context.path(view))\" needs a "
    message += cuts.count == 1 ? cuts[0].axis.sizeName : "size"
    message += " of \(cuts.map { formatNumber($0.needed) }.joined(separator: " x "))"
    message += " and gets \(cuts.map { formatNumber($0.given) }.joined(separator: " x "))"
    if !list.isEmpty { message += " because of \(list.text)" }
    message += isText ? ": its text is cut." : ": its content doesn't fit."
    context.report(
      LayoutRules.textCut.diagnostic(
        message, at: node.idSpan, notes: list.notes, help: help(view, cuts, list, context),
        views: [context.path(view)], constraints: context.names.names(cuts.map(\.relaxed.source))),
      views: [view], repairs: repairs(view, cuts, list, context))
  }

  private static func help(
    _ view: Int32, _ cuts: [Cut], _ causes: CauseList, _ context: RuleContext
  ) -> String {
    let sizes = unique(cuts.map(\.axis.sizeName))
    var text = "Give it more \(enumeration(sizes))"
    if isOneLine(view, context), cuts.contains(where: { $0.axis == .horizontal }) {
      text += ", or more lines (lines: 0)"
    }
    if let weakest = causes.weakestWritten, weakest.priority > cuts[0].relaxed.priority {
      text += ", or let \(weakest.name) give way: a priority below "
      text += formatNumber(cuts[0].relaxed.priority)
    }
    return text + "."
  }

  private static func isOneLine(_ view: Int32, _ context: RuleContext) -> Bool {
    context.scene.views[Int(view)].node.type == .label
      && context.runner.builder.texts.box(of: view).map { $0.maximumLines == 1 } ?? false
  }

  /// What holds the view and could give way comes first.
  private static func repairs(
    _ view: Int32, _ cuts: [Cut], _ causes: CauseList, _ context: RuleContext
  ) -> [RepairDraft] {
    let writer = RepairWriter(context.scene)
    var drafts: [RepairDraft?] = []
    let resistance = cuts.map(\.relaxed.priority).min() ?? 750
    let below = max(1, ((resistance - 1) / 50).rounded(.down) * 50)
    for index in causes.written {
      let constraint = context.scene.constraints[index]
      // A height as large as another's; a width keeps a content from scrolling sideways.
      let isHeightEquation =
        constraint.relation == .equal && constraint.terms.count == 2
        && constraint.terms.allSatisfy { $0.attribute == .height }
      if constraint.priority < 1000 || isHeightEquation {
        drafts.append(writer.priority(of: index, below))
      }
      if FixedSizes.isFixedSize(constraint), constraint.terms[0].item == LayoutItem(.view, view) {
        drafts.append(FixedSizes.loosened(index, writer, context.scene))
      }
    }
    if isOneLine(view, context), cuts.contains(where: { $0.axis == .horizontal }) {
      drafts.append(writer.lines(0, of: view))
    }
    return drafts.compactMap { draft in
      guard var draft else { return nil }
      draft.views = unique([view] + draft.views)
      return draft
    }
  }
}
