public import ScrollworkModel
public import ScrollworkSimulation

/// Why an event happened, each time it did; or what happened in its place.
public struct TraceExplanation: Sendable {
  private let wanted: EventName
  private let script: Script
  private let profile: Script.Profile
  private var found: [TraceEvent] = []
  /// What tells why something else didn't happen: everything but what comes with every step.
  private var others: [TraceEvent] = []
  private var didScroll = 0

  /// More than this isn't listed.
  private static let limit = 40

  public init(_ event: String, of script: Script) {
    wanted = EventName(event)
    self.script = script
    profile = script.profile
  }

  public mutating func add(_ step: TraceStep) {
    for event in step.events {
      if matches(event) {
        if found.count <= TraceExplanation.limit { found.append(event) }
      }
      if event.name == "didScroll" {
        didScroll += 1
      } else if !["didZoom", "touchesMoved"].contains(event.name),
        others.count <= TraceExplanation.limit
      {
        others.append(event)
      }
    }
  }

  private func matches(_ event: TraceEvent) -> Bool {
    guard event.name == wanted.name, wanted.view.isEmpty || wanted.view == event.view else {
      return false
    }
    return wanted.argument.map { argument in
      event.arguments.first.map { TraceText.value($0.value) } == argument
    } ?? true
  }

  /// The answer.
  public func text(_ summary: TraceSummary, style: TextStyle) -> String {
    if !found.isEmpty { return list(found, style: style) }
    var name = wanted.name
    if !wanted.view.isEmpty { name = "\(wanted.view).\(name)" }
    if let argument = wanted.argument { name += "(\(argument))" }
    var text = style("\(TerminalText.escaped(name)) didn't happen.", .emphasis) + "\n"
    for reason in absence(summary) { text += reason + "\n" }
    let around = others.filter { wanted.view.isEmpty || $0.view == wanted.view }
    if around.isEmpty {
      text += wanted.view.isEmpty ? "Nothing else did.\n" : "Nothing else happened to it.\n"
    } else {
      text += "What happened:\n" + list(around, style: style)
    }
    return text
  }

  private func list(_ events: [TraceEvent], style: TextStyle) -> String {
    var text = ""
    for event in events.prefix(TraceExplanation.limit) {
      text +=
        "  \(TraceText.time(event.time)) s  "
        + style(TraceText.event(event, withView: true), .emphasis) + "\n"
      if !event.reason.isEmpty { text += "           \(TerminalText.escaped(event.reason))\n" }
    }
    if events.count > TraceExplanation.limit { text += "  and more\n" }
    return text
  }

  // MARK: Why it didn't

  private func all(_ name: String) -> [TraceEvent] {
    others.filter { $0.name == name && (wanted.view.isEmpty || $0.view == wanted.view) }
  }

  private func absence(_ summary: TraceSummary) -> [String] {
    switch wanted.name {
    case "willBeginDecelerating", "didEndDecelerating": deceleration(summary)
    case "didEndScrollingAnimation": animation
    case "willBeginDragging", "willEndDragging", "didEndDragging": dragging
    case "didScrollToTop", "shouldScrollToTop": scrollToTop
    case "didZoom", "willBeginZooming", "didEndZooming": zooming
    case "didScroll": didScroll == 0 ? ["No offset changed."] : []
    case "imageRequested": ["Images are asked for where a scroll view has lazyImages."]
    case "viewMade", "viewReused", "viewQueued":
      ["Views are made and reused where a scroll view has reuse."]
    case "touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled": touches
    default: []
    }
  }

  private func deceleration(_ summary: TraceSummary) -> [String] {
    let ends = all("didEndDragging")
    let moving = ends.filter { $0.argument("decelerate") == .boolean(true) }
    if ends.isEmpty {
      return [
        all("didEndScrollingAnimation").isEmpty
          ? "Nothing was dragged, so nothing decelerated. A programmatic scroll sends didScroll, and "
            + "with an animation didEndScrollingAnimation."
          : "Nothing was dragged: an animated scroll ends with didEndScrollingAnimation, not with "
            + "didEndDecelerating."
      ]
    }
    if moving.isEmpty {
      return [
        "Every finger was lifted at rest: didEndDragging(false) says that no deceleration follows, "
          + "and it is the last callback of the drag. Code that waits for didEndDecelerating has to "
          + "act there as well."
      ]
    }
    if wanted.name == "didEndDecelerating" {
      if summary.restTime == nil {
        return ["It was still decelerating when the script was stopped."]
      }
      if profile == .ios5To10 {
        return [
          "A touch stopped the deceleration: in the profile ios5-10 didEndDecelerating isn't sent "
            + "then."
        ]
      }
      return ["The deceleration was interrupted, by a touch or by setContentOffset."]
    }
    return []
  }

  private var animation: [String] {
    let calls = script.events.contains { event in
      switch event.action {
      case .setContentOffset(_, _, let animated), .scrollRectToVisible(_, _, _, let animated),
        .zoomToRect(_, _, let animated):
        animated
      case .tapStatusBar: true
      default: false
      }
    }
    return [
      calls
        ? "An animated scroll to where the view is already changes nothing and sends nothing; one "
          + "that a touch stops sends it only with physics: {touchEndsAnimation: true}."
        : "The script has no scroll with animated: true. Without an animation there is one didScroll "
          + "and no end; a drag ends with didEndDragging or didEndDecelerating."
    ]
  }

  private var dragging: [String] {
    guard others.contains(where: { $0.name.hasPrefix("touches") }) || script.hasTouches else {
      return ["The script puts no finger down. Calls such as setContentOffset aren't drags."]
    }
    return [
      "A pan begins when the finger has moved farther than the hysteresis, in a direction in which "
        + "the view scrolls or bounces, and no view inside keeps the touch to itself."
    ]
  }

  private var scrollToTop: [String] {
    guard
      script.events.contains(where: { if case .tapStatusBar = $0.action { true } else { false } })
    else { return ["The script doesn't tap the status bar (tapStatusBar)."] }
    return [
      "A tap on the status bar scrolls only where exactly one scroll view on screen has "
        + "scrollsToTop, its delegate doesn't refuse, and it isn't at the top already."
    ]
  }

  private var zooming: [String] {
    [
      "Zooming needs a zoomView, a maximumZoomScale above the minimumZoomScale, and a pinch or "
        + "zoomToRect."
    ]
  }

  private var touches: [String] {
    [
      "A scroll view holds touches back for 150 ms, unless delaysContentTouches is false, and keeps "
        + "them when the finger moves before; touchesShouldBegin can refuse them."
    ]
  }
}

extension Script {
  fileprivate var hasTouches: Bool {
    events.contains { event in
      switch event.action {
      case .touch, .drag, .flick, .tap, .pinch: true
      default: false
      }
    }
  }
}
