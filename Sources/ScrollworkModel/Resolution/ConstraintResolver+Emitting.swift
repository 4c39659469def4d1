extension ConstraintResolver {
  /// A constraint on its way: the left side's terms, then the right side's with their signs.
  struct Draft {
    var terms: [ResolvedConstraint.Term]
    /// How many of the terms stand on the left.
    var leftCount: Int
    var relation: Relation
    /// The right constant minus the left one.
    var constant: Double
    var priority: Double
    var suffix: String
    /// What the message about a senseless comparison points at, in bytes of the text.
    var range: Range<Int>

    /// Exchanges the sides: `44 <= a.height` is `a.height >= 44`.
    mutating func turn() {
      for index in terms.indices { terms[index].coefficient = -terms[index].coefficient }
      constant = -constant
      relation = relation.turned
    }
  }

  /// Checks a constraint, brings it into its usual form, and adds it.
  mutating func emit(
    _ draft: consuming Draft, _ scanner: TextScanner, _ current: Current
  ) throws(LanguageError) {
    if draft.leftCount == 0 { draft.turn() }
    if !isMerged(draft.terms) { draft.terms = merged(draft.terms) }
    guard draft.constant.isFinite, draft.terms.allSatisfy(\.coefficient.isFinite) else {
      throw scanner.error("The constraint's numbers are too large.", at: draft.range)
    }
    guard !draft.terms.isEmpty else {
      try nothingLeft(draft, scanner, current)
      return
    }
    var isRelative = false
    if draft.terms.count > 1 || !draft.terms[0].attribute.isSize {
      isRelative = try completePosition(&draft, scanner)
    }
    constraints.append(
      ResolvedConstraint(
        terms: draft.terms, relation: draft.relation, constant: draft.constant,
        priority: draft.priority,
        origin: current.origin, owner: current.owner, declaration: current.index,
        suffix: draft.suffix, span: current.span, allow: current.allow,
        isRelativeToParent: isRelative))
  }

  /// Whether no attribute is there twice and no coefficient is 0.
  private func isMerged(_ terms: [ResolvedConstraint.Term]) -> Bool {
    for index in terms.indices {
      if terms[index].coefficient == 0 { return false }
      for other in 0..<index
      where terms[other].item == terms[index].item
        && terms[other].attribute == terms[index].attribute
      {
        return false
      }
    }
    return true
  }

  /// Terms of the same attribute added up, and those left out that cancel.
  private func merged(_ terms: [ResolvedConstraint.Term]) -> [ResolvedConstraint.Term] {
    var result: [ResolvedConstraint.Term] = []
    result.reserveCapacity(terms.count)
    for term in terms {
      if let index = result.firstIndex(where: {
        $0.item == term.item && $0.attribute == term.attribute
      }) {
        result[index].coefficient += term.coefficient
      } else {
        result.append(term)
      }
    }
    if result.contains(where: { $0.coefficient == 0 }) { result.removeAll { $0.coefficient == 0 } }
    return result
  }

  private mutating func nothingLeft(
    _ draft: Draft, _ scanner: TextScanner, _ current: Current
  ) throws(LanguageError) {
    let holds =
      switch draft.relation {
      case .equal: draft.constant == 0
      case .lessThanOrEqual: draft.constant >= 0
      case .greaterThanOrEqual: draft.constant <= 0
      }
    guard holds else {
      throw scanner.error(
        "The attributes cancel, and 0 \(draft.relation.rawValue) \(formatNumber(draft.constant)) "
          + "never holds.",
        at: draft.range, help: "Name another view on one side.", rule: LanguageRules.neverHolds)
    }
    warn(
      LanguageRules.saysNothing,
      "The attributes cancel: the constraint holds whatever the layout is.",
      "Leave it out, or name another view on one side.", in: current)
  }

  /// Checks that the positions in a constraint can be compared. Positions that no other item is
  /// set against are counted from their parent's edge: `a.top == 20` is `a.top == parent.top + 20`.
  ///
  /// Returns whether the parent was added.
  private func completePosition(
    _ draft: inout Draft, _ scanner: TextScanner
  ) throws(LanguageError) -> Bool {
    var sums = (horizontal: 0.0, vertical: 0.0)
    var isLocated = (horizontal: false, vertical: false)
    for term in draft.terms where !term.attribute.isSize {
      if term.attribute.axis == .horizontal {
        sums.horizontal += term.coefficient
        isLocated.horizontal = true
      } else {
        sums.vertical += term.coefficient
        isLocated.vertical = true
      }
    }
    // Differences of positions are lengths, which compare with anything; a hundredth of a
    // thousandth absorbs factors written as decimals.
    let isOpen = (
      horizontal: abs(sums.horizontal) > 1e-9, vertical: abs(sums.vertical) > 1e-9
    )
    if isLocated.horizontal && isLocated.vertical && (isOpen.horizontal || isOpen.vertical) {
      throw incomparable(draft, scanner)
    }
    guard isOpen.horizontal || isOpen.vertical else { return false }
    let axis: Axis = isOpen.horizontal ? .horizontal : .vertical
    let located = draft.terms.filter { !$0.attribute.isSize }
    guard let item = located.first?.item, located.allSatisfy({ $0.item == item }),
      let parent = parentItem(of: item)
    else { return false }
    let isDirectional = located.allSatisfy(\.attribute.isDirectional)
    let edge: LayoutAttribute = axis == .vertical ? .top : isDirectional ? .leading : .left
    draft.terms.append(
      ResolvedConstraint.Term(
        item: parent, attribute: edge,
        coefficient: -(axis == .horizontal ? sums.horizontal : sums.vertical)))
    return true
  }

  /// What positions without a partner are counted from; nil for the root and for rectangles that
  /// are the origin themselves.
  private func parentItem(of item: LayoutItem) -> LayoutItem? {
    switch item.kind {
    case .view:
      guard let parent = resolver.views[Int(item.index)].parent else { return nil }
      let isScrollView = resolver.views[Int(parent)].node.type == .scrollView
      return LayoutItem(isScrollView ? .contentGuide : .view, parent)
    case .guide: return LayoutItem(.view, resolver.owner(of: item))
    case .safeArea, .margins, .readable, .keyboard: return LayoutItem(.view, item.index)
    case .contentGuide, .frameGuide: return nil
    }
  }

  private func incomparable(
    _ draft: Draft, _ scanner: TextScanner
  ) -> LanguageError {
    let horizontal = draft.terms.first { !$0.attribute.isSize && $0.attribute.axis == .horizontal }
    let vertical = draft.terms.first { !$0.attribute.isSize && $0.attribute.axis == .vertical }
    let a = horizontal?.attribute.rawValue ?? ""
    let b = vertical?.attribute.rawValue ?? ""
    return scanner.error(
      "\(a) is a horizontal position and \(b) a vertical one; they can't be compared.",
      at: draft.range, help: "Compare positions of one axis, or sizes.",
      rule: LanguageRules.incomparable)
  }
}
