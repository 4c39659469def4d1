/// What `NSLayoutConstraint` can't say, or throws on. It is solved all the same, and in the `uikit`
/// dialect reported.
extension ConstraintResolver {
  /// - Parameters:
  ///   - terms: As written, without a parent's edge that was added.
  ///   - parent: The term that was added to a position without a second item.
  mutating func checkSayable(
    _ terms: [ResolvedConstraint.Term], _ parent: ResolvedConstraint.Term?, _ draft: Draft,
    _ current: Current
  ) {
    guard scene.dialect == .uikit else { return }
    if terms.count > 2 {
      warn(
        LanguageRules.severalItems,
        "NSLayoutConstraint has one item on each side, and this constraint has \(terms.count) in "
          + "all.",
        "Tie them one after the other, or to a layout guide, or write dialect: linear.",
        in: current, once: true)
    } else if terms.contains(where: \.attribute.isSize),
      terms.contains(where: { !$0.attribute.isSize })
    {
      warn(
        LanguageRules.uikitThrows,
        "NSLayoutConstraint throws on a size compared with a position.",
        "Compare sizes with sizes and positions with positions, or write dialect: linear.",
        in: current, once: true)
    } else if let parent {
      warnOfLonePosition(terms, parent, draft, current)
    } else if terms.contains(where: \.attribute.isDirectional),
      terms.contains(where: { $0.attribute == .left || $0.attribute == .right })
    {
      warn(
        LanguageRules.uikitThrows,
        "NSLayoutConstraint throws on leading or trailing compared with left or right.",
        "Write leading and trailing on both sides, or left and right.", in: current, once: true)
    }
  }

  private mutating func warnOfLonePosition(
    _ terms: [ResolvedConstraint.Term], _ parent: ResolvedConstraint.Term, _ draft: Draft,
    _ current: Current
  ) {
    let edge = "\(path(parent.item)).\(parent.attribute.rawValue)"
    let equation = equation(terms, edge, draft)
    var repairs: [Repair] = []
    // Inside copies other names hold.
    if let equation, draft.suffix.isEmpty, current.place.scope <= 0, !current.span.isNone {
      repairs = [
        Repair(
          "write \(equation) instead", [.replaceConstraint(at: current.span, with: [equation])])
      ]
    }
    warn(
      LanguageRules.uikitThrows,
      "NSLayoutConstraint throws on a position without a second item; it is counted from \(edge).",
      equation.map { "Write \($0), or dialect: linear." }
        ?? "Name the second item, or write dialect: linear.",
      repairs: repairs, in: current, once: true)
  }

  /// The same with its second item; nil when there is more in it than a position and a number.
  private func equation(
    _ terms: [ResolvedConstraint.Term], _ edge: String, _ draft: Draft
  ) -> String? {
    guard terms.count == 1, terms[0].coefficient == 1 else { return nil }
    let relation = draft.leftCount == 0 ? draft.relation.turned : draft.relation
    let constant = draft.leftCount == 0 ? -draft.constant : draft.constant
    let offset = formatNumber(abs(constant))
    var text = "\(path(terms[0].item)).\(terms[0].attribute.rawValue) \(relation.rawValue) \(edge)"
    if offset != "0" { text += constant > 0 ? " + \(offset)" : " - \(offset)" }
    if draft.priority < 1000 { text += " @\(formatNumber(draft.priority))" }
    return text
  }

  private func path(_ item: LayoutItem) -> String {
    switch item.kind {
    case .view: resolver.views[Int(item.index)].path
    case .guide: resolver.guides[Int(item.index)].path
    case .contentGuide: resolver.views[Int(item.index)].path + ".content"
    case .frameGuide: resolver.views[Int(item.index)].path + ".frame"
    case .safeArea: resolver.views[Int(item.index)].path + ".safeArea"
    case .margins: resolver.views[Int(item.index)].path + ".margins"
    case .readable: resolver.views[Int(item.index)].path + ".readable"
    case .keyboard: resolver.views[Int(item.index)].path + ".keyboard"
    }
  }
}
