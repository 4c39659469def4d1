internal import ScrollworkModel

/// SW101 and SW102: content areas whose size doesn't come out.
struct ContentSizeDiagnostics {
  /// How the content area of a scroll view is tied along one axis.
  private struct Ties {
    /// Items tied by an equation to the near and to the far edge.
    var near: [LayoutItem] = []
    var far: [LayoutItem] = []
    /// Only an inequality is at the far edge.
    var isBoundedAtFarEdge = false
    /// An equation sets the content area's size itself.
    var isSized = false
  }

  private struct OpenAxis: Hashable {
    var view: Int32
    var axis: Axis
  }

  private let scene: ResolvedScene
  private let result: LayoutResult
  private let runner: PassRunner
  private var found: [(open: OpenAxis, rule: Rule, pinned: LayoutItem?, ties: Ties)] = []
  private var silenced: Set<OpenAxis> = []
  /// Views whose position or size is open.
  private var openViews: Set<OpenAxis> = []

  init(_ scene: ResolvedScene, _ result: LayoutResult, _ runner: PassRunner) {
    self.scene = scene
    self.result = result
    self.runner = runner
    var ties: [OpenAxis: Ties] = [:]
    for open in result.ambiguous where open.isContentArea {
      if let key = Self.key(open) { ties[key] = Ties() }
    }
    guard !ties.isEmpty else { return }
    for open in result.ambiguous where !open.isContentArea {
      if let key = Self.key(open) { openViews.insert(key) }
    }
    for constraint in scene.constraints { collect(constraint, into: &ties) }
    for open in result.ambiguous where open.isContentArea {
      guard let key = Self.key(open), let tie = ties[key] else { continue }
      if tie.far.isEmpty && !tie.isSized {
        found.append((key, LayoutRules.contentSizeOpen, nil, tie))
      } else if open.maximum == nil, let pinned = tie.far.first(where: tie.near.contains) {
        found.append((key, LayoutRules.contentSizeCircular, pinned, tie))
      } else {
        continue
      }
      silenced.insert(key)
    }
  }

  /// Whether a view's openness along an axis is a consequence of what is reported here.
  func silences(_ view: Int32, _ axis: Axis) -> Bool {
    var current: Int32? = view
    while let index = current {
      if silenced.contains(OpenAxis(view: index, axis: axis)), index != view { return true }
      current = scene.views[Int(index)].parent
    }
    return false
  }

  /// Whether a content area's own openness is reported here.
  func reports(_ scrollView: Int32, _ axis: Axis) -> Bool {
    silenced.contains(OpenAxis(view: scrollView, axis: axis))
  }

  func diagnostics() -> [Diagnostic] {
    found.compactMap { item in
      let view = scene.views[Int(item.open.view)]
      guard !view.node.allow.contains(item.rule.code) else { return nil }
      if let pinned = item.pinned {
        return circular(item.open.view, item.open.axis, pinned)
      }
      return open(item.open.view, item.open.axis, item.ties)
    }
  }

  private static func key(_ open: LayoutResult.Ambiguity) -> OpenAxis? {
    open.view.map {
      OpenAxis(view: $0, axis: open.axis)
    }
  }

  private func collect(_ constraint: ResolvedConstraint, into ties: inout [OpenAxis: Ties]) {
    for term in constraint.terms {
      let isContent =
        term.item.kind == .contentGuide
        || runner.builder.writer.readsContent(term.item, in: constraint)
      let key = OpenAxis(view: term.item.index, axis: term.attribute.axis)
      guard isContent, ties[key] != nil else { continue }
      let others = constraint.terms.filter { $0.item != term.item }.map(\.item)
      let isEquation = constraint.relation == .equal
      switch term.attribute {
      case .width, .height:
        if term.item.kind == .contentGuide && isEquation { ties[key]?.isSized = true }
      case .centerX, .centerY:
        break
      case .left, .right, .top, .bottom, .leading, .trailing, .firstBaseline, .lastBaseline:
        if isFar(term.attribute) {
          if isEquation {
            ties[key]?.far += others
          } else {
            ties[key]?.isBoundedAtFarEdge = true
          }
        } else if isEquation {
          ties[key]?.near += others
        }
      }
    }
  }

