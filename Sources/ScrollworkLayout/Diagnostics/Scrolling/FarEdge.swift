internal import ScrollworkModel

/// A constraint between the far edge of a view and the same edge of a view or content area around
/// it, with a constant.
struct FarEdge {
  /// Counted in the scene's constraints.
  let constraint: Int
  let inner: ResolvedConstraint.Term
  let outer: ResolvedConstraint.Term
  /// The constant, counted from the outer edge outwards, in points.
  let outward: Double
  /// How the inner edge compares with the outer edge + `outward`.
  let relation: Relation

  var attribute: LayoutAttribute { inner.attribute }

  /// - Parameter index: Of `equation` in the scene's constraints.
  init?(_ index: Int, _ equation: ResolvedConstraint, _ tables: SceneTables) {
    let terms = equation.terms
    guard terms.count == 2, equation.constant != 0,
      terms[0].attribute == terms[1].attribute, terms[0].coefficient == -terms[1].coefficient,
      terms[0].attribute.place(isRightToLeft: tables.isRightToLeft) == .far
    else { return nil }
    let isFirstInside = Self.isInside(terms[0].item, terms[1].item, tables)
    guard isFirstInside || Self.isInside(terms[1].item, terms[0].item, tables) else { return nil }
    constraint = index
    inner = isFirstInside ? terms[0] : terms[1]
    outer = isFirstInside ? terms[1] : terms[0]
    // A left edge is far where lines begin at the right, and outwards is to the left.
    let sign = inner.attribute == .left ? -1.0 : 1.0
    outward = sign * equation.constant / inner.coefficient
    let isTurned = (inner.coefficient < 0) != (sign < 0)
    relation = isTurned ? equation.relation.turned : equation.relation
  }

  /// The edge has to be outside, or an inset is written as one that it may not exceed.
  var pointsOutwards: Bool {
    switch relation {
    case .equal: outward > 0
    case .greaterThanOrEqual: outward < 0
    case .lessThanOrEqual: false
    }
  }

  private static func isInside(
    _ inner: LayoutItem, _ outer: LayoutItem, _ tables: SceneTables
  ) -> Bool {
    guard inner.kind == .view, outer.kind == .view || outer.kind == .contentGuide else {
      return false
    }
    return tables.isDescendant(inner.index, of: outer.index)
  }
}
