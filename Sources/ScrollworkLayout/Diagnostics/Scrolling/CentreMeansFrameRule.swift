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
    let terms = constraints.flatMap { context.scene.constraints[$0].terms }
    let attributes = [LayoutAttribute.centerX, .centerY].filter { attribute in
      terms.contains { $0.item.index == view && $0.attribute == attribute }
    }
    let places = attributes.compactMap { attribute in
      context.extent(view, attribute.axis).map { extent in
        "\(formatNumber(extent.frame / 2)) from the content's \(attribute.axis.nearName), which is "
          + "\(formatNumber(extent.content)) \(attribute.axis.measure)"
      }
    }
    let names = context.scene.names(of: constraints)
    let attribute = attributes.first?.rawValue ?? LayoutAttribute.centerY.rawValue
    context.report(
      LayoutRules.centreMeansFrame.diagnostic(
        "In \(enumeration(names)) the centre of \"\(path)\" is that of its frame before it is "
          + "scrolled: \(enumeration(places)).",
        at: context.scene.constraints[constraints[0]].span,
        help: "Write \(path).content.\(attribute) for the middle of the content, "
          + "\(path).frame.\(attribute) for a view that stays in the middle of the screen.",
        views: [path], constraints: names),
      views: [view], constraints: constraints)
  }
}

extension Axis {
  /// `leading edge`, `top`.
  fileprivate var nearName: String { self == .horizontal ? "leading edge" : "top" }
}
