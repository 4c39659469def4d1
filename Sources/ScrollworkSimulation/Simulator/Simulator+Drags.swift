internal import ScrollworkModel
internal import ScrollworkMotion

extension Simulator {
  // MARK: Begin

  /// A pan begins.
  ///
  /// - Parameter movement: of the finger so far.
  mutating func beginDrag(_ index: Int, movement: Point, reason: String) {
    stop(index)
    let centroid = centroid(of: index)
    let state = scrollers[index]
    let first = touches.first { $0.owners.contains(index) }
    var estimate = first?.estimate ?? VelocityEstimate()
    if let position = first?.position {
      estimate.shift(by: Point(x: centroid.x - position.x, y: centroid.y - position.y))
    }
    var drag = Drag(
      start: state.offset, raw: raw(state.offset, of: index), centroid: centroid, lock: nil,
      estimate: estimate,
      startTime: time, lastMove: time, firstCentroid: centroid)
    if state.behavior.directionalLockEnabled {
      var lock = DirectionalLock(
        settings: settings, axis: state.isDecelerationPending ? state.lastLock : nil)
      if movement != .zero {
        _ = lock.filter(
          movement, at: time, canScrollHorizontally: state.extent(.horizontal).isDraggable,
          canScrollVertically: state.extent(.vertical).isDraggable)
      }
      drag.lock = lock
    }
    scrollers[index].drag = drag
    scrollers[index].flags.tracking = true
    scrollers[index].flags.dragging = true
    note(index, "willBeginDragging", reason: reason)
    appWillBeginDragging(index)
    let wantsAll =
      settings.panOrigin == .touchDown || state.behavior.model == .three20
    if wantsAll, movement != .zero {
      let start = self.centroid(of: index, \.start)
      scrollers[index].drag?.centroid = start
      updateDrag(index)
    }
  }

  /// Whether a finger that last moved then has rested: samples that are due later aren't missing.
  func isRest(since lastMove: Double) -> Bool {
    time - lastMove
      > max(Flutter.carriedRest, 1 / max(script.touchRate, 1)) + Simulator.instant
  }

  /// Fingers joined or left: their middle jumps, the content doesn't.
  mutating func rebase(_ index: Int) {
    guard let drag = scrollers[index].drag else { return }
    let centroid = centroid(of: index)
    scrollers[index].drag?.estimate.shift(
      by: Point(x: centroid.x - drag.centroid.x, y: centroid.y - drag.centroid.y))
    scrollers[index].drag?.centroid = centroid
  }

  /// The middle of the fingers that drag a scroll view, or of where they came down.
  func centroid(of index: Int, _ place: KeyPath<Touch, Point> = \.position) -> Point {
    let own = touches.filter { $0.owners.contains(index) }
    guard !own.isEmpty else { return .zero }
    var sum = Point.zero
    for touch in own {
      sum.x += touch[keyPath: place].x
      sum.y += touch[keyPath: place].y
    }
    return Point(x: sum.x / Double(own.count), y: sum.y / Double(own.count))
  }

  // MARK: Moves

  /// The fingers' middle has moved.
  mutating func updateDrag(_ index: Int) {
    guard var drag = scrollers[index].drag else { return }
    let state = scrollers[index]
    let centroid = centroid(of: index)
    if isRest(since: drag.lastMove) { drag.hasRested = true }
    drag.lastMove = time
    drag.estimate.add(VelocityEstimate.Sample(time: time, position: centroid))
    var delta = Point(x: centroid.x - drag.centroid.x, y: centroid.y - drag.centroid.y)
    drag.centroid = centroid
    if let filtered = drag.lock?.filter(
      delta, at: time, canScrollHorizontally: state.extent(.horizontal).isDraggable,
      canScrollVertically: state.extent(.vertical).isDraggable)
    {
      delta = filtered
    }
    if settings.nestedHandOver == .threePass { delta = handOver(delta, from: index) }
    var offset = state.offset
    (drag.raw.x, offset.x) = moved(drag.raw.x, -delta.x, state, .horizontal)
    (drag.raw.y, offset.y) = moved(drag.raw.y, -delta.y, state, .vertical)
    scrollers[index].drag = drag
    scrollers[index].lastLock = drag.lock?.axis
    triggerRefresh(index)
    setOffset(index, offset, reason: "The finger moved it.")
  }

