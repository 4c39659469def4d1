internal import ScrollworkModel
internal import ScrollworkMotion

/// The script's events.
extension Simulator {
  private var viewportRect: Rect {
    Rect(x: 0, y: 0, width: stage.viewport.size.width, height: stage.viewport.size.height)
  }

  /// Does what the script does at this instant.
  ///
  /// - Returns: the numbers, counted from 1, of the events that are over.
  mutating func stepScript() -> [Int] {
    if runner.isUnderWay {
      movePaths()
      let due = runner.steps.filter { $0.time <= time + Simulator.instant }
      runner.steps.removeAll { $0.time <= time + Simulator.instant }
      for case (_, .lift(let finger, let span)) in due { up(finger, span: span) }
      guard time >= runner.end - Simulator.instant, runner.restSince == nil else { return [] }
      return finishEvents()
    }
    guard runner.next < runner.events.count else { return [] }
    runner.first = runner.next
    runner.isUnderWay = true
    runner.lastEventTime = time
    runner.end = time
    start(runner.events[runner.next])
    runner.next += 1
    // Other fingers' events go on at the same time.
    while runner.next < runner.events.count,
      case .with(let finger, let move, let hold) = runner.events[runner.next].action
    {
      if let move { startPath(finger, move) }
      if let hold { runner.end = max(runner.end, time + max(hold, 0)) }
      runner.next += 1
    }
    let isInstant = runner.paths.isEmpty && runner.steps.isEmpty && runner.restSince == nil
    guard isInstant, time >= runner.end - Simulator.instant else { return [] }
    return finishEvents()
  }

  private mutating func finishEvents() -> [Int] {
    runner.isUnderWay = false
    runner.paths = []
    runner.end = max(runner.end, time)
    runner.lastEventTime = time
    return Array((runner.first + 1)...runner.next)
  }

  /// `wait: rest` ends at the first of the script's frames at which nothing moves.
  mutating func checkRest() -> [Int] {
    advanceMotions()
    guard let since = runner.restSince else { return [] }
    if !isAtRest {
      if time - since < settings.timeLimit {
        runner.nextRestFrame()
        return []
      }
      reportNoRest()
      runner.next = runner.events.count
    }
    runner.restSince = nil
    runner.end = time
    return finishEvents()
  }

  mutating func reportNoRest() {
    guard !counts.didReportNoRest else { return }
    counts.didReportNoRest = true
    let last = runner.events.indices.contains(runner.next - 1) ? runner.next - 1 : 0
    let span = runner.events.isEmpty ? script.span : runner.events[last].span
    report(
      .neverRests(
        settings.timeLimit, touches: touches.map(\.finger),
        moving: scrollers.filter { $0.motion != nil }.map(\.path)), at: span)
  }

  private mutating func start(_ event: ScriptEvent) {
    let span = event.span
    switch event.action {
    case .touch(let point, let finger): down(finger, at: point.resolved(in: viewportRect), span)
    case .move(let move): startMove(move, span)
    case .hold(let duration): runner.end = time + max(duration, 0)
    case .lift(let finger): up(finger, span: span)
    case .cancel(let finger):
      cancelTouches(finger, span: span)
      // A cancelled finger is away: it need not lift.
      if let finger {
        runner.fingers[finger] = nil
        positions[finger] = nil
      } else {
        runner.fingers = [:]
        positions = [:]
      }
    case .with(let finger, let move, let hold):
      if let move { startPath(finger, move) }
      if let hold { runner.end = max(runner.end, time + max(hold, 0)) }
    case .wait(.rest): runner.waitForRest(from: time)
    case .wait(.time(let duration)): runner.end = time + max(duration, 0)
    case .tap(let place): tap(place, span)
    case .drag(let view, let from, let move): drag(view, from, move, span)
    case .flick(let view, let velocity): flick(view, velocity, span)
    case .pinch(let view, let center, let scale, let duration):
      pinch(view, center, scale, duration, span)
    case .keyboard(let height, let duration):
      showKeyboard(height: max(height, 0), duration: duration)
      runner.end = time
    case .resize(let size, let safeArea, let duration):
      stage.resize(size, safeArea: safeArea)
      layoutChanged(
        reason: "The viewport is \(quotedNumber(size.width)) x \(quotedNumber(size.height)).")
      runner.end = time + max(duration, 0)
    default: call(event)
    }
  }

