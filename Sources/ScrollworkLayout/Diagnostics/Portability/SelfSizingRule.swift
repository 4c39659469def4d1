internal import ScrollworkModel

/// SW503: a host asks how small a view can be, and what is in the view doesn't answer, because the
/// chain from its near to its far edge is broken.
enum SelfSizingRule: LayoutRule {
  static func check(_ context: inout RuleContext) {
    for index in context.scene.constraints.indices {
      guard let (view, axis, fitting) = fittingSize(index, context) else { continue }
      let size = context.alignmentSize(of: view, axis)
      guard view > 0, abs(size - fitting) < 0.01, context.isVisible(view),
        let last = lastView(in: view, axis, context)
      else { continue }
      let end = end(of: last, in: view, axis, context)
      if end > size + 1 { report(index, view, axis, last, end, &context) }
    }
  }

  /// A host's optional size: what it tries while it measures.
  private static func fittingSize(
    _ index: Int, _ context: RuleContext
  ) -> (view: Int32, axis: Axis, size: Double)? {
    let constraint = context.scene.constraints[index]
    guard constraint.origin == .host, constraint.priority < 1000 else { return nil }
    return FixedSizes.fixedSize(ConstraintSource(.written, Int32(index)), context.scene)
  }

  private static func lastView(in view: Int32, _ axis: Axis, _ context: RuleContext) -> Int32? {
    context.scene.views[Int(view)].children
      .filter { !context.scene.views[Int($0)].node.hidden }
      .max { end(of: $0, in: view, axis, context) < end(of: $1, in: view, axis, context) }
  }

  /// How far a view reaches from the near edge of the one that it is in.
  private static func end(
    of inner: Int32, in outer: Int32, _ axis: Axis, _ context: RuleContext
  ) -> Double {
    let values = context.runner.values
    let (a, b) = (
      context.tables.alignmentSpan(inner, axis), context.tables.alignmentSpan(outer, axis)
    )
    if axis == .horizontal, context.tables.isRightToLeft {
      return b.nearValue(at: values) + b.sizeValue(at: values) - a.nearValue(at: values)
    }
    return a.nearValue(at: values) + a.sizeValue(at: values) - b.nearValue(at: values)
  }

  private static func report(
    _ index: Int, _ view: Int32, _ axis: Axis, _ last: Int32, _ end: Double,
    _ context: inout RuleContext
  ) {
    let path = context.path(view)
    let edge: LayoutAttribute = axis == .horizontal ? .trailing : .bottom
    let constraint = context.scene.constraints[index]
    let size = formatNumber(context.alignmentSize(of: view, axis))
    let tie = ResolvedConstraint(
      [
        .init(item: LayoutItem(.view, last), attribute: edge, coefficient: 1),
        .init(item: LayoutItem(.view, view), attribute: edge, coefficient: -1),
      ], .equal, -nearGap(in: view, axis, context))
    var notes: [Diagnostic.Note] = []
    if !constraint.span.isNone {
      notes.append(
        Diagnostic.Note(
          "the host measures with \(context.scene.name(of: index))", at: constraint.span))
    }
    context.report(
      LayoutRules.selfSizingChainBroken.diagnostic(
        "The fitting \(axis.sizeName) of \"\(path)\" is \(size), and \"\(context.path(last))\" in it "
          + "ends at \(formatNumber(end)): no chain of constraints leads from one edge of "
          + "\"\(path)\" to the other.",
        at: context.scene.views[Int(view)].node.idSpan, notes: notes,
        help: "Tie the last view to the \(edge.rawValue) edge: "
          + "\(EquationText(scene: context.scene).text(tie)).",
        views: [path, context.path(last)], constraints: [context.scene.name(of: index)]),
      views: [view], constraints: [index],
      repairs: [RepairWriter(context.scene).addition(tie)].compactMap { $0 })
  }

  /// The distance of the first view from the near edge, to be kept at the far one as well.
  private static func nearGap(in view: Int32, _ axis: Axis, _ context: RuleContext) -> Double {
    let values = context.runner.values
    let outer = context.tables.alignmentSpan(view, axis)
    let gaps = context.scene.views[Int(view)].children.map { child in
      let inner = context.tables.alignmentSpan(child, axis)
      return axis == .horizontal && context.tables.isRightToLeft
        ? outer.nearValue(at: values) + outer.sizeValue(at: values) - inner.nearValue(at: values)
          - inner.sizeValue(at: values)
        : inner.nearValue(at: values) - outer.nearValue(at: values)
    }
    return max(0, gaps.min() ?? 0)
  }
}
