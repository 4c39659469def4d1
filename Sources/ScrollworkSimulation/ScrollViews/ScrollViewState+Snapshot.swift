internal import ScrollworkModel
internal import ScrollworkMotion

extension ScrollViewState {
  func snapshot(at time: Double) -> ScrollSnapshot {
    let x = extent(.horizontal)
    let y = extent(.vertical)
    var page = PerAxis<Double?>(nil)
    var count = PerAxis<Int?>(nil)
    for axis in Axis.allCases where pages(axis) {
      page[axis] = self.page(axis)
      count[axis] = boundaries(axis).count
    }
    return ScrollSnapshot(
      path: path, contentOffset: offset, velocity: velocity(at: time), flags: flags,
      contentSize: Size(width: x.content, height: y.content), bounds: bounds,
      adjustedContentInset: inset, rangeX: x.range, rangeY: y.range, zoomScale: zoomScale,
      page: page, pageCount: count, pageName: pageMap?.pageName)
  }

  /// Of contentOffset; while a finger drags it, that of its last samples.
  func velocity(at time: Double) -> Point {
    if let motion { return motion.velocity(at: time) }
    guard let drag else { return .zero }
    let finger = drag.estimate.velocity(at: time, estimator: .mean, restBeforeLift: 0.1)
    let velocity = Point(x: 0 - finger.x, y: 0 - finger.y)
    let filtered = drag.lock?.filtered(velocity) ?? velocity
    return Point(
      x: extent(.horizontal).isDraggable ? filtered.x : 0,
      y: extent(.vertical).isDraggable ? filtered.y : 0)
  }
}
