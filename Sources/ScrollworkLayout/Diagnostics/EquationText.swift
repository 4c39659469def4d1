internal import ScrollworkModel

/// Writes a resolved constraint as an equation, as a scene would.
struct EquationText {
  let scene: ResolvedScene

  /// `label.leading == prompt.leading + 37`
  func text(_ constraint: ResolvedConstraint) -> String {
    var left = constraint.terms.filter { $0.coefficient > 0 }
    var right = constraint.terms.filter { $0.coefficient < 0 }
    var relation = constraint.relation
    var constant = constraint.constant
    if left.isEmpty {
      swap(&left, &right)
      constant = -constant
      switch relation {
      case .equal: break
      case .lessThanOrEqual: relation = .greaterThanOrEqual
      case .greaterThanOrEqual: relation = .lessThanOrEqual
      }
    }
    var text = sum(left) + " " + relation.rawValue + " " + sum(right)
    if right.isEmpty {
      text += formatNumber(constant)
    } else if constant != 0 {
      text += constant > 0 ? " + " : " - "
      text += formatNumber(abs(constant))
    }
    if constraint.priority < 1000 { text += " @" + formatNumber(constraint.priority) }
    return text
  }

  private func sum(_ terms: [ResolvedConstraint.Term]) -> String {
    terms.map { term in
      let factor = abs(term.coefficient)
      let name = self.name(term.item) + "." + term.attribute.rawValue
      return factor == 1 ? name : formatNumber(factor) + " * " + name
    }.joined(separator: " + ")
  }

  func name(_ item: LayoutItem) -> String { scene.path(of: item) }
}
