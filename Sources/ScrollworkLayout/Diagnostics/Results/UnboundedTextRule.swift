internal import ScrollworkModel

/// SW403: texts that may wrap but never do, because nothing bounds their width.
enum UnboundedTextRule: LayoutRule {
  static func check(_ context: inout RuleContext) {
    for box in context.runner.builder.texts.boxes where box.maximumLines != 1 {
      guard box.preferredWidth == nil, context.tables.views[Int(box.view)].usesTextSize,
        context.isVisible(box.view), !context.open.contains(box.view, .horizontal)
      else { continue }
      let width = context.alignmentSize(of: box.view, .horizontal)
      let room = room(of: box.view, context)
      // Exactly as wide as it wants to be, and that is more than can be seen at once.
      guard abs(width - box.oneLineWidth) < 1e-6, width > room.width + 1 else { continue }
      report(box.view, width, room, &context)
    }
  }

  /// What the view is seen through: the nearest scroll view, else the root.
  private static func room(
    of view: Int32, _ context: RuleContext
  ) -> (view: Int32, width: Double) {
    let outer = context.scrollView(around: view) ?? 0
    return (
      outer, context.tables.frameSpan(outer, .horizontal).sizeValue(at: context.runner.values)
    )
  }

  private static func report(
    _ view: Int32, _ width: Double, _ room: (view: Int32, width: Double),
    _ context: inout RuleContext
  ) {
    let path = context.path(view)
    let outer = context.path(room.view)
    context.report(
      LayoutRules.unboundedText.diagnostic(
        "Nothing bounds the width of \"\(path)\", so its text never wraps: it stays on one line of "
          + "\(formatNumber(width)) pt, and \"\(outer)\" shows \(formatNumber(room.width)).",
        at: context.scene.views[Int(view)].node.idSpan,
        help: "Bound its width, or that of the view it is in, by that of \"\(outer)\"; or say "
          + "lines: 1.",
        views: unique([path, outer])),
      views: [view], repairs: repairs(view, in: room.view, context))
  }

  private static func repairs(
    _ view: Int32, in room: Int32, _ context: RuleContext
  ) -> [RepairDraft] {
    let writer = RepairWriter(context.scene)
    var drafts: [RepairDraft?] = []
    let isScrolled = context.tables.isScrollView(room)
    let frame = LayoutItem(isScrolled ? .frameGuide : .view, room)
    if isScrolled {
      // What is directly inside the scroll view, when that isn't the text itself.
      var content = view
      while context.tables.views[Int(content)].parent != room {
        content = context.tables.views[Int(content)].parent
      }
      if content != view {
        drafts.append(writer.addition(width(content, .equal, frame, margins: 0)))
      }
    }
    let x = context.result.views[Int(view)].absolute.x - context.result.views[Int(room)].absolute.x
    let margin = x > 0 && x <= 64 ? x : 16
    drafts.append(writer.addition(width(view, .lessThanOrEqual, frame, margins: 2 * margin)))
    return drafts.compactMap { draft in
      draft.map {
        RepairDraft(
          title: $0.title, changes: $0.changes, views: unique([view] + $0.views), apply: $0.apply)
      }
    }
  }

  private static func width(
    _ view: Int32, _ relation: Relation, _ frame: LayoutItem, margins: Double
  ) -> ResolvedConstraint {
    ResolvedConstraint(
      [
        .init(item: LayoutItem(.view, view), attribute: .width, coefficient: 1),
        .init(item: frame, attribute: .width, coefficient: -1),
      ], relation, -margins)
  }
}
