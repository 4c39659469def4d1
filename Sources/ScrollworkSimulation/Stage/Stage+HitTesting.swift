internal import ScrollworkModel

extension Stage {
  /// The view that a touch lands on, as `hitTest(_:with:)` finds it: the last child first, hidden
  /// and transparent views and those without user interaction skipped, no child outside its
  /// parent's bounds; zPosition has no say. A view next to a scroll view that bleeds forwards to it.
  ///
  /// - Parameter point: in root coordinates.
  /// - Returns: nil outside the root.
  func hit(_ point: Point) -> Int? {
    let root = frames[0]
    guard takesTouches(0), contains(point, root.size) else { return nil }
    var view = 0
    var local = point
    while true {
      let offset = offsets[view]
      let inside = Point(x: local.x + offset.x, y: local.y + offset.y)
      let child = resolved.views[view].children.reversed().lazy.compactMap { child in
        let index = Int(child)
        return self.takesTouches(index)
          ? self.localPoint(inside, in: index).map { (index, $0) } : nil
      }.first
      guard let (next, nextPoint) = child else { break }
      view = next
      local = nextPoint
    }
    return bleedingScrollView(in: view) ?? view
  }

  /// The scroll views from a view outwards, itself included.
  func scrollViews(around view: Int) -> [Int] {
    var result: [Int] = []
    var current: Int? = view
    while let index = current {
      if resolved.views[index].node.type == .scrollView { result.append(index) }
      current = resolved.views[index].parent.map(Int.init)
    }
    return result
  }

  private func bleedingScrollView(in view: Int) -> Int? {
    resolved.views[view].children.map(Int.init).last {
      resolved.views[$0].node.type == .scrollView && takesTouches($0)
        && resolved.views[$0].node.scrolling.paging?.bleed == true
    }
  }

  private func takesTouches(_ view: Int) -> Bool {
    let node = resolved.views[view].node
    let picture = node.picture
    let defaultInteraction = node.type != .label && node.type != .imageView
    return !node.hidden && picture.alpha >= 0.01 && !absent.contains(view)
      && (picture.userInteractionEnabled ?? defaultInteraction)
  }

  private func contains(_ point: Point, _ size: Size) -> Bool {
    point.x >= 0 && point.y >= 0 && point.x < size.width && point.y < size.height
  }

  /// A point of the parent's coordinates in a child's own; nil when it is outside the child.
  private func localPoint(_ point: Point, in child: Int) -> Point? {
    let frame = frames[child]
    let scale = zoomScales[child]
    var local = Point(x: (point.x - frame.x) / scale, y: (point.y - frame.y) / scale)
    let transform = resolved.views[child].node.picture.transform
    if !transform.isIdentity {
      guard transform.scale.x != 0, transform.scale.y != 0 else { return nil }
      let center = Point(x: frame.width / 2, y: frame.height / 2)
      let x = local.x - center.x - transform.translation.x
      let y = local.y - center.y - transform.translation.y
      let sine = ElementaryFunctions.sine(degrees: transform.rotation)
      let cosine = ElementaryFunctions.cosine(degrees: transform.rotation)
      local.x = (x * cosine + y * sine) / transform.scale.x + center.x
      local.y = (y * cosine - x * sine) / transform.scale.y + center.y
    }
    return contains(local, frame.size) ? local : nil
  }
}
