import ScrollworkModel
import ScrollworkSimulation
import ScrollworkYAML

/// Finds expected events among those that happened.
enum EventMatching {
  /// Whether an event is one that a name means.
  ///
  /// - Parameter view: the view that is meant where the name doesn't say.
  static func matches(
    _ event: TraceEvent, _ name: EventName, view: String?, tolerance: Double
  ) -> Bool {
    // What the outer view of a forwarding pair makes of touches has `super` in the event's name.
    let full = name.view.isEmpty ? name.name : "\(name.view).\(name.name)"
    let isMeant =
      event.name == full && (view == nil || event.view == view)
      || "\(event.view).\(event.name)" == full
      || event.name == name.name
        && event.view == (name.view.isEmpty ? view ?? event.view : name.view)
    guard isMeant else { return false }
    guard let argument = name.argument else { return true }
    guard let value = event.arguments.first?.value else { return argument.isEmpty }
    if case .number(let number) = value, let wanted = Double(argument) {
      return abs(number - wanted) <= tolerance
    }
    return ExpectedValue.text(MomentValue(value)) == argument
  }

  /// How an event is written in an expectation.
  static func text(_ event: TraceEvent, withView: Bool, withArgument: Bool) -> String {
    var text = withView && !event.view.isEmpty ? "\(event.view).\(event.name)" : event.name
    if withArgument, event.arguments.count == 1 {
      text += "(\(ExpectedValue.text(MomentValue(event.arguments[0].value))))"
    }
    return text
  }

  /// The index of the first expected event that doesn't come behind those before it; nil when all
  /// do.
  static func firstMissing(
    _ expected: [EventName], in events: [TraceEvent], view: String?, tolerance: Double
  ) -> Int? {
    var next = 0
    for event in events where next < expected.count {
      if matches(event, expected[next], view: view, tolerance: tolerance) { next += 1 }
    }
    return next < expected.count ? next : nil
  }

  /// The events that happened, as far as the list is about them: those of the same names, runs of one
  /// name once.
  static func actual(
    _ expected: [EventName], in events: [TraceEvent], view: String?
  ) -> [String] {
    let names = Set(expected.map(\.name))
    let withArgument = Set(expected.filter { $0.argument != nil }.map(\.name))
    let withView = Set(expected.filter { !$0.view.isEmpty }.map(\.name))
    var result: [String] = []
    for event in events {
      let bare = event.name.split(separator: ".").last.map(String.init) ?? event.name
      guard names.contains(bare), view == nil || event.view == view else { continue }
      let text = text(
        event, withView: withView.contains(bare), withArgument: withArgument.contains(bare))
      if result.last != text { result.append(text) }
    }
    return result
  }
}
