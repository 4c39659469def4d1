/// Scenes of tests, as texts.
enum ScriptText {
  /// A scroll view `scroll` of 400 x 600 pt with 6000 pt of content, all of it the view `child`.
  static func scene(
    _ events: [String], keys: [String] = [], child: String? = "frame: [0, 0, 400, 6000]",
    physics: [String] = [], profile: String = "modern"
  ) -> String {
    scene(
      events,
      views: scrollView(
        keys: ["frame: [0, 0, 400, 600]", "contentSize: [400, 6000]"] + keys,
        children: child.map { ["{id: child, \($0)}"] } ?? []),
      physics: physics, profile: profile)
  }

  /// Lines of one scroll view, as an item of a list of children.
  static func scrollView(
    _ id: String = "scroll", keys: [String], children: [String] = []
  ) -> [String] {
    ["- id: \(id)", "  type: scrollView"] + keys.map { "  " + $0 }
      + (children.isEmpty ? [] : ["  children:"] + children.map { "    - " + $0 })
  }

  /// A scene with these views in the root and one script, `it`.
  ///
  /// - Parameter views: lines of a list of views.
  static func scene(
    _ events: [String], views: [String], viewport: String = "{width: 400, height: 600}",
    physics: [String] = [], profile: String = "modern"
  ) -> String {
    var lines = ["scrollwork: 1", "viewport: \(viewport)"]
    if !physics.isEmpty { lines.append("physics: {\(physics.joined(separator: ", "))}") }
    lines += ["root:", "  children:"] + views.map { "    " + $0 }
    lines += ["scripts:", "  it:", "    profile: \(profile)", "    events:"]
    lines += events.map { "      - " + $0 }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A finger that drags the content by exactly this much, rests and lifts; for scenes in which drags
  /// count from the touch.
  static func restingDrag(from start: (Double, Double), by delta: (Double, Double)) -> [String] {
    [
      "touch: {at: [\(start.0), \(start.1)]}",
      "move: {to: [\(start.0 - delta.0), \(start.1 - delta.1)], over: 100ms}",
      "hold: 200ms", "lift", "wait: rest",
    ]
  }
}
