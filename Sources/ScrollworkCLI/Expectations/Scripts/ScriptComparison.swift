import ScrollworkModel
import ScrollworkSimulation
import ScrollworkYAML

/// Plays a script and compares what it leads to with what is expected of it.
struct ScriptComparison {
  private let expectation: ScriptExpectation
  private let tolerance: Double
  private var outcome = ExpectationOutcome()

  /// What came of one script.
  struct Result {
    var outcome: ExpectationOutcome
    var diagnostics: [Diagnostic]
  }

  /// - Parameters:
  ///   - tolerance: the scene's, in points.
  ///   - reported: leaves out findings that the scene allows.
  static func result(
    of expectation: ScriptExpectation, _ script: Script, _ simulation: Simulation,
    in scene: ResolvedScene, tolerance: Double, reported: ([Diagnostic]) -> [Diagnostic]
  ) -> Result {
    var comparison = ScriptComparison(
      expectation: expectation, tolerance: expectation.tolerance ?? tolerance)
    var observer = ScriptObserver(expectation, of: script, tolerance: comparison.tolerance)
    var options = SimulationOptions()
    options.instants = observer.instants
    options.measuredPaths = observer.measuredPaths(in: scene)
    var summary = simulation.run(script, options, observer: &observer)
    summary.diagnostics = reported(summary.diagnostics)
    comparison.compare(observer, summary, scene)
    return Result(outcome: comparison.outcome, diagnostics: summary.diagnostics)
  }

  private init(expectation: ScriptExpectation, tolerance: Double) {
    self.expectation = expectation
    self.tolerance = tolerance
  }

  private mutating func compare(
    _ observer: ScriptObserver, _ summary: TraceSummary, _ scene: ResolvedScene
  ) {
    compare(expectation.rest, observer.rest, "at rest")
    for (index, expected) in expectation.at.enumerated() {
      let time = ExpectedValue.time(expected.time.value)
      compare(expected.moment, observer.at[index], "at \(time)", expected.time.span)
    }
    for (index, expected) in expectation.after.enumerated() {
      compare(
        expected.moment, observer.after[index], "after event \(expected.event.value)",
        expected.event.span)
    }
    for (text, violation) in zip(expectation.always, observer.violations) {
      guard let violation else { continue }
      add(
        "always \(text.value)", "true",
        "at \(ExpectedValue.time(violation.time)) \(violation.text)",
        text.span)
    }
    compare(expectation.maximum, observer.maximum, "max")
    compare(expectation.minimum, observer.minimum, "min")
    compareEvents(observer)
    compareCallbacks(observer.events)
    compareCounts(observer)
    compareTotals(summary, scene)
    compareDiagnostics(summary.diagnostics)
  }

  private mutating func add(
    _ subject: String, _ expected: String, _ actual: String, _ span: SourceSpan,
    replacement: String? = nil, isMistake: Bool = false
  ) {
    outcome.add(
      .init(
        part: .scripts, subject: "\(expectation.script.value) \(subject)", expected: expected,
        actual: actual, span: span, isMistake: isMistake), replacement: replacement)
  }

  private mutating func compare(
    _ expected: Spanned<ScriptExpectation.Value>, _ actual: MomentValue?, _ subject: String,
    tolerance: Double? = nil, isTime: Bool = false
  ) {
    guard
      let difference = ExpectedValue.difference(
        expected.value, actual, tolerance: tolerance ?? self.tolerance, isTime: isTime)
    else { return }
    add(
      subject, difference.expected, difference.actual, expected.span,
      replacement: difference.replacement)
  }

  // MARK: Moments

  private mutating func compare(
    _ states: [ScriptExpectation.State], _ readings: [ScriptObserver.Reading], _ when: String
  ) {
    for (state, reading) in zip(states, readings) {
      let name = state.property.isEmpty ? state.path.value : "\(state.path.value).\(state.property)"
      switch reading {
      case .value(let value): compare(state.value, value, "\(when) \(name)")
      case .wrong(let text):
        add("\(when) \(name)", "a value", text, state.path.span, isMistake: true)
      }
    }
  }

  private mutating func compare(
    _ expected: ScriptExpectation.Moment, _ actual: ScriptObserver.Moment?, _ when: String,
    _ span: SourceSpan
  ) {
    guard let actual else {
      add(when, "a moment of the script", "never reached", span)
      return
    }
    compare(expected.states, actual.states, when)
    for (text, failure) in zip(expected.checks, actual.checks) {
      if let failure { add("\(when) \(text.value)", "true", failure, text.span) }
    }
  }

  // MARK: Events

  private mutating func compareEvents(_ observer: ScriptObserver) {
    for list in expectation.events {
      let names = list.events.map { EventName($0.value) }
      guard
        let missing = EventMatching.firstMissing(
          names, in: observer.events, view: list.view?.value, tolerance: tolerance)
      else { continue }
      let before = missing > 0 ? " after \(list.events[missing - 1].value)" : ""
      let actual = EventMatching.actual(names, in: observer.events, view: list.view?.value)
      let subject = list.view.map { "events of \($0.value)" } ?? "events"
      add(
        subject, "\(list.events[missing].value)\(before)",
        actual.isEmpty ? "none of them" : FlowText.list(actual), list.events[missing].span)
      if !list.span.isNone { outcome.replace(list.span, by: FlowText.list(actual)) }
    }
    for (name, event) in zip(expectation.never, observer.never) {
      guard let event else { continue }
      add("never \(name.value)", "never", "at \(ExpectedValue.time(event.time))", name.span)
    }
  }

