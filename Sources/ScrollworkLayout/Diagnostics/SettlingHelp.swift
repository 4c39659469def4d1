internal import ScrollworkModel

/// What to write so that an open position or size is settled, with numbers as the scene uses them.
struct SettlingHelp {
  private let scene: ResolvedScene
  private let result: LayoutResult
  private let tables: SceneTables
  private let open: OpenAttributes
  /// The distance between edges that the scene uses most, by axis; 0 when it uses none.
  private let gaps: PerAxis<Double>
  /// The scene writes left and right more often than leading and trailing.
  private let usesSides: Bool

  init(
    _ scene: ResolvedScene, _ result: LayoutResult, _ tables: SceneTables, _ open: OpenAttributes
  ) {
    self.scene = scene
    self.result = result
    self.tables = tables
    self.open = open
    gaps = PerAxis(
      horizontal: UsualGap.distance(scene, .horizontal),
      vertical: UsualGap.distance(scene, .vertical))
    var sides = 0
    for constraint in scene.constraints {
      for term in constraint.terms {
        if term.attribute == .left || term.attribute == .right { sides += 1 }
        if term.attribute.isDirectional { sides -= 1 }
      }
    }
    usesSides = sides > 0
  }

  /// For a view's or a guide's open positions: its near edges tied to the parent's.
  func forPosition(_ open: [LayoutResult.Ambiguity]) -> String {
    "Add " + enumeration(open.map { tie($0, edge: nearEdge($0.axis), sign: 1) }) + "."
  }

  /// For a view's or a guide's open sizes: a size, or the far edges tied to the parent's.
  func forSize(_ open: [LayoutResult.Ambiguity]) -> String {
    let sizes = enumeration(open.map { "a \($0.axis.sizeName)" })
    let examples = open.compactMap { ambiguity in
      usualSize(ambiguity).map {
        "\(ambiguity.item).\(ambiguity.axis.sizeName) == \(formatNumber($0))"
      }
    }
    var text = "Give it \(sizes)"
    if examples.count == open.count { text += ", such as \(enumeration(examples))" }
    guard !isArranged(open[0].view) else { return text + "." }
    let edges = open.map { farEdge($0.axis) }
    text += ", or pin its \(enumeration(edges)) edge\(edges.count > 1 ? "s" : ""): "
    return text + enumeration(zip(open, edges).map { tie($0, edge: $1, sign: -1) }) + "."
  }

  /// For an open content size.
  func forContentSize(_ open: [LayoutResult.Ambiguity]) -> String {
    guard let view = open.first?.view else { return "" }
    let path = scene.views[Int(view)].path
    let edges = open.map { farEdge($0.axis) }
    let ties = edges.map { "\(path).content.\($0)" }
    return "Tie the last view's \(enumeration(edges)) edge\(edges.count > 1 ? "s" : "") to "
      + enumeration(ties) + "."
  }

  // MARK: Edges

  private func nearEdge(_ axis: Axis) -> String {
    axis == .vertical ? "top" : usesSides ? "left" : "leading"
  }

  private func farEdge(_ axis: Axis) -> String {
    axis == .vertical ? "bottom" : usesSides ? "right" : "trailing"
  }

  /// `b.leading == root.leading + 16`
  private func tie(_ open: LayoutResult.Ambiguity, edge: String, sign: Double) -> String {
    let distance = sign * (sign > 0 ? nearDistance(open) : farDistance(open))
    return "\(open.item).\(edge) == \(parentName(open)).\(edge)" + offsetText(distance)
  }

  private func parentName(_ open: LayoutResult.Ambiguity) -> String {
    let parent: Int32?
    if let view = open.view {
      parent = scene.views[Int(view)].parent
    } else {
      parent = scene.guides.first { $0.path == open.item }?.owner
    }
    guard let parent else { return "super" }
    let path = scene.views[Int(parent)].path
    return tables.isScrollView(parent) ? path + ".content" : path
  }

  // MARK: Numbers

  /// The usual distance where the view may be so, else the one that is shown.
  private func nearDistance(_ open: LayoutResult.Ambiguity) -> Double {
    let gap = gaps[open.axis]
    guard let view = open.view, let parent = scene.views[Int(view)].parent else { return gap }
    let frame = result.views[Int(view)].frame
    let isMirrored = open.axis == .horizontal && tables.isRightToLeft && !usesSides
    guard isMirrored else {
      let own = tables.views[Int(view)].alignment.near(open.axis)
      let outer = tables.views[Int(parent)].alignment.near(open.axis)
      // The range is one of frames, constraints are about alignment rectangles.
      let offset = own - outer
      if isAllowed(gap - offset, open) { return gap }
      return (open.axis == .horizontal ? frame.x : frame.y) + offset
    }
    // Counted from the right, where the range's ends change places.
    let width = result.views[Int(parent)].frame.width
    if isAllowed(width - gap - frame.width, open) { return gap }
    return width - frame.maxX
  }

  private func farDistance(_ open: LayoutResult.Ambiguity) -> Double {
    let gap = gaps[open.axis]
    guard let view = open.view, let parent = scene.views[Int(view)].parent,
      !tables.isScrollView(parent)
    else { return gap }
    let frame = result.views[Int(view)].frame
    let start = open.axis == .horizontal ? frame.x : frame.y
    let length = result.views[Int(parent)].frame.size[open.axis]
    return isAllowed(length - start - gap, open) ? gap : 0
  }

  private func isAllowed(_ value: Double, _ open: LayoutResult.Ambiguity) -> Bool {
    value >= (open.minimum ?? value) && value <= (open.maximum ?? value)
  }

  /// A size that the view has by itself, or that a view of its type beside it has.
  private func usualSize(_ ambiguity: LayoutResult.Ambiguity) -> Double? {
    guard let view = ambiguity.view else { return nil }
    let axis = ambiguity.axis
    if let own = tables.views[Int(view)].intrinsic[axis], own > 0, isAllowed(own, ambiguity) {
      return own
    }
    guard let parent = scene.views[Int(view)].parent else { return nil }
    // Views far away say little, and looking at all of a long list for each would take long.
    for sibling in scene.views[Int(parent)].children.prefix(32)
    where sibling != view && scene.views[Int(sibling)].node.type == tables.views[Int(view)].type {
      let size = result.views[Int(sibling)].frame.size[axis]
      if size > 0, !open.contains(sibling, axis), isAllowed(size, ambiguity) { return size }
    }
    return nil
  }

  private func isArranged(_ view: Int32?) -> Bool {
    guard let view, let parent = scene.views[Int(view)].parent else { return false }
    return scene.views[Int(parent)].node.type == .stackView
      && scene.views[Int(view)].node.arranged
  }
}
