internal import ScrollworkModel
internal import ScrollworkMotion

/// Fingers, hit testing and delivery.
extension Simulator {
  // MARK: Down

  mutating func fingerDown(_ finger: Int, at point: Point, hitPoint: Point? = nil, span: SourceSpan)
  {
    guard let hit = stageNow.hit(hitPoint ?? point) else {
      report(.touchOutside(point), at: span)
      return
    }
    let around = stage.scrollViews(around: hit).compactMap { view in
      scrollers.firstIndex { $0.view == view }
    }
    let chain = around.filter { scrollers[$0].attributes.scrollEnabled }
    if chain.isEmpty, hit == 0 { report(.touchesNothing(point), at: span) }
    if let outer = chain.last(where: { scrollers[$0].forwarding != nil }) {
      forwardDown(finger, at: point, hit: hit, chain: chain, outer: outer)
      return
    }
    // A knob keeps its touches.
    let isKnob = grip(of: point, on: hit) != nil
    begin(finger, .uikit, at: point, hit: hit, chain: isKnob ? [] : chain)
  }

  /// A touch begins for whoever handles it.
  mutating func begin(
    _ finger: Int, _ role: Touch.Role, at point: Point, hit: Int, chain: [Int]
  ) {
    var touch = Touch(
      finger: finger, role: role, start: point, startTime: time, position: point, hit: hit,
      hitPath: path(hit),
      chain: chain, delivery: TouchDelivery(answers: answers(for: hit, chain: chain)))
    touch.estimate.add(VelocityEstimate.Sample(time: time, position: point))
    if chain.isEmpty { touch.grip = grip(of: point, on: hit) }
    stopPartners(of: chain)
    let panning = chain.filter { scrollers[$0].drag != nil || scrollers[$0].pinch != nil }
    if !panning.isEmpty {
      // It joins the pan that is under way.
      touch.owners = settings.simultaneous ? panning : [panning[0]]
      _ = touch.delivery.down(hitsContent: true, isMoving: true)
      touches.append(touch)
      for owner in touch.owners { rebase(owner) }
      return
    }
    if let moving = chain.first(where: { isMoving($0) }) {
      for output in touch.delivery.down(hitsContent: true, isMoving: true)
      where output == .dragBegins {
        touch.owners = [moving]
      }
      touches.append(touch)
      for index in chain { scrollers[index].flags.tracking = index == moving }
      stop(moving)
      beginDrag(
        moving, movement: .zero, reason: "A touch stops a moving scroll view and drags at once.")
      return
    }
    for index in chain { scrollers[index].flags.tracking = true }
    let hitsContent = chain.isEmpty || scrollers[chain[0]].view != hit
    touches.append(touch)
    let place = touches.count - 1
    if chain.isEmpty {
      touches[place].isDelivered = true
      logOwn(
        touch, "touchesBegan",
        reason: touch.grip == nil ? "No scroll view is around it." : "A knob keeps its touches.")
      return
    }
    let outputs = touches[place].delivery.down(hitsContent: hitsContent)
    handle(outputs, of: place)
    if hasSecondFinger(for: chain) { beginPinchIfPossible(chain) }
  }

  private func isMoving(_ index: Int) -> Bool {
    scrollers[index].motion != nil || scrollers[index].zoomMotion != nil
  }

  private func answers(for hit: Int, chain: [Int]) -> TouchDelivery.Answers {
    let node = stage.resolved.views[hit].node
    let inner = chain.first.map { scrollers[$0].behavior }
    return TouchDelivery.Answers(
      delaysContentTouches: chain.contains { scrollers[$0].behavior.delaysContentTouches },
      canCancelContentTouches: inner?.canCancelContentTouches ?? true,
      touchesShouldBegin: node.picture.touchesShouldBegin,
      touchesShouldCancel: node.picture.touchesShouldCancel ?? !node.type.isControl)
  }

  // MARK: Moves

  /// Fingers have new positions, all at this instant.
  mutating func fingersMoved(_ moved: [(finger: Int, position: Point)]) {
    var dragged: [Int] = []
    var pinched: [Int] = []
    for (finger, position) in moved {
      if let outer = forwardMove(finger, to: position) {
        for index in outer where !dragged.contains(index) { dragged.append(index) }
        continue
      }
      for place in touches.indices
      where touches[place].finger == finger && touches[place].role == .uikit {
        move(place, to: position, &dragged)
      }
    }
    for index in scrollers.indices where scrollers[index].pinch != nil {
      if moved.contains(where: {
        $0.finger == scrollers[index].pinch?.fingers.0
          || $0.finger == scrollers[index].pinch?.fingers.1
      }) {
        pinched.append(index)
      }
    }
    for index in pinched { updatePinch(index) }
    for index in dragged where scrollers[index].pinch == nil { updateDrag(index) }
    followFingerWithKeyboard()
  }

