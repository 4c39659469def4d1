internal import ScrollworkModel
internal import ScrollworkSolver

/// SW101, SW102, SW103 and SW106: content areas whose size doesn't come out.
struct ContentSizeRule: LayoutRule {
  private let scene: ResolvedScene
  private let result: LayoutResult
  private let runner: PassRunner
  private let equations: EquationText

  static func check(_ context: inout RuleContext) {
    for diagnostic in Self(context).diagnostics(&context.open, &context.bypassed) {
      context.report(diagnostic)
    }
  }

  private init(_ context: RuleContext) {
    scene = context.scene
    result = context.result
    runner = context.runner
    equations = EquationText(scene: scene)
  }

  /// The findings. The content areas and what is inside them are marked as explained.
  private func diagnostics(
    _ open: inout OpenAttributes, _ unused: inout Set<Int32>
  ) -> [Diagnostic] {
    let areas = ContentAreaTies(scene, runner.builder.writer, open)
    var findings: [Diagnostic] = []
    var bypassed: Int32 = -1
    for item in result.ambiguous where item.isContentArea {
      guard let view = item.view else { continue }
      let key = OpenAttributes.Key(view: view, axis: item.axis)
      guard let ties = areas.ties[key], !open.isExplainedContent(view, item.axis),
        let finding = finding(item, view, ties, open)
      else { continue }
      open.explainContent(view, item.axis)
      explainInside(view, item.axis, &open)
      // An unused content area is one mistake, whatever it leads to on either axis.
      if bypassed == view { continue }
      let isUnused = Axis.allCases.allSatisfy {
        areas.ties[OpenAttributes.Key(view: view, axis: $0)]?.isUnused ?? false
      }
      if isUnused, let child = tiedChild(of: view) {
        bypassed = view
        unused.insert(view)
        findings.append(self.bypassed(view, child))
      } else {
        findings.append(finding)
      }
    }
    return findings
  }

  private func finding(
    _ item: LayoutResult.Ambiguity, _ view: Int32, _ ties: ContentAreaTies.Ties,
    _ open: OpenAttributes
  ) -> Diagnostic? {
    if ties.far.isEmpty && !ties.isSized { return contentSizeOpen(item, view, ties, open) }
    guard item.maximum == nil, let pinned = ties.pinned else { return nil }
    if let minimum = item.minimum, minimum > RelaxedConstraints.tolerance,
      let bound = lowerBound(of: pinned, view, item.axis)
    {
      return openUpwards(view, item.axis, bound, minimum)
    }
    return circular(item, view, pinned)
  }

  private func explainInside(_ scrollView: Int32, _ axis: Axis, _ open: inout OpenAttributes) {
    let tables = runner.builder.tables
    // Views stand parents first, so what is inside follows the scroll view without a gap.
    var view = scrollView + 1
    while Int(view) < tables.views.count, tables.isDescendant(view, of: scrollView) {
      open.explain(view, axis)
      view += 1
    }
  }

  // MARK: SW101

  private func contentSizeOpen(
    _ item: LayoutResult.Ambiguity, _ scrollView: Int32, _ ties: ContentAreaTies.Ties,
    _ open: OpenAttributes
  ) -> Diagnostic {
    let view = scene.views[Int(scrollView)]
    let axis = item.axis
    let edge = axis == .horizontal ? "trailing" : "bottom"
    var message =
      "The \(axis.adjective) content size of \"\(view.path)\" is open (\(rangeText(item))): "
    message +=
      ties.isBoundedAtFarEdge
      ? "only inequalities bound its \(edge) edge" : "nothing is tied to its \(edge) edge"
    var help = "Tie the last view's \(edge) edge to the content area"
    var views = [view.path]
    if let last = lastView(in: scrollView, axis, open) {
      let path = scene.views[Int(last.view)].path
      let end = formatNumber(last.end)
      message += "; \"\(path)\" ends at \(end)"
      help += ": \(path).\(edge) == \(view.path).content.\(edge)"
      help += " (the content \(axis.sizeName) becomes \(end))"
      views.append(path)
    }
    return LayoutRules.contentSizeOpen.diagnostic(
      message + ".", at: view.node.idSpan, help: help + ".", views: views)
  }

