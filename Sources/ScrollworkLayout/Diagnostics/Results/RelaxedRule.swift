internal import ScrollworkModel

/// SW401: optional constraints of the scene that aren't met where that is a surprise.
///
/// A wish that loses to what must hold, to a content or to a stronger wish does what it is there for.
/// Two others are worth a remark: one stronger than contents are, which was to hold unless a host says
/// otherwise, and one that loses to one no stronger, or to a hugging, which nobody wrote.
enum RelaxedRule: LayoutRule {
  /// Errors that nobody would see, in points.
  private static let tolerance = 0.01

  static func check(_ context: inout RuleContext) {
    // Copies are written once, and one of them speaks for all.
    var worst: [SourceSpan: RelaxedConstraint] = [:]
    var counts: [SourceSpan: Int] = [:]
    var order: [RelaxedConstraint] = []
    for relaxed in context.relaxed
    where isCandidate(relaxed, context) && isSurprise(relaxed, &context) {
      let span = context.scene.constraints[Int(relaxed.source.index)].span
      if span.isNone {
        order.append(relaxed)
        continue
      }
      if counts[span] == nil { order.append(relaxed) }
      counts[span, default: 0] += 1
      if relaxed.error > worst[span]?.error ?? 0 { worst[span] = relaxed }
    }
    for first in order {
      let span = context.scene.constraints[Int(first.source.index)].span
      report(worst[span] ?? first, others: (counts[span] ?? 1) - 1, &context)
    }
  }

  private static func isCandidate(_ relaxed: RelaxedConstraint, _ context: RuleContext) -> Bool {
    guard relaxed.source.kind == .written, relaxed.error > tolerance else { return false }
    let constraint = context.scene.constraints[Int(relaxed.source.index)]
    // What a host wishes for isn't the scene's, and a tie has a finding of its own.
    return constraint.origin == .author
      && constraint.terms.allSatisfy { term in
        let view = ConstraintItems.view(of: term.item, in: context.scene)
        return context.isVisible(view)
          && !(term.item.kind == .view && context.open.contains(view, term.attribute.axis))
      }
  }

  private static func isSurprise(
    _ relaxed: RelaxedConstraint, _ context: inout RuleContext
  ) -> Bool {
    let causes = context.causes.causes(of: relaxed)
    if relaxed.priority > 750 {
      return !causes.contains { $0.source.origin(in: context.scene) == .host }
    }
    return CauseList(causes, context.scene).weakest.map {
      $0.source.kind == .hugging
        || $0.source.kind == .written && $0.priority <= relaxed.priority
    } ?? false
  }

  private static func report(
    _ relaxed: RelaxedConstraint, others: Int, _ context: inout RuleContext
  ) {
    let index = Int(relaxed.source.index)
    let constraint = context.scene.constraints[index]
    let causes = CauseList(context.causes.causes(of: relaxed), context.scene)
    let writer = RepairWriter(context.scene)
    let name = context.scene.name(of: index)
    var message = writer.shown(index)
    if !name.contains("@") { message += " (priority \(formatNumber(relaxed.priority)))" }
    message += " is off by \(formatNumber(relaxed.error)) pt"
    if !causes.isEmpty { message += " because of \(causes.text)" }
    if others > 0 {
      message += "; \(others) more from the same text \(others == 1 ? "is" : "are") off as well"
    }
    var help = "If that is meant, write allow: [\(LayoutRules.relaxed.code)]"
    var repairs: [RepairDraft] = []
    if let weakest = causes.weakest, weakest.priority < 999 {
      let limit = formatNumber(weakest.priority)
      help +=
        weakest.source.kind == .compression
        ? "; with a priority above \(limit) it would cut \"\(context.path(weakest.source.index))\""
        : "; if it matters more than \(context.names.name(weakest.source)), give it a priority "
          + "above \(limit)"
      let above = weakest.priority.rounded(.down) + 1
      if let repair = writer.priority(of: index, above) { repairs.append(repair) }
    }
    let views = constraint.terms.map { ConstraintItems.view(of: $0.item, in: context.scene) }
    context.report(
      LayoutRules.relaxed.diagnostic(
        message + ".", at: constraint.span, notes: causes.notes, help: help + ".",
        views: unique(views).filter { $0 > 0 }.map(context.path), constraints: [name]),
      views: views, constraints: [index], repairs: repairs)
  }
}
