internal import ScrollworkModel
internal import ScrollworkSolver

extension SystemBuilder {
  /// A hand-set frame as four required constraints, in the coordinates of the superview. With a
  /// mask they follow the superview's size.
  mutating func addFrame(_ view: Int32) {
    guard let frame = scene.views[Int(view)].node.frame else { return }
    for axis in Axis.allCases { addFrame(view, frame, axis) }
  }

  private mutating func addFrame(_ view: Int32, _ frame: Rect, _ axis: Axis) {
    let near = axis == .horizontal ? frame.x : frame.y
    let size = frame.size[axis]
    let parent = tables.views[Int(view)].parent
    // Shares of the superview's change that the near edge and the size take.
    var nearShare = 0.0
    var sizeShare = 0.0
    var reference = 0.0
    if let autoresizing = scene.views[Int(view)].node.autoresizing {
      let mask = autoresizing.mask
      let flexibleNear: AutoresizingMask =
        axis == .horizontal ? .flexibleLeftMargin : .flexibleTopMargin
      let flexibleSize: AutoresizingMask = axis == .horizontal ? .flexibleWidth : .flexibleHeight
      let flexibleFar: AutoresizingMask =
        axis == .horizontal ? .flexibleRightMargin : .flexibleBottomMargin
      if mask.contains(flexibleSize) {
        sizeShare = 1
      } else if mask.contains(flexibleNear) {
        nearShare = mask.contains(flexibleFar) ? 0.5 : 1
      }
      reference = referenceSize(of: view, axis) ?? near + size + near
    }
    let parentFrame = tables.frameSpan(parent, axis)
    form.add(1, near: 1, size: 0, of: tables.frameSpan(view, axis))
    writer.appendOrigin(-1, of: parent, axis, to: &form)
    if nearShare != 0 { form.add(-nearShare, near: 0, size: 1, of: parentFrame) }
    commit(
      .equal, near - nearShare * reference, ConstraintSource(.autoresizing, view, axis.offset))
    form.add(1, near: 0, size: 1, of: tables.frameSpan(view, axis))
    if sizeShare != 0 { form.add(-sizeShare, near: 0, size: 1, of: parentFrame) }
    commit(
      .equal, size - sizeShare * reference, ConstraintSource(.autoresizing, view, axis.offset + 2))
  }

  /// The size of the superview for which a frame with a mask was drawn.
  private func referenceSize(of view: Int32, _ axis: Axis) -> Double? {
    if let given = scene.views[Int(view)].node.autoresizing?.reference { return given[axis] }
    let parent = tables.views[Int(view)].parent
    if parent == 0 { return (scene.baseSize ?? scene.viewport.size)[axis] }
    let node = scene.views[Int(parent)].node
    return node.frame?.size[axis] ?? node.size?[axis]
  }
}
