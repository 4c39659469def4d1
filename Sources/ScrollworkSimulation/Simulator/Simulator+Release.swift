internal import ScrollworkModel
internal import ScrollworkMotion

/// The end of a drag.
extension Simulator {
  /// What follows a release on one axis.
  private struct Plan {
    /// In pt/s, with the sign of the offset's change.
    var velocity: Double
    var motion: AxisMotion
    /// What the delegate is told.
    var target: Double
  }

  mutating func endDrag(_ index: Int) {
    guard let drag = scrollers[index].drag else { return }
    applyRefresh(index)
    scrollers[index].drag = nil
    if scrollers[index].behavior.model == .three20 {
      endThreeTwentyDrag(index, drag)
      return
    }
    let velocity = releaseVelocity(index, drag)
    let x = plan(index, .horizontal, velocity.x)
    let y = plan(index, .vertical, velocity.y)
    let proposed = Point(x: x.target, y: y.target)
    let told = Point(x: x.velocity / 1000 + 0, y: y.velocity / 1000 + 0)
    let target = tellWillEndDragging(index, velocity: told, proposed: proposed, drag: drag)
    var motion = ScrollViewState.Motion(purpose: .deceleration, x: x.motion, y: y.motion)
    let offset = scrollers[index].offset
    if target.x != proposed.x {
      motion.x = retargeted(index, .horizontal, velocity: x.velocity, to: target.x)
    }
    if target.y != proposed.y {
      motion.y = retargeted(index, .vertical, velocity: y.velocity, to: target.y)
    }
    let decelerates = told != .zero || motion.end > time || motion.target != offset
    appWillEndDragging(index, target: target)
    finishDrag(
      index, motion: decelerates ? motion : nil,
      reason: reason(index, drag, velocity: told, decelerates: decelerates))
  }

  /// To a delegate's target; one that is where the content is stops it at once.
  private func retargeted(
    _ index: Int, _ axis: Axis, velocity: Double, to target: Double
  ) -> AxisMotion {
    let extent = scrollers[index].extent(axis)
    let offset = axis == .horizontal ? scrollers[index].offset.x : scrollers[index].offset.y
    return target == offset
      ? .rest(at: offset, time: time)
      : .retargeted(
        from: offset, velocity: velocity, to: target, at: time,
        limits: extent.isElastic || extent.clamped(target) != target ? nil : extent.range,
        settings: settings)
  }

  /// The system took the touch away: no velocity, and back inside when it is outside.
  mutating func cancelDrag(_ index: Int) {
    scrollers[index].drag = nil
    let offset = scrollers[index].offset
    let isOutside = scrollers[index].isOutside
    scrollers[index].flags.dragging = false
    note(
      index, "didEndDragging", [.init("decelerate", .boolean(false))],
      reason: "The system took the touch away.")
    scrollers[index].flags.tracking = false
    appDidEndDragging(index, decelerates: isOutside)
    guard isOutside else {
      endPendingDeceleration(index)
      return
    }
    let x = plan(index, .horizontal, 0)
    let y = plan(index, .vertical, 0)
    let motion = ScrollViewState.Motion(purpose: .deceleration, x: x.motion, y: y.motion)
    guard motion.end > time || motion.target != offset else { return }
    beginDecelerating(index, motion, reason: "It is past its edge and springs back.")
  }

  /// didEndDragging and what comes of it.
  private mutating func finishDrag(
    _ index: Int, motion: ScrollViewState.Motion?, reason: String
  ) {
    let decelerates = motion != nil
    if decelerates {
      scrollers[index].flags.tracking = false
      scrollers[index].flags.dragging = settings.draggingUntilRest
    } else {
      scrollers[index].flags.dragging = false
    }
    note(index, "didEndDragging", [.init("decelerate", .boolean(decelerates))], reason: reason)
    scrollers[index].flags.tracking = false
    guard let motion else {
      endPendingDeceleration(index)
      appDidEndDragging(index, decelerates: false)
      return
    }
    appDidEndDragging(index, decelerates: true)
    beginDecelerating(
      index, motion,
      reason: "It moves on to (\(quotedNumber(motion.target.x)), \(quotedNumber(motion.target.y)))."
    )
  }

  mutating func beginDecelerating(
    _ index: Int, _ motion: ScrollViewState.Motion, reason: String
  ) {
    scrollers[index].flags.decelerating = true
    scrollers[index].isDecelerationPending = true
    scrollers[index].motion = motion
    note(index, "willBeginDecelerating", reason: reason)
  }

