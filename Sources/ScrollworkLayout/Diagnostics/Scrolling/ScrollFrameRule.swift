internal import ScrollworkModel

/// SW111: scroll views whose own frame is open.
enum ScrollFrameRule: LayoutRule {
  /// The scroll views are marked as explained.
  static func check(_ context: inout RuleContext) {
    let open = context.result.ambiguous
    var index = open.startIndex
    while index < open.endIndex {
      let first = open[index]
      let end = open[index...].firstIndex { $0.item != first.item } ?? open.endIndex
      let group = Array(open[index..<end])
      index = end
      guard let view = first.view, !first.isContentArea, context.tables.isScrollView(view) else {
        continue
      }
      for item in group { context.open.explain(view, item.axis) }
      report(view, group, &context)
    }
  }

  private static func report(
    _ view: Int32, _ group: [LayoutResult.Ambiguity], _ context: inout RuleContext
  ) {
    let ranges = group.map { "\($0.attribute.rawValue) can be \(rangeText($0))" }
    let path = context.path(view)
    let parent = context.scene.views[Int(view)].parent.map { context.path($0) } ?? "root"
    let ties = missingEdges(group).map { "\(path).\($0) == \(parent).\($0)" }
    context.report(
      LayoutRules.scrollFrameOpen.diagnostic(
        "The frame of \"\(path)\" itself is open: \(enumeration(ranges)); scroll views have no "
          + "intrinsic size.",
        at: context.scene.views[Int(view)].node.idSpan,
        help: "Tie it outside, for instance \(enumeration(ties)).", views: [path]),
      views: [view], repairs: drafts(view, group, context))
  }

  /// The edges, or composites of edges, that ties are missing at: the far edge where the position is
  /// settled and only the size is open, both where neither is.
  private static func missingEdges(_ group: [LayoutResult.Ambiguity]) -> [String] {
    let open = Axis.allCases.map { axis in group.filter { $0.axis == axis } }
    let isFree = open.map { $0.contains { !$0.isSize } }
    if isFree == [true, true] { return ["edges"] }
    var edges: [String] = []
    if !open[0].isEmpty { edges.append(isFree[0] ? "horizontalEdges" : "trailing") }
    if !open[1].isEmpty { edges.append(isFree[1] ? "verticalEdges" : "bottom") }
    return edges
  }

  /// The missing edges at the distances that the scene uses, or sizes that are the content's.
  private static func drafts(
    _ view: Int32, _ group: [LayoutResult.Ambiguity], _ context: RuleContext
  ) -> [RepairDraft] {
    let writer = RepairWriter(context.scene)
    let settling = SettlingConstraints(
      context.scene, context.result, context.tables, context.open)
    let near = settling.positions(group.filter { !$0.isSize })
    let far = settling.farEdges(group.filter(\.isSize))
    let sizes = group.filter(\.isSize).map { item in
      ResolvedConstraint(
        [
          .init(
            item: LayoutItem(.view, view), attribute: item.axis.sizeAttribute, coefficient: 1),
          .init(
            item: LayoutItem(.contentGuide, view), attribute: item.axis.sizeAttribute,
            coefficient: -1),
        ], .equal, 0)
    }
    var drafts: [RepairDraft] = []
    if !far.isEmpty, var draft = writer.additions(far) {
      draft.otherwise = [writer.additions(near + far)].compactMap { $0 }
      drafts.append(draft)
    }
    if var draft = writer.additions(sizes) {
      draft.otherwise = [writer.additions(near + sizes)].compactMap { $0 }
      drafts.append(draft)
    }
    return drafts
  }
}
