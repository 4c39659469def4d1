internal import ScrollworkModel
internal import ScrollworkMotion

/// What code calls on scroll views.
extension Simulator {
  /// `setContentOffset(_:animated:)`. Offsets aren't clamped.
  mutating func setContentOffset(_ index: Int, to target: Point, animated: Bool, span: SourceSpan) {
    stopPartners(of: [index])
    if scrollers[index].motion?.purpose == .deceleration {
      if animated {
        // UIKit lets the deceleration go on, which overrides every frame of the animation.
        report(.animationWhileDecelerating(scrollers[index].path), at: span)
        return
      }
      scrollers[index].motion = nil
      scrollers[index].flags.decelerating = false
      scrollers[index].flags.dragging = false
      setOffset(index, target, reason: "setContentOffset(_:animated: false) stopped it.")
      scrollers[index].isDecelerationPending = false
      note(
        index, "didEndDecelerating",
        reason: "setContentOffset(_:animated: false) stopped the deceleration.")
      appDidEndDecelerating(index)
      return
    }
    guard animated else {
      scrollers[index].motion = nil
      setOffset(index, target, reason: "setContentOffset(_:animated: false).")
      return
    }
    animate(index, to: target, purpose: .animation)
  }

  /// Assigning the property, which stops nothing.
  mutating func assignContentOffset(_ index: Int, _ target: Point) {
    setOffset(index, target, reason: "contentOffset was assigned.")
    guard let motion = scrollers[index].motion, motion.purpose == .deceleration else { return }
    // The deceleration goes on from the new place.
    let velocity = motion.velocity(at: time)
    let state = scrollers[index]
    if state.isPagingEnabled {
      replan(index)
    } else {
      for axis in Axis.allCases {
        let next = AxisMotion.free(
          from: axis == .horizontal ? state.offset.x : state.offset.y,
          velocity: axis == .horizontal ? velocity.x : velocity.y, at: time,
          extent: state.extent(axis), rate: state.behavior.decelerationRate, settings: settings)
        if axis == .horizontal {
          scrollers[index].motion?.x = next
        } else {
          scrollers[index].motion?.y = next
        }
      }
    }
  }

  /// Ends a motion where it is now.
  mutating func halt(_ index: Int, reason: String) {
    guard let motion = scrollers[index].motion else { return }
    setOffset(index, motion.offset(at: time), reason: reason)
    scrollers[index].motion = nil
    guard motion.purpose == .deceleration else { return }
    scrollers[index].isDecelerationPending = false
    scrollers[index].flags.decelerating = false
    scrollers[index].flags.dragging = false
    note(index, "didEndDecelerating", reason: reason)
    appDidEndDecelerating(index)
  }

  /// Starts an animated offset; to where it already is, nothing happens and nothing is told. A finger
  /// that drags keeps the offset.
  mutating func animate(_ index: Int, to target: Point, purpose: ScrollViewState.Motion.Purpose) {
    guard scrollers[index].drag == nil else { return }
    stopPartners(of: [index])
    if let zoom = scrollers[index].zoomMotion { advanceZoom(index, zoom) }
    if let motion = scrollers[index].motion {
      setOffset(index, motion.offset(at: time), reason: "It was here when another motion began.")
    }
    let offset = scrollers[index].offset
    guard target != offset else {
      scrollers[index].motion = nil
      return
    }
    let curve = OffsetAnimation.Curve(settings.animationCurve)
    let duration = max(settings.animationDuration, 0)
    scrollers[index].motion = ScrollViewState.Motion(
      purpose: purpose,
      x: .animation(from: offset.x, to: target.x, at: time, duration: duration, curve: curve),
      y: .animation(from: offset.y, to: target.y, at: time, duration: duration, curve: curve))
  }

  mutating func scrollRectToVisible(_ index: Int, _ rect: Rect, animated: Bool, span: SourceSpan) {
    let state = scrollers[index]
    let offset = state.motion.map { stored($0.offset(at: time)) } ?? state.offset
    let x = state.extent(.horizontal)
    let y = state.extent(.vertical)
    let target = VisibleRect.offset(
      toShow: rect, from: offset, bounds: state.bounds,
      content: Size(width: x.content, height: y.content),
      insets: settings.visibleRectInsets ? state.inset : .zero, rangeX: x.range, rangeY: y.range)
    guard target != offset else { return }
    setContentOffset(index, to: target, animated: animated, span: span)
  }