  private mutating func compareCounts(_ observer: ScriptObserver) {
    for (expected, count) in zip(expectation.count, observer.counts) {
      compare(expected.value, .number(Double(count)), "count \(expected.event.value)")
    }
  }

  private mutating func compareCallbacks(_ events: [TraceEvent]) {
    var rest = events[...]
    for callback in expectation.callbacks {
      let name = EventName(callback.name.value)
      let candidates = rest.indices.filter { index in
        EventMatching.matches(
          rest[index], name, view: callback.view?.value, tolerance: tolerance)
      }
      guard let first = candidates.first else {
        add(
          "callback \(callback.name.value)", "a call", "not called, or not behind those before it",
          callback.name.span)
        continue
      }
      // The first that carries what is expected, else the first of that name, to be compared with.
      let index = candidates.first { differences(callback, rest[$0]).isEmpty } ?? first
      for (expected, actual, subject, isTime) in differences(callback, rest[index]) {
        compare(
          expected, actual, "callback \(callback.name.value) \(subject)",
          tolerance: isTime ? ScriptComparison.timeTolerance : nil, isTime: isTime)
      }
      rest = rest[(index + 1)...]
    }
  }

  /// In s; times are written in milliseconds.
  private static let timeTolerance = 0.000_501

  private typealias CallbackDifference = (
    expected: Spanned<ScriptExpectation.Value>, actual: MomentValue?, subject: String, isTime: Bool
  )

  private func differences(
    _ callback: ScriptExpectation.Callback, _ event: TraceEvent
  ) -> [CallbackDifference] {
    var result: [CallbackDifference] = []
    if let time = callback.time { result.append((time, .number(event.time), "t", true)) }
    for (key, value) in callback.values {
      result.append((value, ScriptComparison.value(key, of: event), key, false))
    }
    return result.filter { difference in
      ExpectedValue.difference(
        difference.expected.value, difference.actual,
        tolerance: difference.isTime ? ScriptComparison.timeTolerance : tolerance) != nil
    }
  }

  private static func value(_ key: String, of event: TraceEvent) -> MomentValue? {
    if let argument = event.argument(key) { return MomentValue(argument) }
    switch key {
    case "contentOffset": return event.contentOffset.map { .numbers([$0.x, $0.y]) }
    case "tracking": return event.flags.map { .boolean($0.tracking) }
    case "dragging": return event.flags.map { .boolean($0.dragging) }
    case "decelerating": return event.flags.map { .boolean($0.decelerating) }
    case "zooming": return event.flags.map { .boolean($0.zooming) }
    default: return nil
    }
  }

  // MARK: At the end

  private mutating func compareTotals(_ summary: TraceSummary, _ scene: ResolvedScene) {
    for (path, value) in expectation.page {
      let actual: MomentValue?
      if let control = summary.pageControls.first(where: { $0.path == path.value }) {
        actual = .number(Double(control.currentPage))
      } else {
        actual = summary.scrollViews.first { $0.path == path.value }.flatMap { scroll in
          scroll.pageName.map { .text($0) } ?? ScriptComparison.page(scroll)
        }
      }
      compare(value, actual, "page \(path.value)")
    }
    for (path, value) in expectation.contentSize {
      let scroll = summary.scrollViews.first { $0.path == path.value }
      compare(
        value, scroll.map { .numbers([$0.contentSize.width, $0.contentSize.height]) },
        "contentSize \(path.value)")
    }
    for (path, value) in expectation.zoomScale {
      let scroll = summary.scrollViews.first { $0.path == path.value }
      compare(value, scroll.map { .number($0.zoomScale) }, "zoomScale \(path.value)")
    }
    if let expected = expectation.keyboardTop {
      let top = summary.keyboardTop ?? scene.viewport.size.height
      compare(expected, .number(top), "keyboard top")
    }
    compareImages(summary.images)
    for (key, value) in expectation.reuse {
      let counts = summary.reuse.map { reuse in
        switch key {
        case "made": reuse.made
        case "live": reuse.live
        case "queued": reuse.queued
        default: reuse.reused
        }
      }
      compare(
        value, counts.isEmpty ? nil : .number(Double(counts.reduce(0, +))), "reuse \(key)")
    }
  }

  private static func page(_ scroll: ScrollSnapshot) -> MomentValue? {
    switch (scroll.page.horizontal, scroll.page.vertical) {
    case (let x?, let y?): .numbers([x, y])
    case (let value?, nil), (nil, let value?): .number(value)
    case (nil, nil): nil
    }
  }

  private mutating func compareImages(_ images: [TraceSummary.Images]) {
    let requested = images.flatMap(\.requested)
    if let expected = expectation.imagesRequested {
      compare(
        expected, images.isEmpty ? nil : .number(Double(requested.count)), "images requested")
    }
    guard let order = expectation.imageOrder else { return }
    let names = order.map(\.value)
    guard names != requested, let first = order.first else { return }
    let place = zip(names, requested).prefix { $0 == $1 }.count
    let span = place < order.count ? order[place].span : first.span
    add(
      "images order", place < names.count ? names[place] : "no more",
      place < requested.count ? requested[place] : "no more", span)
  }

  private mutating func compareDiagnostics(_ diagnostics: [Diagnostic]) {
    guard let expected = expectation.diagnostics else { return }
    let codes = Set(diagnostics.map(\.code))
    if expected.isEmpty {
      let grave = Set(diagnostics.filter { $0.severity >= .warning }.map(\.code)).sorted()
      if !grave.isEmpty {
        add("diagnostics", "none", grave.joined(separator: ", "), expectation.script.span)
      }
    }
    for code in expected where !codes.contains(code.value) {
      add("diagnostics \(code.value)", "reported", "not reported", code.span)
    }
  }
}
