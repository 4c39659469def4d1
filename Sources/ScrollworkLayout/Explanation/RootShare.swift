internal import ScrollworkModel

/// What the root's edges, which are fixed, add to a constraint.
enum RootShare {
  /// The sum of the root's terms of a constraint's left side less its right side, in points.
  static func share(
    of constraint: ResolvedConstraint, _ writer: TermWriter, along axis: Axis? = nil
  ) -> Double {
    let isMirrored =
      writer.tables.isRightToLeft && constraint.terms.contains { $0.attribute.isDirectional }
    var form = LinearForm()
    for term in constraint.terms
    where term.item.index == 0 && term.item.kind != .guide
      && (axis == nil || term.attribute.axis == axis)
    {
      writer.append(
        term.coefficient, term.attribute, of: term.item, isMirrored: isMirrored, to: &form)
    }
    return form.constant
  }
}
