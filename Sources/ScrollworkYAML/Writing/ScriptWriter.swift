internal import ScrollworkModel

/// Scripts as the format has them.
enum ScriptWriter {
  /// The lines behind `scripts:`.
  static func lines(of scripts: [Script]) -> [String] {
    var lines: [String] = []
    for script in scripts {
      lines.append("  \(ScalarText.flow(script.name.value)):")
      let usual = Script(name: script.name)
      if script.profile != usual.profile { lines.append("    profile: \(script.profile.rawValue)") }
      if script.framesPerSecond != usual.framesPerSecond {
        lines.append("    fps: \(FlowWriter.number(script.framesPerSecond))")
      }
      if script.touchRate != usual.touchRate {
        lines.append("    touchRate: \(FlowWriter.number(script.touchRate))")
      }
      guard !script.events.isEmpty else {
        lines.append("    events: []")
        continue
      }
      lines.append("    events:")
      for event in script.events { lines.append("      - \(text(event.action))") }
    }
    return lines
  }

  private static func text(_ action: ScriptAction) -> String {
    switch action {
    case .touch(let point, let finger):
      var keys = KeyList()
      keys.add("at", self.point(point))
      keys.add("finger", finger, 1) { "\($0)" }
      return "touch: \(keys.flow)"
    case .move(let move): return "move: \(flow(move))"
    case .hold(let time): return "hold: \(self.time(time))"
    case .lift(let finger): return finger == 1 ? "lift" : "lift: {finger: \(finger)}"
    case .cancel(let finger): return finger.map { "cancel: {finger: \($0)}" } ?? "cancel"
    case .with(let finger, let move, let hold):
      var keys = KeyList()
      keys.add("finger", "\(finger)")
      if let move { keys.add("move", flow(move)) }
      if let hold { keys.add("hold", self.time(hold)) }
      return "with: \(keys.flow)"
    case .wait(.rest): return "wait: rest"
    case .wait(.time(let time)): return "wait: \(self.time(time))"
    case .tap(.view(let view)): return "tap: \(ScalarText.flow(view.value))"
    case .tap(.point(let point)): return "tap: \(self.point(point))"
    case .drag(let view, let from, let move):
      var keys = KeyList()
      if let view { keys.add("view", ScalarText.flow(view.value)) }
      keys.add("from", point(from))
      add(move, to: &keys)
      return "drag: \(keys.flow)"
    case .pinch(let view, let center, let scale, let duration):
      var keys = KeyList()
      if let view { keys.add("view", ScalarText.flow(view.value)) }
      if let center { keys.add("center", point(center)) }
      keys.add("scale", FlowWriter.number(scale))
      if let duration { keys.add("over", time(duration)) }
      return "pinch: \(keys.flow)"
    case .tapStatusBar: return "tapStatusBar"
    default: return call(action)
    }
  }

  private static func call(_ action: ScriptAction) -> String {
    var keys = KeyList()
    switch action {
    case .flick(let view, let velocity):
      keys.add("view", ScalarText.flow(view.value))
      keys.add("velocity", FlowWriter.numbers([velocity.x, velocity.y]))
      return "flick: \(keys.flow)"
    case .setContentOffset(let view, let point, let animated):
      keys.add("view", ScalarText.flow(view.value))
      keys.add("to", FlowWriter.numbers([point.x, point.y]))
      keys.add("animated", animated, unless: false)
      return "setContentOffset: \(keys.flow)"
    case .scrollRectToVisible(let view, let rect, let target, let animated):
      keys.add("view", ScalarText.flow(view.value))
      keys.add("rect", rect.map(rectangle), nil) { $0 }
      keys.add("target", target?.value, nil) { $0.map(ScalarText.flow) }
      keys.add("animated", animated, unless: false)
      return "scrollRectToVisible: \(keys.flow)"
    case .zoomToRect(let view, let rect, let animated):
      keys.add("view", ScalarText.flow(view.value))
      keys.add("rect", rectangle(rect))
      keys.add("animated", animated, unless: false)
      return "zoomToRect: \(keys.flow)"
    default: return change(action)
    }
  }

