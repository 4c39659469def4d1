public import ScrollworkModel

extension LinkFacts {
  /// Takes over what the scene itself says: which scroll views a finger moves, which page, and the
  /// pictures' values without links.
  public mutating func takeProperties(of scene: ResolvedScene) {
    for (index, view) in scene.views.enumerated() {
      let node = view.node
      let number = Int32(index)
      if node.type == .scrollView {
        if node.scroll.scrollEnabled { movableViews.insert(number) }
        if node.scrolling.paging != nil || node.scrolling.pageMap != nil {
          pagingViews.insert(number)
        }
      }
      let picture = node.picture
      guard picture != PictureAttributes() else { continue }
      let transform = picture.transform
      baseValues[.alpha(number)] = picture.alpha
      baseValues[.cornerRadius(number)] = picture.cornerRadius
      baseValues[.zPosition(number)] = picture.zPosition
      baseValues[.rotate(number)] = transform.rotation
      baseValues[.translate(number, .horizontal)] = transform.translation.x
      baseValues[.translate(number, .vertical)] = transform.translation.y
      baseValues[.scaleAxis(number, .horizontal)] = transform.scale.x
      baseValues[.scaleAxis(number, .vertical)] = transform.scale.y
      if transform.scale.x == transform.scale.y { baseValues[.scale(number)] = transform.scale.x }
      if let text = picture.backgroundColor, let color = LinkColor(text) {
        baseValues[.backgroundColor(number, .red)] = color.red
        baseValues[.backgroundColor(number, .green)] = color.green
        baseValues[.backgroundColor(number, .blue)] = color.blue
        baseValues[.backgroundColor(number, .alpha)] = color.alpha
      }
    }
  }
}

extension PageStops.Rule {
  /// Where a scroll view's pages lie by its own properties; nil when it doesn't page.
  ///
  /// - Parameter bounds: its length on the axis, in points.
  public init?(_ behavior: ScrollBehavior, _ axis: Axis, bounds: Double) {
    if let map = behavior.pageMap {
      self = .uniform(size: map.pageSize?[axis] ?? bounds, origin: 0)
      return
    }
    guard let paging = behavior.paging else { return nil }
    if let offsets = paging.boundaries[axis], !offsets.isEmpty {
      self = .boundaries(offsets)
      return
    }
    let origin = axis == .horizontal ? paging.origin.x : paging.origin.y
    self = .uniform(size: paging.pageSize[axis] ?? bounds, origin: origin)
  }
}