  /// After a touch-stop the end of the deceleration before is still to be told; the first versions
  /// didn't.
  mutating func endPendingDeceleration(_ index: Int) {
    guard scrollers[index].isDecelerationPending else { return }
    scrollers[index].isDecelerationPending = false
    scrollers[index].flags.decelerating = false
    guard script.profile == .modern else { return }
    note(
      index, "didEndDecelerating",
      reason: "A touch had stopped the deceleration, and the drag after it ended at rest.")
    appDidEndDecelerating(index)
  }

  // MARK: Velocity

  /// In pt/s, with the sign of the offset's change; zero on axes that don't move by touch.
  private mutating func releaseVelocity(_ index: Int, _ drag: Drag) -> Point {
    let state = scrollers[index]
    let finger = drag.estimate.velocity(
      at: time, estimator: settings.velocityEstimator, restBeforeLift: settings.restBeforeLift)
    var velocity = Point(x: 0 - finger.x, y: 0 - finger.y)
    velocity = drag.lock?.filtered(velocity) ?? velocity
    if state.behavior.axisStrategy == .resetContentOffset {
      let moved = AxisRestriction.restricted(state.offset, start: drag.start)
      velocity =
        moved.x == drag.start.x && moved.y != drag.start.y
        ? Point(x: 0, y: velocity.y) : Point(x: velocity.x, y: 0)
    }
    for axis in Axis.allCases {
      let extent = state.extent(axis)
      let offset = axis == .horizontal ? state.offset.x : state.offset.y
      let raw = axis == .horizontal ? drag.raw.x : drag.raw.y
      var value = axis == .horizontal ? velocity.x : velocity.y
      if !extent.isDraggable { value = 0 }
      // Past an edge the content is slower than the finger.
      let clamped = extent.clamped(offset)
      if clamped != offset { value *= band(extent).slope(raw - clamped) }
      if value.magnitude < settings.minimumVelocity { value = 0 }
      if axis == .horizontal { velocity.x = value } else { velocity.y = value }
    }
    if settings.accumulateFlicks { velocity = accumulated(velocity, index, drag) }
    scrollers[index].lastFlick = (velocity, time)
    return velocity
  }

  /// Flicks in one direction add up, as in Flutter's imitation of iOS.
  private func accumulated(_ velocity: Point, _ index: Int, _ drag: Drag) -> Point {
    guard scrollers[index].isDecelerationPending, let last = scrollers[index].lastFlick,
      !drag.hasRested, !isRest(since: drag.lastMove)
    else { return velocity }
    func sum(_ new: Double, _ old: Double) -> Double {
      let carried = Flutter.carriedMomentum(old)
      guard new * old > 0, new.magnitude > carried.magnitude * Flutter.carriedShare else {
        return new
      }
      return new + carried
    }
    let age = drag.startTime - last.time
    let rate = scrollers[index].behavior.decelerationRate
    let left = ElementaryFunctions.power(min(max(rate, 1e-6), 1), age * 1000)
    return Point(
      x: sum(velocity.x, last.velocity.x * left), y: sum(velocity.y, last.velocity.y * left))
  }

  // MARK: Targets

  private func plan(_ index: Int, _ axis: Axis, _ velocity: Double) -> Plan {
    let state = scrollers[index]
    let extent = state.extent(axis)
    let offset = axis == .horizontal ? state.offset.x : state.offset.y
    if state.isPagingEnabled, state.pages(axis), extent.isDraggable || state.isOutside {
      let boundaries = state.systemBoundaries(axis)
      let start = axis == .horizontal ? state.dragStart.x : state.dragStart.y
      let page = boundaries.target(
        from: offset, velocity: velocity / 1000, start: start,
        threshold: settings.pagingThreshold)
      let target = boundaries.offset(of: page)
      let motion: AxisMotion =
        target == offset && velocity == 0
        ? .rest(at: offset, time: time)
        : .paging(
          from: offset, velocity: velocity, to: target, at: time,
          limits: extent.isElastic ? nil : extent.range, settings: settings)
      return Plan(velocity: velocity, motion: motion, target: target)
    }
    let motion = AxisMotion.free(
      from: offset, velocity: velocity, at: time, extent: extent,
      rate: state.behavior.decelerationRate, settings: settings)
    var target = motion.target
    if settings.targetPastEdge == .projected, velocity != 0 {
      target =
        Deceleration(
          start: offset, velocity: velocity, rate: state.behavior.decelerationRate,
          model: settings.decelerationModel
        ).target
      target = extent.clamped(target)
    }
    return Plan(velocity: velocity, motion: motion, target: target)
  }

