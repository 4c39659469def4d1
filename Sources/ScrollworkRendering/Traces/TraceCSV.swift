import ScrollworkModel
public import ScrollworkSimulation

/// A trace as comma-separated values (RFC 4180, but with a line feed alone): one row per step, one
/// column per value. With events only: one row per event.
public struct TraceCSV: Sendable {
  private let options: TraceOptions
  private var sampler: StepSampler
  private var columns: [Column] = []
  private var hasEventColumn = false
  private var bytes: [UInt8] = []
  private var hasTitles = false

  /// A value of a scroll view, or a setting.
  private struct Column {
    enum Source {
      case scroll(Int, @Sendable (ScrollSnapshot) -> Cell)
      case setting(String, part: Int?)
    }

    var title: String
    var source: Source
  }

  private enum Cell {
    case number(Double)
    case flag(Bool)
    case text(String)
    case empty
  }

  public init(_ options: TraceOptions = TraceOptions()) {
    self.options = options
    sampler = StepSampler(every: options.every)
  }

  /// What was written since it was last taken.
  public mutating func take() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  public var pending: Int { bytes.count }

  public mutating func add(_ step: TraceStep) {
    if options.eventsOnly {
      if !hasTitles { row(["t", "view", "event", "arguments"]) }
      hasTitles = true
      for event in step.events where includes(event) {
        let arguments = event.arguments.map { "\($0.name)=\(TraceText.value($0.value))" }
        row([
          formatNumber(event.time), event.view, event.name, arguments.joined(separator: " "),
        ])
      }
      return
    }
    if !hasTitles { choose(from: step) }
    if let step = sampler.take(step) { write(step) }
  }

  public mutating func end() {
    if !options.eventsOnly, let step = sampler.finish() { write(step) }
  }

  private func includes(_ event: TraceEvent) -> Bool {
    options.selection.isEmpty
      || options.selection.includes(event.view.isEmpty ? event.name : "\(event.view).\(event.name)")
  }

  // MARK: Columns

  /// Columns stay as the first step has them.
  private mutating func choose(from step: TraceStep) {
    hasTitles = true
    for (index, scroll) in step.scrollViews.enumerated() {
      for (name, value) in TraceCSV.values(of: scroll, all: !options.selection.isEmpty) {
        let title = "\(scroll.path).\(name)"
        guard options.selection.includes(title) else { continue }
        columns.append(Column(title: title, source: .scroll(index, value)))
      }
    }
    for setting in step.settings where options.selection.includes(setting.path) {
      if case .point = setting.value {
        columns.append(
          Column(title: setting.path + ".x", source: .setting(setting.path, part: 0)))
        columns.append(
          Column(title: setting.path + ".y", source: .setting(setting.path, part: 1)))
      } else {
        columns.append(Column(title: setting.path, source: .setting(setting.path, part: nil)))
      }
    }
    hasEventColumn = options.selection.includes("events")
    row(["step", "t"] + columns.map(\.title) + (hasEventColumn ? ["events"] : []))
  }

  /// - Parameter all: also what seldom changes, for those who ask for it.
  private static func values(
    of scroll: ScrollSnapshot, all: Bool
  ) -> [(name: String, value: @Sendable (ScrollSnapshot) -> Cell)] {
    var result: [(name: String, value: @Sendable (ScrollSnapshot) -> Cell)] = [
      ("contentOffset.x", { .number($0.contentOffset.x) }),
      ("contentOffset.y", { .number($0.contentOffset.y) }),
      ("velocity.x", { .number($0.velocity.x) }),
      ("velocity.y", { .number($0.velocity.y) }),
      ("tracking", { .flag($0.flags.tracking) }),
      ("dragging", { .flag($0.flags.dragging) }),
      ("decelerating", { .flag($0.flags.decelerating) }),
    ]
    switch (scroll.page.horizontal, scroll.page.vertical) {
    case (.some, .some):
      result.append(("page.x", { $0.page.horizontal.map { .number($0) } ?? .empty }))
      result.append(("page.y", { $0.page.vertical.map { .number($0) } ?? .empty }))
    case (.some, nil), (nil, .some):
      result.append(("page", { $0.fractionalPage.map { .number($0) } ?? .empty }))
    case (nil, nil): break
    }
    if scroll.pageName != nil {
      result.append(("pageName", { $0.pageName.map { .text($0) } ?? .empty }))
    }
    guard all else { return result }
    result.append(("zooming", { .flag($0.flags.zooming) }))
    result.append(("zoomScale", { .number($0.zoomScale) }))
    result.append(("contentSize.width", { .number($0.contentSize.width) }))
    result.append(("contentSize.height", { .number($0.contentSize.height) }))
    return result
  }

  // MARK: Rows

  private mutating func write(_ step: TraceStep) {
    appendInteger(step.index)
    bytes.append(UInt8(ascii: ","))
    appendJSONNumber(step.time, to: &bytes)
    for column in columns {
      bytes.append(UInt8(ascii: ","))
      append(cell(column, step))
    }
    if hasEventColumn {
      bytes.append(UInt8(ascii: ","))
      let names = step.events.map { $0.view.isEmpty ? $0.name : "\($0.view).\($0.name)" }
      append(.text(names.joined(separator: " ")))
    }
    bytes.append(UInt8(ascii: "\n"))
  }

  private func cell(_ column: Column, _ step: TraceStep) -> Cell {
    switch column.source {
    case .scroll(let index, let value):
      return index < step.scrollViews.count ? value(step.scrollViews[index]) : .empty
    case .setting(let path, let part):
      guard let setting = step.settings.first(where: { $0.path == path }) else { return .empty }
      switch setting.value {
      case .boolean(let flag): return .flag(flag)
      case .number(let number): return .number(number)
      case .point(let point): return .number(part == 1 ? point.y : point.x)
      case .text(let text): return .text(text)
      }
    }
  }

  private mutating func append(_ cell: Cell) {
    switch cell {
    case .number(let value): appendJSONNumber(value, to: &bytes)
    case .flag(let flag): bytes.append(contentsOf: (flag ? "true" : "false").utf8)
    case .text(let text): appendText(text)
    case .empty: break
    }
  }

  private mutating func appendInteger(_ value: Int) {
    bytes.append(contentsOf: String(value).utf8)
  }

  private mutating func appendText(_ text: String) {
    guard text.utf8.contains(where: { ",\"\n\r".utf8.contains($0) }) else {
      bytes.append(contentsOf: text.utf8)
      return
    }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: text.replacing("\"", with: "\"\"").utf8)
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func row(_ cells: [String]) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      appendText(cell)
    }
    bytes.append(UInt8(ascii: "\n"))
  }
}
