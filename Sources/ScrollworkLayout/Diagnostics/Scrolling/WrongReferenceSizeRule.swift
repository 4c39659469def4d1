internal import ScrollworkModel

/// SW110: content as large as something else, where the scroll view's frame was meant.
enum WrongReferenceSizeRule: LayoutRule {
  static func check(_ context: inout RuleContext) {
    for view in context.scrollViews {
      for axis in Axis.allCases { check(view, axis, &context) }
    }
  }

  private static func check(_ view: Int32, _ axis: Axis, _ context: inout RuleContext) {
    guard let extent = context.extent(view, axis), extent.isExceeding else { return }
    let chain = context.chain(extent)
    let graph = context.graph(axis)
    // All of the content follows one thing: a page, or pages side by side.
    guard chain.isClosed, let link = chain.links.first, case .item(let other) = link.origin.kind,
      chain.links.allSatisfy({ $0.origin.follows(other) && $0.origin.offset == 0 }),
      isOutside(other, view, context)
    else { return }
    let excess = graph.length(of: other) - extent.frame
    guard excess > RelaxedConstraints.tolerance else { return }
    let constraints = Array(Set(chain.links.compactMap(\.origin.constraint))).sorted()
    let (path, size) = (context.path(view), axis.sizeName)
    let named = context.scene.path(of: other)
    let drafts = constraints.compactMap { index -> RepairDraft? in
      guard context.scene.constraints[index].terms.contains(where: { $0.item == other }) else {
        return nil
      }
      var new = context.scene.constraints[index]
      new.terms = new.terms.map { term in
        var term = term
        if term.item == other { term.item = LayoutItem(.frameGuide, view) }
        return term
      }
      return RepairWriter(context.scene).replacement(of: index, with: new)
    }
    context.report(
      LayoutRules.wrongReferenceSize.diagnostic(
        "The content \(size) of \"\(path)\" follows \"\(named)\" "
          + "(\(formatNumber(graph.length(of: other)))), which is \(formatNumber(excess)) pt "
          + "\(axis.comparative) than the frame of \"\(path)\" (\(formatNumber(extent.frame))).",
        at: constraints.first.map { context.scene.constraints[$0].span } ?? .none,
        notes: context.scrollNotes(view, axis),
        help: "Follow the scroll view's own frame: \(path).frame.\(size).",
        views: [path, named], constraints: context.scene.names(of: constraints)),
      views: [view] + link.item.viewIndexes, constraints: constraints,
      repairs: RepairWriter(context.scene).together(drafts).map { [$0.showing(view)] } ?? [])
  }

  private static func isOutside(
    _ item: LayoutItem, _ view: Int32, _ context: RuleContext
  ) -> Bool {
    let owner = ConstraintItems.view(of: item, in: context.scene)
    return owner != view && !context.tables.isDescendant(owner, of: view)
      && item.kind != .contentGuide
  }
}
