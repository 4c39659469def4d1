internal import ScrollworkModel

/// SW213: an aspect ratio in a contradiction about both dimensions.
enum AspectOverdeterminedRule: LayoutRule {
  static func check(_ context: inout RuleContext) {
    for conflict in context.conflicts {
      guard let (ratio, index, item) = ratio(in: conflict, context) else { continue }
      context.report(
        conflict.facet(
          LayoutRules.aspectOverdetermined,
          "\"\(context.scene.path(of: item))\" has an aspect ratio, \(ratio.description), and its "
            + "width and its height are both settled by other constraints.",
          at: ratio.span,
          help: "Keep two of the three: leave out the ratio, or let one dimension "
            + "follow from it.",
          views: [context.scene.path(of: item)], constraints: [ratio.name]),
        views: conflict.views, constraints: [index])
    }
  }

  /// A constraint between width and height of one item.
  private static func ratio(
    in conflict: ConflictFacts, _ context: RuleContext
  ) -> (ConflictFacts.Member, Int, LayoutItem)? {
    guard conflict.members.count > 2 else { return nil }
    for member in conflict.members {
      guard let index = member.written else { continue }
      let terms = context.scene.constraints[index].terms
      if terms.count == 2, terms[0].item == terms[1].item, terms[0].attribute.isSize,
        terms[1].attribute.isSize, terms[0].attribute != terms[1].attribute
      {
        return (member, index, terms[0].item)
      }
    }
    return nil
  }
}
