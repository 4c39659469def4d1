import ScrollworkTestSupport

/// A random scene with a random script, as a text: the same for the same seed.
struct RandomScript {
  private(set) var text = ""
  private var generator: SeededGenerator
  private static let views = [
    "pager", "pager.list", "pager.map", "pager.photos", "deep", "deep.mid",
  ]

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    let views = scene()
    let events = script()
    let physics = physics()
    let profile = pick(["modern", "modern", "ios5-10", "legacy-touch"])
    text = ScriptText.scene(events, views: views, physics: physics, profile: profile)
  }

  // MARK: Chance

  private mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int.random(in: 0..<choices.count, using: &generator)]
  }

  private mutating func chance(_ share: Double) -> Bool {
    Double.random(in: 0..<1, using: &generator) < share
  }

  /// Mostly round and reasonable, now and then far out.
  private mutating func number(_ range: ClosedRange<Double>, wild: Double = 0.02) -> Double {
    if chance(wild) { return pick([0, -1, 1e-9, -1e6, 1e6]) }
    return (Double.random(in: range, using: &generator) * 4).rounded() / 4
  }

  private mutating func point() -> String { "[\(number(-20...420)), \(number(-20...620))]" }

  private mutating func milliseconds(_ range: ClosedRange<Double>) -> String {
    "\(Double.random(in: range, using: &generator).rounded())ms"
  }

  // MARK: Scenes

  private mutating func keys(_ bounds: (Double, Double)) -> [String] {
    var keys = ["contentSize: [\(max(0, number(0...2500))), \(max(0, number(0...4000)))]"]
    for key in [
      "bounces", "alwaysBounceVertical", "alwaysBounceHorizontal", "directionalLockEnabled",
      "delaysContentTouches", "canCancelContentTouches", "scrollEnabled", "scrollsToTop",
      "transfersVerticalScrollingToParent", "bouncesZoom",
    ] where chance(0.25) {
      keys.append("\(key): \(key == "scrollEnabled" ? chance(0.8) : chance(0.5))")
    }
    if chance(0.3) { keys.append("contentInset: \(max(0, number(0...80)))") }
    if chance(0.3) { keys.append("decelerationRate: \(pick(["normal", "fast", "0.9"]))") }
    if chance(0.3) {
      keys.append("keyboardDismissMode: \(pick(["onDrag", "interactive"]))")
    }
    if chance(0.2) { keys.append("refresh: {height: \(pick([40, 60]))}") }
    if chance(0.2) {
      keys.append(
        "axisStrategy: "
          + pick(["resetContentOffset", "resetContentSize", "ignoreDiagonal", "togglePaging"]))
    }
    if chance(0.15) { keys.append("model: three20") }
    if chance(0.2) {
      keys.append(
        "reuse: {items: \(pick([0, 1, 7, 100])), itemSize: [\(pick([40, 200])), 90], "
          + "window: \(pick([0, 1, 3]))}")
    }
    if chance(0.3) {
      keys.append("contentOffset: [\(number(0...300)), \(number(0...300))]")
    }
    return keys
  }

  private mutating func paging() -> [String] {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: ["pagingEnabled: true"]
    case 1: ["paging: {method: pagingEnabled, padding: 20, bleed: true}"]
    case 2: ["paging: {method: snap, pageSize: \(pick([0.5, 70, 310])), origin: -37.5}"]
    case 3: ["paging: {method: targetOffset, boundaries: [0, 300, 720, 1000]}"]
    default: []
    }
  }

  private mutating func scene() -> [String] {
    let frame = "frame: [0, 0, 400, 600]"
    let inner = "frame: [0, 0, \(pick([400.0, 200, 1, 0])), \(pick([600.0, 300, 1]))]"
    let lines = [
      ScriptText.scrollView("list", keys: [inner] + keys((400, 600)) + rows()),
      ScriptText.scrollView("map", keys: ["frame: [\(pick([0, 150, 400])), 0, 200, 300]"] + map()),
      ScriptText.scrollView("photos", keys: ["frame: [200, 100, 200, 400]"] + photos()),
    ].flatMap { $0 }
    var result = ScriptText.scrollView("pager", keys: [frame] + keys((400, 600)) + paging())
    if chance(0.2) { result.append("  nesting: {remorseful: {reset: \(chance(0.5))}}") }
    result.append("  children:")
    result += lines.map { "    " + $0 }
    result.append("    - {id: button, type: button, frame: [20, 520, 120, 60]}")
    if chance(0.4) {
      result += ScriptText.scrollView(
        "deep", keys: ["frame: [100, 100, 250, 450]"] + keys((250, 450)) + paging())
      result.append("  children:")
      result += ScriptText.scrollView(
        "mid", keys: ["frame: [10, 10, 200, 300]"] + keys((200, 300)) + paging()
      ).map { "    " + $0 }
    }
    result.append("- {id: dots, type: pageControl, for: pager, frame: [0, 560, 400, 26]}")
    return result
  }

  private mutating func rows() -> [String] {
    let policy = pick(["naive", "userDragging", "targetRect"])
    return [
      "lazyImages: {items: row.*, policy: \(policy)}", "children:",
      "  - {id: row, repeat: 12, frame: [0, 100 * $i, 400, 100]}",
    ]
  }

  private mutating func map() -> [String] {
    [
      "bounces: \(chance(0.5))",
      "pageMap: {rows: [['1', ~, '2'], ['3', '4', '5'], [~, '6', '7'], [~, ~, '8']], "
        + "start: '\(pick(["1", "3", "6", "8"]))', method: \(pick(["constrain", "window"])), "
        + "rebuild: \(pick(["decelerating", "rest"])), base: \(pick(["live", "dragStart"])), "
        + "refusal: \(pick(["base", "clampToEdge"])), rounding: \(pick(["float32", "tolerant"]))}",
    ]
  }

  private mutating func photos() -> [String] {
    [
      "contentSize: [400, 800]", "minimumZoomScale: \(pick([0.1, 0.5, 1]))",
      "maximumZoomScale: \(pick([1, 2, 8]))", "zoomView: photo", "bouncesZoom: \(chance(0.7))",
      "children:", "  - {id: photo, frame: [0, 0, 400, 800]}",
    ]
  }

  private mutating func physics() -> [String] {
    var result: [String] = []
    if chance(0.2) { result.append("simultaneous: true") }
    if chance(0.2) { result.append("nestedHandOver: threePass") }
    if chance(0.2) { result.append("panOrigin: touchDown") }
    if chance(0.2) { result.append("decelerationModel: continuous") }
    if chance(0.2) { result.append("accumulateFlicks: true") }
    if chance(0.1) { result.append("float32: true") }
    if chance(0.1) { result.append("hysteresis: 0") }
    if chance(0.1) { result.append("animationDuration: 0ms") }
    if chance(0.1) { result.append("targetPastEdge: projected") }
    if chance(0.1) { result.append("touchDelay: 0ms") }
    return result
  }

  // MARK: Scripts

  private mutating func script() -> [String] {
    var down: Set<Int> = []
    var events: [String] = []
    for _ in 0..<Int.random(in: 3...25, using: &generator) {
      events += event(&down)
    }
    for finger in down.sorted() { events.append("lift: {finger: \(finger)}") }
    return events + ["wait: rest"]
  }

  private mutating func event(_ down: inout Set<Int>) -> [String] {
    let finger = Int.random(in: 1...3, using: &generator)
    let view = pick(Self.views.filter { !$0.hasPrefix("deep") })
    switch Int.random(in: 0..<28, using: &generator) {
    case 0...5:
      if down.contains(finger), !chance(0.1) { return move(finger, &down) }
      down.insert(finger)
      return ["touch: {at: \(point()), finger: \(finger)}"]
    case 6...11: return move(finger, &down)
    case 12, 13: return ["hold: \(milliseconds(0...250))"]
    case 14, 15:
      guard !down.isEmpty || chance(0.1) else { return ["wait: \(milliseconds(0...500))"] }
      let lifted = down.min() ?? finger
      down.remove(lifted)
      return ["lift: {finger: \(lifted)}"]
    case 16:
      if chance(0.3) {
        down = []
        return ["cancel"]
      }
      guard let cancelled = down.max() else { return [] }
      down.remove(cancelled)
      return ["cancel: {finger: \(cancelled)}"]
    case 17:
      return [
        "flick: {view: \(view), velocity: [\(number(-4000...4000)), \(number(-4000...4000))]}"
      ]
    case 18:
      return [
        "setContentOffset: {view: \(view), to: [\(number(-50...1500)), \(number(-50...3000))], "
          + "animated: \(chance(0.6))}"
      ]
    case 19:
      return [
        "scrollRectToVisible: {view: \(view), "
          + "rect: [\(number(0...900)), \(number(0...900)), 40, 40], animated: \(chance(0.5))}"
      ]
    case 20: return [pick(["tapStatusBar", "tap: button", "tap: [30, 40]"])]
    case 21:
      return [
        "pinch: {center: [300, 300], scale: \(pick([0.1, 0.5, 1, 2, 30])), "
          + "over: \(milliseconds(0...300))}"
      ]
    case 22:
      return [
        "zoomToRect: {view: pager.photos, rect: [10, 10, \(pick([0, 40, 900])), 60], "
          + "animated: \(chance(0.5))}"
      ]
    case 23:
      return [
        "keyboard: {height: \(pick([0, 200, 300])), over: \(milliseconds(0...250))}"
      ]
    case 24:
      return ["resize: {width: \(pick([400, 200, 844])), height: \(pick([600, 300]))}"]
    case 25:
      return [
        pick(["beginRefreshing: pager", "endRefreshing: pager", "endRefreshing: pager.list"])
      ]
    case 26:
      return [
        pick([
          "set: {view: pager, contentSize: [\(max(0, number(0...3000))), 500]}",
          "set: {view: pager, contentOffset: [\(number(-50...900)), \(number(-50...900))]}",
          "set: {view: pager.list, hidden: \(chance(0.5))}",
          "set: {view: pager.photos, contentSize: [100, 100]}",
        ])
      ]
    default:
      return [
        pick([
          "insert: {into: pager, view: {id: extra\(Int.random(in: 0...1_000_000, using: &generator)), "
            + "type: scrollView, frame: [0, 0, 100, 100], contentSize: [300, 300]}, at: 0}",
          "remove: pager.list", "remove: button",
        ])
      ]
    }
  }

  private mutating func move(_ finger: Int, _ down: inout Set<Int>) -> [String] {
    guard down.contains(finger) || chance(0.05) else { return ["wait: \(milliseconds(0...300))"] }
    let over = chance(0.2) ? "" : ", over: \(milliseconds(0...200))"
    var result = ["move: {to: \(point())\(over), finger: \(finger)}"]
    if let other = down.sorted().first(where: { $0 != finger }), chance(0.5) {
      result.append(
        "with: {finger: \(other), move: {to: \(point()), over: \(milliseconds(0...200))}}")
    }
    return result
  }
}
