import ScrollworkModel
public import ScrollworkSimulation

/// What came of a script, in one sentence: "came to rest at page 1 after 0.62 s; 11 images
/// requested, 10 fewer than naive".
public enum TraceSummaryText {
  public static func sentence(_ summary: TraceSummary) -> String {
    var parts = [rest(summary)]
    if summary.callbacks > 0 { parts.append(TraceText.count(summary.callbacks, "callback")) }
    parts += summary.images.flatMap { images($0, named: summary.images.count > 1) }
    parts += summary.reuse.map { reuse($0, named: summary.reuse.count > 1) }
    for control in summary.pageControls {
      parts.append(
        "\(TerminalText.escaped(control.path)) shows page \(control.currentPage) of "
          + "\(control.numberOfPages)")
    }
    if let top = summary.keyboardTop {
      parts.append("the keyboard's top is at \(TraceText.rounded(top))")
    }
    return parts.joined(separator: "; ")
  }

  private static func rest(_ summary: TraceSummary) -> String {
    let moved = summary.scrollViews.filter { summary.moved.contains($0.path) }
    let names = summary.scrollViews.count > 1
    let places = moved.map { scroll in
      (names ? TerminalText.escaped(scroll.path) + " " : "") + "at \(place(scroll))"
    }
    guard let time = summary.restTime else {
      let now = places.isEmpty ? "" : "; it is " + places.joined(separator: ", ")
      return "didn't come to rest" + (names ? "" : now)
    }
    guard !moved.isEmpty else { return "nothing moved" }
    let rest = names ? "came to rest with " : "came to rest "
    return rest + places.joined(separator: ", ") + " after \(seconds(time)) s"
  }

  private static func seconds(_ time: Double) -> String { TraceText.rounded(time) }

  /// The page where there are pages, else the offset.
  private static func place(_ scroll: ScrollSnapshot) -> String {
    if let name = scroll.pageName { return "page \(TerminalText.escaped(name))" }
    if let page = scroll.fractionalPage { return "page \(TraceText.rounded(page))" }
    let offset = scroll.contentOffset
    // One coordinate says it where the other has nowhere to go.
    let movesX = scroll.rangeX.lowerBound < scroll.rangeX.upperBound || offset.x != 0
    let movesY = scroll.rangeY.lowerBound < scroll.rangeY.upperBound || offset.y != 0
    if movesY, !movesX { return "y \(TraceText.rounded(offset.y))" }
    if movesX, !movesY { return "x \(TraceText.rounded(offset.x))" }
    return TraceText.point(offset)
  }

  private static func images(_ images: TraceSummary.Images, named: Bool) -> [String] {
    var text = TraceText.count(images.requested.count, "image") + " requested"
    if named { text += " in \(TerminalText.escaped(images.view))" }
    let saved = images.naive - images.requested.count
    if images.policy != .naive {
      text +=
        saved > 0
        ? ", \(saved) fewer than naive"
        : saved < 0 ? ", \(-saved) more than naive" : ", as many as naive"
    }
    var parts = [text]
    if images.wasted > 0 { parts.append("\(images.wasted) of them not seen at rest") }
    if !images.blankAtRest.isEmpty {
      parts.append(TraceText.count(images.blankAtRest.count, "row") + " blank at rest")
    }
    return parts
  }

  private static func reuse(_ reuse: TraceSummary.Reuse, named: Bool) -> String {
    let unit = reuse.unit == .view ? "view" : "view controller"
    var text = TraceText.count(reuse.made, unit) + " made"
    if named { text += " for \(TerminalText.escaped(reuse.view))" }
    text +=
      ", reused \(TraceText.count(reuse.reused, "time")), \(reuse.live) live, "
      + "\(reuse.queued) queued"
    if !reuse.hitchFrames.isEmpty {
      text += ", \(TraceText.count(reuse.hitchFrames.count, "frame")) with two or more made"
    }
    return text
  }
}
