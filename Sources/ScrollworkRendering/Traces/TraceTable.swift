import ScrollworkModel
public import ScrollworkSimulation

/// A trace for people: a row now and then and one for every callback, with the offsets that change.
///
/// ```
///     t  list.y  state                   events
/// 0.000       0
/// 0.017       4  tracking, dragging      willBeginDragging
/// ```
///
/// Rows between which nothing moved are left out, and values of links that never change. `didScroll`, `didZoom` and `touchesMoved`, which
/// come with every step, are listed only where they are selected.
public struct TraceTable: Sendable {
  private struct Row {
    var time: Double
    var scrollViews: [ScrollSnapshot]
    var settings: [TraceStep.Setting]
    var events: [TraceEvent]
  }

  private let options: TraceOptions
  private let style: TextStyle
  private var rows: [Row] = []
  private var waiting: [TraceEvent] = []
  private var skipped: TraceStep?

  public init(_ options: TraceOptions, style: TextStyle) {
    self.options = options
    self.style = style
  }

  public mutating func add(_ step: TraceStep) {
    waiting += step.events.filter(isListed)
    let isDue = step.index % max(1, options.every) == 0
    guard isDue || !waiting.isEmpty else {
      skipped = step
      return
    }
    take(step)
  }

  private mutating func take(_ step: TraceStep) {
    skipped = nil
    defer { waiting.removeAll(keepingCapacity: true) }
    if waiting.isEmpty, let last = rows.last, last.settings == step.settings,
      last.scrollViews == step.scrollViews
    {
      return
    }
    rows.append(
      Row(
        time: step.time, scrollViews: step.scrollViews, settings: step.settings, events: waiting))
  }

  /// The table of all that was added.
  public mutating func text() -> String {
    if let skipped { take(skipped) }
    return options.eventsOnly ? eventTable : stepTable
  }

  private func isListed(_ event: TraceEvent) -> Bool {
    let isFrequent = ["didScroll", "didZoom", "touchesMoved"].contains(event.name)
    guard options.selection.isEmpty else {
      let isSelected = options.selection.includes(
        event.view.isEmpty ? event.name : "\(event.view).\(event.name)")
      return isSelected
        && (options.eventsOnly || !isFrequent || options.selection.mentions(event.name))
    }
    return options.eventsOnly || !isFrequent
  }

  // MARK: Steps

  private struct Column {
    var title: String
    var value: (Row) -> String
  }

  private var stepTable: String {
    let settings = settingColumns
    let shown = options.selection.isEmpty ? TraceTable.settingLimit : settings.count
    let columns = offsetColumns + settings.prefix(shown)
    let state = rows.contains { !self.state($0).isEmpty }
    var titles: [(title: String, alignment: TextTable.Alignment)] = [("t", .decimal)]
    titles += columns.map { (TerminalText.escaped($0.title), .decimal) }
    if state { titles.append(("state", .left)) }
    titles.append(("events", .left))
    var table = TextTable(titles)
    let namesViews = (rows.first?.scrollViews.count ?? 0) > 1
    for row in rows {
      var cells = [TraceText.time(row.time)] + columns.map { $0.value(row) }
      if state { cells.append(self.state(row)) }
      cells.append(events(row.events, namesViews))
      table.add(cells)
    }
    let rest = settings.count - min(shown, settings.count)
    return table.text(style: style)
      + (rest > 0 ? "\n\(rest) more linked values change; --select says which to show.\n" : "")
  }

  private func events(_ events: [TraceEvent], _ namesViews: Bool) -> String {
    events.map { event in
      // A scroll view's own callbacks need no name where there is only one.
      TraceText.event(event, withView: namesViews || event.flags == nil)
    }.joined(separator: "; ")
  }

  private var offsetColumns: [Column] {
    var result: [Column] = []
    for (index, first) in (rows.first?.scrollViews ?? []).enumerated() {
      func add(
        _ name: String, _ title: String, isUsual: Bool = true,
        _ value: @escaping (ScrollSnapshot) -> Double?
      ) {
        let full = "\(first.path).\(name)"
        guard options.selection.includes(full), isUsual || !options.selection.isEmpty else {
          return
        }
        let values = rows.map { index < $0.scrollViews.count ? value($0.scrollViews[index]) : nil }
        if options.selection.isEmpty {
          guard values.contains(where: { $0 != values.first }) else { return }
        }
        result.append(
          Column(title: "\(first.path).\(title)") { row in
            guard index < row.scrollViews.count, let number = value(row.scrollViews[index]) else {
              return ""
            }
            return TraceText.rounded(number)
          })
      }
      add("contentOffset.x", "x") { $0.contentOffset.x }
      add("contentOffset.y", "y") { $0.contentOffset.y }
      add("zoomScale", "zoomScale") { $0.zoomScale }
      add("velocity.x", "velocity.x", isUsual: false) { $0.velocity.x }
      add("velocity.y", "velocity.y", isUsual: false) { $0.velocity.y }
      add("page", "page", isUsual: false) { $0.fractionalPage }
      add("contentSize.width", "contentSize.width", isUsual: false) { $0.contentSize.width }
      add("contentSize.height", "contentSize.height", isUsual: false) { $0.contentSize.height }
    }
    return result
  }

  /// So many of the values that links change are shown unless they are chosen.
  private static let settingLimit = 8

  private var settingColumns: [Column] {
    (rows.first?.settings ?? []).enumerated().compactMap { index, first in
      guard options.selection.includes(first.path) else { return nil }
      if options.selection.isEmpty {
        let isChanged = rows.contains {
          $0.settings.indices.contains(index) && $0.settings[index] != first
        }
        guard isChanged else { return nil }
      }
      return Column(title: first.path) { row in
        row.settings.first { $0.path == first.path }.map { TraceText.value($0.value) } ?? ""
      }
    }
  }

  private func state(_ row: Row) -> String {
    let moving = row.scrollViews.filter {
      $0.flags != TraceEvent.Flags() && options.selection.includes($0.path)
    }
    let names = row.scrollViews.count > 1
    return moving.map { scroll in
      let words = TraceTable.words(scroll.flags)
      return names ? "\(TerminalText.escaped(scroll.path)) \(words)" : words
    }.joined(separator: "; ")
  }

  static func words(_ flags: TraceEvent.Flags) -> String {
    var words: [String] = []
    if flags.tracking { words.append("tracking") }
    if flags.dragging { words.append("dragging") }
    if flags.decelerating { words.append("decelerating") }
    if flags.zooming { words.append("zooming") }
    return words.joined(separator: ", ")
  }

  // MARK: Events

  private var eventTable: String {
    let events = rows.flatMap(\.events)
    guard !events.isEmpty else { return "no events\n" }
    var table = TextTable([
      ("t", .decimal), ("event", .left), ("contentOffset", .left), ("state", .left),
    ])
    for event in events {
      table.add([
        TraceText.time(event.time), TraceText.event(event, withView: true),
        event.contentOffset.map(TraceText.point) ?? "", event.flags.map(TraceTable.words) ?? "",
      ])
    }
    return table.text(style: style)
  }
}
