internal import ScrollworkModel

/// SW116: a far edge that a constant's sign puts outside of what it is tied to.
enum FarEdgeSignRule: LayoutRule {
  static func check(_ context: inout RuleContext) {
    for index in context.scene.constraints.indices {
      let constraint = context.scene.constraints[index]
      guard constraint.relation == .equal, constraint.constant != 0, constraint.terms.count == 2
      else { continue }
      let (a, b) = (constraint.terms[0], constraint.terms[1])
      guard a.attribute == b.attribute, a.coefficient == -b.coefficient,
        a.attribute.place(isRightToLeft: context.tables.isRightToLeft) == .far
      else { continue }
      check(index, &context)
    }
  }

  private static func check(_ index: Int, _ context: inout RuleContext) {
    let constraint = context.scene.constraints[index]
    let attribute = constraint.terms[0].attribute
    let graph = context.graph(attribute.axis)
    let anchors = constraint.terms.compactMap { graph.anchor($0, in: constraint) }
    guard anchors.count == 2, let (inner, outer) = nested(anchors[0], anchors[1], context) else {
      return
    }
    let distance = graph.position(of: inner) - graph.position(of: outer)
    guard distance > 1, graph.ties[inner]?.contains(outer) ?? false,
      !context.open.contains(inner.item.index, graph.axis)
    else { return }
    let isContent = outer.item.kind == .contentGuide
    if isContent {
      // What isn't on the chain may be colour behind the content's end.
      guard let extent = context.extent(outer.item.index, graph.axis), extent.isSettled,
        context.chain(extent).start.contains(inner)
      else { return }
    } else {
      // Insets that are alike at both ends were meant to be insets.
      let near = Anchor(outer.item, .near)
      let ownNear = Anchor(inner.item, .near)
      guard graph.ties[ownNear]?.contains(near) ?? false,
        abs(graph.position(of: ownNear) - graph.position(of: near) - distance)
          <= RelaxedConstraints.tolerance
      else { return }
    }
    report(index, inner, outer, distance, &context)
  }

  /// The view inside and what it is inside of.
  private static func nested(
    _ a: Anchor, _ b: Anchor, _ context: RuleContext
  ) -> (inner: Anchor, outer: Anchor)? {
    for (inner, outer) in [(a, b), (b, a)] where inner.item.kind == .view && inner.item.index > 0 {
      guard outer.item.kind == .contentGuide || outer.item.kind == .view else { continue }
      if context.tables.isDescendant(inner.item.index, of: outer.item.index) {
        return (inner, outer)
      }
    }
    return nil
  }

  private static func report(
    _ index: Int, _ inner: Anchor, _ outer: Anchor, _ distance: Double,
    _ context: inout RuleContext
  ) {
    let constraint = context.scene.constraints[index]
    let attribute = constraint.terms[0].attribute
    let axis = attribute.axis
    let (name, other) = (context.path(inner.item.index), context.path(outer.item.index))
    let writer = RepairWriter(context.scene)
    let isContent = outer.item.kind == .contentGuide
    if !isContent { context.explainOverflow(inner.item.index, axis) }
    let place = isContent ? "the content area of \"\(other)\"" : "\"\(other)\""
    let notes = isContent ? context.scrollNotes(outer.item.index, axis) : []
    context.report(
      LayoutRules.farEdgeSign.diagnostic(
        "\(context.shown(index)) puts the \(attribute.rawValue) edge of \"\(name)\" "
          + "\(formatNumber(distance)) pt outside \(place): at a far edge an inset is negative.",
        at: constraint.span, notes: notes, help: "Turn the constant's sign.",
        views: [other, name], constraints: [context.scene.name(of: index)]),
      views: [outer.item.index, inner.item.index], constraints: [index],
      repairs: [
        writer.constant(of: index, -constraint.constant), writer.constant(of: index, 0),
      ].compactMap { $0 })
  }
}
