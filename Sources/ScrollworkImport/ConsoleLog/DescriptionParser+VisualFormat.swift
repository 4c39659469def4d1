internal import ScrollworkModel

/// Visual format strings of one constraint: a size, or a distance between two edges.
extension DescriptionParser {
  /// A number or an item's size, with its relation.
  private struct Predicate {
    var relation = Relation.equal
    var constant = 0.0
    var item: LogItem?
  }

  mutating func readVisualFormat(isHorizontal: Bool) throws(LogError) {
    let near = isHorizontal ? "leading" : "top"
    let far = isHorizontal ? "trailing" : "bottom"
    skipSpaces()
    if take("|") {
      let distance = try connector()
      let item = try bracketed().item
      let parent = try enclosing(item)
      set(
        [term(item, near)], distance.relation, [term(parent, near)], constant: distance.constant)
      return
    }
    let (first, size) = try bracketed()
    if let size {
      let attribute = isHorizontal ? "width" : "height"
      set(
        [term(first, attribute)], size.relation, size.item.map { [term($0, attribute)] } ?? [],
        constant: size.constant)
      return
    }
    let distance = try connector()
    if take("|") {
      let parent = try enclosing(first)
      // The distance counts inwards.
      set(
        [term(first, far)], distance.relation.turned, [term(parent, far)],
        constant: -distance.constant)
      return
    }
    let second = try bracketed().item
    set([term(second, near)], distance.relation, [term(first, far)], constant: distance.constant)
  }

  private func term(_ item: LogItem, _ attribute: String) -> LoggedConstraint.Term {
    .init(item: item.key, attribute: attribute, coefficient: 1)
  }

  private mutating func set(
    _ left: [LoggedConstraint.Term], _ relation: Relation, _ right: [LoggedConstraint.Term],
    constant: Double
  ) {
    result.left = left
    result.relation = relation
    result.right = right
    result.constant = constant == 0 ? 0 : constant
  }

  private mutating func enclosing(_ child: LogItem) throws(LogError) -> LogItem {
    guard let superview else { throw error("the description doesn't say what | is") }
    result.parents.append((child.key, superview.key))
    return superview
  }

  /// `[UIView:0x7f]` or `[UIView:0x7f(>=44)]`.
  private mutating func bracketed() throws(LogError) -> (item: LogItem, size: Predicate?) {
    try expect("[")
    let item = try item()
    skipSpaces()
    var size: Predicate?
    if take("(") { size = try predicate() }
    try expect("]")
    return (item, size)
  }

  /// `-(8)-`, `-8-`, `-(NSSpace(8))-`, `-`, or nothing.
  private mutating func connector() throws(LogError) -> Predicate {
    skipSpaces()
    // Markdown makes something else of two hyphens round a number.
    guard take("-") || take("~~") else { return Predicate() }
    skipSpaces()
    if current == "[" || current == "|" { return Predicate(constant: 8) }
    let distance: Predicate
    if take("(") {
      distance = try predicate()
    } else {
      distance = Predicate(constant: try number())
    }
    skipSpaces()
    guard take("-") || take("~~") else { throw error("\"-\" is expected") }
    skipSpaces()
    return distance
  }

  /// What is in parentheses, and the closing one.
  private mutating func predicate() throws(LogError) -> Predicate {
    var result = Predicate(relation: relation() ?? .equal)
    skipSpaces()
    if let space = ["NSLayoutAnchorConstraintSpace(", "NSSpace("].first(where: { take($0) }) {
      _ = space
      result.constant = try number()
      try expect(")")
    } else if let scalar = current, "+-.0123456789".unicodeScalars.contains(scalar) {
      result.constant = try number()
    } else {
      result.item = try item()
    }
    try readPriority()
    try expect(")")
    return result
  }
}

extension Relation {
  /// The relation with its sides exchanged.
  var turned: Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