  /// The bottom, and the edge at which lines end.
  private func isFar(_ attribute: LayoutAttribute) -> Bool {
    let isRightToLeft = scene.viewport.direction == .rightToLeft
    switch attribute {
    case .bottom, .trailing, .lastBaseline: return true
    case .right: return !isRightToLeft
    case .left: return isRightToLeft
    default: return false
    }
  }

  private func edge(_ axis: Axis) -> String { axis == .horizontal ? "trailing" : "bottom" }
  private func size(_ axis: Axis) -> String { axis == .horizontal ? "width" : "height" }
  private func adjective(_ axis: Axis) -> String {
    axis == .horizontal ? "horizontal" : "vertical"
  }

  private func open(_ scrollView: Int32, _ axis: Axis, _ ties: Ties) -> Diagnostic {
    let view = scene.views[Int(scrollView)]
    let edge = edge(axis)
    var message =
      "The \(adjective(axis)) content size of \"\(view.path)\" is open\(range(scrollView, axis)): "
    message +=
      ties.isBoundedAtFarEdge
      ? "only inequalities bound its \(edge) edge." : "nothing is tied to its \(edge) edge."
    var help = "Tie the last view's \(edge) edge to the content area"
    if let last = lastView(in: scrollView, axis) {
      let path = scene.views[Int(last.view)].path
      message.removeLast()
      message += "; \"\(path)\" ends at \(formatNumber(last.end))."
      help += ": \(path).\(edge) == \(view.path).content.\(edge)"
      help += " (the content \(size(axis)) becomes \(formatNumber(last.end)))"
    }
    return LayoutRules.contentSizeOpen.diagnostic(
      message, at: view.node.idSpan, help: help + ".",
      views: [view.path]
        + (lastView(in: scrollView, axis).map { [scene.views[Int($0.view)].path] } ?? []))
  }

  private func circular(_ scrollView: Int32, _ axis: Axis, _ pinned: LayoutItem) -> Diagnostic {
    let view = scene.views[Int(scrollView)]
    let name = EquationText(scene: scene).name(pinned)
    let size = size(axis)
    let edges = axis == .horizontal ? "horizontal" : "vertical"
    var help = "Add \(name).\(size) == \(view.path).frame.\(size)"
    help +=
      axis == .horizontal
      ? ", or views with sizes of their own from edge to edge inside."
      : ", an explicit height, or a chain of views with heights from top to bottom inside."
    return LayoutRules.contentSizeCircular.diagnostic(
      "\"\(name)\" is pinned to both \(edges) edges of the content area of \"\(view.path)\", but no "
        + "size comes from inside\(range(scrollView, axis)): the content area waits for the view "
        + "and the view for the content area.",
      at: view.node.idSpan, help: help, views: [view.path, name])
  }

  /// ` (0 and up)`
  private func range(_ scrollView: Int32, _ axis: Axis) -> String {
    let attribute: LayoutResult.Ambiguity.Attribute = axis == .horizontal ? .width : .height
    for open in result.ambiguous
    where open.isContentArea && open.view == scrollView && open.attribute == attribute {
      return " (\(rangeText(open)))"
    }
    return ""
  }

  /// The child that ends last, of those that scroll with the content and are settled.
  private func lastView(in scrollView: Int32, _ axis: Axis) -> (view: Int32, end: Double)? {
    var last: (view: Int32, end: Double)?
    for child in scene.views[Int(scrollView)].children
    where !scene.views[Int(child)].node.floating
      && !openViews.contains(OpenAxis(view: child, axis: axis))
    {
      let frame = result.views[Int(child)].frame
      let end = axis == .horizontal ? frame.maxX : frame.maxY
      if last.map({ end > $0.end }) ?? true { last = (child, end) }
    }
    return last
  }
}

/// `0 and up`, `300 to 667`, `up to 20`, `anything`.
func rangeText(_ open: LayoutResult.Ambiguity) -> String {
  switch (open.minimum, open.maximum) {
  case (let low?, let high?): "\(formatNumber(low)) to \(formatNumber(high))"
  case (let low?, nil): "\(formatNumber(low)) and up"
  case (nil, let high?): "up to \(formatNumber(high))"
  case (nil, nil): "anything"
  }
}