  private static func change(_ action: ScriptAction) -> String {
    var keys = KeyList()
    switch action {
    case .resize(let size, let safeArea, let duration):
      keys.add("width", FlowWriter.number(size.width))
      keys.add("height", FlowWriter.number(size.height))
      keys.add("safeArea", safeArea.map(FlowWriter.insets), nil) { $0 }
      keys.add("over", duration, 0) { time($0) }
      return "resize: \(keys.flow)"
    case .setView(let view, let patch):
      keys.add("view", ScalarText.flow(view.value))
      let values = ViewWriter.keys(of: patch.values, isRoot: true)
      for key in patch.keys {
        keys.add(key, values.first { $0.key == key }?.value ?? usualValue(of: key))
      }
      return "set: \(keys.flow)"
    case .setConstraint(let name, let constant, let multiplier, let priority):
      keys.add("constraint", ScalarText.flow(name.value))
      for (key, value) in [
        ("constant", constant), ("multiplier", multiplier), ("priority", priority),
      ] {
        keys.add(key, value, nil) { $0.map(FlowWriter.number) }
      }
      return "set: \(keys.flow)"
    case .insert(let parent, let view, let place, let constraints):
      keys.add("into", ScalarText.flow(parent.value))
      keys.add("view", ViewWriter.flow(view))
      keys.add("at", place, nil) { $0.map { "\($0)" } }
      if !constraints.isEmpty { keys.add("constraints", ViewWriter.flow(constraints)) }
      return "insert: \(keys.flow)"
    case .remove(let view): return "remove: \(ScalarText.flow(view.value))"
    case .keyboard(let height, let duration):
      keys.add("height", FlowWriter.number(height))
      keys.add("over", duration, 0.25) { time($0) }
      return "keyboard: \(keys.flow)"
    case .beginRefreshing(let view): return "beginRefreshing: \(ScalarText.flow(view.value))"
    case .endRefreshing(let view): return "endRefreshing: \(ScalarText.flow(view.value))"
    default: return ""
    }
  }

  /// What a view's key has when it isn't given.
  private static func usualValue(of key: String) -> String {
    let field = Schema.standard[.view].fields.first { $0.key.rawValue == key }
    return field.map(\.fallback).flatMap { $0.isEmpty ? nil : $0 } ?? "{}"
  }

  // MARK: Parts

  private static func flow(_ move: FingerMove) -> String {
    var keys = KeyList()
    add(move, to: &keys)
    return keys.flow
  }

  private static func add(_ move: FingerMove, to keys: inout KeyList) {
    keys.add("to", point(move.to))
    keys.add("over", move.duration, nil) { $0.map(time) }
    keys.add("via", move.via.map(point), []) { "[\($0.joined(separator: ", "))]" }
    keys.add("ease", move.ease, .linear) { ease($0) }
    keys.add("finger", move.finger, 1) { "\($0)" }
  }

  private static func ease(_ ease: MoveEase) -> String {
    switch ease {
    case .linear: "linear"
    case .easeIn: "ease-in"
    case .easeOut: "ease-out"
    case .easeInOut: "ease-in-out"
    case .cubicBezier(let x1, let y1, let x2, let y2): FlowWriter.numbers([x1, y1, x2, y2])
    }
  }

  private static func point(_ point: ScriptPoint) -> String {
    "[\(coordinate(point.x)), \(coordinate(point.y))]"
  }

  private static func coordinate(_ coordinate: Coordinate) -> String {
    switch coordinate {
    case .points(let value): FlowWriter.number(value)
    case .share(let share): FlowWriter.number(share * 100) + "%"
    }
  }

  private static func rectangle(_ rect: Rect) -> String {
    FlowWriter.numbers([rect.x, rect.y, rect.width, rect.height])
  }

  private static func time(_ seconds: Double) -> String { FlowWriter.number(seconds) + "s" }
}
