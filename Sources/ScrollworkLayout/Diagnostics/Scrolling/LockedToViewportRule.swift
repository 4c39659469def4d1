internal import ScrollworkModel

/// SW105: content held to the frame's height, though what is inside needs more.
enum LockedToViewportRule: LayoutRule {
  /// A view that doesn't get the height that it needs.
  private struct Need {
    var view: Int32
    /// In points.
    var missing: Double
  }

  static func check(_ context: inout RuleContext) {
    for view in context.scrollViews where context.scene.views[Int(view)].node.scroll.scrollEnabled {
      check(view, &context)
    }
  }

  private static func check(_ view: Int32, _ context: inout RuleContext) {
    guard let extent = context.extent(view, .vertical), extent.isFilling,
      // A strip that scrolls sideways is held to the frame's height on purpose.
      context.extent(view, .horizontal).map({ !$0.isExceeding }) ?? false
    else { return }
    let chain = context.chain(extent)
    guard chain.isClosed, chain.links.count == 1, let constraint = chain.links[0].origin.constraint,
      case .item = chain.links[0].origin.kind, chain.links[0].origin.isPlain,
      chain.links[0].origin.relation == .equal
    else { return }
    let needs = needs(in: view, chain.links[0], context)
    if !needs.isEmpty { report(extent, constraint, needs, &context) }
  }

  private static func needs(
    in scrollView: Int32, _ link: ContentChain.Link, _ context: RuleContext
  ) -> [Need] {
    var needs: [Need] = []
    for view in context.shownViews(in: scrollView) {
      let facts = context.tables.views[Int(view)]
      // Pictures are made to fit; what has a height by hand is held by that.
      guard facts.type != .imageView, facts.compression.vertical < link.origin.priority,
        let natural = context.runner.builder.intrinsicSize(of: view).vertical,
        !hasOwnHeight(view, atLeast: facts.compression.vertical, context)
      else { continue }
      let height = context.tables.alignmentSpan(view, .vertical)
        .sizeValue(at: context.runner.values)
      if natural - height > 1 { needs.append(Need(view: view, missing: natural - height)) }
    }
    guard needs.isEmpty, case .view = link.item.kind else { return needs }
    // Or they run past its end.
    let end = context.contentFrame(of: link.item.index, in: scrollView).maxY
    for child in context.scene.views[Int(link.item.index)].children
    where !context.scene.views[Int(child)].node.hidden
      && !context.scene.views[Int(child)].node.floating && !context.open.contains(child, .vertical)
      && context.tables.views[Int(child)].type != .imageView
    {
      let missing = context.contentFrame(of: child, in: scrollView).maxY - end
      if missing > 1 { needs.append(Need(view: child, missing: missing)) }
    }
    return needs
  }

  private static func hasOwnHeight(
    _ view: Int32, atLeast priority: Double, _ context: RuleContext
  ) -> Bool {
    let node = context.scene.views[Int(view)].node
    if node.frame != nil || node.size != nil { return true }
    return context.scene.constraints.contains { constraint in
      constraint.priority >= priority && constraint.terms.count == 1
        && constraint.terms[0].item == LayoutItem(.view, view)
        && constraint.terms[0].attribute == .height && constraint.relation != .greaterThanOrEqual
    }
  }

  private static func report(
    _ extent: ScrollExtent, _ constraint: Int, _ needs: [Need], _ context: inout RuleContext
  ) {
    let path = context.path(extent.view)
    let written = context.scene.constraints[constraint]
    let shown = context.shown(constraint)
    let list = enumeration(
      needs.prefix(3).map {
        "\"\(context.path($0.view))\" lacks \(formatNumber($0.missing)) pt"
      })
    let writer = RepairWriter(context.scene)
    var atLeast = written
    let isLeft = written.terms.first?.coefficient ?? 1 > 0
    atLeast.relation = isLeft ? .greaterThanOrEqual : .lessThanOrEqual
    context.report(
      LayoutRules.lockedToViewport.diagnostic(
        "\(shown) holds the content height of \"\(path)\" at the frame's "
          + "\(formatNumber(extent.frame)), so it never scrolls, though \(list).",
        at: written.span, notes: context.scrollNotes(extent.view, .vertical),
        help: "Make the equation optional (a priority above the hugging inside and below 750), or "
          + "write >= for it.",
        views: [path] + needs.map { context.path($0.view) },
        constraints: [context.scene.name(of: constraint)]),
      views: [extent.view] + needs.map(\.view), constraints: [constraint],
      repairs: [
        writer.priority(of: constraint, priority(extent.view, needs, context)),
        writer.replacement(of: constraint, with: atLeast),
        writer.removal(of: constraint),
      ].compactMap { $0?.showing(extent.view) })
  }

  /// Above the hugging and below the compression resistance of what is inside, where that is
  /// possible.
  private static func priority(
    _ scrollView: Int32, _ needs: [Need], _ context: RuleContext
  ) -> Double {
    var hugging = 0.0
    var compression = 750.0
    for view in context.shownViews(in: scrollView)
    where context.runner.builder.intrinsicSize(of: view).vertical != nil {
      hugging = max(hugging, context.tables.views[Int(view)].hugging.vertical)
      compression = min(compression, context.tables.views[Int(view)].compression.vertical)
    }
    return hugging < 500 && compression > 500 ? 500 : max(1, compression - 1)
  }
}
