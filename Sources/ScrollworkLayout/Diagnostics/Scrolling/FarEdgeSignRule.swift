internal import ScrollworkModel

/// SW116: a far edge that a constant's sign puts outside of what it is tied to.
enum FarEdgeSignRule: LayoutRule {
  static func check(_ context: inout RuleContext) {
    let (constraints, tables) = (context.scene.constraints, context.tables)
    for index in constraints.indices where constraints[index].relation == .equal {
      if let edge = FarEdge(index, constraints[index], tables), edge.outward > 0 {
        check(edge, &context)
      }
    }
  }

  private static func check(_ edge: FarEdge, _ context: inout RuleContext) {
    let constraint = context.scene.constraints[edge.constraint]
    let graph = context.graph(edge.attribute.axis)
    guard let inner = graph.anchor(edge.inner, in: constraint),
      let outer = graph.anchor(edge.outer, in: constraint), graph.isTied(inner, outer),
      !context.open.contains(inner.item.index, graph.axis)
    else { return }
    let distance = graph.position(of: inner) - graph.position(of: outer)
    guard distance > 1 else { return }
    if outer.item.kind == .contentGuide {
      // What isn't on the chain may be colour behind the content's end.
      guard let extent = context.extent(outer.item.index, graph.axis), extent.isSettled,
        context.chain(extent).start.contains(inner)
      else { return }
    } else {
      // Insets that are alike at both ends were meant to be insets.
      let (near, ownNear) = (Anchor(outer.item, .near), Anchor(inner.item, .near))
      guard graph.isTied(ownNear, near),
        abs(graph.position(of: ownNear) - graph.position(of: near) - distance)
          <= RelaxedConstraints.tolerance
      else { return }
    }
    report(edge, distance, isContent: outer.item.kind == .contentGuide, &context)
  }

  private static func report(
    _ edge: FarEdge, _ distance: Double, isContent: Bool, _ context: inout RuleContext
  ) {
    let constraint = context.scene.constraints[edge.constraint]
    let (inner, outer) = (edge.inner.item.index, edge.outer.item.index)
    let axis = edge.attribute.axis
    let (name, other) = (context.path(inner), context.path(outer))
    let writer = RepairWriter(context.scene)
    if !isContent { context.explainOverflow(inner, axis) }
    let place = isContent ? "the content area of \"\(other)\"" : "\"\(other)\""
    let notes = isContent ? context.scrollNotes(outer, axis) : []
    context.report(
      LayoutRules.farEdgeSign.diagnostic(
        "\(context.shown(edge.constraint)) puts the \(edge.attribute.rawValue) edge of \"\(name)\" "
          + "\(formatNumber(distance)) pt outside \(place): at a far edge an inset is negative.",
        at: constraint.span, notes: notes, help: "Turn the constant's sign.",
        views: [other, name], constraints: [context.scene.name(of: edge.constraint)]),
      views: [outer, inner], constraints: [edge.constraint],
      repairs: [
        writer.constant(of: edge.constraint, -constraint.constant),
        writer.constant(of: edge.constraint, 0),
      ].compactMap { $0 })
  }
}

/// SW116 beside a contradiction: a far edge that has to be outside, or not further in than a
/// distance.
enum FarEdgeSignConflictRule: LayoutRule {
  static func check(_ context: inout RuleContext) {
    for conflict in context.conflicts {
      for member in conflict.members {
        guard let index = member.written, member.origin != .host,
          let edge = FarEdge(index, context.scene.constraints[index], context.tables),
          edge.pointsOutwards
        else { continue }
        let constraint = context.scene.constraints[index]
        let (name, other) = (
          context.scene.path(of: edge.inner.item), context.scene.path(of: edge.outer.item)
        )
        let isEquation = constraint.relation == .equal
        let distance = formatNumber(abs(constraint.constant))
        let message =
          isEquation
          ? "puts the \(edge.attribute.rawValue) edge of \"\(name)\" \(distance) pt outside "
            + "\"\(other)\": at a far edge an inset is negative."
          : "keeps the \(edge.attribute.rawValue) edge of \"\(name)\" from being more than "
            + "\(distance) pt inside \"\(other)\": its inequality points outwards."
        var turned = constraint
        turned.relation = constraint.relation.turned
        let writer = RepairWriter(context.scene)
        let draft =
          isEquation
          ? writer.constant(of: index, -constraint.constant)
          : writer.replacement(of: index, with: turned)
        context.report(
          conflict.facet(
            LayoutRules.farEdgeSign, "\(context.shown(index)) \(message)", at: member.span,
            help: isEquation ? "Turn the constant's sign." : "Turn the inequality round.",
            views: [other, name], constraints: [member.name]),
          views: conflict.views, constraints: [index], repairs: draft.map { [$0] } ?? [])
      }
    }
  }
}
