internal import ScrollworkModel

extension DraftReader {
  /// The vertices that can be evaluated, in order. Circles are reported, and what is in them or
  /// needs them is left out.
  mutating func checkCircles(_ graph: DraftGraph, _ names: TargetNames) -> [Int] {
    checkOwnFrames(names)
    let order = DependencyOrder(graph.needs)
    if let circle = order.circle { reportCircle(circle, graph, names) }
    return order.sorted
  }

  private mutating func reportCircle(
    _ circle: [Int], _ graph: DraftGraph, _ names: TargetNames
  ) {
    let steps = circle.map { step(graph.vertices[$0], names) }
    if circle.count == 1 {
      report(
        LinkingRules.selfDriven, "\(steps[0].name) depends on itself.", at: steps[0].span,
        help: "Read a number that this link doesn't write.")
      return
    }
    // Written as it flows: what is read first, what is written last.
    let path = steps.reversed().map(\.name)
    let shown = path.count > 8 ? Array(path.prefix(7)) + ["…"] : path
    let isScrolling = circle.allSatisfy {
      if case .property(.contentOffset, _) = graph.vertices[$0] { true } else { false }
    }
    report(
      LinkingRules.linkCycle,
      "\((shown + [path[0]]).joined(separator: " → ")): the links drive each other.",
      at: steps[0].span,
      notes: steps.dropFirst().prefix(6).map {
        Diagnostic.Note("\($0.name) is written here", at: $0.span)
      },
      help: isScrolling
        ? "Write one link of the scroll views with both: true."
        : "Let one of them follow something outside the circle.")
  }

  private func step(
    _ vertex: DraftGraph.Vertex, _ names: TargetNames
  ) -> (name: String, span: SourceSpan) {
    switch vertex {
    case .definition(let index):
      let definition = scene.links.definitions[index]
      return (definition.name.value, definition.name.span)
    case .property(let target, let writers):
      return (names.name(target), writers.first.map { drafts.writers[$0].span } ?? .none)
    case .group(let index):
      let group = drafts.groups[index]
      return (names.name(group.members[0].target(group.axis)), group.span)
    }
  }

  /// Lengths that a link both reads and writes.
  private mutating func checkOwnFrames(_ names: TargetNames) {
    for writer in drafts.writers where writer.settle == nil && !writer.isGenerated {
      guard case .frame(let view, let part) = writer.target else { continue }
      for expression in writer.expressions {
        guard let place = expression.sources.firstIndex(where: { reads($0, view, part) }) else {
          continue
        }
        let isSame = expression.names[place].hasSuffix("." + part.rawValue)
        report(
          isSame ? LinkingRules.selfDriven : LinkingRules.layoutLoop,
          isSame
            ? "\(names.name(writer.target)) depends on itself."
            : "\(names.name(writer.target)) changes \(expression.names[place]), which it reads.",
          at: expression.text.span,
          notes: [Diagnostic.Note("the property", at: writer.targetText.span)],
          help: "Read the view round it, or drive translate and scale, which leave the layout "
            + "alone; where it is meant and settles, add settle: 4.")
      }
    }
  }

  private func reads(_ source: SourceReference, _ view: Int32, _ part: LinkTarget.FramePart) -> Bool
  {
    let attribute: FrameAttribute
    switch source {
    case .frame(let item, let read) where item == LayoutItem(.view, view): attribute = read
    case .inPort(let item, _, let read) where item == LayoutItem(.view, view): attribute = read
    default: return false
    }
    let isHorizontal: Bool
    switch attribute {
    case .left, .x, .leading: return part == .x
    case .top, .y: return part == .y
    case .width: return part == .width
    case .height: return part == .height
    case .centerX, .right, .maxX, .trailing: isHorizontal = true
    case .centerY, .bottom, .maxY: isHorizontal = false
    }
    return isHorizontal ? part == .x || part == .width : part == .y || part == .height
  }
}