  /// Events that are calls and change nothing but at this instant.
  private mutating func call(_ event: ScriptEvent) {
    let span = event.span
    switch event.action {
    case .setContentOffset(let view, let point, let animated):
      if let index = scroller(view) {
        setContentOffset(index, to: point, animated: animated, span: span)
      }
    case .scrollRectToVisible(let view, let rect, let target, let animated):
      guard let index = scroller(view) else { return }
      let wanted =
        rect
        ?? target.flatMap { stage.resolved.view(at: $0.value) }.map {
          stage.frame(of: $0, inContentOf: scrollers[index].view)
        }
      guard let wanted else {
        if let target { report(.unknownView(target.value), at: target.span) }
        return
      }
      scrollRectToVisible(index, wanted, animated: animated, span: span)
    case .tapStatusBar: tapStatusBar(span: span)
    case .zoomToRect(let view, let rect, let animated):
      if let index = scroller(view) { zoom(index, to: rect, animated: animated, span: span) }
    case .setView(let view, let patch): set(view, patch)
    case .setConstraint(let name, let constant, let multiplier, let priority):
      let change = ConstraintPatch(
        name: name.value, constant: constant, multiplier: multiplier, priority: priority)
      if stage.patch(change) {
        layoutChanged(reason: "The constraint \(name.value) was changed.")
      } else {
        report(.unknownConstraint(name.value), at: name.span)
      }
    case .insert(let parent, let view, let place, let constraints):
      if let id = existing(in: view) {
        report(.viewExists(id), at: view.span.isNone ? span : view.span)
        return
      }
      if stage.insert(view, into: parent.value, at: place, constraints: constraints) {
        layoutChanged(reason: "A view came into \(parent.value).")
      } else {
        report(.unknownView(parent.value), at: parent.span)
      }
    case .remove(let view):
      if stage.remove(view.value) {
        layoutChanged(reason: "\(view.value) went.")
      } else {
        report(.unknownView(view.value), at: view.span)
      }
    case .beginRefreshing(let view): if let index = scroller(view) { beginRefreshing(index) }
    case .endRefreshing(let view): if let index = scroller(view) { endRefreshing(index) }
    default: break
    }
  }

  private mutating func set(_ view: Spanned<String>, _ patch: ViewPatch) {
    let index = stage.resolved.view(at: view.value).flatMap { place in
      scrollers.firstIndex { $0.view == place }
    }
    let isOffset = patch.keys == ["contentOffset"]
    if let index, isOffset, case .point(let point) = patch.values.scroll.contentOffset {
      assignContentOffset(index, point)
      return
    }
    if let index, isOffset {
      assignContentOffset(
        index,
        Point(
          x: scrollers[index].extent(.horizontal).range.upperBound,
          y: scrollers[index].extent(.vertical).range.upperBound))
      return
    }
    guard stage.patch(view.value, patch) else {
      report(.unknownView(view.value), at: view.span)
      return
    }
    layoutChanged(reason: "\(patch.keys.joined(separator: ", ")) of \(view.value) was set.")
    if let index, patch.keys.contains("contentOffset"),
      case .point(let point) = patch.values.scroll.contentOffset
    {
      assignContentOffset(index, point)
    }
  }

  /// An id of a view that is to come in which another view has already.
  private func existing(in view: ViewNode) -> String? {
    let known = Set(stage.resolved.views.map(\.path))
    var waiting = [view]
    while let next = waiting.popLast() {
      if let id = next.id, known.contains(id) { return id }
      // Ids inside a scope are local.
      if !next.isScope { waiting += next.children }
    }
    return nil
  }

  /// The scroll view of a path; anything else is reported.
  private mutating func scroller(_ path: Spanned<String>) -> Int? {
    guard let view = stage.resolved.view(at: path.value) else {
      report(.unknownView(path.value), at: path.span)
      return nil
    }
    guard let index = scrollers.firstIndex(where: { $0.view == view }) else {
      report(.noScrollView(path.value), at: path.span)
      return nil
    }
    return index
  }

  // MARK: Fingers

  private mutating func down(
    _ finger: Int, at point: Point, _ span: SourceSpan, hitPoint: Point? = nil
  ) {
    guard positions[finger] == nil else {
      report(.fingerAlreadyDown(finger), at: span)
      return
    }
    runner.fingers[finger] = (time, time)
    fingerDown(finger, at: point, hitPoint: hitPoint, span: span)
    positions[finger] = point
  }

  private mutating func up(_ finger: Int, span: SourceSpan) {
    fingerUp(finger, span: span)
    if touches.isEmpty { releaseKeyboard() }
    runner.fingers[finger] = nil
    positions[finger] = nil
  }

  private mutating func startMove(_ move: FingerMove, _ span: SourceSpan) {
    guard positions[move.finger] != nil else {
      report(.moveWithoutTouch(move.finger), at: span)
      runner.end = time + max(move.duration ?? 0, 0)
      return
    }
    startPath(move.finger, move)
  }

  private mutating func startPath(_ finger: Int, _ move: FingerMove) {
    guard let from = positions[finger] else { return }
    let path = FingerPath(
      finger: finger, from: from, move: move, start: time, viewport: viewportRect)
    runner.end = max(runner.end, path.end)
    if path.moves { runner.paths.append(path) }
    if path.end <= time + Simulator.instant { movePaths() }
  }