  /// Asks the delegate, where there was one to ask, and takes over its target.
  private mutating func tellWillEndDragging(
    _ index: Int, velocity: Point, proposed: Point, drag: Drag
  ) -> Point {
    let state = scrollers[index]
    // The method came with iOS 5, where paging views didn't call it.
    if script.profile == .legacyTouch { return proposed }
    if script.profile == .ios5To10, state.isPagingEnabled { return proposed }
    var target = wantedTarget(index, velocity: velocity, proposed: proposed)
    var reason = "The finger lifted."
    if target != proposed, state.isPagingEnabled {
      report(.targetIgnoredWhilePaging(state.path, wanted: target, kept: proposed), at: .none)
      reason = "The finger lifted; the delegate's own target is ignored while paging is on."
      target = proposed
    } else if target != proposed {
      reason =
        "The finger lifted; the delegate changes the target from (\(quotedNumber(proposed.x)), "
        + "\(quotedNumber(proposed.y)))."
      warnOfRetargeting(index, velocity: velocity, target: target)
    }
    note(
      index, "willEndDragging",
      [.init("velocity", .point(velocity)), .init("targetContentOffset", .point(target))],
      reason: reason)
    return target
  }

  /// The target that the app's delegate sets.
  private func wantedTarget(_ index: Int, velocity: Point, proposed: Point) -> Point {
    let state = scrollers[index]
    if let pages = state.pageMap, pages.isConstraining {
      // Counted from where the drag began, it is over once the page has turned.
      let hasTurned =
        pages.attributes.base == .dragStart && pages.position != pages.dragStart
      let cell =
        hasTurned ? pages.position : pages.map.target(from: pages.position, velocity: velocity)
      return pages.map.origin(cell)
    }
    guard state.behavior.paging?.method == .targetOffset, state.pageMap == nil else {
      return proposed
    }
    var target = proposed
    for axis in Axis.allCases where state.pages(axis) {
      let boundaries = state.boundaries(axis)
      if axis == .horizontal {
        target.x = boundaries.offset(of: boundaries.index(at: proposed.x))
      } else {
        target.y = boundaries.offset(of: boundaries.index(at: proposed.y))
      }
    }
    return target
  }

  /// UIKit is known to misbehave where a new target is behind the motion, or the motion is slow.
  private mutating func warnOfRetargeting(_ index: Int, velocity: Point, target: Point) {
    let offset = scrollers[index].offset
    for (speed, distance) in [(velocity.x, target.x - offset.x), (velocity.y, target.y - offset.y)]
    {
      if speed != 0, distance != 0, speed * distance < 0 {
        report(.targetBehind(scrollers[index].path, target), at: .none)
        return
      }
      if speed != 0, distance != 0, speed.magnitude < 0.27 {
        report(.slowRetarget(scrollers[index].path, speed), at: .none)
        return
      }
    }
  }

  private func reason(
    _ index: Int, _ drag: Drag, velocity: Point, decelerates: Bool
  ) -> String {
    let state = scrollers[index]
    if decelerates {
      if state.isOutside { return "It is past its edge, so it moves back." }
      if velocity != .zero {
        return "It was moving at (\(quotedNumber(velocity.x)), \(quotedNumber(velocity.y))) pt/ms."
      }
      return state.isPagingEnabled
        ? "It is between two pages." : "The delegate's target isn't where it is."
    }
    if let last = drag.estimate.samples.last,
      time - last.time >= settings.restBeforeLift - Simulator.instant
    {
      return
        "The finger had been at rest for \(quotedNumber((time - last.time) * 1000)) ms when it "
        + "lifted, which counts as no velocity, and the offset is inside its range: nothing "
        + "decelerates, so neither willBeginDecelerating nor didEndDecelerating follows."
    }
    return
      "The finger was slower than \(quotedNumber(settings.minimumVelocity)) pt/s when it lifted, "
      + "and the offset is inside its range: nothing decelerates, so neither "
      + "willBeginDecelerating nor didEndDecelerating follows."
  }
}