  /// One touch moves; a pan that begins is noted, one that goes on is added to `dragged`.
  mutating func move(_ place: Int, to position: Point, _ dragged: inout [Int]) {
    let step = Point(
      x: position.x - touches[place].position.x, y: position.y - touches[place].position.y)
    if isIgnored(step, of: place) { return }
    touches[place].position = position
    touches[place].estimate.add(VelocityEstimate.Sample(time: time, position: position))
    if !touches[place].owners.isEmpty {
      for index in touches[place].owners where !dragged.contains(index) { dragged.append(index) }
      return
    }
    if touches[place].chain.isEmpty {
      logOwn(touches[place], "touchesMoved", reason: "The touch is the view's.")
      dragKnob(by: touches[place])
      return
    }
    let start = touches[place].start
    let movement = Point(x: position.x - start.x, y: position.y - start.y)
    let owner = panOwner(of: touches[place], movement: movement)
    if let owner {
      touches[place].delivery.answers.canCancelContentTouches =
        scrollers[owner].behavior.canCancelContentTouches
    }
    let outputs = touches[place].delivery.move(isFar: owner != nil)
    handle(outputs, of: place)
    if outputs.contains(.dragBegins), let owner {
      let owners = settings.simultaneous ? simultaneousOwners(touches[place], owner) : [owner]
      touches[place].owners = owners
      for index in touches[place].chain {
        scrollers[index].flags.tracking = owners.contains(index)
      }
      joinOthers(than: place, owners)
      for index in owners {
        if scrollers[index].drag == nil {
          beginDrag(index, movement: movement, reason: beginReason(movement))
        } else {
          rebase(index)
        }
      }
    }
  }

  /// Fingers that were down before a pan began belong to it as well, unless the content keeps them.
  private mutating func joinOthers(than place: Int, _ owners: [Int]) {
    for other in touches.indices
    where other != place && touches[other].role == touches[place].role
      && touches[other].owners.isEmpty && touches[other].chain.contains(where: owners.contains)
    {
      let outputs = touches[other].delivery.move(isFar: true)
      handle(outputs.filter { $0 != .moved }, of: other)
      guard touches[other].delivery.state == .drag else { continue }
      touches[other].owners = owners.filter(touches[other].chain.contains)
    }
  }

  private func panOwner(of touch: Touch, movement: Point) -> Int? {
    if let first = touch.chain.first, scrollers[first].behavior.model == .three20 {
      return movement == .zero ? nil : first
    }
    // Before there was nesting the outer view took every quick movement, in whatever direction.
    if script.profile == .legacyTouch, touch.role == .uikit, touch.chain.count > 1,
      time < touch.startTime + settings.touchDelay
    {
      return PanArbitration.isBeyond(settings.hysteresis, movement) ? touch.chain.last : nil
    }
    let candidates = touch.chain.map { scrollers[$0].candidate }
    return PanArbitration.owner(
      of: movement, in: candidates, hysteresis: settings.hysteresis,
      horizontalAngle: settings.horizontalAngle
    ).map { touch.chain[$0] }
  }

  private func simultaneousOwners(_ touch: Touch, _ owner: Int) -> [Int] {
    [owner]
      + touch.chain.filter {
        $0 != owner
          && (scrollers[$0].extent(.horizontal).isDraggable
            || scrollers[$0].extent(.vertical).isDraggable)
      }
  }

  private func beginReason(_ movement: Point) -> String {
    let distance = (movement.x * movement.x + movement.y * movement.y).squareRoot()
    let axis = PanArbitration.dominantAxis(movement, horizontalAngle: settings.horizontalAngle)
    return "The finger is \(quotedNumber(distance)) pt from where it came down, more than "
      + "\(quotedNumber(settings.hysteresis)), mostly "
      + (axis == .horizontal ? "horizontally." : "vertically.")
  }

  // MARK: Timers

  mutating func fireTimers() {
    for place in touches.indices {
      guard let timer = touches[place].timer, timer <= time + Simulator.instant else { continue }
      touches[place].timer = nil
      let outputs = touches[place].delivery.timer()
      handle(outputs, of: place)
    }
  }

  // MARK: Up and away

  mutating func fingerUp(_ finger: Int, span: SourceSpan) {
    guard touches.contains(where: { $0.finger == finger }) else {
      // A finger whose touch was taken away lifts all the same.
      if positions[finger] == nil { report(.liftWithoutTouch(finger), at: span) }
      return
    }
    if forwardUp(finger) { return }
    guard let place = touches.firstIndex(where: { $0.finger == finger }) else { return }
    lift(place)
  }

  /// Ends one touch.
  mutating func lift(_ place: Int) {
    let outputs = touches[place].delivery.up()
    handle(outputs, of: place)
    let touch = touches.remove(at: place)
    if touch.chain.isEmpty { logOwn(touch, "touchesEnded", reason: "The finger lifted.") }
    finish(touch, isCancelled: false)
  }

