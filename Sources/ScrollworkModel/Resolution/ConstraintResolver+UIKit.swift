/// What `NSLayoutConstraint` can't say, or throws on. It is solved all the same, and in the `uikit`
/// dialect reported.
extension ConstraintResolver {
  /// - Parameter isRelative: The last term is a parent's edge, added to a position without a second
  ///   item.
  mutating func checkSayable(_ draft: Draft, isRelative: Bool, _ current: Current) {
    guard scene.dialect == .uikit else { return }
    let count = draft.terms.count - (isRelative ? 1 : 0)
    var hasSize = false
    var hasPosition = false
    var hasSide = false
    var hasDirection = false
    for index in 0..<count {
      switch draft.terms[index].attribute {
      case .width, .height: hasSize = true
      case .left, .right: (hasPosition, hasSide) = (true, true)
      case .leading, .trailing: (hasPosition, hasDirection) = (true, true)
      case .top, .bottom, .centerX, .centerY, .firstBaseline, .lastBaseline: hasPosition = true
      }
    }
    if count > 2 {
      warn(
        LanguageRules.severalItems,
        "NSLayoutConstraint has one item on each side, and this constraint has \(count) in all.",
        "Tie them one after the other, or to a layout guide, or write dialect: linear.",
        in: current, once: true)
    } else if hasSize && hasPosition {
      warn(
        LanguageRules.uikitThrows,
        "NSLayoutConstraint throws on a size compared with a position.",
        "Compare sizes with sizes and positions with positions, or write dialect: linear.",
        in: current, once: true)
    } else if isRelative {
      warnOfLonePosition(draft, current)
    } else if hasSide && hasDirection {
      warn(
        LanguageRules.uikitThrows,
        "NSLayoutConstraint throws on leading or trailing compared with left or right.",
        "Write leading and trailing on both sides, or left and right.", in: current, once: true)
    }
  }

  private mutating func warnOfLonePosition(_ draft: Draft, _ current: Current) {
    let parent = draft.terms[draft.terms.count - 1]
    let edge = "\(path(parent.item)).\(parent.attribute.rawValue)"
    let equation = equation(draft, edge)
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
  private func equation(_ draft: Draft, _ edge: String) -> String? {
    guard draft.terms.count == 2, draft.terms[0].coefficient == 1 else { return nil }
    let offset = formatNumber(abs(draft.constant))
    var text = "\(path(draft.terms[0].item)).\(draft.terms[0].attribute.rawValue) "
    text += "\(draft.relation.rawValue) \(edge)"
    if offset != "0" { text += draft.constant > 0 ? " + \(offset)" : " - \(offset)" }
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
