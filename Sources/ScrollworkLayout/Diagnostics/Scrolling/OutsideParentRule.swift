internal import ScrollworkModel
internal import ScrollworkSolver

/// SW117: views that stick out of the view that they are in, by the size they have and not because
/// a constraint puts them there.
enum OutsideParentRule: LayoutRule {
  /// An edge at which a view sticks out.
  private struct Overhang {
    var axis: Axis
    var place: Anchor.Place
    /// In points.
    var distance: Double
  }

  private struct Offender {
    var view: Int32
    var overhangs: [Overhang]

    var largest: Double { overhangs.map(\.distance).max() ?? 0 }
  }

  static func check(_ context: inout RuleContext) {
    var parent: Int32 = 0
    while Int(parent) < context.scene.views.count {
      if context.scene.views[Int(parent)].node.hidden {
        parent = context.descendants(of: parent).upperBound
        continue
      }
      if !context.tables.isScrollView(parent) { check(parent, &context) }
      parent += 1
    }
  }

  private static func check(_ parent: Int32, _ context: inout RuleContext) {
    var offenders: [Offender] = []
    for child in context.scene.views[Int(parent)].children {
      guard mayOverhang(child, parent, context) else { continue }
      let overhangs = overhangs(child, parent, &context)
      if !overhangs.isEmpty, showsContent(child, context) {
        offenders.append(Offender(view: child, overhangs: overhangs))
      }
    }
    if !offenders.isEmpty { report(offenders, parent, &context) }
  }

  private static func mayOverhang(
    _ view: Int32, _ parent: Int32, _ context: RuleContext
  ) -> Bool {
    let node = context.scene.views[Int(view)].node
    if node.hidden || node.floating || node.frame != nil { return false }
    // A row of baselines keeps only the first view inside, as UIKit's does.
    let outerNode = context.scene.views[Int(parent)].node
    if outerNode.type == .stackView && node.arranged && outerNode.stack.axis == .horizontal
      && (outerNode.stack.alignment == .firstBaseline
        || outerNode.stack.alignment == .lastBaseline)
    {
      return false
    }
    let inner = context.result.views[Int(view)].alignment
    let outer = context.result.views[Int(parent)].alignment
    // What is all outside is parked there.
    return Axis.allCases.allSatisfy { axis in
      inner.size[axis] > 0
        && (outer.size[axis] == 0
          || inner.start(axis) < outer.end(axis) && inner.end(axis) > outer.start(axis))
    }
  }

  private static func overhangs(
    _ view: Int32, _ parent: Int32, _ context: inout RuleContext
  ) -> [Overhang] {
    let inner = context.result.views[Int(view)].alignment
    let outer = context.result.views[Int(parent)].alignment
    var overhangs: [Overhang] = []
    for axis in Axis.allCases
    where !context.open.contains(view, axis) && !context.open.contains(parent, axis)
      && !context.explainsOverflow(view, axis)
    {
      let isMirrored = axis == .horizontal && context.tables.isRightToLeft
      let low = outer.start(axis) - inner.start(axis)
      let high = inner.end(axis) - outer.end(axis)
      for (place, distance) in [
        (isMirrored ? Anchor.Place.far : .near, low), (isMirrored ? Anchor.Place.near : .far, high),
      ]
      where distance > 1 && !isMeant(view, place, axis, &context)
        && !isHosted(parent, axis, &context)
      {
        overhangs.append(Overhang(axis: axis, place: place, distance: distance))
      }
    }
    return overhangs
  }

  /// A constraint puts the view there: the edge that sticks out is tied to a view around it, the view
  /// hangs on an edge by another place of its own, or it is centred with a size given by hand.
  private static func isMeant(
    _ view: Int32, _ place: Anchor.Place, _ axis: Axis, _ context: inout RuleContext
  ) -> Bool {
    if let scrollView = context.outsideTies.scrollView(around: view),
      context.outsideTies.floats(view, in: scrollView, axis)
    {
      return true
    }
    let graph = context.graph(axis)
    let item = LayoutItem(.view, view)
    let hasGivenSize = graph.sizes[item]?.contains { $0.kind == .constant } ?? false
    for own in [Anchor.Place.near, .center, .far] {
      for other in graph.ties[Anchor(item, own)] ?? [] {
        let around = ConstraintItems.view(of: other.item, in: context.scene)
        if context.tables.isDescendant(view, of: around),
          own == place || own != other.place || own == .center && hasGivenSize
        {
          return true
        }
      }
    }
    return false
  }

  /// A host sets the size for the moment, as a table does with a cell that it hasn't measured yet.
  private static func isHosted(
    _ view: Int32, _ axis: Axis, _ context: inout RuleContext
  ) -> Bool {
    let ties = context.graph(axis).sizes[LayoutItem(.view, view)] ?? []
    return ties.contains { tie in
      tie.priority >= ConstraintSystem.required
        && tie.constraint.map { context.scene.constraints[$0].origin == .host } ?? false
    }
  }

