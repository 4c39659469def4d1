internal import ScrollworkModel

/// Constraints that set a size to a number.
enum FixedSizes {
  /// `label.height == 60`
  static func isFixedSize(_ constraint: ResolvedConstraint) -> Bool {
    constraint.relation == .equal && constraint.terms.count == 1
      && constraint.terms[0].attribute.isSize
  }

  /// The view, and its size in points, when a constraint sets it: one that is written, or `size`.
  static func fixedSize(
    _ source: ConstraintSource, _ scene: ResolvedScene
  ) -> (view: Int32, axis: Axis, size: Double)? {
    switch source.kind {
    case .size:
      let axis: Axis = source.detail == 0 ? .horizontal : .vertical
      return scene.views[Int(source.index)].node.size.map { (source.index, axis, $0[axis]) }
    case .written:
      let constraint = scene.constraints[Int(source.index)]
      guard isFixedSize(constraint), constraint.terms[0].item.kind == .view else { return nil }
      let term = constraint.terms[0]
      return (term.item.index, term.attribute.axis, constraint.constant / term.coefficient)
    default: return nil
    }
  }

  /// The number as the least size: `label.height >= 60`.
  static func loosened(
    _ index: Int, _ writer: RepairWriter, _ scene: ResolvedScene
  ) -> RepairDraft? {
    var changed = scene.constraints[index]
    changed.relation = changed.terms[0].coefficient > 0 ? .greaterThanOrEqual : .lessThanOrEqual
    return writer.replacement(
      of: index, with: changed, "write \(EquationText(scene: scene).text(changed)) instead")
  }
}
