internal import ScrollworkModel

/// SW114: centres of scroll views in constraints with what is inside them.
enum CentreMeansFrameRule: LayoutRule {
  static func check(_ context: inout RuleContext) {
    var found: [Int32: [Int]] = [:]
    for (index, constraint) in context.scene.constraints.enumerated() {
      for term in constraint.terms
      where term.attribute == .centerX || term.attribute == .centerY {
        guard context.runner.builder.writer.readsContent(term.item, in: constraint),
          let extent = context.extent(term.item.index, term.attribute.axis), !extent.isFilling
        else { continue }
        found[term.item.index, default: []].append(index)
      }
    }
    for view in found.keys.sorted() { report(view, found[view] ?? [], &context) }
  }

  private static func report(
    _ view: Int32, _ constraints: [Int], _ context: inout RuleContext
  ) {
    let path = context.path(view)
    let axes = Set(
      constraints.flatMap { index in
        context.scene.constraints[index].terms
          .filter {
            $0.item.index == view && ($0.attribute == .centerX || $0.attribute == .centerY)
          }
          .map(\.attribute.axis)
      })
    let sizes = Axis.allCases.filter(axes.contains).compactMap { axis in
      context.extent(view, axis).map { extent in
        "\(formatNumber(extent.frame / 2)) of \(formatNumber(extent.frame)) "
          + "(content \(axis.sizeName) \(formatNumber(extent.content)))"
      }
    }
    let names = context.scene.names(of: constraints)
    context.report(
      LayoutRules.centreMeansFrame.diagnostic(
        "In \(enumeration(names)) the centre of \"\(path)\" is that of its frame, not of the "
          + "content: \(enumeration(sizes)).",
        at: context.scene.constraints[constraints[0]].span,
        help: "Name the rectangle: \(path).frame or \(path).content.", views: [path],
        constraints: names),
      views: [view], constraints: constraints)
  }
}
