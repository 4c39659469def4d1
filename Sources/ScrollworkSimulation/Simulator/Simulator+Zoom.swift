internal import ScrollworkModel
internal import ScrollworkMotion

/// Zooming.
extension Simulator {
  /// Reads the zoom scales, which may be expressions of solved sizes.
  mutating func setUpZoom(of index: Int) {
    let zoom = scrollers[index].behavior.zoom
    func scale(_ text: Spanned<String>?, _ fallback: Double) -> Double {
      guard let text, let number = try? FrameNumber(text.value, in: stage.resolved) else {
        return fallback
      }
      let value = number.evaluate { stage.rect(of: $0) }
      return value.isFinite && value > 0 ? min(value, 1e6) : fallback
    }
    scrollers[index].minimumZoomScale = scale(zoom.minimum, 1)
    scrollers[index].maximumZoomScale = max(
      scale(zoom.maximum, 1), scrollers[index].minimumZoomScale)
    scrollers[index].zoomView = zoom.view.flatMap { stage.resolved.view(at: $0.value) }
    guard let view = scrollers[index].zoomView else { return }
    let initial = scale(zoom.initial, 1)
    scrollers[index].zoomScale = initial
    stage.setZoomScale(initial, of: view)
  }

  /// Why a scroll view doesn't zoom; nil when it does.
  func zoomObstacle(_ index: Int) -> String? {
    if scrollers[index].zoomView == nil { return "it has no zoomView" }
    if scrollers[index].minimumZoomScale >= scrollers[index].maximumZoomScale {
      return "its minimumZoomScale isn't below its maximumZoomScale"
    }
    return nil
  }

  // MARK: Pinches

  func hasSecondFinger(for chain: [Int]) -> Bool {
    guard let inner = chain.first(where: { zoomObstacle($0) == nil }) else { return false }
    return touches.count { $0.role == .uikit && $0.chain.contains(inner) } == 2
  }

  /// Two fingers in a scroll view that zooms begin a pinch as soon as their distance changes.
  mutating func beginPinchIfPossible(_ chain: [Int]) {
    guard let index = chain.first(where: { zoomObstacle($0) == nil }),
      scrollers[index].pinch == nil
    else { return }
    let fingers = touches.filter { $0.role == .uikit && $0.chain.contains(index) }
    guard fingers.count == 2 else { return }
    scrollers[index].pinch = ScrollViewState.Pinch(
      fingers: (fingers[0].finger, fingers[1].finger),
      distance: max(distance(fingers[0].position, fingers[1].position), 1e-6),
      scale: scrollers[index].zoomScale,
      center: pinchCenter(index, fingers[0].position, fingers[1].position))
    for place in touches.indices where touches[place].chain.contains(index) {
      touches[place].owners = [index]
    }
  }

  mutating func updatePinch(_ index: Int) {
    guard let pinch = scrollers[index].pinch,
      let a = touches.first(where: { $0.finger == pinch.fingers.0 }),
      let b = touches.first(where: { $0.finger == pinch.fingers.1 })
    else { return }
    // An animation that began under the fingers.
    stop(index)
    if !scrollers[index].flags.zooming {
      guard (distance(a.position, b.position) - pinch.distance).magnitude > 1e-6 else { return }
      beginZooming(index, fingers: [pinch.fingers.0, pinch.fingers.1])
    }
    let state = scrollers[index]
    var scale = pinch.scale * distance(a.position, b.position) / pinch.distance
    if state.behavior.zoom.bounces, settings.zoomRubberBand {
      scale = ZoomGeometry.banded(
        scale, state.minimumZoomScale, state.maximumZoomScale, coefficient: settings.rubberBand)
    } else {
      scale = ZoomGeometry.limited(scale, state.minimumZoomScale, state.maximumZoomScale)
    }
    let center = pinchCenter(index, a.position, b.position)
    var offset = ZoomGeometry.offset(
      state.offset, center: pinch.center, from: state.zoomScale, to: scale)
    offset.x -= center.x - pinch.center.x
    offset.y -= center.y - pinch.center.y
    scrollers[index].pinch?.center = center
    setZoom(index, scale, reason: "Two fingers pinch.")
    setOffset(
      index, scrollers[index].clamped(offset), reason: "The point under the fingers stays there.")
  }

  private mutating func beginZooming(_ index: Int, fingers: [Int]) {
    for place in touches.indices where fingers.contains(touches[place].finger) {
      let outputs = touches[place].delivery.cancel()
      handle(outputs, of: place)
      touches[place].timer = nil
    }
    scrollers[index].drag = nil
    scrollers[index].flags.tracking = false
    scrollers[index].flags.dragging = false
    startZooming(index, reason: "The fingers' distance changes.")
  }

