extension ConstraintResolver {
  /// Adds the constraint of a mapping, or reports what is wrong with it at the wrong value.
  mutating func resolve(
    mapping: ConstraintMapping, _ current: Current
  ) throws(LanguageError) {
    guard let left = side(mapping.item, mapping.attribute, current) else { return }
    var terms = [
      ResolvedConstraint.Term(item: left.item, attribute: left.attribute, coefficient: 1)
    ]
    if let toItem = mapping.toItem, toItem.value != "" {
      guard
        let right = side(toItem, mapping.toAttribute ?? mapping.attribute, current)
      else { return }
      terms.append(
        ResolvedConstraint.Term(
          item: right.item, attribute: right.attribute, coefficient: -mapping.multiplier))
    } else if let attribute = mapping.toAttribute, attribute.value != "notAnAttribute" {
      report(
        LanguageError(
          "toAttribute \(quoted(attribute.value)) is given without toItem.", at: 0..<0,
          help: "Add toItem, or leave toAttribute out."),
        in: current, at: attribute.span.isNone ? nil : attribute.span)
      return
    }
    guard mapping.priority >= 1, mapping.priority <= 1000 else {
      throw LanguageError(
        "The priority is \(formatNumber(mapping.priority)); priorities go from 1 to 1000.",
        at: 0..<0, rule: LanguageRules.priority)
    }
    try emit(
      Draft(
        terms: terms, leftCount: 1, relation: mapping.relation, constant: mapping.constant,
        priority: mapping.priority, suffix: "", range: 0..<0),
      TextScanner(""), current)
  }

  /// Nil when the side is wrong, which is then reported, or kept out by a `when`.
  private mutating func side(
    _ item: Spanned<String>, _ attribute: Spanned<String>, _ current: Current
  ) -> (item: LayoutItem, attribute: LayoutAttribute)? {
    let scanner = TextScanner(item.value)
    let target: PathResolver.Target
    do throws(LanguageError) {
      guard !item.value.isEmpty else {
        throw LanguageError("The item has no name.", at: 0..<0, rule: LanguageRules.unknownName)
      }
      target = try resolver.target(
        0..<scanner.bytes.count, of: scanner, at: current.place)
    } catch {
      report(error, in: current, at: item.span.isNone ? nil : item.span)
      return nil
    }
    let found: LayoutItem
    switch target {
    case .item(let item): found = item
    case .absent, .noPrevious: return nil
    case .set:
      report(
        LanguageError(
          "\(quoted(item.value)) is a set; the mapping form is about one item.", at: 0..<0,
          help: "Write the constraint as an equation."),
        in: current, at: item.span.isNone ? nil : item.span)
      return nil
    }
    var name = attribute.value
    var isMargin = false
    // NSLayoutConstraint.Attribute's names for the margins guide.
    if name.hasSuffix("Margin") {
      name.removeLast(6)
      isMargin = true
    } else if name.hasSuffix("WithinMargins") {
      name.removeLast(13)
      isMargin = true
    }
    if name == "baseline" { name = LayoutAttribute.lastBaseline.rawValue }
    guard let word = LayoutAttribute(rawValue: name), !isMargin || found.kind == .view else {
      let names = LayoutAttribute.allCases.map(\.rawValue)
      report(
        LanguageError(
          "\(quoted(attribute.value)) is no attribute.", at: 0..<0,
          help: (current.place.suggests ? nearestName(to: attribute.value, in: names) : nil)
            .map { "Did you mean \($0)?" }
            ?? "Attributes are \(names.joined(separator: ", ")).",
          rule: LanguageRules.unknownAttribute),
        in: current, at: attribute.span.isNone ? nil : attribute.span)
      return nil
    }
    return (isMargin ? LayoutItem(.margins, found.index) : found, word)
  }
}
