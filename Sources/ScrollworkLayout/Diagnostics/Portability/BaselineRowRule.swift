internal import ScrollworkModel

/// SW505: a row whose height is one view's, while another on the same baseline is taller and sticks
/// out.
enum BaselineRowRule: LayoutRule {
  /// Two views on one baseline.
  private struct Pair {
    /// The one that the row is as high as.
    var small: Int32
    var tall: Int32
    var row: Int32
    /// Nil for a stack view's alignment.
    var constraint: Int?
  }

  static func check(_ context: inout RuleContext) {
    var pairs: [Pair] = []
    for (index, constraint) in context.scene.constraints.enumerated() {
      pairs += self.pairs(constraint, index, context)
    }
    for view in context.tables.views.indices where context.tables.views[view].type == .stackView {
      pairs += self.pairs(inStack: Int32(view), context)
    }
    var seen: Set<Int32> = []
    for pair in pairs where !seen.contains(pair.tall) {
      let above = excess(pair, .vertical, isAbove: true, context)
      let below = excess(pair, .vertical, isAbove: false, context)
      guard max(above, below) > 1, context.isVisible(pair.tall), context.isVisible(pair.small)
      else { continue }
      seen.insert(pair.tall)
      report(pair, above: above, below: below, &context)
    }
  }

  private static func pairs(
    _ constraint: ResolvedConstraint, _ index: Int, _ context: RuleContext
  ) -> [Pair] {
    guard constraint.relation == .equal, constraint.terms.count == 2,
      constraint.terms.allSatisfy({ term in
        term.item.kind == .view
          && (term.attribute == .firstBaseline || term.attribute == .lastBaseline)
      })
    else { return [] }
    let (a, b) = (constraint.terms[0].item.index, constraint.terms[1].item.index)
    let row = context.tables.views[Int(a)].parent
    // The screen is as high as it is, and a content area is there to be filled.
    guard a != b, row > 0, context.tables.views[Int(b)].parent == row,
      !context.tables.isScrollView(row)
    else { return [] }
    return [
      Pair(small: a, tall: b, row: row, constraint: index),
      Pair(small: b, tall: a, row: row, constraint: index),
    ]
  }

  private static func pairs(inStack stack: Int32, _ context: RuleContext) -> [Pair] {
    let attributes = context.scene.views[Int(stack)].node.stack
    guard attributes.axis == .horizontal,
      attributes.alignment == .firstBaseline || attributes.alignment == .lastBaseline
    else { return [] }
    let views = context.arrangedViews(of: stack)
    return views.dropFirst().map {
      Pair(small: views[0], tall: $0, row: stack, constraint: nil)
    }
  }

  /// By how many points the tall view sticks out where the small one ends at the row's edge; 0 where
  /// the small one doesn't.
  private static func excess(
    _ pair: Pair, _ axis: Axis, isAbove: Bool, _ context: RuleContext
  ) -> Double {
    func edge(_ view: Int32) -> Double {
      let span = context.tables.alignmentSpan(view, axis)
      let values = context.runner.values
      return isAbove
        ? -span.nearValue(at: values) : span.nearValue(at: values) + span.sizeValue(at: values)
    }
    guard abs(edge(pair.small) - edge(pair.row)) < 0.01 else { return 0 }
    return max(0, edge(pair.tall) - edge(pair.row))
  }

  private static func report(
    _ pair: Pair, above: Double, below: Double, _ context: inout RuleContext
  ) {
    let (tall, small, row) = (
      context.path(pair.tall), context.path(pair.small), context.path(pair.row)
    )
    var parts: [String] = []
    if above > 1 { parts.append("\(formatNumber(above)) pt above") }
    if below > 1 { parts.append("\(formatNumber(below)) pt below") }
    context.report(
      LayoutRules.baselineRow.diagnostic(
        "The height of \"\(row)\" is that of \"\(small)\"; \"\(tall)\" on the same baseline sticks "
          + "out by \(enumeration(parts)).",
        at: context.scene.views[Int(pair.tall)].node.idSpan,
        help: pair.constraint == nil
          ? "A stack view holds its first view inside: put the tallest first."
          : "Hold every view inside: \(tall).top >= \(row).top and \(tall).bottom <= \(row).bottom, "
            + "with >= and <= for \"\(small)\" too.",
        views: [row, small, tall],
        constraints: pair.constraint.map { [context.scene.name(of: $0)] } ?? []),
      views: [pair.row, pair.tall], constraints: pair.constraint.map { [$0] } ?? [],
      repairs: [repair(pair, above: above, below: below, context)].compactMap { $0 })
  }

  /// The row's edges tied to the taller view instead.
  private static func repair(
    _ pair: Pair, above: Double, below: Double, _ context: RuleContext
  ) -> RepairDraft? {
    var changed: [(index: Int, constraint: ResolvedConstraint)] = []
    for (attribute, excess) in [(LayoutAttribute.top, above), (.bottom, below)] where excess > 1 {
      guard
        let index = context.scene.constraints.firstIndex(where: { ties($0, attribute, pair) })
      else { return nil }
      var constraint = context.scene.constraints[index]
      for term in constraint.terms.indices
      where constraint.terms[term].item == LayoutItem(.view, pair.small) {
        constraint.terms[term].item = LayoutItem(.view, pair.tall)
      }
      changed.append((index, constraint))
    }
    return RepairWriter(context.scene).replacements(changed)
  }

  private static func ties(
    _ constraint: ResolvedConstraint, _ attribute: LayoutAttribute, _ pair: Pair
  ) -> Bool {
    constraint.relation == .equal && constraint.terms.count == 2
      && Set(constraint.terms.map(\.item))
        == [LayoutItem(.view, pair.small), LayoutItem(.view, pair.row)]
      && constraint.terms.allSatisfy { $0.attribute == attribute }
  }
}
