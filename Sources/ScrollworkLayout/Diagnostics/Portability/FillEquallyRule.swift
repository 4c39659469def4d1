internal import ScrollworkModel

/// SW502: equal sizes in a scroll view, where nothing says how long the stack view is: every view is
/// as long as the longest.
enum FillEquallyRule: LayoutRule {
  /// Stack views that are looked at: each is laid out again.
  private static let limit = 8

  static func check(_ context: inout RuleContext) {
    var looked = 0
    for view in context.tables.views.indices
    where context.tables.views[view].type == .stackView
      && context.scene.views[view].node.stack.distribution == .fillEqually
    {
      let stack = Int32(view)
      let arranged = context.arrangedViews(of: stack)
      guard arranged.count > 1, context.isVisible(stack),
        context.scrollView(around: stack) != nil, looked < limit
      else { continue }
      looked += 1
      if let natural = naturalLayout(of: stack, arranged, context) {
        report(stack, arranged, natural, &context)
      }
    }
  }

  /// The views' lengths when each is as long as it wants to be; nil where equal lengths cost little,
  /// or something outside gives the length.
  private static func naturalLayout(
    of stack: Int32, _ arranged: [Int32], _ context: RuleContext
  ) -> [Double]? {
    let axis = context.scene.views[Int(stack)].node.stack.axis
    var scene = context.scene
    scene.views[Int(stack)].node.stack.distribution = .fill
    var runner = PassRunner(scene, context.options)
    runner.run()
    guard runner.conflicts.isEmpty else { return nil }
    func lengths(_ values: [Double]) -> [Double] {
      arranged.map { context.tables.alignmentSpan($0, axis).sizeValue(at: values) }
    }
    let equal = lengths(context.runner.values)
    let natural = lengths(runner.values)
    // The longest stays as it is, and so has set the length of all others.
    guard let longest = natural.max(), let shortest = natural.min(),
      abs(longest - equal[0]) < 0.5, shortest < 0.5 * longest
    else { return nil }
    return natural
  }

  private static func report(
    _ stack: Int32, _ arranged: [Int32], _ natural: [Double], _ context: inout RuleContext
  ) {
    let axis = context.scene.views[Int(stack)].node.stack.axis
    let longest = natural.indices.max { natural[$0] < natural[$1] } ?? 0
    let length = natural[longest]
    let waste = natural.reduce(0) { $0 + length - $1 }
    let path = context.path(stack)
    let word = axis == .horizontal ? "wide" : "high"
    let repair = RepairWriter(context.scene).key(
      "distribution", to: "fill", of: stack, "give \"\(path)\" distribution fill"
    ) { $0.stack.distribution = .fill }
    context.report(
      LayoutRules.fillEquallyInScroll.diagnostic(
        "\(arranged.count == 2 ? "Both" : "All \(arranged.count)") views in \"\(path)\" are \(formatNumber(length)) \(word) because "
          + "\"\(context.path(arranged[longest]))\" is: nothing outside gives \"\(path)\" a "
          + "\(axis.sizeName), and fillEqually adds \(formatNumber(waste)) pt to the others.",
        at: context.scene.views[Int(stack)].node.idSpan,
        help: "Use distribution: fill, or give \"\(path)\" a \(axis.sizeName).",
        views: [path, context.path(arranged[longest])]),
      views: [stack], repairs: [repair].compactMap { $0 })
  }
}
