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
      relation = relation.turned
    }
    var text = sum(left) + " " + relation.rawValue + " " + sum(right)
    if right.isEmpty {
      text += formatNumber(constant)
    } else {
      text += offsetText(constant)
    }
    if constraint.priority < 1000 { text += " @" + formatNumber(constraint.priority) }
    return text
  }

  private func sum(_ terms: [ResolvedConstraint.Term]) -> String {
    terms.map { term in
      let factor = formatNumber(abs(term.coefficient))
      let name = self.name(term.item) + "." + term.attribute.rawValue
      return factor == "1" ? name : factor + " * " + name
    }.joined(separator: " + ")
  }

  func name(_ item: LayoutItem) -> String { scene.path(of: item) }
}

/// ` + 8`, ` - 8`, or nothing for what is printed as 0.
func offsetText(_ constant: Double) -> String {
  let number = formatNumber(abs(constant))
  return number == "0" ? "" : (constant > 0 ? " + " : " - ") + number
}
