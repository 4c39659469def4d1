internal import ScrollworkModel

/// SW111: scroll views whose own frame is open.
enum ScrollFrameDiagnostics {
  /// The findings. The scroll views are marked as explained.
  static func diagnostics(
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
      if node.allow.contains(LayoutRules.scrollFrameOpen.code) { continue }
      let ranges = group.map { "\($0.attribute.rawValue) can be \(rangeText($0))" }
      let edges =
        Set(group.map(\.axis)).count > 1
        ? "edges" : first.axis == .horizontal ? "horizontalEdges" : "verticalEdges"
      let parent = scene.views[Int(view)].parent.map { scene.views[Int($0)].path } ?? "root"
      findings.append(
        LayoutRules.scrollFrameOpen.diagnostic(
          "The frame of \"\(first.item)\" itself is open: \(enumeration(ranges)); scroll views have "
            + "no intrinsic size.",
          at: node.idSpan,
          help: "Tie it outside, for instance \(first.item).\(edges) == \(parent).\(edges).",
          views: [first.item]))
    }
    return findings
  }
}