  private mutating func startZooming(_ index: Int, reason: String) {
    let view = scrollers[index].zoomView.map { path($0) } ?? ""
    note(index, "viewForZooming", [.init("view", .text(view))], reason: reason)
    scrollers[index].flags.zooming = true
    note(index, "willBeginZooming", reason: reason)
  }

  mutating func setZoom(_ index: Int, _ scale: Double, reason: String) {
    guard scale != scrollers[index].zoomScale, scale > 0, let view = scrollers[index].zoomView
    else {
      return
    }
    scrollers[index].zoomScale = scale
    stage.setZoomScale(scale, of: view)
    note(index, "didZoom", [.init("scale", .number(scale))], reason: reason)
  }

  mutating func endPinch(_ index: Int) {
    guard let pinch = scrollers[index].pinch else { return }
    scrollers[index].pinch = nil
    for place in touches.indices
    where touches[place].finger == pinch.fingers.0 || touches[place].finger == pinch.fingers.1 {
      touches[place].owners = []
    }
    guard scrollers[index].flags.zooming else { return }
    let state = scrollers[index]
    let limited = ZoomGeometry.limited(
      state.zoomScale, state.minimumZoomScale, state.maximumZoomScale)
    guard limited != state.zoomScale else {
      endZooming(index, reason: "The fingers lifted.")
      return
    }
    var target = state
    target.zoomScale = limited
    let offset = ZoomGeometry.offset(
      state.offset, center: pinch.center, from: state.zoomScale, to: limited)
    scrollers[index].zoomMotion = ScrollViewState.ZoomMotion(
      start: time, end: time + settings.animationDuration, fromScale: state.zoomScale,
      toScale: limited, fromOffset: state.offset, toOffset: target.clamped(offset), isBounce: true)
  }

  mutating func endZooming(_ index: Int, reason: String) {
    scrollers[index].flags.zooming = false
    note(
      index, "didEndZooming", [.init("scale", .number(scrollers[index].zoomScale))],
      reason: reason)
  }

  mutating func advanceZoom(_ index: Int, _ zoom: ScrollViewState.ZoomMotion) {
    let share = share(of: zoom)
    let reason = zoom.isBounce ? "The scale goes back to its limit." : "An animated zoom."
    setZoom(index, zoom.scale(share), reason: reason)
    setOffset(index, zoom.offset(share), reason: reason)
  }

  // MARK: Calls

  /// `zoom(to:animated:)`.
  mutating func zoom(_ index: Int, to rect: Rect, animated: Bool, span: SourceSpan) {
    if let obstacle = zoomObstacle(index) {
      report(.cannotZoom(scrollers[index].path, obstacle), at: span)
      return
    }
    // A finger that drags keeps the offset that an animation would change.
    if animated, scrollers[index].drag != nil { return }
    halt(index, reason: "zoom(to:animated:) stopped it.")
    endZoomUnderWay(index)
    let state = scrollers[index]
    let (scale, offset) = ZoomGeometry.zoom(
      to: rect, bounds: state.bounds, minimum: state.minimumZoomScale,
      maximum: state.maximumZoomScale)
    var target = state
    target.zoomScale = scale
    let place = target.clamped(offset)
    startZooming(index, reason: "zoom(to:animated:).")
    guard animated else {
      setZoom(index, scale, reason: "zoom(to:animated: false).")
      setOffset(index, place, reason: "zoom(to:animated: false).")
      endZooming(index, reason: "It is done.")
      return
    }
    scrollers[index].zoomMotion = ScrollViewState.ZoomMotion(
      start: time, end: time + settings.animationDuration, fromScale: state.zoomScale,
      toScale: scale, fromOffset: state.offset, toOffset: place, isBounce: false)
  }

  /// A zoom that was under way ends where it is; fingers that pinched have no part in the new one.
  private mutating func endZoomUnderWay(_ index: Int) {
    if scrollers[index].pinch != nil {
      scrollers[index].pinch = nil
      for place in touches.indices { touches[place].owners.removeAll { $0 == index } }
    }
    if let zoom = scrollers[index].zoomMotion { advanceZoom(index, zoom) }
    scrollers[index].zoomMotion = nil
    if scrollers[index].flags.zooming { endZooming(index, reason: "Another zoom begins.") }
  }

  private func pinchCenter(_ index: Int, _ a: Point, _ b: Point) -> Point {
    let frame = stageNow.rect(of: scrollers[index].view)
    return Point(x: (a.x + b.x) / 2 - frame.x, y: (a.y + b.y) / 2 - frame.y)
  }

  private func distance(_ a: Point, _ b: Point) -> Double {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }
}
