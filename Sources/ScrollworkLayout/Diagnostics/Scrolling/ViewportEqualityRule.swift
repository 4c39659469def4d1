internal import ScrollworkModel

/// SW107: an optional "as large as the frame" for a content area that ties with or loses to the
/// hugging of a view inside.
struct ViewportEqualityRule: LayoutRule {
  private let scene: ResolvedScene
  private let result: LayoutResult
  private let runner: PassRunner

  static func check(_ context: inout RuleContext) {
    for diagnostic in Self(context).diagnostics(&context.open) { context.report(diagnostic) }
  }

  private init(_ context: RuleContext) {
    scene = context.scene
    result = context.result
    runner = context.runner
  }

  /// The findings. Where the content size is open, what is inside is marked as explained.
  private func diagnostics(_ open: inout OpenAttributes) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    for (index, constraint) in scene.constraints.enumerated()
    where constraint.priority < 1000 && constraint.relation == .equal {
      guard let (scrollView, axis) = viewportEquality(constraint),
        let scroll = result.views[Int(scrollView)].scroll,
        let rival = strongestHugging(in: scrollView, axis, atLeast: constraint.priority)
      else { continue }
      let frame = result.views[Int(scrollView)].frame.size[axis]
      let content = scroll.contentSize[axis]
      guard content < frame - RelaxedConstraints.tolerance else { continue }
      if open.contentSizes[.init(view: scrollView, axis: axis)] != nil {
        explainInside(scrollView, axis, &open)
      }
      findings.append(
        finding(index, scrollView, axis, rival, content: content, frame: frame, open))
    }
    return findings
  }

  /// The scroll view and the axis, if the constraint sets a size inside equal to the frame's.
  private func viewportEquality(_ constraint: ResolvedConstraint) -> (Int32, Axis)? {
    guard constraint.terms.count == 2, constraint.constant == 0 else { return nil }
    let (a, b) = (constraint.terms[0], constraint.terms[1])
    guard a.attribute.isSize, a.attribute == b.attribute, a.coefficient == -b.coefficient else {
      return nil
    }
    let tables = runner.builder.tables
    for (inner, outer) in [(a.item, b.item), (b.item, a.item)] {
      guard outer.kind == .view || outer.kind == .frameGuide, tables.isScrollView(outer.index)
      else { continue }
      let isInside =
        inner.kind == .contentGuide && inner.index == outer.index
        || inner.kind == .view && tables.isDescendant(inner.index, of: outer.index)
      if isInside { return (outer.index, a.attribute.axis) }
    }
    return nil
  }

  /// The view inside that hugs its content most, at least at a priority.
  private func strongestHugging(
    in scrollView: Int32, _ axis: Axis, atLeast priority: Double
  ) -> (view: Int32, priority: Double)? {
    let tables = runner.builder.tables
    var best: (view: Int32, priority: Double)?
    // Views stand parents first, so what is inside follows the scroll view without a gap.
    var view = scrollView + 1
    while Int(view) < tables.views.count, tables.isDescendant(view, of: scrollView) {
      let hugging = tables.views[Int(view)].hugging[axis]
      if hugging >= priority, runner.builder.intrinsicSize(of: view)[axis] != nil,
        best.map({ hugging > $0.priority }) ?? true
      {
        best = (view, hugging)
      }
      view += 1
    }
    return best
  }

  private func explainInside(_ scrollView: Int32, _ axis: Axis, _ open: inout OpenAttributes) {
    let tables = runner.builder.tables
    open.explainContent(scrollView, axis)
    var view = scrollView + 1
    while Int(view) < tables.views.count, tables.isDescendant(view, of: scrollView) {
      open.explain(view, axis)
      view += 1
    }
  }

  private func finding(
    _ index: Int, _ scrollView: Int32, _ axis: Axis, _ rival: (view: Int32, priority: Double),
    content: Double, frame: Double, _ open: OpenAttributes
  ) -> Diagnostic {
    let constraint = scene.constraints[index]
    let name = scene.name(of: index)
    let path = scene.views[Int(rival.view)].path
    let priority = formatNumber(constraint.priority)
    let hugging = "the \(axis.adjective) hugging \(formatNumber(rival.priority)) of \"\(path)\""
    var message: String
    if let range = open.contentSizes[.init(view: scrollView, axis: axis)] {
      message = "\(name) (\(priority)) ties with \(hugging): "
      message += "the content \(axis.sizeName) can be \(rangeText(range))."
    } else {
      message = "\(name) (\(priority)) loses to \(hugging): "
      message += "the content \(axis.sizeName) is \(formatNumber(content)) instead of "
      message += formatNumber(frame) + "."
    }
    let help =
      rival.priority < 749
      ? "Use a priority from \(formatNumber(rival.priority + 1)) to 749."
      : "Lower that hugging below \(priority)."
    return LayoutRules.viewportEqualityLoses.diagnostic(
      message, at: constraint.span, help: help,
      views: [scene.views[Int(scrollView)].path, path], constraints: [name])
  }
}
