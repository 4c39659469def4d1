internal import ScrollworkModel
internal import ScrollworkMotion

/// Views have come and gone: what was kept by index is found again by path.
extension Simulator {
  /// - Parameter before: the scroll views as touches count them.
  mutating func refindViews(_ before: [ScrollViewState]) {
    let views = Dictionary(
      stage.resolved.views.enumerated().map { ($1.path, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    for index in scrollers.indices {
      if let rows = scrollers[index].images {
        scrollers[index].images?.views = rows.paths.map { views[$0] }
      }
      if let attributes = scrollers[index].pageMap?.attributes {
        let pages = pageViews(attributes, of: scrollers[index].view)
        scrollers[index].pageMap?.views = pages
      }
      refindZoomView(of: index)
    }
    let places = before.map { state in scrollers.firstIndex { $0.path == state.path } }
    var lost: [Touch] = []
    touches = touches.compactMap { touch in
      var touch = touch
      touch.chain = touch.chain.compactMap { places[$0] }
      touch.owners = touch.owners.compactMap { places[$0] }
      guard let hit = views[touch.hitPath] else {
        lost.append(touch)
        return nil
      }
      touch.hit = hit
      return touch
    }
    for touch in lost { lose(touch) }
  }

  private mutating func refindZoomView(of index: Int) {
    guard scrollers[index].zoomView != nil else { return }
    let path = scrollers[index].behavior.zoom.view?.value
    scrollers[index].zoomView = path.flatMap { stage.resolved.view(at: $0) }
    guard scrollers[index].zoomView == nil else { return }
    scrollers[index].zoomMotion = nil
    scrollers[index].zoomScale = 1
    if scrollers[index].flags.zooming { endZooming(index, reason: "The view that zoomed is gone.") }
  }

  /// The view under a finger is gone, and its touch with it.
  private mutating func lose(_ touch: Touch) {
    if touch.isDelivered, touch.owners.isEmpty {
      log(touch.hitPath, "touchesCancelled", reason: "The view is gone.")
    }
    finish(touch, isCancelled: true)
  }
}