  /// The raw offset and the one that shows after a move of the raw one.
  private func moved(
    _ raw: Double, _ delta: Double, _ state: ScrollViewState, _ axis: Axis
  ) -> (raw: Double, offset: Double) {
    let extent = state.extent(axis)
    let offset = axis == .horizontal ? state.offset.x : state.offset.y
    guard extent.isDraggable else { return (raw, offset) }
    var raw = raw + delta
    if state.behavior.model == .three20 {
      let next = ThreeTwenty.dragged(
        raw - delta, by: delta, in: extent.range, length: extent.bounds)
      return (next, next)
    }
    // With bounces off a pull past the edge isn't remembered.
    if !extent.isElastic { raw = extent.clamped(raw) }
    return (raw, band(extent).offset(raw: raw, in: extent.range))
  }

  func band(_ extent: AxisExtent) -> RubberBand {
    RubberBand(coefficient: settings.rubberBand, dimension: extent.bounds)
  }

  private func raw(_ offset: Point, of index: Int) -> Point {
    let x = scrollers[index].extent(.horizontal)
    let y = scrollers[index].extent(.vertical)
    return Point(
      x: band(x).raw(offset: offset.x, in: x.range), y: band(y).raw(offset: offset.y, in: y.range))
  }

  /// The three-pass alternative: what the inner view has no room for moves the views around it.
  private mutating func handOver(_ delta: Point, from index: Int) -> Point {
    guard let touch = touches.first(where: { $0.owners.contains(index) }) else { return delta }
    let outer = touch.chain.drop { $0 != index }.dropFirst()
    var own = delta
    for axis in Axis.allCases {
      let step = axis == .horizontal ? -delta.x : -delta.y
      guard step != 0 else { continue }
      let views = [index] + outer.filter { scrollers[$0].extent(axis).isDraggable }
      let room = views.map { view -> Double in
        let range = scrollers[view].extent(axis).range
        let offset = axis == .horizontal ? scrollers[view].offset.x : scrollers[view].offset.y
        return step > 0 ? range.upperBound - offset : offset - range.lowerBound
      }
      let passes = PanArbitration.threePasses(drag: step.magnitude, room: room)
      let sign: Double = step > 0 ? 1 : -1
      for (view, movement) in zip(views, passes.movements).dropFirst() where movement > 0 {
        var offset = scrollers[view].offset
        if axis == .horizontal {
          offset.x += sign * movement
        } else {
          offset.y += sign * movement
        }
        setOffset(view, offset, reason: "The view inside has no room left and hands on.")
      }
      let taken = sign * (passes.movements[0] + 2 * passes.overdrag)
      if axis == .horizontal { own.x = -taken } else { own.y = -taken }
    }
    return own
  }

  /// `ignoreDiagonal`, which could only work on raw touches: moves along no clear axis aren't
  /// forwarded.
  func isIgnored(_ step: Point, of place: Int) -> Bool {
    guard script.profile == .legacyTouch, let inner = touches[place].chain.first,
      scrollers[inner].behavior.axisStrategy == .ignoreDiagonal
    else { return false }
    return !AxisRestriction.isClear(step)
  }

  // MARK: Stopping what moves

  /// A touch stops a scroll view where it is.
  mutating func stop(_ index: Int) {
    if let zoom = scrollers[index].zoomMotion {
      advanceZoom(index, zoom)
      scrollers[index].zoomMotion = nil
      endZooming(index, reason: "A touch stopped the zoom.")
    }
    guard let motion = scrollers[index].motion else { return }
    setOffset(index, motion.offset(at: time), reason: "A touch stopped it here.")
    scrollers[index].motion = nil
    guard motion.purpose != .deceleration else { return }
    if settings.touchEndsAnimation, motion.purpose != .scrollToTop {
      note(
        index, "didEndScrollingAnimation", reason: "A touch stopped the animated offset.")
    }
  }
}