  /// The child that ends last, of those that scroll with the content and are settled.
  private func lastView(
    in scrollView: Int32, _ axis: Axis, _ open: OpenAttributes
  ) -> (view: Int32, end: Double)? {
    var last: (view: Int32, end: Double)?
    for child in scene.views[Int(scrollView)].children
    where !scene.views[Int(child)].node.floating && !open.contains(child, axis) {
      let frame = result.views[Int(child)].frame
      let end = axis == .horizontal ? frame.maxX : frame.maxY
      if last.map({ end > $0.end }) ?? true { last = (child, end) }
    }
    return last
  }

  // MARK: SW102

  private func circular(
    _ item: LayoutResult.Ambiguity, _ scrollView: Int32, _ pinned: LayoutItem
  ) -> Diagnostic {
    let view = scene.views[Int(scrollView)]
    let name = equations.name(pinned)
    let size = item.axis.sizeName
    var help = "Add \(name).\(size) == \(view.path).frame.\(size)"
    if let bound = insideBound(scrollView, item) {
      // There is a chain of sizes inside, but nothing in it says how large they are.
      return LayoutRules.contentSizeCircular.diagnostic(
        "\"\(name)\" is pinned to both \(item.axis.adjective) edges of the content area of "
          + "\"\(view.path)\", and inside only inequalities such as \(bound) bound its \(size) "
          + "(\(rangeText(item))).",
        at: view.node.idSpan,
        help: help + ", or write == for these inequalities.", views: [view.path, name])
    }
    if let missing = missingLink(in: pinned, item) {
      help = missing + " Otherwise: " + help + "."
    } else {
      help +=
        item.axis == .horizontal
        ? ", or views with sizes of their own from edge to edge inside."
        : ", an explicit height, or a chain of views with heights from top to bottom inside."
    }
    return LayoutRules.contentSizeCircular.diagnostic(
      "\"\(name)\" is pinned to both \(item.axis.adjective) edges of the content area of "
        + "\"\(view.path)\", but no size comes from inside (\(rangeText(item))): the content area "
        + "waits for the view and the view for the content area.",
      at: view.node.idSpan, help: help, views: [view.path, name])
  }

  /// What the chain inside a pinned view lacks: a size of one of its children, or else a tie of the
  /// last one to its far edge.
  private func missingLink(in pinned: LayoutItem, _ item: LayoutResult.Ambiguity) -> String? {
    guard pinned.kind == .view else { return nil }
    let axis = item.axis
    let children = scene.views[Int(pinned.index)].children.filter {
      !scene.views[Int($0)].node.hidden
    }
    let open = Set(
      result.ambiguous.filter {
        $0.axis == axis && ($0.attribute == .width || $0.attribute == .height)
      }
      .compactMap { $0.isContentArea ? nil : $0.view })
    if let child = children.first(where: { open.contains($0) }) {
      return "Give \"\(scene.views[Int(child)].path)\" a \(axis.sizeName)."
    }
    let ends = children.map { child in
      let frame = result.views[Int(child)].frame
      return (child: child, end: axis == .horizontal ? frame.maxX : frame.maxY)
    }
    guard let last = ends.max(by: { $0.end < $1.end }), last.end > 0 else { return nil }
    let edge = axis == .horizontal ? "trailing" : "bottom"
    let (name, box) = (scene.views[Int(last.child)].path, scene.views[Int(pinned.index)].path)
    return "The last view inside, \"\(name)\", ends at \(formatNumber(last.end)): add "
      + "\(name).\(edge) == \(box).\(edge)."
  }

