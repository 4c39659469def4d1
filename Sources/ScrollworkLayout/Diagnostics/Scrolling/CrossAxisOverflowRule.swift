internal import ScrollworkModel

/// SW104: content that also scrolls in the direction in which it isn't meant to.
enum CrossAxisOverflowRule: LayoutRule {
  static func check(_ context: inout RuleContext) {
    for view in context.scrollViews {
      for axis in Axis.allCases {
        guard let overflow = CrossAxisOverflow(view, axis, &context) else { continue }
        report(overflow, &context)
      }
    }
  }

  private static func report(_ overflow: CrossAxisOverflow, _ context: inout RuleContext) {
    let extent = overflow.extent
    let axis = extent.axis
    let path = context.path(extent.view)
    let link = LinkText(context: context, axis: axis).text(overflow.link)
    let sideways = axis == .horizontal ? "sideways" : "up and down"
    let (frame, size) = ("\(path).frame.\(axis.sizeName)", axis.sizeName)
    var constraints: [Int] = []
    if let constraint = overflow.link.origin.constraint { constraints = [constraint] }
    let views = [context.path(extent.view), context.scene.path(of: overflow.link.item)]
    let amount = formatNumber(extent.excess)
    let drafts = ContentBound(
      extent: extent, chain: overflow.chain, link: overflow.link, graph: context.graph(axis)
    ).drafts(context.scene)
    func report(_ diagnostic: Diagnostic) {
      context.report(
        diagnostic, views: [extent.view] + overflow.link.item.viewIndexes, constraints: constraints,
        repairs: drafts)
    }
    report(
      LayoutRules.crossAxisOverflow.diagnostic(
        "The content of \"\(path)\" is \(amount) pt \(axis.comparative) than its frame "
          + "(\(formatNumber(extent.content)) in \(formatNumber(extent.frame))), so it also scrolls "
          + "\(sideways): the \(size) comes from \(link).",
        at: context.scene.views[Int(extent.view)].node.idSpan,
        notes: context.scrollNotes(extent.view, axis),
        help: "Make the content as \(axis.measure) as the frame: tie its \(size) to \(frame).",
        views: views, constraints: context.scene.names(of: constraints)))
    guard extent.excess <= 1 else { return }
    report(
      LayoutRules.rounding.diagnostic(
        "The content of \"\(path)\" is too \(axis.measure) by only \(amount) pt: a point was added, "
          + "or some of its numbers were rounded.",
        at: constraints.first.map { context.scene.constraints[$0].span }
          ?? context.scene.views[Int(extent.view)].node.idSpan,
        help: "Leave the point out, or round all of the numbers or none.",
        views: views, constraints: context.scene.names(of: constraints)))
  }
}

extension LayoutItem {
  /// The view, if it is one.
  var viewIndexes: [Int32] { kind == .view ? [index] : [] }
}
