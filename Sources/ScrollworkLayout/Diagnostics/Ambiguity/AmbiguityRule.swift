internal import ScrollworkModel

/// SW301 and SW302: positions and sizes that the constraints leave open.
struct AmbiguityRule: LayoutRule {
  /// Findings that repairs are drafted for; no more are tried.
  private static let repairLimit = 40

  private let context: RuleContext
  private let settling: SettlingConstraints
  private let writer: RepairWriter
  private let reason: OpenReason
  /// How many attributes of a view itself are open.
  private let openCounts: [Int32: Int]

  /// One finding for each item's position and one for its size, of what other findings haven't
  /// explained; a content area speaks only where no view inside does.
  static func check(_ context: inout RuleContext) {
    if context.result.ambiguous.isEmpty { return }
    let explained = explainedContentAreas(context)
    let spoken = context.result.ambiguous.filter { open in
      guard let view = open.view else { return true }
      if open.isContentArea {
        return !explained.contains(OpenAttributes.Key(view: view, axis: open.axis))
          && !context.open.isExplainedContent(view, open.axis)
      }
      return !context.open.isExplained(view, open.axis)
    }
    if spoken.isEmpty { return }
    let rule = AmbiguityRule(
      context: context,
      settling: SettlingConstraints(context.scene, context.result, context.tables, context.open),
      writer: RepairWriter(context.scene),
      reason: OpenReason(context, ConstraintsByView(context.scene)),
      openCounts: context.result.ambiguous.reduce(into: [:]) { counts, open in
        if let view = open.view, !open.isContentArea { counts[view, default: 0] += 1 }
      })
    var index = spoken.startIndex
    while index < spoken.endIndex {
      let item = spoken[index].item
      let end = spoken[index...].firstIndex { $0.item != item } ?? spoken.endIndex
      let group = Array(spoken[index..<end])
      rule.report(.ambiguousPosition, group.filter { !$0.isSize }, to: &context)
      rule.report(.ambiguousSize, group.filter(\.isSize), to: &context)
      index = end
    }
  }

  /// Content areas with open views inside: once these are settled, so are the areas.
  private static func explainedContentAreas(_ context: RuleContext) -> Set<OpenAttributes.Key> {
    var areas: Set<OpenAttributes.Key> = []
    for open in context.result.ambiguous where !open.isContentArea {
      var current = open.view.flatMap { context.scene.views[Int($0)].parent }
      while let view = current {
        if context.tables.isScrollView(view) {
          areas.insert(OpenAttributes.Key(view: view, axis: open.axis))
        }
        current = context.scene.views[Int(view)].parent
      }
    }
    return areas
  }

  private enum Subject {
    case ambiguousPosition, ambiguousSize
  }

  private func report(
    _ subject: Subject, _ open: [LayoutResult.Ambiguity], to context: inout RuleContext
  ) {
    guard let first = open.first else { return }
    let isPosition = subject == .ambiguousPosition
    let rule = isPosition ? LayoutRules.ambiguousPosition : LayoutRules.ambiguousSize
    let node = first.view.map { context.scene.views[Int($0)].node }
    let guide = context.scene.guides.first { first.view == nil && $0.path == first.item }
    let ranges = open.map { "\($0.attribute.rawValue) can be \(rangeText($0))" }
    context.report(
      rule.diagnostic(
        "The \(isPosition ? "position" : "size") of \"\(first.item)\" is open: "
          + "\(enumeration(ranges)).",
        at: node?.idSpan ?? guide?.span ?? .none, notes: notes(open),
        help: first.isContentArea
          ? contentHelp(open) : isPosition ? positionHelp(open) : sizeHelp(open),
        views: [first.item]),
      views: first.view.map { [$0] } ?? [],
      repairs: first.isContentArea || context.findings.count >= Self.repairLimit
        ? [] : isPosition ? positionRepairs(open) : sizeRepairs(open))
  }

  // MARK: Why

  private func notes(_ open: [LayoutResult.Ambiguity]) -> [Diagnostic.Note] {
    guard let first = open.first, !first.isContentArea, !context.isTrial else { return [] }
    var notes = open.map { Diagnostic.Note(reason.text(for: $0)) }
    if let examples = examples(open) { notes.append(Diagnostic.Note(examples)) }
    return notes
  }

  /// Two layouts that both hold, when one attribute alone is open: then the frames differ in it
  /// alone.
  private func examples(_ open: [LayoutResult.Ambiguity]) -> String? {
    guard open.count == 1, let range = open.first, let view = range.view,
      openCounts[view] == 1
    else { return nil }
    let shown = context.result.views[Int(view)].frame
    let value = range.value(of: shown)
    let other: Double
    if let maximum = range.maximum, maximum > value + 1e-6 {
      other = maximum
    } else if let minimum = range.minimum, minimum < value - 1e-6 {
      other = minimum
    } else {
      other = value + 100
    }
    let frames = [shown, range.frame(shown, with: other)].map(\.text)
    return "\(range.item) \(frames[0]) holds as well as \(frames[1])"
  }

  // MARK: Help

  private func positionHelp(_ open: [LayoutResult.Ambiguity]) -> String {
    "Add " + enumeration(settling.positions(open).map(context.equations.text)) + "."
  }

  private func sizeHelp(_ open: [LayoutResult.Ambiguity]) -> String {
    var text = "Give it " + enumeration(open.map { "a \($0.axis.sizeName)" })
    let sizes = settling.sizes(open).map(context.equations.text)
    if !sizes.isEmpty { text += ", such as \(enumeration(sizes))" }
    let ties = settling.farEdges(open).map(context.equations.text)
    if ties.isEmpty { return text + "." }
    let edges = open.map { settling.farEdge($0.axis).rawValue }
    text += ", or pin its \(enumeration(edges)) edge\(edges.count > 1 ? "s" : ""): "
    return text + enumeration(ties) + "."
  }

  private func contentHelp(_ open: [LayoutResult.Ambiguity]) -> String? {
    guard let view = open.first?.view else { return nil }
    let edges = open.map { settling.farEdge($0.axis).rawValue }
    let ties = edges.map { "\(context.path(view)).content.\($0)" }
    return "Tie the last view's \(enumeration(edges)) edge\(edges.count > 1 ? "s" : "") to "
      + enumeration(ties) + "."
  }

  // MARK: Repairs

  private func positionRepairs(_ open: [LayoutResult.Ambiguity]) -> [RepairDraft] {
    [writer.additions(settling.positions(open))].compactMap { $0 }
  }

  private func sizeRepairs(_ open: [LayoutResult.Ambiguity]) -> [RepairDraft] {
    [writer.additions(settling.sizes(open)), writer.additions(settling.farEdges(open))].compactMap {
      $0
    }
  }
}
