extension ScriptChecks {
  /// Checks what a script is expected to do for names that mean nothing.
  ///
  /// - Parameter views: those that the script changes.
  mutating func check(_ expectation: ScriptExpectation, _ views: ScriptViews) {
    guard !isFull else { return }
    guard let script = scene.scripts.first(where: { $0.name.value == expectation.script.value })
    else {
      reportUnknownScript(expectation.script)
      return
    }
    for state in expectation.rest + expectation.maximum + expectation.minimum {
      check(state, views)
    }
    for (_, moment) in expectation.at { for state in moment.states { check(state, views) } }
    for (event, moment) in expectation.after {
      if event.value > script.events.count {
        let count = script.events.count
        report(
          ScrollingRules.unknownExpectation,
          "The script \(quoted(script.name.value)) has \(count) "
            + "\(count == 1 ? "event" : "events"), none with the number \(event.value).",
          at: event.span, help: "Events are counted from 1.")
      }
      for state in moment.states { check(state, views) }
    }
    for list in expectation.events {
      if let view = list.view { checkView(view, views) }
      for event in list.events { check(event: event, views) }
    }
    for event in expectation.never { check(event: event, views) }
    for (event, _) in expectation.count { check(event: event, views) }
    for callback in expectation.callbacks {
      if let view = callback.view { checkView(view, views) }
      check(event: callback.name, views)
    }
    for (path, _) in expectation.page + expectation.contentSize + expectation.zoomScale {
      checkView(path, views)
    }
  }

  private mutating func reportUnknownScript(_ name: Spanned<String>) {
    let known = scene.scripts.map(\.name.value)
    let near = suggests() ? nearestName(to: name.value, in: known) : nil
    report(
      ScrollingRules.unknownExpectation, "There is no script called \(quoted(name.value)).",
      at: name.span,
      help: near.map { "Did you mean \($0)?" }
        ?? (known.isEmpty
          ? "Give the scene a script of that name: scripts: {\(name.value): {events: […]}}."
          : "The scripts are \(listing(known))."))
  }

  private mutating func checkView(_ name: Spanned<String>, _ views: ScriptViews) {
    // A view that is removed on the way has events before.
    if views.removal(of: name.value) != nil { return }
    _ = view(name, views, rule: ScrollingRules.unknownExpectation)
  }

  /// A path is a view, or a view with a property behind it, or what links call `var way` and
  /// `constraint title-top`.
  private mutating func check(_ state: ScriptExpectation.State, _ views: ScriptViews) {
    let path = state.path
    if path.value.hasPrefix("constraint ") {
      var name = path.value.dropFirst("constraint ".count)
      if name.hasSuffix(".multiplier") { name = name.dropLast(".multiplier".count) }
      return checkConstraint(Spanned(String(name), at: path.span), views)
    }
    if path.value.hasPrefix("var ") || views.isInserted(path.value) { return }
    if views.removal(of: path.value) != nil { return }
    if resolved.view(at: path.value) != nil { return checkOffset(state) }
    // The longest beginning that is a view; what is behind it is its property.
    var words = path.value.split(separator: ".")
    while words.count > 1 {
      words.removeLast()
      if resolved.view(at: words.joined(separator: ".")) != nil { return }
    }
    checkView(path, views)
  }

  /// A view without a property stands for its contentOffset.
  private mutating func checkOffset(_ state: ScriptExpectation.State) {
    guard let index = resolved.view(at: state.path.value) else { return }
    let type = resolved.views[index].node.type
    let needsScrolling =
      [
        "", "x", "y", "contentOffset", "contentSize", "tracking", "dragging", "decelerating",
        "zooming",
      ]
      .contains(state.property) || ["zoomScale", "page"].contains(state.property)
    guard type != .scrollView, needsScrolling else { return }
    let what = state.property.isEmpty ? "contentOffset" : state.property
    report(
      ScrollingRules.unknownExpectation,
      "\(quoted(state.path.value)) is a \(type.rawValue) and has no \(what).", at: state.path.span,
      help: "Name a scroll view, or a property such as {frame: [x, y, width, height]}.",
      views: [resolved.views[index].path])
  }

  // MARK: Events

  /// `didScroll`, `didEndDragging(true)`, `buy.touchesBegan`, `super.touchesMoved`.
  private mutating func check(event: Spanned<String>, _ views: ScriptViews) {
    let name = EventName(event.value)
    guard !EventName.known.contains(name.name) else {
      // What an outer view makes of touches that it forwards: `pager.super.touchesBegan`.
      var view = name.view
      if view == "super" { return }
      if view.hasSuffix(".super") { view = String(view.dropLast(6)) }
      return view.isEmpty ? () : checkView(Spanned(view, at: event.span), views)
    }
    report(
      ScrollingRules.unknownExpectation, "There is no event called \(quoted(name.name)).",
      at: event.span,
      help: EventName.hint(for: name.name) ?? "Events are \(listing(EventName.known)).")
  }
}