  /// Somebody would miss it: a text, a control, a scroll view, or a view with such inside. Pictures
  /// and plain views are often larger than what they decorate.
  private static func showsContent(_ view: Int32, _ context: RuleContext) -> Bool {
    var index = view
    let end = context.descendants(of: view).upperBound
    while index < end {
      let node = context.scene.views[Int(index)].node
      if node.hidden {
        index = context.descendants(of: index).upperBound
        continue
      }
      switch node.type {
      case .view, .spacer, .imageView, .stackView: index += 1
      default: return true
      }
    }
    return false
  }

  // MARK: Report

  private static func report(
    _ offenders: [Offender], _ parent: Int32, _ context: inout RuleContext
  ) {
    var worst = offenders[0]
    for other in offenders where other.largest > worst.largest { worst = other }
    let (name, path) = (context.path(worst.view), context.path(parent))
    let others = offenders.filter { $0.view != worst.view }
    var notes: [Diagnostic.Note] = []
    if !others.isEmpty {
      let list = others.prefix(4).map {
        "\"\(context.path($0.view))\" by \(formatNumber($0.largest)) pt"
      }
      let more = others.count > 4 ? " and \(others.count - 4) more" : ""
      notes = [Diagnostic.Note("So do \(list.joined(separator: ", "))\(more).")]
    }
    let bounds = bounds(worst, parent, context)
    let texts = bounds.map(context.equations.text)
    let writer = RepairWriter(context.scene)
    let drafts = [
      enclosing(worst, parent, writer, context),
      writer.together(bounds.compactMap { writer.addition($0) }, "add \(enumeration(texts))"),
    ]
    context.report(
      LayoutRules.outsideParent.diagnostic(
        "\"\(name)\" sticks out of \"\(path)\" by \(distances(worst, context)).",
        at: context.scene.views[Int(worst.view)].node.idSpan, notes: notes,
        help: "Bound it: \(enumeration(texts)).",
        views: [path] + [name] + others.map { context.path($0.view) }),
      views: [parent] + offenders.map(\.view),
      repairs: drafts.compactMap { $0 })
  }

  /// Where the parent's edge is that of a smaller view inside, it becomes that of this one.
  private static func enclosing(
    _ offender: Offender, _ parent: Int32, _ writer: RepairWriter, _ context: RuleContext
  ) -> RepairDraft? {
    let outer = LayoutItem(.view, parent)
    var drafts: [RepairDraft] = []
    for overhang in offender.overhangs {
      let attribute = overhang.place.attribute(overhang.axis)
      let index = context.scene.constraints.firstIndex { constraint in
        constraint.relation == .equal && constraint.terms.count == 2
          && constraint.terms.allSatisfy { $0.attribute == attribute }
          && constraint.terms.contains { $0.item == outer }
          && constraint.terms.contains {
            $0.item.kind == .view
              && context.scene.views[Int(parent)].children.contains($0.item.index)
          }
      }
      guard let index else { return nil }
      var new = context.scene.constraints[index]
      for place in new.terms.indices where new.terms[place].item != outer {
        new.terms[place].item = LayoutItem(.view, offender.view)
      }
      guard let draft = writer.replacement(of: index, with: new) else { return nil }
      drafts.append(draft)
    }
    return writer.together(drafts)
  }

  private static func distances(_ offender: Offender, _ context: RuleContext) -> String {
    enumeration(
      offender.overhangs.map { overhang in
        let isLow =
          (overhang.place == .near)
          != (overhang.axis == .horizontal && context.tables.isRightToLeft)
        let edge =
          overhang.axis == .vertical ? (isLow ? "top" : "bottom") : (isLow ? "left" : "right")
        return "\(formatNumber(overhang.distance)) pt at the \(edge)"
      })
  }

  /// `view.trailing <= parent.trailing - 16`, at the distance that the scene uses most.
  private static func bounds(
    _ offender: Offender, _ parent: Int32, _ context: RuleContext
  ) -> [ResolvedConstraint] {
    offender.overhangs.map { overhang in
      let attribute = overhang.place.attribute(overhang.axis)
      let gap = UsualGap.distance(context.scene, overhang.axis)
      let isNear = overhang.place == .near
      return ResolvedConstraint(
        [
          .init(item: LayoutItem(.view, offender.view), attribute: attribute, coefficient: 1),
          .init(item: LayoutItem(.view, parent), attribute: attribute, coefficient: -1),
        ], isNear ? .greaterThanOrEqual : .lessThanOrEqual, isNear ? gap : -gap)
    }
  }
}
