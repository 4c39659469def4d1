internal import ScrollworkModel

extension DraftReader {
  /// Scroll views with nothing to scroll, stops that are never reached, and links with memory.
  mutating func checkReach(_ graph: DraftGraph) {
    for writer in drafts.writers {
      checkEmptyRanges(writer)
      checkHistory(writer)
      checkPictures(writer)
    }
    let layoutStays =
      drafts.writers.allSatisfy { $0.target.effect != .layout }
      && drafts.groups.allSatisfy {
        $0.members.allSatisfy { $0.target(.vertical).effect != .layout }
      }
    let reach = SourceReach(
      scene: scene, facts: facts, definitions: drafts.definitions, layoutStays: layoutStays)
    checkStops(reach)
    checkValues(reach)
    for group in drafts.groups {
      for map in group.maps where map.map.measure == .progress { checkEmpty(map.map) }
    }
  }

  private mutating func checkEmptyRanges(_ writer: DraftWriter) {
    if case .scroller(let map) = writer.source, map.measure == .progress { checkEmpty(map) }
    for expression in writer.expressions {
      for (source, name) in zip(expression.sources, expression.names) {
        guard case .scroll(let view, let field) = source else { continue }
        switch field {
        case .progress(let axis), .range(let axis):
          reportEmpty(view, axis, name, expression.text.span)
        default: break
        }
      }
    }
  }

  private mutating func checkEmpty(_ map: DraftMap) {
    guard case .scroller(let view) = map.from, map.empty == .zero else { return }
    reportEmpty(
      view, map.axis, "the progress of \(scene.views[Int(view)].path)", map.text.span)
    guard case .scroller(let follower) = map.to, follower != view else { return }
    let leader = facts.scroll(view)
    guard leader.high(map.axis) > leader.low(map.axis) else { return }
    reportEmpty(
      follower, map.axis,
      "\(scene.views[Int(follower)].path).contentOffset.\(map.axis.letter)",
      map.text.span,
      help: "Make the content larger, or link them on the axis: on which both scroll.")
  }

  private mutating func reportEmpty(
    _ view: Int32, _ axis: Axis, _ name: String, _ span: SourceSpan,
    help: String =
      "Make the content larger, or say what holds then: a link has empty:, an expression if()."
  ) {
    let scroll = facts.scroll(view)
    guard scroll.high(axis) <= scroll.low(axis) else { return }
    let path = scene.views[Int(view)].path
    let word = axis == .horizontal ? "wide" : "high"
    report(
      LinkingRules.emptyRange,
      "\(name) stays 0: \(path)'s content is \(formatNumber(scroll.contentSize[axis])) \(word) and "
        + "fits into \(formatNumber(scroll.bounds[axis])).", at: span,
      help: help, views: [path])
  }

  private mutating func checkHistory(_ writer: DraftWriter) {
    var what: String?
    if writer.smooth != nil { what = "smooth" }
    if writer.spring != nil { what = "spring" }
    if case .collapse(let bar) = writer.source {
      what = bar.enter == .atTop ? "a bar that snaps" : "a bar that comes back"
    }
    for expression in writer.expressions where what == nil {
      for (source, name) in zip(expression.sources, expression.names) {
        if case .scroll(_, let field) = source, field.needsHistory { what = name }
      }
    }
    guard let what else { return }
    report(
      LinkingRules.needsHistory,
      "\(writer.targetText.text) needs what was before, because of \(what).", at: writer.span,
      help: "A sweep shows it at rest; a simulation shows it in time.")
  }

  /// Negative scales turn a view inside out, and there is nothing fainter than 0 or fuller than 1.
  private mutating func checkPictures(_ writer: DraftWriter) {
    guard let table = writer.table else { return }
    for (index, value) in (table.values.first ?? []).enumerated() {
      guard case .constant(let value) = value,
        let (message, help) = DraftReader.problem(of: value, writer)
      else { continue }
      diagnostics.append(
        Diagnostic(
          LinkingRules.linkRange.code, .warning, message, at: table.stopSpans[index], help: help))
      return
    }
  }

  private static func problem(
    of value: Double, _ writer: DraftWriter
  ) -> (message: String, help: String)? {
    switch writer.target {
    case .scale, .scaleAxis:
      guard value < 0 else { return nil }
      return (
        "The scale \(formatNumber(value)) turns the view over.", "Write a scale of 0 or more."
      )
    case .alpha:
      // What is added to another value may be anything.
      guard !writer.adds, value < 0 || value > 1 else { return nil }
      return (
        "The opacity \(formatNumber(value)) is shown as \(value < 0 ? 0 : 1).",
        "Write an opacity from 0 to 1, and move the key to where it is reached."
      )
    default: return nil
    }
  }
}
