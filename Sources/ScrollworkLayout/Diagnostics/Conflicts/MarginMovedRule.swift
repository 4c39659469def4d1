internal import ScrollworkModel

/// SW214: a margin or safe area in a contradiction that is larger here than elsewhere, because the
/// view reaches to an edge of the screen.
enum MarginMovedRule: LayoutRule {
  static func check(_ context: inout RuleContext) {
    for conflict in context.conflicts {
      var reported: Set<String> = []
      for member in conflict.members {
        guard let index = member.written else { continue }
        for term in context.scene.constraints[index].terms {
          guard let text = moved(term, context), reported.insert(text).inserted else { continue }
          context.report(
            conflict.facet(
              LayoutRules.marginMoved, text + ".", at: member.span,
              help: "Pin to the view's edge, or set insetsMarginsFromSafeArea: false; pin to the "
                + "edge or to the safe area, not to both.",
              views: [context.path(term.item.index)], constraints: [member.name]),
            views: conflict.views, constraints: [index])
        }
      }
    }
  }

  private static func moved(_ term: ResolvedConstraint.Term, _ context: RuleContext) -> String? {
    guard term.item.kind == .margins || term.item.kind == .safeArea, !term.attribute.isSize else {
      return nil
    }
    let view = Int(term.item.index)
    let insets = context.runner.builder.writer.insets
    let safe = edge(term.attribute, insets.safeArea[view], context)
    guard let safe, safe.amount > 0 else { return nil }
    let path = context.path(term.item.index)
    if term.item.kind == .safeArea {
      return
        "The \(safe.name) safe area of \"\(path)\" is \(formatNumber(safe.amount)) here, and 0 "
        + "away from the screen's edge"
    }
    guard context.scene.views[view].node.insetsMarginsFromSafeArea != false,
      let margin = edge(term.attribute, insets.margins[view], context),
      margin.amount > safe.amount - 1e-9
    else { return nil }
    return "The \(margin.name) margin of \"\(path)\" is \(formatNumber(margin.amount)) here, with "
      + "\(formatNumber(safe.amount)) of safe area in it, and "
      + "\(formatNumber(margin.amount - safe.amount)) away from the screen's edge"
  }

  private static func edge(
    _ attribute: LayoutAttribute, _ insets: EdgeInsets, _ context: RuleContext
  ) -> (name: String, amount: Double)? {
    let isMirrored = context.tables.isRightToLeft
    switch attribute {
    case .top: return ("top", insets.top)
    case .bottom: return ("bottom", insets.bottom)
    case .left: return ("left", insets.left)
    case .right: return ("right", insets.right)
    case .leading: return ("leading", isMirrored ? insets.right : insets.left)
    case .trailing: return ("trailing", isMirrored ? insets.left : insets.right)
    default: return nil
    }
  }
}
