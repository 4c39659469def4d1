internal import ScrollworkModel

/// SW112: content made to fill the frame that can be moved by the insets.
enum InsetScrollRule: LayoutRule {
  static func check(_ context: inout RuleContext) {
    for view in context.scrollViews where context.scene.views[Int(view)].node.scroll.scrollEnabled {
      for axis in Axis.allCases { check(view, axis, &context) }
    }
  }

  private static func check(_ view: Int32, _ axis: Axis, _ context: inout RuleContext) {
    guard let extent = context.extent(view, axis), extent.isSettled,
      extent.excess <= RelaxedConstraints.tolerance, extent.travel > RelaxedConstraints.tolerance,
      extent.content > 0, isInsetFree(extent, context)
    else { return }
    // Content of its own size just doesn't fit; one that follows the frame was to fit.
    let chain = context.chain(extent)
    var link: ContentChain.Link?
    if chain.isClosed, chain.links.count == 1, case .item = chain.links[0].origin.kind,
      chain.links[0].origin.isPlain
    {
      link = chain.links[0]
    }
    guard extent.isFilling || link != nil else { return }
    report(extent, link, &context)
  }

  /// Nothing stands in the room that the insets make, such as a header above the content.
  private static func isInsetFree(_ extent: ScrollExtent, _ context: RuleContext) -> Bool {
    let tolerance = RelaxedConstraints.tolerance
    return context.shownViews(in: extent.view).allSatisfy { view in
      let frame = context.contentFrame(of: view, in: extent.view)
      return !context.scene.views[Int(view)].node.floating && frame.start(extent.axis) >= -tolerance
        && frame.end(extent.axis) <= extent.content + tolerance
    }
  }

  private static func report(
    _ extent: ScrollExtent, _ link: ContentChain.Link?, _ context: inout RuleContext
  ) {
    let axis = extent.axis
    let path = context.path(extent.view)
    let travel = formatNumber(extent.travel)
    let insets = "\(formatNumber(extent.nearInset)) + \(formatNumber(extent.farInset))"
    let left = formatNumber(extent.frame - extent.nearInset - extent.farInset)
    let relation =
      extent.isFilling
      ? "is as \(axis.measure) as the frame (\(formatNumber(extent.frame))) and so"
      : "fits the frame (\(formatNumber(extent.content)) in \(formatNumber(extent.frame))) but is"
    let writer = RepairWriter(context.scene)
    var drafts: [RepairDraft?] = []
    let constraint = link?.origin.constraint
    if let constraint, let link {
      let old = context.scene.constraints[constraint]
      let factor = old.terms.first { $0.item == link.item }?.coefficient ?? 1
      drafts.append(writer.constant(of: constraint, old.constant - factor * extent.travel))
    }
    let added = extent.nearInset + extent.farInset - ownInsets(extent, context)
    if added > RelaxedConstraints.tolerance {
      drafts.append(
        writer.key(
          "contentInsetAdjustmentBehavior", to: "never", of: extent.view,
          "keep the safe area out of the insets: contentInsetAdjustmentBehavior: never"
        ) { $0.scroll.insetAdjustment = .never })
    }
    let sizeName = axis.sizeName
    context.report(
      LayoutRules.insetScroll.diagnostic(
        "The content of \"\(path)\" \(relation) \(axis.comparative) than what insets of \(insets) pt "
          + "leave of it (\(left)): it can be moved by \(travel) pt.",
        at: constraint.map { context.scene.constraints[$0].span }
          ?? context.scene.views[Int(extent.view)].node.idSpan,
        notes: context.scrollNotes(extent.view, axis),
        help: "Subtract the insets: content \(sizeName) == frame \(sizeName) - \(travel).",
        views: [path], constraints: constraint.map { [context.scene.name(of: $0)] } ?? []),
      views: [extent.view], constraints: constraint.map { [$0] } ?? [],
      repairs: drafts.compactMap { $0?.showing(extent.view) })
  }

  private static func ownInsets(_ extent: ScrollExtent, _ context: RuleContext) -> Double {
    let own = context.scene.views[Int(extent.view)].node.scroll.contentInset.resolved(
      context.scene.viewport.direction)
    return own.near(extent.axis) + own.far(extent.axis)
  }
}
