internal import ScrollworkModel

/// SW301 and SW302: positions and sizes that the constraints leave open.
struct AmbiguityRule: LayoutRule {
  private let scene: ResolvedScene
  private let result: LayoutResult
  private let runner: PassRunner

  static func check(_ context: inout RuleContext) {
    for diagnostic in Self(context).diagnostics(context.open) { context.report(diagnostic) }
  }

  private init(_ context: RuleContext) {
    scene = context.scene
    result = context.result
    runner = context.runner
  }

  /// One finding for each item's position and one for its size, of what other findings haven't
  /// explained; a content area speaks only where no view inside does.
  private func diagnostics(_ attributes: OpenAttributes) -> [Diagnostic] {
    let explained = explainedContentAreas()
    let spoken = result.ambiguous.filter { open in
      guard let view = open.view else { return true }
      if open.isContentArea {
        return !explained.contains(OpenAttributes.Key(view: view, axis: open.axis))
          && !attributes.isExplainedContent(view, open.axis)
      }
      return !attributes.isExplained(view, open.axis)
    }
    if spoken.isEmpty { return [] }
    let help = SettlingHelp(scene, result, runner.builder.tables, attributes)
    var findings: [Diagnostic] = []
    var index = spoken.startIndex
    while index < spoken.endIndex {
      let item = spoken[index].item
      let end = spoken[index...].firstIndex { $0.item != item } ?? spoken.endIndex
      let group = spoken[index..<end]
      let positions = group.filter { $0.attribute == .x || $0.attribute == .y }
      let sizes = group.filter { $0.attribute == .width || $0.attribute == .height }
      if !positions.isEmpty { findings += finding(LayoutRules.ambiguousPosition, positions, help) }
      if !sizes.isEmpty { findings += finding(LayoutRules.ambiguousSize, sizes, help) }
      index = end
    }
    return findings
  }

  /// Content areas with open views inside: once these are settled, so are the areas.
  private func explainedContentAreas() -> Set<OpenAttributes.Key> {
    var areas: Set<OpenAttributes.Key> = []
    for open in result.ambiguous where !open.isContentArea {
      var current = open.view.flatMap { scene.views[Int($0)].parent }
      while let view = current {
        if runner.builder.tables.isScrollView(view) {
          areas.insert(OpenAttributes.Key(view: view, axis: open.axis))
        }
        current = scene.views[Int(view)].parent
      }
    }
    return areas
  }

  private func finding(
    _ rule: Rule, _ open: [LayoutResult.Ambiguity], _ help: SettlingHelp
  ) -> [Diagnostic] {
    guard let first = open.first else { return [] }
    let node = first.view.map { scene.views[Int($0)].node }
    if let node, node.allow.contains(rule.code) { return [] }
    let ranges = open.map { "\($0.attribute.rawValue) can be \(rangeText($0))" }
    let what = rule == LayoutRules.ambiguousPosition ? "position" : "size"
    let guide = scene.guides.first { first.view == nil && $0.path == first.item }
    let settling =
      first.isContentArea
      ? help.forContentSize(open)
      : rule == LayoutRules.ambiguousPosition ? help.forPosition(open) : help.forSize(open)
    return [
      rule.diagnostic(
        "The \(what) of \"\(first.item)\" is open: \(enumeration(ranges)).",
        at: node?.idSpan ?? guide?.span ?? .none,
        help: settling, views: [first.item])
    ]
  }
}
