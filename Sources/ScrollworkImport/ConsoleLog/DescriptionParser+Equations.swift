internal import ScrollworkModel

/// Equations, also of differences of anchors: `(a.leading - b.leading) == 0.5*(c.leading - …)`.
extension DescriptionParser {
  /// A sum of attributes and a number.
  private struct Sum {
    var terms: [LoggedConstraint.Term] = []
    var constant = 0.0

    mutating func add(_ other: Sum, factor: Double) {
      for term in other.terms {
        var term = term
        term.coefficient *= factor
        terms.append(term)
      }
      constant += factor * other.constant
    }
  }

  mutating func readEquation() throws(LogError) {
    let left = try sum(depth: 0)
    skipSpaces()
    guard let relation = relation() else { throw error("==, <= or >= is expected") }
    let right = try sum(depth: 0)
    guard !left.terms.isEmpty || !right.terms.isEmpty else {
      throw error("the equation names no view")
    }
    result.left = left.terms
    result.relation = relation
    result.right = right.terms
    result.constant = right.constant - left.constant
    // A mask's second view is the one round the first.
    if result.isMask, left.terms.count == 1, right.terms.count == 1 {
      result.parents.append((left.terms[0].item, right.terms[0].item))
    }
  }

  mutating func relation() -> Relation? {
    skipSpaces()
    if take("==") { return .equal }
    if take("<=") { return .lessThanOrEqual }
    if take(">=") { return .greaterThanOrEqual }
    return nil
  }

  private mutating func sum(depth: Int) throws(LogError) -> Sum {
    var result = Sum()
    var isFirst = true
    while true {
      skipSpaces()
      var factor = 1.0
      if take("-") {
        factor = -1
      } else if !take("+"), !isFirst {
        return result
      }
      result.add(try product(depth: depth), factor: factor)
      isFirst = false
    }
  }

  private mutating func product(depth: Int) throws(LogError) -> Sum {
    var result = try operand(depth: depth)
    skipSpaces()
    while take("*") {
      let other = try operand(depth: depth)
      var scaled = Sum()
      if other.terms.isEmpty {
        scaled.add(result, factor: other.constant)
      } else if result.terms.isEmpty {
        scaled.add(other, factor: result.constant)
      } else {
        throw error("two attributes are multiplied with each other")
      }
      result = scaled
      skipSpaces()
    }
    return result
  }

  private mutating func operand(depth: Int) throws(LogError) -> Sum {
    skipSpaces()
    if take("(") {
      guard depth < 16 else { throw error("parentheses are nested too deep") }
      let inner = try sum(depth: depth + 1)
      try expect(")")
      return inner
    }
    if let scalar = current, scalar == "." || ("0"..."9").contains(scalar) {
      return Sum(constant: try number())
    }
    let item = try item()
    let attribute = try attribute()
    return Sum(terms: [.init(item: item.key, attribute: attribute, coefficient: 1)])
  }
}
