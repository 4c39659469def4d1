internal import ScrollworkModel

/// SW111: scroll views whose own frame is open.
enum ScrollFrameRule: LayoutRule {
  static func check(_ context: inout RuleContext) {
    for diagnostic in diagnostics(context.scene, context.result, &context.open) {
      context.report(diagnostic)
    }
  }

  /// The findings. The scroll views are marked as explained.
  private static func diagnostics(
    _ scene: ResolvedScene, _ result: LayoutResult, _ open: inout OpenAttributes
  ) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    var index = result.ambiguous.startIndex
    while index < result.ambiguous.endIndex {
      let first = result.ambiguous[index]
      let end =
        result.ambiguous[index...].firstIndex { $0.item != first.item }
        ?? result.ambiguous.endIndex
      let group = result.ambiguous[index..<end]
      index = end
      guard let view = first.view, !first.isContentArea, result.views[Int(view)].scroll != nil
      else { continue }
      for item in group { open.explain(view, item.axis) }
      let node = scene.views[Int(view)].node
      let ranges = group.map { "\($0.attribute.rawValue) can be \(rangeText($0))" }
      let parent = scene.views[Int(view)].parent.map { scene.views[Int($0)].path } ?? "root"
      let ties = missingEdges(Array(group)).map { "\(first.item).\($0) == \(parent).\($0)" }
      findings.append(
        LayoutRules.scrollFrameOpen.diagnostic(
          "The frame of \"\(first.item)\" itself is open: \(enumeration(ranges)); scroll views have "
            + "no intrinsic size.",
          at: node.idSpan,
          help: "Tie it outside, for instance \(enumeration(ties)).",
          views: [first.item]))
    }
    return findings
  }

  /// The edges, or composites of edges, that ties are missing at: the far edge where the position is
  /// settled and only the size is open, both where neither is.
  private static func missingEdges(_ group: [LayoutResult.Ambiguity]) -> [String] {
    let open = Axis.allCases.map { axis in group.filter { $0.axis == axis } }
    let isFree = open.map {
      !$0.isEmpty && $0.contains { $0.attribute == .x || $0.attribute == .y }
    }
    if isFree == [true, true] { return ["edges"] }
    var edges: [String] = []
    if !open[0].isEmpty { edges.append(isFree[0] ? "horizontalEdges" : "trailing") }
    if !open[1].isEmpty { edges.append(isFree[1] ? "verticalEdges" : "bottom") }
    return edges
  }
}