  /// A tap on the status bar.
  mutating func tapStatusBar(span: SourceSpan) {
    let now = stageNow
    let visible = scrollers.indices.filter { now.visibleRect(of: scrollers[$0].view) != nil }
    let candidates = visible.map { index in
      ScrollToTop.Candidate(
        scrollsToTop: scrollers[index].behavior.scrollsToTop
          && scrollers[index].attributes.scrollEnabled,
        shouldScrollToTop: scrollers[index].behavior.shouldScrollToTop,
        isAtTop: now.offsets[scrollers[index].view].y
          <= scrollers[index].extent(.vertical).range.lowerBound)
    }
    guard let place = ScrollToTop.candidate(in: candidates) else {
      let willing = visible.filter { scrollers[$0].behavior.scrollsToTop }
      report(.noScrollToTop(willing.map { scrollers[$0].path }), at: span)
      return
    }
    let index = visible[place]
    guard !candidates[place].isAtTop, scrollers[index].drag == nil else { return }
    let answer = candidates[place].shouldScrollToTop
    note(
      index, "shouldScrollToTop", [.init("answer", .boolean(answer))],
      reason: "It is the one scroll view on screen with scrollsToTop.")
    guard answer else { return }
    if scrollers[index].motion?.purpose == .deceleration { stop(index) }
    scrollers[index].isDecelerationPending = false
    scrollers[index].flags.decelerating = false
    scrollers[index].flags.dragging = false
    let top = scrollers[index].extent(.vertical).range.lowerBound
    animate(
      index, to: Point(x: scrollers[index].offset.x, y: top), purpose: .scrollToTop)
  }

  // MARK: Refresh

  /// A pull past the control's height begins a refresh; the inset follows at the lift.
  mutating func triggerRefresh(_ index: Int) {
    guard let height = scrollers[index].behavior.refreshHeight, !scrollers[index].isRefreshing
    else { return }
    let top = scrollers[index].extent(.vertical).range.lowerBound
    guard let drag = scrollers[index].drag else { return }
    let shown = band(scrollers[index].extent(.vertical)).offset(
      raw: drag.raw.y, in: scrollers[index].extent(.vertical).range)
    guard top - shown > height else { return }
    scrollers[index].isRefreshing = true
    log(
      scrollers[index].path, "refreshControlValueChanged",
      reason: "It was pulled \(quotedNumber(top - shown)) pt past its top, more than "
        + "\(quotedNumber(height)).")
  }

  /// The lift gives a refreshing control its room.
  mutating func applyRefresh(_ index: Int) {
    guard scrollers[index].isRefreshing, scrollers[index].refreshInset == 0,
      let height = scrollers[index].behavior.refreshHeight
    else { return }
    scrollers[index].refreshInset = height
    note(
      index, "didChangeAdjustedContentInset", reason: "The refresh control takes its room.")
  }

  mutating func beginRefreshing(_ index: Int) {
    guard !scrollers[index].isRefreshing, let height = scrollers[index].behavior.refreshHeight
    else { return }
    let isAtTop =
      scrollers[index].offset.y <= scrollers[index].extent(.vertical).range.lowerBound
    scrollers[index].isRefreshing = true
    scrollers[index].refreshInset = height
    note(
      index, "didChangeAdjustedContentInset", reason: "The refresh control takes its room.")
    if isAtTop, scrollers[index].drag == nil { moveToTop(index) }
  }

  mutating func endRefreshing(_ index: Int) {
    guard scrollers[index].isRefreshing else { return }
    scrollers[index].isRefreshing = false
    guard scrollers[index].refreshInset > 0 else { return }
    scrollers[index].refreshInset = 0
    note(index, "didChangeAdjustedContentInset", reason: "The refresh control gives its room back.")
    let top = scrollers[index].extent(.vertical).range.lowerBound
    if scrollers[index].offset.y < top, scrollers[index].drag == nil { moveToTop(index) }
  }

  private mutating func moveToTop(_ index: Int) {
    let top = scrollers[index].extent(.vertical).range.lowerBound
    scrollers[index].isDecelerationPending = false
    scrollers[index].flags.decelerating = false
    animate(index, to: Point(x: scrollers[index].offset.x, y: top), purpose: .refresh)
  }
}