  mutating func cancelTouches(_ finger: Int?, span: SourceSpan) {
    let fingers = Set(touches.map(\.finger)).filter { finger == nil || $0 == finger }.sorted()
    let isDown = finger.map { positions[$0] != nil } ?? !positions.isEmpty
    if fingers.isEmpty, !isDown { report(.cancelWithoutTouch, at: span) }
    for finger in fingers {
      if forwardCancel(finger) { continue }
      if let place = touches.firstIndex(where: { $0.finger == finger }) { cancel(place) }
    }
  }

  mutating func cancel(_ place: Int) {
    let outputs = touches[place].delivery.cancel()
    handle(outputs, of: place)
    let touch = touches.remove(at: place)
    if touch.chain.isEmpty {
      logOwn(touch, "touchesCancelled", reason: "The system took the touch away.")
    }
    finish(touch, isCancelled: true)
  }

  /// What a view without scroll views around it gets; a forwarded touch is told by who forwards it.
  private mutating func logOwn(_ touch: Touch, _ name: String, reason: String) {
    if touch.role == .uikit { log(touch.hitPath, name, reason: reason) }
  }

  mutating func finish(_ touch: Touch, isCancelled: Bool) {
    for index in touch.owners {
      if scrollers[index].pinch != nil {
        endPinch(index)
      } else if touches.contains(where: { $0.owners.contains(index) }) {
        rebase(index)
      } else if scrollers[index].drag != nil {
        isCancelled ? cancelDrag(index) : endDrag(index)
      }
    }
    for index in touch.chain
    where scrollers[index].drag == nil
      && !touches.contains(where: { $0.chain.contains(index) })
    {
      scrollers[index].flags.tracking = false
      guard scrollers[index].motion == nil else { continue }
      // The touch had stopped it and didn't become a drag.
      scrollers[index].flags.dragging = false
      endPendingDeceleration(index)
    }
  }

  // MARK: Delivery

  /// Carries out what the table of states says, in order.
  mutating func handle(_ outputs: [TouchDelivery.Output], of place: Int) {
    let touch = touches[place]
    guard let inner = touch.chain.first else { return }
    let answers = touch.delivery.answers
    let hit = touch.hitPath
    for output in outputs {
      switch output {
      case .timerStarts: touches[place].timer = time + settings.touchDelay
      case .timerStops: touches[place].timer = nil
      case .asksShouldBegin:
        note(
          inner, "touchesShouldBegin",
          [.init("view", .text(hit)), .init("answer", .boolean(answers.touchesShouldBegin))],
          reason: answers.delaysContentTouches
            ? "The touch may be the content's: "
              + (touch.delivery.state == .idle
                ? "it ended before the delay did."
                : "the delay of \(quotedNumber(settings.touchDelay * 1000)) ms is over.")
            : "delaysContentTouches is off, so the content is asked at once.")
      case .asksShouldCancel:
        note(
          inner, "touchesShouldCancel",
          [.init("view", .text(hit)), .init("answer", .boolean(answers.touchesShouldCancel))],
          reason: "The finger has moved far enough for a drag." + stateNote(touch))
      case .began:
        touches[place].isDelivered = true
        log(hit, "touchesBegan", reason: "touchesShouldBegin answered true.")
      case .moved:
        log(
          hit, "touchesMoved",
          reason: touch.delivery.state == .locked
            ? lockedReason(answers) : "The touch is the content's until it moves farther.")
      case .ended: log(hit, "touchesEnded", reason: "The finger lifted." + stateNote(touch))
      case .cancelled:
        touches[place].isDelivered = false
        log(
          hit, "touchesCancelled",
          reason: outputs.contains(.dragBegins)
            ? "The scroll view takes the touch to scroll." + stateNote(touch)
            : "The system took the touch away." + stateNote(touch))
      case .dragBegins: break
      }
    }
  }

  /// What has become of the touch, with the letter of the published state diagram.
  private func stateNote(_ touch: Touch) -> String {
    switch touch.delivery.state {
    case .refused: " State n: the content has no part in it."
    case .drag: " State s: it scrolls."
    case .locked: " State m: it is the content's own."
    case .idle: " State e: it is over."
    case .waiting, .offered: ""
    }
  }

  private func lockedReason(_ answers: TouchDelivery.Answers) -> String {
    answers.canCancelContentTouches
      ? "touchesShouldCancel answered false: the view keeps the touch and nothing scrolls."
      : "canCancelContentTouches is off: the view keeps the touch and nothing scrolls."
  }
}

extension ViewType {
  /// UIControl and its subclasses.
  var isControl: Bool {
    switch self {
    case .button, .textField, .switch, .slider, .stepper, .segmentedControl, .pageControl: true
    case .view, .spacer, .label, .imageView, .textView, .activityIndicator, .progressView,
      .stackView, .scrollView:
      false
    }
  }
}
