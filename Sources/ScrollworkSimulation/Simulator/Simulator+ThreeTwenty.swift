internal import ScrollworkModel
internal import ScrollworkMotion

/// `model: three20`: how TTScrollView ends a drag.
extension Simulator {
  mutating func endThreeTwentyDrag(_ index: Int, _ drag: Drag) {
    let state = scrollers[index]
    let offset = state.offset
    let axis: Axis = state.extent(.horizontal).canScroll ? .horizontal : .vertical
    let boundaries = state.boundaries(axis)
    let start = axis == .horizontal ? drag.start.x : drag.start.y
    let moved = (axis == .horizontal ? offset.x : offset.y) - start
    let finger =
      axis == .horizontal
      ? drag.centroid.x - drag.firstCentroid.x : drag.centroid.y - drag.firstCentroid.y
    let first = boundaries.index(at: start)
    let turns = ThreeTwenty.turnsPage(drag: finger)
    let page = turns ? first + (moved > 0 ? 1 : -1) : first
    let place = boundaries.offset(of: page)
    let isTurn = place != boundaries.offset(of: first)
    var target = state.clamped(offset)
    if axis == .horizontal { target.x = place } else { target.y = place }
    let duration = isTurn ? ThreeTwenty.flickDuration : ThreeTwenty.bounceDuration
    let motion = ScrollViewState.Motion(
      purpose: .deceleration,
      x: .animation(
        from: offset.x, to: target.x, at: time, duration: duration, curve: .cubicOut),
      y: .animation(
        from: offset.y, to: target.y, at: time, duration: duration, curve: .cubicOut))
    let decelerates = target != offset
    scrollers[index].flags.tracking = false
    scrollers[index].flags.dragging = false
    note(
      index, "didEndDragging", [.init("decelerate", .boolean(decelerates))],
      reason: turns
        ? "The finger moved \(quotedNumber(finger.magnitude)) pt, more than "
          + "\(quotedNumber(ThreeTwenty.pageTurn)): the page turns, whatever the speed."
        : "The finger moved \(quotedNumber(finger.magnitude)) pt, not more than "
          + "\(quotedNumber(ThreeTwenty.pageTurn)): the page stays, whatever the speed.")
    appDidEndDragging(index, decelerates: decelerates)
    guard decelerates else { return }
    beginDecelerating(index, motion, reason: "A cubic curve takes it to its page.")
  }
}
