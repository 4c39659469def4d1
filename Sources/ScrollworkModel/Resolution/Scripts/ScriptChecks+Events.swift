extension ScriptChecks {
  /// What is known while a script's events are gone through.
  private struct State {
    var views = ScriptViews()
    /// The fingers that touch the screen.
    var fingers: Set<Int> = []
    var viewport: Size
    /// The event's number, counted from 1.
    var number = 0
  }

  /// The views that the script changes, for expectations.
  mutating func check(_ script: Script) -> ScriptViews {
    var state = State(viewport: resolved.viewport.size)
    for (index, event) in script.events.enumerated() where !isFull {
      state.number = index + 1
      checkFingers(event, &state)
      checkPlaces(event, state)
      checkViews(event, &state)
    }
    if let finger = state.fingers.min(), !isFull {
      let span = script.events.last?.span ?? script.name.span
      report(
        ScrollingRules.fingerStaysDown,
        "Finger \(finger) is still down when the script \(quoted(script.name.value)) ends.",
        at: span, help: "Add \(lift(finger)).")
    }
    return state.views
  }

  private func lift(_ finger: Int) -> String {
    finger == 1 ? "- lift" : "- lift: {finger: \(finger)}"
  }

  // MARK: Fingers

  private mutating func checkFingers(_ event: ScriptEvent, _ state: inout State) {
    switch event.action {
    case .touch(_, let finger):
      put(finger, down: event, "The touch", state)
      state.fingers.insert(finger)
    case .move(let move): require(move.finger, for: event, "moves", state)
    case .with(let finger, let move, _):
      require(finger, for: event, move == nil ? "stays" : "moves", state)
    case .lift(let finger):
      require(finger, for: event, "is lifted", state)
      state.fingers.remove(finger)
    case .cancel(let finger?):
      require(finger, for: event, "is cancelled", state)
      state.fingers.remove(finger)
    case .cancel(nil):
      if state.fingers.isEmpty {
        report(
          ScrollingRules.fingerNotDown, "No finger is down that could be cancelled.",
          at: event.span, help: "Put a touch before it: - touch: {at: [x, y]}.")
      }
      state.fingers = []
    case .tap: put(1, down: event, "The tap", state)
    case .drag(_, _, let move): put(move.finger, down: event, "The drag", state)
    case .flick: put(1, down: event, "The flick", state)
    case .pinch:
      put(1, down: event, "The pinch", state)
      if !state.fingers.contains(1) { put(2, down: event, "The pinch", state) }
    case .wait(.rest):
      if let finger = state.fingers.min() {
        report(
          ScrollingRules.fingerStaysDown,
          "Nothing comes to rest while finger \(finger) is down.", at: event.span,
          help: "Put \(lift(finger)) before it, or wait for a time: - wait: 300ms.")
      }
    default: break
    }
  }

  private mutating func put(
    _ finger: Int, down event: ScriptEvent, _ what: String, _ state: State
  ) {
    guard state.fingers.contains(finger) else { return }
    let free = (1...10).first { !state.fingers.contains($0) } ?? finger
    let other =
      if case .touch = event.action { "give it another one: finger: \(free)" } else {
        "use it before the touch"
      }
    report(
      ScrollingRules.fingerAlreadyDown,
      "\(what) is made by finger \(finger), which is down already.",
      at: event.span, help: "Lift the finger first, or \(other).")
  }

  private mutating func require(
    _ finger: Int, for event: ScriptEvent, _ what: String, _ state: State
  ) {
    guard !state.fingers.contains(finger) else { return }
    let down = state.fingers.sorted().map(String.init).joined(separator: ", ")
    report(
      ScrollingRules.fingerNotDown, "Finger \(finger) \(what), and it isn't down.", at: event.span,
      help: down.isEmpty
        ? "Put a touch before it: - touch: {at: [x, y]\(finger == 1 ? "" : ", finger: \(finger)")}."
        : "Fingers that are down: \(down).")
  }

  // MARK: Places

  private mutating func checkPlaces(_ event: ScriptEvent, _ state: State) {
    var points: [ScriptPoint] = []
    // Shares of a view aren't looked at: where it is, only a run tells.
    var sharesAreOfView = false
    switch event.action {
    case .touch(let point, _): points = [point]
    case .move(let move), .with(_, let move?, _): points = move.via + [move.to]
    case .drag(let view, let from, let move):
      points = [from] + move.via + [move.to]
      sharesAreOfView = view != nil
    case .tap(.point(let point)): points = [point]
    case .pinch(_, let center?, _, _): points = [center]
    default: return
    }
    let size = state.viewport
    for point in points {
      let isOutside =
        self.isOutside(point.x, size.width, sharesAreOfView)
        || self.isOutside(point.y, size.height, sharesAreOfView)
      guard isOutside else { continue }
      let place = point.resolved(in: Rect(x: 0, y: 0, width: size.width, height: size.height))
      report(
        ScrollingRules.outsideViewport,
        "The point [\(formatNumber(place.x)), \(formatNumber(place.y))] is outside the viewport, "
          + "which is \(formatNumber(size.width)) x \(formatNumber(size.height)).", at: event.span,
        help: "Write a point from [0, 0] to [\(formatNumber(size.width)), "
          + "\(formatNumber(size.height))].")
      return
    }
  }

  private func isOutside(_ coordinate: Coordinate, _ length: Double, _ ofView: Bool) -> Bool {
    switch coordinate {
    case .points(let value): value < 0 || value > length
    case .share(let share): !ofView && (share < 0 || share > 1)
    }
  }

  // MARK: Views

  private mutating func checkViews(_ event: ScriptEvent, _ state: inout State) {
    switch event.action {
    case .tap(.view(let name)), .drag(let name?, _, _): _ = view(name, state.views)
    case .flick(let name, _): checkScrollView(name, "flick", state.views)
    case .setContentOffset(let name, _, _):
      checkScrollView(name, "setContentOffset", state.views)
    case .scrollRectToVisible(let name, _, let target, _):
      let scroll = checkScrollView(name, "scrollRectToVisible", state.views)
      if let target, let inner = view(target, state.views), let scroll {
        checkInside(inner, scroll, target)
      }
    case .pinch(let name?, _, _, _): checkZooming(name, "pinch", state.views)
    case .zoomToRect(let name, _, _): checkZooming(name, "zoomToRect", state.views)
    case .beginRefreshing(let name): checkRefresh(name, "beginRefreshing", state.views)
    case .endRefreshing(let name): checkRefresh(name, "endRefreshing", state.views)
    case .setView(let name, let patch):
      checkKeys(of: patch, name, state.views)
      state.views.set(patch.keys, of: name.value)
    case .setConstraint(let name, _, _, _): checkConstraint(name, state.views)
    case .insert(let parent, let inserted, _, let constraints):
      _ = view(parent, state.views)
      state.views.insert(inserted, constraints: constraints)
    case .remove(let name): remove(name, &state)
    case .resize(let size, _, _): state.viewport = size
    default: break
    }
  }

  private mutating func remove(_ name: Spanned<String>, _ state: inout State) {
    let found = view(name, state.views)
    if found == 0 {
      report(
        ScrollingRules.wrongKindOfView, "The root view is the window; it can't be removed.",
        at: name.span, help: "Name a view inside it.")
      return
    }
    if found != nil || state.views.isInserted(name.value) {
      state.views.remove(name.value, inEvent: state.number)
    }
  }

  @discardableResult
  private mutating func checkScrollView(
    _ name: Spanned<String>, _ event: String, _ views: ScriptViews
  ) -> Int? {
    guard let found = view(name, views) else { return nil }
    let node = resolved.views[found].node
    guard node.type != .scrollView else { return found }
    let around = scrollView(around: found).map { resolved.views[$0].path }
    report(
      ScrollingRules.wrongKindOfView,
      "\(event) is for scroll views, and \(quoted(name.value)) is a \(node.type.rawValue).",
      at: name.span,
      help: around.map { "Did you mean \($0), the scroll view around it?" }
        ?? "Name a scroll view, or write type: scrollView.", views: [resolved.views[found].path])
    return nil
  }

  private func scrollView(around view: Int) -> Int? {
    var current = resolved.views[view].parent
    while let index = current {
      if resolved.views[Int(index)].node.type == .scrollView { return Int(index) }
      current = resolved.views[Int(index)].parent
    }
    return nil
  }

  private mutating func checkInside(_ inner: Int, _ scroll: Int, _ target: Spanned<String>) {
    guard !resolved.names.isDescendant(Int32(inner), of: Int32(scroll)) else { return }
    report(
      ScrollingRules.wrongKindOfView,
      "\(quoted(target.value)) isn't inside \(quoted(resolved.views[scroll].path)), which can't "
        + "scroll it into view.", at: target.span,
      help: "Name a view inside the scroll view, or give a rectangle: rect: [x, y, width, height].",
      views: [resolved.views[scroll].path])
  }

  private mutating func checkZooming(
    _ name: Spanned<String>, _ event: String, _ views: ScriptViews
  ) {
    guard let found = checkScrollView(name, event, views),
      resolved.views[found].node.scrolling.zoom.view == nil,
      !views.isGiven("zoomView", of: name.value)
    else { return }
    report(
      ScrollingRules.wrongKindOfView,
      "\(quoted(name.value)) has no view that zooms, so \(event) does nothing.", at: name.span,
      help: "Give it zoomView: and the view inside, and maximumZoomScale: 3.",
      views: [resolved.views[found].path])
  }

  private mutating func checkRefresh(
    _ name: Spanned<String>, _ event: String, _ views: ScriptViews
  ) {
    guard let found = checkScrollView(name, event, views),
      resolved.views[found].node.scrolling.refreshHeight == nil,
      !views.isGiven("refresh", of: name.value)
    else { return }
    report(
      ScrollingRules.wrongKindOfView,
      "\(quoted(name.value)) has no refresh control, so \(event) does nothing.", at: name.span,
      help: "Give it one: refresh: {height: 60}.", views: [resolved.views[found].path])
  }

  private mutating func checkKeys(
    of patch: ViewPatch, _ name: Spanned<String>, _ views: ScriptViews
  ) {
    for found in viewSet(name, views) {
      let view = resolved.views[found]
      guard view.node.type != .scrollView,
        let key = patch.keys.first(where: { ViewPatch.scrollKeys.contains($0) }),
        !(view.node.type == .textView && key == "scrollEnabled")
      else { continue }
      report(
        ScrollingRules.wrongKindOfView,
        "\(quoted(key)) is for scroll views, and \(quoted(view.path)) is a "
          + "\(view.node.type.rawValue).", at: name.span, help: "Name a scroll view.",
        views: [view.path])
      return
    }
  }
}
