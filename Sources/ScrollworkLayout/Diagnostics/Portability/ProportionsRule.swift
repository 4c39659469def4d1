internal import ScrollworkModel
internal import ScrollworkSolver

/// SW501: proportional stack views whose spacing and margins come out of the last view's share.
enum ProportionsRule: LayoutRule {
  /// A stack view with the shares that its views were to have.
  private struct Shares {
    var stack: Int32
    var axis: Axis
    var views: [Int32]
    var naturals: [Double]
    /// Spacing and margins along the axis.
    var gaps: Double
    /// What is left for the views.
    var room: Double

    func share(_ index: Int) -> Double { room * naturals[index] / naturals.reduce(0, +) }
  }

  static func check(_ context: inout RuleContext) {
    for view in context.tables.views.indices
    where context.tables.views[view].type == .stackView
      && context.scene.views[view].node.stack.distribution == .fillProportionally
    {
      guard let shares = shares(Int32(view), context), let last = shares.views.last else {
        continue
      }
      let size = context.alignmentSize(of: last, shares.axis)
      let fair = shares.share(shares.views.count - 1)
      guard abs(size - fair) > 1, othersAreProportional(shares, context) else { continue }
      report(shares, last, size, fair, &context)
    }
  }

  private static func shares(_ stack: Int32, _ context: RuleContext) -> Shares? {
    let attributes = context.scene.views[Int(stack)].node.stack
    let views = context.arrangedViews(of: stack)
    let arranged = context.scene.views[Int(stack)].children.filter {
      context.scene.views[Int($0)].node.arranged
    }
    let builder = context.runner.builder
    let naturals = builder.naturalSizes(attributes, arranged: arranged, visible: views)
      .compactMap { $0 }
    guard views.count > 1, naturals.count == views.count, naturals.allSatisfy({ $0 > 0 }),
      context.isVisible(stack)
    else { return nil }
    var gaps = 0.0
    for view in views.dropLast() { gaps += builder.spacing(after: view, attributes) }
    if attributes.layoutMarginsRelativeArrangement {
      let margins = builder.writer.insets.margins[Int(stack)]
      gaps += margins.near(attributes.axis) + margins.far(attributes.axis)
    }
    guard gaps > 0 else { return nil }
    return Shares(
      stack: stack, axis: attributes.axis, views: views, naturals: naturals, gaps: gaps,
      room: context.alignmentSize(of: stack, attributes.axis) - gaps)
  }

  /// All but the last have what the distribution gives them, so that nothing else is to blame.
  private static func othersAreProportional(_ shares: Shares, _ context: RuleContext) -> Bool {
    let ratio =
      context.alignmentSize(of: shares.views[0], shares.axis) / shares.naturals[0]
    return shares.views.indices.dropLast().allSatisfy { index in
      let size = context.alignmentSize(of: shares.views[index], shares.axis)
      return abs(size - ratio * shares.naturals[index]) < 0.5
    }
  }

  private static func report(
    _ shares: Shares, _ last: Int32, _ size: Double, _ fair: Double, _ context: inout RuleContext
  ) {
    let stack = context.path(shares.stack)
    let path = context.path(last)
    context.report(
      LayoutRules.proportionalWithGaps.diagnostic(
        "\"\(path)\" gets a \(shares.axis.sizeName) of \(formatNumber(size)), and its share of "
          + "\"\(stack)\" would be \(formatNumber(fair)): with fillProportionally the last view "
          + "makes up for \(formatNumber(shares.gaps)) pt of spacing and margins.",
        at: context.scene.views[Int(shares.stack)].node.idSpan,
        help: "Use distribution: fill, and write the proportions as constraints.",
        views: [stack, path]),
      views: [shares.stack, last], repairs: repair(shares, context).map { [$0] } ?? [])
  }

  /// Ratios to the first view.
  private static func repair(_ shares: Shares, _ context: RuleContext) -> RepairDraft? {
    guard shares.views.count <= 4 else { return nil }
    let writer = RepairWriter(context.scene)
    let attribute: LayoutAttribute = shares.axis == .horizontal ? .width : .height
    var drafts = [
      writer.key(
        "distribution", to: "fill", of: shares.stack,
        "give \"\(context.path(shares.stack))\" distribution fill"
      ) { $0.stack.distribution = .fill }
    ]
    for index in shares.views.indices.dropFirst() {
      drafts.append(
        writer.addition(
          ResolvedConstraint(
            [
              .init(
                item: LayoutItem(.view, shares.views[index]), attribute: attribute, coefficient: 1),
              .init(
                item: LayoutItem(.view, shares.views[0]), attribute: attribute,
                coefficient: -shares.naturals[index] / shares.naturals[0]),
            ], .equal, 0)))
    }
    let complete = drafts.compactMap { $0 }
    guard complete.count == drafts.count else { return nil }
    return writer.together(complete)
  }
}
