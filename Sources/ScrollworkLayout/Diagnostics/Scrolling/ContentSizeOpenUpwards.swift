internal import ScrollworkModel

/// SW106: the content area has a least size and nothing that keeps it small.
enum ContentSizeOpenUpwards {
  /// Reports the area if that is so.
  static func report(
    _ area: OpenContentArea, _ pinned: LayoutItem, _ context: inout RuleContext
  ) -> Bool {
    guard let minimum = area.range.minimum, minimum > RelaxedConstraints.tolerance,
      let bound = lowerBound(of: pinned, area, context)
    else { return false }
    let path = context.path(area.scrollView)
    let name = context.scene.name(of: bound)
    let text = context.equations.text(context.scene.constraints[bound])
    let shown = name == text ? "\"\(name)\"" : "\(name) (\(text))"
    let equation = area.frameSize(area.item, priority: 50)
    let writer = RepairWriter(context.scene)
    let old = context.scene.constraints[bound]
    var draft = writer.addition(
      ResolvedConstraint(old.terms, .equal, old.constant, priority: 50))
    draft?.otherwise = [writer.addition(equation)].compactMap { $0?.showing(area.scrollView) }
    context.report(
      LayoutRules.contentSizeOpenUpwards.diagnostic(
        "\(shown) has no opponent: any content \(area.axis.sizeName) of \"\(path)\" from "
          + "\(formatNumber(minimum)) upwards is valid.",
        at: context.scene.constraints[bound].span,
        notes: context.scrollNotes(area.scrollView, area.axis),
        help: "Add \(context.equations.text(equation)).", views: [path], constraints: [name]),
      views: [area.scrollView], axis: area.axis,
      repairs: [draft].compactMap { $0?.showing(area.scrollView) })
    return true
  }

  /// A constraint that keeps the size of the content area, or of what is pinned to it, from below.
  private static func lowerBound(
    of pinned: LayoutItem, _ area: OpenContentArea, _ context: RuleContext
  ) -> Int? {
    context.scene.constraints.firstIndex { constraint in
      guard constraint.relation != .equal else { return false }
      return constraint.terms.contains { term in
        guard term.item == area.item || term.item == pinned,
          term.attribute == area.axis.sizeAttribute
        else { return false }
        return (term.coefficient > 0) == (constraint.relation == .greaterThanOrEqual)
      }
    }
  }
}
