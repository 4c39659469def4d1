internal import ScrollworkModel

extension RuleContext {
  /// What a finding about a scroll view's content has to say besides: the content chain, and the
  /// first time which rectangle the scroll view's attributes mean.
  mutating func scrollNotes(_ view: Int32, _ axis: Axis) -> [Diagnostic.Note] {
    let graph = graph(axis)
    let chain = ContentChainText(scene: scene, graph: graph).text(graph.chain(of: view))
    var notes = [Diagnostic.Note("The \(axis.adjective) chain: \(chain).")]
    if explainRectangles(of: view), let text = rectangles(of: view) {
      notes.append(Diagnostic.Note(text))
    }
    return notes
  }

  /// Next to views inside it, a scroll view's own edges are those of its content area, and its size
  /// and centre are the frame's; nil when no constraint relies on that.
  private func rectangles(of view: Int32) -> String? {
    var used: Set<LayoutAttribute> = []
    for constraint in scene.constraints {
      for term in constraint.terms where term.item == LayoutItem(.view, view) {
        if runner.builder.writer.readsContent(term.item, in: constraint) {
          used.insert(term.attribute)
        }
      }
    }
    let path = path(view)
    func names(_ isFrame: Bool) -> [String] {
      LayoutAttribute.allCases
        .filter { used.contains($0) && $0.meansFrame == isFrame }
        .map { "\(path).\($0.rawValue)" }
    }
    let (content, frame) = (names(false), names(true))
    var parts: [String] = []
    if !content.isEmpty {
      parts.append(
        "\(enumeration(content)) \(content.count > 1 ? "mean" : "means") the content area")
    }
    if !frame.isEmpty {
      parts.append("\(enumeration(frame)) \(frame.count > 1 ? "mean" : "means") the frame")
    }
    return parts.isEmpty ? nil : "Next to views inside, \(parts.joined(separator: "; "))."
  }
}

extension LayoutAttribute {
  /// Of a scroll view next to a view inside it, this attribute is the frame's.
  var meansFrame: Bool {
    switch self {
    case .width, .height, .centerX, .centerY: true
    default: false
    }
  }
}
