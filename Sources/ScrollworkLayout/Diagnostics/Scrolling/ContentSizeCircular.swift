internal import ScrollworkModel
internal import ScrollworkSolver

/// SW102: a view is pinned to both edges of the content area, and no size comes from inside.
enum ContentSizeCircular {
  static func report(
    _ area: OpenContentArea, _ pinned: LayoutItem, _ context: inout RuleContext
  ) {
    let axis = area.axis
    let path = context.path(area.scrollView)
    let name = context.scene.path(of: pinned)
    let size = axis.sizeName
    let range = rangeText(area.range)
    let frame = "Add \(context.equations.text(area.frameSize(pinned)))"
    let bounds = insideBounds(area, context)
    var message = "\"\(name)\" is pinned to both \(axis.adjective) edges of the content area of "
    message += "\"\(path)\""
    var help: String
    var drafts: [RepairDraft?] = []
    let writer = RepairWriter(context.scene)
    if let bound = bounds.first {
      // There is a chain of sizes inside, but nothing in it says how large they are.
      let text = context.equations.text(context.scene.constraints[bound])
      message += ", and inside only inequalities such as \(text) bound its \(size) (\(range))."
      help = frame + ", or write == for these inequalities."
      drafts.append(equations(bounds, writer))
    } else {
      message += ", but no size comes from inside (\(range)): the content area waits for the view "
      message += "and the view for the content area."
      help = frame
      if let missing = missingLink(in: pinned, area, &context) {
        help = missing.help + " Otherwise: " + frame + "."
        drafts += missing.constraints.map { writer.addition($0) }
      } else {
        help +=
          axis == .horizontal
          ? ", or views with sizes of their own from edge to edge inside."
          : ", an explicit height, or a chain of views with heights from top to bottom inside."
      }
    }
    // A page is as wide as the screen, and as high as what is on it.
    drafts.insert(
      writer.addition(area.frameSize(pinned)), at: axis == .horizontal ? 0 : drafts.count)
    context.report(
      LayoutRules.contentSizeCircular.diagnostic(
        message, at: context.scene.views[Int(area.scrollView)].node.idSpan,
        notes: context.scrollNotes(area.scrollView, axis), help: help, views: [path, name]),
      views: [area.scrollView], axis: axis,
      repairs: drafts.compactMap { $0?.showing(area.scrollView) })
  }

  private static func equations(_ bounds: [Int], _ writer: RepairWriter) -> RepairDraft? {
    let drafts = bounds.compactMap { index in
      var equation = writer.scene.constraints[index]
      equation.relation = .equal
      return writer.replacement(of: index, with: equation)
    }
    guard drafts.count == bounds.count, drafts.count <= 4 else { return nil }
    return writer.together(drafts)
  }

  /// What the chain inside a pinned view lacks: a size of one of its children, or else a tie of the
  /// last one to its far edge.
  private static func missingLink(
    in pinned: LayoutItem, _ area: OpenContentArea, _ context: inout RuleContext
  ) -> (help: String, constraints: [ResolvedConstraint])? {
    guard pinned.kind == .view else { return nil }
    let children = context.scene.views[Int(pinned.index)].children.filter {
      !context.scene.views[Int($0)].node.hidden
    }
    if let child = children.first(where: {
      context.open.sizes[OpenAttributes.Key(view: $0, axis: area.axis)] != nil
    }) {
      let size = area.axis.sizeAttribute
      let content = ResolvedConstraint(
        [
          .init(item: LayoutItem(.view, child), attribute: size, coefficient: 1),
          .init(item: LayoutItem(.contentGuide, child), attribute: size, coefficient: -1),
        ], .equal, 0)
      return (
        "Give \"\(context.path(child))\" a \(area.axis.sizeName).",
        context.tables.isScrollView(child) ? [content] : []
      )
    }
    var last: (view: Int32, end: Double)?
    var first = Double.infinity
    for child in children {
      let frame = context.result.views[Int(child)].frame
      first = min(first, frame.start(area.axis))
      if last.map({ frame.end(area.axis) > $0.end }) ?? true {
        last = (child, frame.end(area.axis))
      }
    }
    guard let last, last.end > 0 else { return nil }
    func tie(_ inset: Double) -> ResolvedConstraint {
      ResolvedConstraint(
        [
          .init(item: LayoutItem(.view, last.view), attribute: area.farEdge, coefficient: 1),
          .init(item: pinned, attribute: area.farEdge, coefficient: -1),
        ], .equal, -inset)
    }
    let help =
      "The last view inside, \"\(context.path(last.view))\", ends at \(formatNumber(last.end)): add "
      + "\(context.equations.text(tie(0)))."
    return (help, (first > 0 ? [tie(first)] : []) + [tie(0)])
  }

  /// The constraints that keep sizes inside the scroll view from below, when such ones keep the
  /// content area from being empty.
  private static func insideBounds(_ area: OpenContentArea, _ context: RuleContext) -> [Int] {
    guard let minimum = area.range.minimum, minimum > RelaxedConstraints.tolerance else {
      return []
    }
    return context.scene.constraints.indices.filter { index in
      let constraint = context.scene.constraints[index]
      guard constraint.relation != .equal, constraint.priority == ConstraintSystem.required,
        constraint.terms.count == 1
      else { return false }
      let term = constraint.terms[0]
      let view = ConstraintItems.view(of: term.item, in: context.scene)
      return term.attribute == area.axis.sizeAttribute
        && (term.coefficient > 0) == (constraint.relation == .greaterThanOrEqual)
        && context.tables.isDescendant(view, of: area.scrollView)
    }
  }
}
