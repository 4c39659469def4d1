internal import ScrollworkModel

/// What settles an open position or size, with numbers as the scene uses them.
struct SettlingConstraints {
  private let scene: ResolvedScene
  private let result: LayoutResult
  private let tables: SceneTables
  private let open: OpenAttributes
  /// The distance between edges that the scene uses most, by axis; 0 when it uses none.
  private let gaps: PerAxis<Double>
  /// How far inside its parent a view ends, where an equation says so.
  private let farInsets: [OpenAttributes.Key: Double]
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
    farInsets = Self.farInsets(scene, isRightToLeft: tables.isRightToLeft)
    var sides = 0
    for constraint in scene.constraints {
      for term in constraint.terms {
        if term.attribute == .left || term.attribute == .right { sides += 1 }
        if term.attribute.isDirectional { sides -= 1 }
      }
    }
    usesSides = sides > 0
  }

  private static func farInsets(
    _ scene: ResolvedScene, isRightToLeft: Bool
  ) -> [OpenAttributes.Key: Double] {
    var insets: [OpenAttributes.Key: Double] = [:]
    for constraint in scene.constraints
    where constraint.relation == .equal && constraint.constant != 0 && constraint.terms.count == 2 {
      let (inner, outer) = (constraint.terms[0], constraint.terms[1])
      guard inner.item.kind == .view, outer.item.kind == .view || outer.item.kind == .contentGuide,
        scene.views[Int(inner.item.index)].parent == outer.item.index,
        inner.attribute == outer.attribute, inner.coefficient == -outer.coefficient,
        inner.attribute.place(isRightToLeft: isRightToLeft) == .far
      else { continue }
      let sign = inner.attribute == .left ? 1.0 : -1.0
      let inset = sign * constraint.constant / inner.coefficient
      let key = OpenAttributes.Key(view: inner.item.index, axis: inner.attribute.axis)
      if inset > 0 { insets[key] = inset }
    }
    return insets
  }

  /// For a view's or a guide's open positions: its near edges tied to the parent's.
  func positions(_ open: [LayoutResult.Ambiguity]) -> [ResolvedConstraint] {
    open.compactMap { tie($0, nearEdge($0.axis), nearDistance($0)) }
  }

  /// For open sizes: the sizes that are usual here; empty when there are none for all of them.
  func sizes(_ open: [LayoutResult.Ambiguity]) -> [ResolvedConstraint] {
    let sizes = open.compactMap { ambiguity -> ResolvedConstraint? in
      guard let item = item(ambiguity), let size = usualSize(ambiguity) else { return nil }
      let attribute: LayoutAttribute = ambiguity.axis == .horizontal ? .width : .height
      return ResolvedConstraint(
        [.init(item: item, attribute: attribute, coefficient: 1)], .equal, size)
    }
    return sizes.count == open.count ? sizes : []
  }

  /// For open sizes: the far edges tied to the parent's; empty for what a stack view arranges.
  func farEdges(_ open: [LayoutResult.Ambiguity]) -> [ResolvedConstraint] {
    guard let first = open.first, !isArranged(first.view) else { return [] }
    return open.compactMap { tie($0, farEdge($0.axis), -farDistance($0)) }
  }

  /// The item's edge tied to the same edge of the parent, or of its content area.
  private func tie(
    _ open: LayoutResult.Ambiguity, _ edge: LayoutAttribute, _ distance: Double
  ) -> ResolvedConstraint? {
    guard let item = item(open), let parent = parent(open) else { return nil }
    return ResolvedConstraint(
      [
        .init(item: item, attribute: edge, coefficient: 1),
        .init(item: parent, attribute: edge, coefficient: -1),
      ], .equal, distance)
  }

  private func item(_ open: LayoutResult.Ambiguity) -> LayoutItem? {
    if let view = open.view { return LayoutItem(.view, view) }
    return scene.guides.firstIndex { $0.path == open.item }.map { LayoutItem(.guide, Int32($0)) }
  }

  private func parent(_ open: LayoutResult.Ambiguity) -> LayoutItem? {
    let parent: Int32?
    if let view = open.view {
      parent = scene.views[Int(view)].parent
    } else {
      parent = scene.guides.first { $0.path == open.item }?.owner
    }
    guard let parent else { return nil }
    return LayoutItem(tables.isScrollView(parent) ? .contentGuide : .view, parent)
  }

  // MARK: Edges

  private func nearEdge(_ axis: Axis) -> LayoutAttribute {
    axis == .vertical ? .top : usesSides ? .left : .leading
  }

  func farEdge(_ axis: Axis) -> LayoutAttribute {
    axis == .vertical ? .bottom : usesSides ? .right : .trailing
  }

  // MARK: Numbers

  /// The distance that the view has at its other end, else the usual one, where it may be so; else
  /// the one that is shown.
  private func nearDistance(_ open: LayoutResult.Ambiguity) -> Double {
    let own = open.view.flatMap { farInsets[OpenAttributes.Key(view: $0, axis: open.axis)] }
    let gap = own ?? gaps[open.axis]
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
