internal import ScrollworkModel

/// Says why an attribute is open: what the scene's constraints say along its axis.
struct OpenReason {
  private let context: RuleContext

  private let byView: ConstraintsByView

  init(_ context: RuleContext, _ byView: ConstraintsByView) {
    self.context = context
    self.byView = byView
  }

  /// A phrase without a full stop: `no constraint says anything horizontal about "label"`.
  func text(for open: LayoutResult.Ambiguity) -> String {
    let axis = open.axis
    let own = candidates(open).filter { index in
      context.scene.constraints[index].terms.contains { isAbout($0, open) }
    }
    guard !own.isEmpty else {
      return "no constraint says anything \(axis.adjective) about \"\(open.item)\""
    }
    let equations = own.filter { context.scene.constraints[$0].relation == .equal }
    guard !equations.isEmpty else {
      return "only inequalities bound its \(open.attribute.rawValue): \(list(own))"
    }
    let others = followed(open, equations)
    if !others.isEmpty {
      return "its \(open.attribute.rawValue) follows \(enumeration(others)), which "
        + "\(others.count == 1 ? "is" : "are") open too"
    }
    let missing = open.isSize ? "its size" : "where it begins"
    return "along this axis there is only \(list(own)): nothing says \(missing)"
  }

  private func candidates(_ open: LayoutResult.Ambiguity) -> [Int] {
    if let view = open.view { return byView.about(view: view) }
    let guide = context.scene.guides.firstIndex { $0.path == open.item }
    return guide.map { byView.about(guide: Int32($0)) } ?? []
  }

  private func isAbout(_ term: ResolvedConstraint.Term, _ open: LayoutResult.Ambiguity) -> Bool {
    guard term.attribute.axis == open.axis, term.coefficient != 0 else { return false }
    guard let view = open.view else {
      return term.item.kind == .guide
        && context.scene.guides[Int(term.item.index)].path == open.item
    }
    return term.item == LayoutItem(.view, view)
  }

  /// The open views that the attribute is tied to.
  private func followed(_ open: LayoutResult.Ambiguity, _ equations: [Int]) -> [String] {
    var seen: [Int32] = []
    for index in equations {
      for term in context.scene.constraints[index].terms
      where term.item.kind == .view && term.item.index != open.view && term.item.index > 0 {
        let view = term.item.index
        if context.open.contains(view, open.axis), !seen.contains(view) { seen.append(view) }
      }
    }
    return seen.prefix(3).map { "\"\(context.path($0))\"" }
  }

  private func list(_ constraints: [Int]) -> String {
    let shown = constraints.prefix(3).map {
      context.equations.text(context.scene.constraints[$0])
    }
    let rest = constraints.count - shown.count
    return enumeration(shown + (rest > 0 ? ["\(rest) more"] : []))
  }
}