  /// The first constraint that keeps a size inside the scroll view from below, when such ones keep
  /// the content area from being empty.
  private func insideBound(_ scrollView: Int32, _ item: LayoutResult.Ambiguity) -> String? {
    guard let minimum = item.minimum, minimum > RelaxedConstraints.tolerance else { return nil }
    let bound = scene.constraints.first { constraint in
      constraint.relation != .equal && constraint.priority == ConstraintSystem.required
        && constraint.terms.count == 1 && constraint.terms[0].attribute.isSize
        && constraint.terms[0].attribute.axis == item.axis
        && (constraint.terms[0].coefficient > 0) == (constraint.relation == .greaterThanOrEqual)
        && isInside(constraint.terms[0].item, scrollView)
    }
    return bound.map(equations.text)
  }

  // MARK: SW103

  /// A child that a constraint places, but not in the content area.
  private func tiedChild(of scrollView: Int32) -> Int32? {
    let children = Set(
      scene.views[Int(scrollView)].children.filter { !scene.views[Int($0)].node.floating })
    for constraint in scene.constraints {
      for term in constraint.terms
      where term.item.kind == .view && !term.attribute.isSize && children.contains(term.item.index)
        && constraint.terms.contains(where: { !isInside($0.item, scrollView) })
      {
        return term.item.index
      }
    }
    return nil
  }

  private func isInside(_ item: LayoutItem, _ scrollView: Int32) -> Bool {
    let view = ConstraintItems.view(of: item, in: scene)
    return runner.builder.tables.isDescendant(view, of: scrollView)
  }

  private func bypassed(_ scrollView: Int32, _ child: Int32) -> Diagnostic {
    let view = scene.views[Int(scrollView)]
    let path = scene.views[Int(child)].path
    return LayoutRules.contentBypassed.diagnostic(
      "What is inside \"\(view.path)\" is tied to its frame or to outside views only; the content "
        + "area is not used, so contentSize stays 0 and nothing scrolls.",
      at: view.node.idSpan,
      help: "Move the edge constraints of \"\(path)\" to the content area: "
        + "\(path).edges == \(view.path).content.edges.",
      views: [view.path, path])
  }

  // MARK: SW106

  /// A constraint that keeps the size of the content area, or of what is pinned to it, from below.
  private func lowerBound(of pinned: LayoutItem, _ scrollView: Int32, _ axis: Axis) -> Int? {
    scene.constraints.firstIndex { constraint in
      guard constraint.relation != .equal else { return false }
      return constraint.terms.contains { term in
        let isContent = term.item.kind == .contentGuide && term.item.index == scrollView
        guard isContent || term.item == pinned, term.attribute.isSize, term.attribute.axis == axis
        else { return false }
        return (term.coefficient > 0) == (constraint.relation == .greaterThanOrEqual)
      }
    }
  }

  private func openUpwards(
    _ scrollView: Int32, _ axis: Axis, _ bound: Int, _ minimum: Double
  ) -> Diagnostic {
    let view = scene.views[Int(scrollView)]
    let name = scene.name(of: bound)
    let text = equations.text(scene.constraints[bound])
    let shown = name == text ? "\"\(name)\"" : "\(name) (\(text))"
    let size = axis.sizeName
    return LayoutRules.contentSizeOpenUpwards.diagnostic(
      "\(shown) has no opponent: any content \(size) of \"\(view.path)\" from "
        + "\(formatNumber(minimum)) upwards is valid.",
      at: scene.constraints[bound].span,
      help: "Add \(view.path).content.\(size) == \(view.path).frame.\(size) @50.",
      views: [view.path], constraints: [name])
  }
}

/// `0 and up`, `300 to 667`, `up to 20`, `anything`.
func rangeText(_ open: LayoutResult.Ambiguity) -> String {
  switch (open.minimum, open.maximum) {
  case (let low?, let high?): "\(formatNumber(low)) to \(formatNumber(high))"
  case (let low?, nil): "\(formatNumber(low)) and up"
  case (nil, let high?): "up to \(formatNumber(high))"
  case (nil, nil): "anything"
  }
}
