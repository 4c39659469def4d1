internal import ScrollworkModel
internal import ScrollworkSolver

extension Relation {
  var comparison: Comparison {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension SystemBuilder {
  /// Writes one of the scene's constraints.
  ///
  /// - Returns: whether its constant depends on insets.
  mutating func addWritten(_ index: Int) -> Bool {
    writer.write(scene.constraints[index], to: &form)
    let isDynamic = form.dependsOnInsets
    commit(
      scene.constraints[index].relation.comparison, scene.constraints[index].constant,
      priority: scene.constraints[index].priority, ConstraintSource(.written, Int32(index)))
    return isDynamic
  }
}

extension TermWriter {
  /// Writes the left side minus the right side of a constraint.
  ///
  /// In right-to-left layouts a constraint with a leading or trailing edge counts its horizontal
  /// locations from right to left, which turns its constant and its inequality round. Where the
  /// locations' coefficients don't cancel out, locations are taken in the coordinates of the view
  /// that owns the constraint, as multipliers of UIKit's constraints do.
  func write(_ constraint: ResolvedConstraint, to form: inout LinearForm) {
    var isMirrored = false
    if tables.isRightToLeft {
      isMirrored = constraint.terms.contains { $0.attribute.isDirectional }
    }
    var horizontal = 0.0
    var vertical = 0.0
    for term in constraint.terms where term.coefficient != 0 {
      if !term.attribute.isSize {
        if term.attribute.axis == .horizontal {
          horizontal += term.coefficient
        } else {
          vertical += term.coefficient
        }
      }
      append(
        term.coefficient, term.attribute, of: term.item,
        readsContent: readsContent(term.item, in: constraint), isMirrored: isMirrored, to: &form)
    }
    let tolerance = 1e-12
    guard abs(horizontal) > tolerance || abs(vertical) > tolerance else { return }
    let owner = constraint.owner ?? owner(of: constraint)
    if abs(vertical) > tolerance { appendOrigin(-vertical, of: owner, .vertical, to: &form) }
    if abs(horizontal) > tolerance {
      if isMirrored {
        appendFarEnd(horizontal, of: owner, .horizontal, to: &form)
      } else {
        appendOrigin(-horizontal, of: owner, .horizontal, to: &form)
      }
    }
  }

  /// Whether an item's edges are those of a scroll view's content area: another item of the
  /// constraint is inside the scroll view.
  func readsContent(_ item: LayoutItem, in constraint: ResolvedConstraint) -> Bool {
    guard item.kind == .view || item.kind == .margins, tables.isScrollView(item.index) else {
      return false
    }
    return constraint.terms.contains { isInside($0.item, item.index) }
  }

  private func isInside(_ item: LayoutItem, _ scrollView: Int32) -> Bool {
    if item.kind == .guide {
      let owner = guideOwners[Int(item.index)]
      return owner == scrollView || tables.isDescendant(owner, of: scrollView)
    }
    return item.index != scrollView && tables.isDescendant(item.index, of: scrollView)
  }

  /// The nearest view above all items, or the superview when there is but one view.
  private func owner(of constraint: ResolvedConstraint) -> Int32 {
    var common: Int32 = -1
    var isOneView = true
    for term in constraint.terms where term.coefficient != 0 {
      let view = term.item.kind == .guide ? guideOwners[Int(term.item.index)] : term.item.index
      isOneView = isOneView && term.item.kind == .view && (common < 0 || common == view)
      common = common < 0 ? view : tables.commonAncestor(common, view)
    }
    guard common >= 0 else { return 0 }
    return isOneView ? max(0, tables.views[Int(common)].parent) : common
  }
}
