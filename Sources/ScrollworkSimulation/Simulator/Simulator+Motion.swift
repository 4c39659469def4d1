internal import ScrollworkModel
internal import ScrollworkMotion

/// What moves by itself.
extension Simulator {
  /// When the next thing comes to rest.
  var nextMotionEnd: Double? {
    var next: Double?
    for state in scrollers {
      for end in [state.motion?.end, state.zoomMotion?.end] {
        if let end { next = min(next ?? end, end) }
      }
    }
    if let end = keyboard.animation?.end { next = min(next ?? end, end) }
    return next
  }

  /// A frame: everything in motion is moved to where it is now.
  mutating func advanceMotions() {
    advanceKeyboard()
    for index in order {
      if let zoom = scrollers[index].zoomMotion { advanceZoom(index, zoom) }
      guard let motion = scrollers[index].motion else { continue }
      setOffset(index, motion.offset(at: time), reason: reason(of: motion))
    }
  }

  /// Between frames offsets are those of the last one: before ranges change they have to be those of
  /// now.
  mutating func catchUp() {
    for index in order {
      guard let motion = scrollers[index].motion else { continue }
      setOffset(index, motion.offset(at: time), reason: reason(of: motion))
    }
  }

  /// Whatever comes to rest at this instant: physics first, then animations.
  mutating func endMotions() {
    let now = time + Simulator.instant
    if let end = keyboard.animation?.end, end <= now { advanceKeyboard() }
    for index in order {
      guard let motion = scrollers[index].motion, motion.purpose == .deceleration,
        motion.end <= now
      else { continue }
      setOffset(index, motion.target, reason: reason(of: motion))
      scrollers[index].motion = nil
      scrollers[index].isDecelerationPending = false
      scrollers[index].flags.decelerating = false
      scrollers[index].flags.dragging = false
      note(
        index, "didEndDecelerating",
        reason: "Less than \(quotedNumber(settings.stopDistance)) pt were left to the target.")
      appDidEndDecelerating(index)
      scrollers[index].pagingToggle = nil
    }
    for index in order {
      if let zoom = scrollers[index].zoomMotion, zoom.end <= now {
        advanceZoom(index, zoom)
        scrollers[index].zoomMotion = nil
        endZooming(index, reason: zoom.isBounce ? "The scale is back at its limit." : "It is done.")
      }
      guard let motion = scrollers[index].motion, motion.purpose != .deceleration,
        motion.end <= now
      else { continue }
      setOffset(index, motion.target, reason: reason(of: motion))
      scrollers[index].motion = nil
      if motion.purpose == .scrollToTop {
        note(index, "didScrollToTop", reason: "It has come to the top.")
      } else {
        note(index, "didEndScrollingAnimation", reason: "The animated offset is at its target.")
      }
      appDidEndScrollingAnimation(index)
    }
  }

  private func reason(of motion: ScrollViewState.Motion) -> String {
    switch motion.purpose {
    case .deceleration: "It decelerates."
    case .animation: "An animated offset is on its way."
    case .scrollToTop: "It scrolls to the top."
    case .snap: "The app moves it on to a page."
    case .refresh: "The refresh control comes or goes."
    }
  }

  /// Ranges have changed under a motion: it goes on from where it is to where it now can.
  ///
  /// - Parameter place: where it is; nil: at the offset that shows. Between frames a motion is farther.
  mutating func replan(_ index: Int, from place: Point? = nil) {
    guard let motion = scrollers[index].motion, motion.purpose == .deceleration else { return }
    let state = scrollers[index]
    let place = place ?? state.offset
    let velocity = motion.velocity(at: time)
    func next(_ axis: Axis, _ old: AxisMotion, _ offset: Double, _ velocity: Double) -> AxisMotion {
      let extent = state.extent(axis)
      if state.isPagingEnabled, state.pages(axis) || old.target != old.offset(at: time) {
        let boundaries = state.boundaries(axis)
        return .paging(
          from: offset, velocity: velocity,
          to: boundaries.offset(of: boundaries.index(at: old.target)), at: time,
          settings: settings)
      }
      return .free(
        from: offset, velocity: velocity, at: time, extent: extent,
        rate: state.behavior.decelerationRate, settings: settings)
    }
    scrollers[index].motion?.x = next(.horizontal, motion.x, place.x, velocity.x)
    scrollers[index].motion?.y = next(.vertical, motion.y, place.y, velocity.y)
  }

  // MARK: Keyboard

  mutating func showKeyboard(height: Double, duration: Double) {
    keyboard.shift = 0
    guard duration > 0 else {
      keyboard.animation = nil
      setKeyboard(height)
      return
    }
    let before = keyboard.height(at: time)
    keyboard.animation = (before, height, time, time + duration)
    log(
      "", height > before ? "keyboardWillShow" : "keyboardWillHide",
      [.init("height", .number(height))], reason: "The script says so.")
  }

  mutating func advanceKeyboard() {
    guard let animation = keyboard.animation else { return }
    let isOver = time >= animation.end - Simulator.instant
    let height = isOver ? animation.to : keyboard.height(at: time)
    if isOver { keyboard.animation = nil }
    setKeyboard(height)
    if isOver {
      log(
        "", animation.to > 0 ? "keyboardDidShow" : "keyboardDidHide",
        [.init("height", .number(animation.to))], reason: "The keyboard is where it was going.")
    }
  }

  private mutating func setKeyboard(_ height: Double) {
    keyboard.height = height
    applyKeyboard()
  }

  private mutating func applyKeyboard() {
    guard stage.viewport.keyboardHeight != keyboard.visibleHeight else { return }
    catchUp()
    stage.setKeyboardHeight(keyboard.visibleHeight)
    updateGeometry(keeping: true)
  }

  /// keyboardDismissMode `onDrag`: the keyboard goes when a drag begins.
  mutating func dismissKeyboardOnDrag(_ index: Int) {
    let height = keyboard.height(at: time)
    guard scrollers[index].behavior.keyboardDismissMode == .onDrag,
      height > 0 || keyboard.isMoving, keyboard.animation?.to != 0
    else { return }
    keyboard.animation = (height, 0, time, time + 0.25)
    log(
      "", "keyboardWillHide", [.init("height", .number(0))],
      reason: "\(scrollers[index].path) dismisses the keyboard on drag.")
  }

  /// keyboardDismissMode `interactive`: the keyboard's top follows a finger that is below it.
  mutating func followFingerWithKeyboard() {
    guard keyboard.height > 0, keyboard.animation == nil else { return }
    for touch in touches {
      guard
        let index = touch.owners.first(where: {
          scrollers[$0].behavior.keyboardDismissMode == .interactive && scrollers[$0].drag != nil
        }), index >= 0
      else { continue }
      let shift = KeyboardDismissal.shift(
        keyboardTop: stage.viewport.size.height - keyboard.height, fingerY: touch.position.y,
        keyboardHeight: keyboard.height)
      if shift != keyboard.shift {
        keyboard.shift = shift
        applyKeyboard()
      }
      return
    }
  }

  /// The finger lifts while it holds the keyboard down: it goes when it was more than half gone.
  mutating func releaseKeyboard() {
    guard keyboard.shift > 0 else { return }
    let target = keyboard.shift > keyboard.height / 2 ? 0 : keyboard.height
    let from = keyboard.visibleHeight
    keyboard.shift = 0
    keyboard.height = from
    keyboard.animation = (from, target, time, time + 0.25)
    log(
      "", target > 0 ? "keyboardWillShow" : "keyboardWillHide",
      [.init("height", .number(target))], reason: "The finger let the keyboard go.")
  }
}
