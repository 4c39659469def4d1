internal import ScrollworkModel

extension Simulator {
  /// Notes that something happened to a view that is no scroll view, or to the window.
  mutating func log(
    _ view: String, _ name: String, _ arguments: [TraceEvent.Argument] = [], reason: String
  ) {
    events.append(
      TraceEvent(time: time, view: view, name: name, arguments: arguments, reason: reason))
    counts.lastChange = time
  }

  /// Notes a scroll view's callback with what its flags read inside.
  mutating func note(
    _ index: Int, _ name: String, _ arguments: [TraceEvent.Argument] = [], reason: String
  ) {
    events.append(
      TraceEvent(
        time: time, view: scrollers[index].path, name: name, arguments: arguments,
        flags: scrollers[index].flags, contentOffset: scrollers[index].offset, reason: reason))
    counts.lastChange = time
    if name == "didScroll" {
      counts.didScroll[scrollers[index].path, default: 0] += 1
    } else if name != "didZoom" {
      counts.callbacks += 1
    }
  }

  func path(_ view: Int) -> String { stage.resolved.views[view].path }
}

func quotedNumber(_ value: Double) -> String { formatNumber((value * 100).rounded() / 100) }
