internal import ScrollworkModel
internal import ScrollworkSolver

/// Chooses the constraint of a contradictory set to go on without.
///
/// Never a host's unless all are; then the most suspect kind first: autoresizing, an attribute
/// constrained twice, a fixed size between pinned edges, a far edge that points outwards, the rest.
/// Among equals a written one before a generated one, and the last in the document.
struct SuspectRanking {
  enum Suspicion: Int {
    case autoresizing, duplicateAttribute, fixedSizeBetweenPins, outwardFarEdge, other, host
  }

  private let scene: ResolvedScene
  private let tables: SceneTables
  private let sources: [ConstraintSource]

  init(_ builder: SystemBuilder) {
    scene = builder.scene
    tables = builder.tables
    sources = builder.sources
  }

  /// The constraint to leave out; nil for an empty set.
  func victim(of constraints: [ConstraintID]) -> ConstraintID? {
    var best: ConstraintID?
    var bestKey = (Int.max, Int.max)
    // Ids grow in document order, so of equals the last one wins.
    for constraint in constraints {
      let suspicion = suspicion(of: constraint, in: constraints)
      let isAuthors = source(constraint).isAuthors(in: scene)
      let key = (suspicion.rawValue, isAuthors ? 0 : 1)
      if key <= bestKey {
        best = constraint
        bestKey = key
      }
    }
    return best
  }

  func suspicion(of constraint: ConstraintID, in set: [ConstraintID]) -> Suspicion {
    let source = source(constraint)
    switch source.origin(in: scene) {
    case .host: return .host
    case .autoresizing: return .autoresizing
    default: break
    }
    guard source.isAuthors(in: scene) else { return .other }
    let written = scene.constraints[Int(source.index)]
    if hasDuplicate(written, source.index, in: set) { return .duplicateAttribute }
    if let fixed = fixedSize(written), isPinned(fixed.item, fixed.attribute.axis, in: set) {
      return .fixedSizeBetweenPins
    }
    if pointsOutwards(written) { return .outwardFarEdge }
    return .other
  }

  private func source(_ constraint: ConstraintID) -> ConstraintSource {
    sources[Int(constraint.index)]
  }

  /// Another constraint of the set equates the same attributes.
  private func hasDuplicate(
    _ constraint: ResolvedConstraint, _ index: Int32, in set: [ConstraintID]
  ) -> Bool {
    guard constraint.relation == .equal else { return false }
    for other in set {
      let source = source(other)
      guard source.kind == .written, source.index != index else { continue }
      let candidate = scene.constraints[Int(source.index)]
      if candidate.relation == .equal && candidate.terms == constraint.terms { return true }
    }
    return false
  }

  /// The size that a constraint sets to a constant.
  private func fixedSize(_ constraint: ResolvedConstraint) -> ResolvedConstraint.Term? {
    guard constraint.relation == .equal, constraint.terms.count == 1,
      constraint.terms[0].attribute.isSize
    else { return nil }
    return constraint.terms[0]
  }

  /// The set pins both edges of an item along an axis to something that isn't inside it.
  private func isPinned(_ item: LayoutItem, _ axis: Axis, in set: [ConstraintID]) -> Bool {
    var hasNear = false
    var hasFar = false
    for other in set {
      let source = source(other)
      guard source.kind == .written else { continue }
      let terms = scene.constraints[Int(source.index)].terms
      guard let edge = terms.first(where: { $0.item == item && $0.attribute.axis == axis }),
        terms.contains(where: { $0.item != item && !isInside($0.item, item) })
      else { continue }
      switch edge.attribute {
      case .left, .leading, .top: hasNear = true
      case .right, .trailing, .bottom: hasFar = true
      case .width, .height, .centerX, .centerY, .firstBaseline, .lastBaseline: break
      }
    }
    return hasNear && hasFar
  }

  private func isInside(_ inner: LayoutItem, _ outer: LayoutItem) -> Bool {
    guard outer.kind == .view else { return false }
    let view = ConstraintItems.view(of: inner, in: scene)
    return view == outer.index || tables.isDescendant(view, of: outer.index)
  }

  /// A far edge that is held a distance outside the same edge of a view above.
  func pointsOutwards(_ constraint: ResolvedConstraint) -> Bool {
    guard constraint.terms.count == 2, constraint.relation == .equal else { return false }
    let (a, b) = (constraint.terms[0], constraint.terms[1])
    guard a.attribute == b.attribute, a.coefficient == -b.coefficient,
      a.attribute == .right || a.attribute == .trailing || a.attribute == .bottom,
      a.item.kind != .guide, b.item.kind != .guide
    else { return false }
    if tables.isDescendant(a.item.index, of: b.item.index) {
      return constraint.constant / a.coefficient > 0
    }
    if tables.isDescendant(b.item.index, of: a.item.index) {
      return constraint.constant / b.coefficient > 0
    }
    return false
  }
}