  /// Takes the samples that are due.
  private mutating func movePaths() {
    var moved: [(finger: Int, position: Point)] = []
    for path in runner.paths {
      let due = runner.sampleTime(path, script.touchRate)
      guard due <= time + Simulator.instant else { continue }
      let position = path.position(at: min(time, path.end))
      runner.fingers[path.finger]?.last = time
      positions[path.finger] = position
      moved.append((path.finger, position))
    }
    runner.paths.removeAll { $0.end <= time + Simulator.instant }
    if !moved.isEmpty { fingersMoved(moved) }
  }

  private mutating func tap(_ place: ScriptAction.Place, _ span: SourceSpan) {
    let point: Point
    switch place {
    case .point(let written): point = written.resolved(in: viewportRect)
    case .view(let path):
      guard let view = stage.resolved.view(at: path.value) else {
        report(.unknownView(path.value), at: path.span)
        return
      }
      guard let visible = stageNow.visibleRect(of: view) else {
        report(.viewNotVisible(path.value), at: path.span)
        return
      }
      point = visible.center
    }
    let finger = freeFinger
    down(finger, at: point, span)
    up(finger, span: span)
  }

  /// Of a drag that doesn't say how long it takes, in s.
  private static let dragDuration = 0.2

  private mutating func drag(
    _ view: Spanned<String>?, _ from: ScriptPoint, _ move: FingerMove, _ span: SourceSpan
  ) {
    var frame = viewportRect
    if let view {
      guard let index = stage.resolved.view(at: view.value) else {
        report(.unknownView(view.value), at: view.span)
        return
      }
      guard let visible = stageNow.visibleRect(of: index) else {
        report(.viewNotVisible(view.value), at: view.span)
        return
      }
      frame = visible
    }
    var resolved = move
    resolved.duration = move.duration ?? Simulator.dragDuration
    func absolute(_ point: ScriptPoint) -> ScriptPoint {
      let place = point.resolved(in: frame)
      return ScriptPoint(x: .points(place.x), y: .points(place.y))
    }
    resolved.to = absolute(move.to)
    resolved.via = move.via.map(absolute)
    stroke(move.finger, from: from.resolved(in: frame), resolved, span)
  }

  /// Down, along, up.
  private mutating func stroke(
    _ finger: Int, from: Point, _ move: FingerMove, _ span: SourceSpan
  ) {
    down(finger, at: from, span)
    startPath(finger, move)
    let end = max(runner.end, time)
    if end <= time + Simulator.instant {
      up(finger, span: span)
    } else {
      runner.steps.append((end, .lift(finger: finger, span: span)))
    }
  }

  /// Uniform motion of 100 ms from the view's visible centre.
  private mutating func flick(
    _ view: Spanned<String>, _ velocity: Point, _ span: SourceSpan
  ) {
    guard let index = scroller(view) else { return }
    guard let visible = stageNow.visibleRect(of: scrollers[index].view) else {
      report(.viewNotVisible(view.value), at: view.span)
      return
    }
    let from = visible.center
    let to = ScriptPoint(
      x: .points(from.x - velocity.x * 0.1), y: .points(from.y - velocity.y * 0.1))
    stroke(freeFinger, from: from, FingerMove(to: to, duration: 0.1), span)
  }

  /// Two fingers on either side of the centre, 80 pt apart at the smaller scale.
  private mutating func pinch(
    _ view: Spanned<String>?, _ center: ScriptPoint?, _ scale: Double, _ duration: Double?,
    _ span: SourceSpan
  ) {
    var middle = center?.resolved(in: viewportRect)
    if let view {
      guard let index = scroller(view) else { return }
      if let obstacle = zoomObstacle(index) {
        report(.cannotZoom(scrollers[index].path, obstacle), at: span)
      }
      guard let visible = stageNow.visibleRect(of: scrollers[index].view) else {
        report(.viewNotVisible(view.value), at: view.span)
        return
      }
      middle = middle ?? visible.center
    }
    let point = middle ?? viewportRect.center
    let near = 40 / min(scale, 1)
    let far = near * scale
    let first = freeFinger
    let second = freeFinger(after: first)
    let length = duration ?? 0.3
    for (finger, side) in [(first, -1.0), (second, 1.0)] {
      down(finger, at: Point(x: point.x + side * near, y: point.y), span, hitPoint: point)
      startPath(
        finger,
        FingerMove(
          to: ScriptPoint(x: .points(point.x + side * far), y: .points(point.y)),
          duration: length))
    }
    for finger in [first, second] {
      runner.steps.append((max(runner.end, time), .lift(finger: finger, span: span)))
    }
  }

  /// A finger that isn't down.
  private var freeFinger: Int { freeFinger(after: 0) }

  private func freeFinger(after last: Int) -> Int {
    var finger = last + 1
    while positions[finger] != nil { finger += 1 }
    return finger
  }
}
