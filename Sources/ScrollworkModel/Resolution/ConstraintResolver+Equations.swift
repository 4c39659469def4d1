extension ConstraintResolver {
  /// Adds an equation's constraints: one, or one for each part of a composite and each member of
  /// a set. In the scene's own constraints `self`, `super` and `previous` mean the member's, the
  /// first set's where there are several.
  mutating func expand(
    _ equation: Equation, _ scanner: TextScanner, _ current: Current
  ) throws(LanguageError) {
    let composite = try composite(of: equation, scanner)
    if expansions > expansionLimit { try refuseSets(equation, scanner) }
    if composite == nil, let terms = try terms(of: equation, scanner, current) {
      try emit(equation, terms, "", scanner, current)
      return
    }
    var items: [LayoutItem] = []
    items.reserveCapacity(equation.terms.count)
    var sets: [Int: [LayoutItem]] = [:]
    var relative: [Int] = []
    for (index, term) in equation.terms.enumerated() {
      if current.place.view < 0, isRelative(term.path, scanner) {
        relative.append(index)
        items.append(LayoutItem(.view, 0))
        continue
      }
      switch try resolver.target(term.path, of: scanner, at: current.place) {
      case .item(let item): items.append(item)
      case .set(let members):
        expansions += members.count
        sets[index] = members
        items.append(LayoutItem(.view, 0))
      case .absent, .noPrevious: return
      }
    }
    guard let firstSet = sets.keys.min(), let leaders = sets[firstSet] else {
      if let index = relative.first {
        throw resolver.onlyNextToAView(equation.terms[index].path, scanner)
      }
      try expand(equation, composite, items, "", scanner, current)
      return
    }
    let length = try commonLength(sets, equation, scanner)
    if length == 0 {
      if !resolver.names.hasAbsentViews {
        warn(
          LanguageRules.emptySet, "The set has no members, so there is nothing to constrain.", nil,
          in: current)
      }
      return
    }
    if expansions > expansionLimit { try refuseSets(equation, scanner) }
    for member in 0..<length {
      for (index, members) in sets { items[index] = members[member] }
      guard
        try place(relative, of: leaders[member], in: equation, &items, scanner, current)
      else { continue }
      try expand(equation, composite, items, "[\(member)]", scanner, current)
    }
  }

  /// Whether a path begins with a word whose meaning depends on the view.
  private func isRelative(_ path: Range<Int>, _ scanner: TextScanner) -> Bool {
    let end = scanner.bytes[path].firstIndex(of: UInt8(ascii: ".")) ?? path.upperBound
    let word = path.lowerBound..<end
    return scanner.matches(word, "super") || scanner.matches(word, "previous")
      || scanner.matches(word, "self")
  }

  /// Fills in the items of relative paths as seen from a set's member. False when one of them
  /// isn't there.
  private func place(
    _ relative: [Int], of member: LayoutItem, in equation: Equation, _ items: inout [LayoutItem],
    _ scanner: TextScanner, _ current: Current
  ) throws(LanguageError) -> Bool {
    guard !relative.isEmpty else { return true }
    let view = resolver.owner(of: member)
    let place = PathResolver.Place(
      view: view, scope: resolver.names.innerScope[Int(view)], suggests: current.place.suggests)
    for index in relative {
      let path = equation.terms[index].path
      guard case .item(let item) = try resolver.target(path, of: scanner, at: place) else {
        return false
      }
      items[index] = item
    }
    return true
  }

  /// Throws when the equation holds a set; called when sets have had all members they may have.
  private func refuseSets(_ equation: Equation, _ scanner: TextScanner) throws(LanguageError) {
    for term in equation.terms where scanner.bytes[term.path].contains(UInt8(ascii: "*")) {
      throw scanner.error(
        "Sets have more than \(expansionLimit) members in all.", at: term.path,
        help: "Constrain fewer views.", rule: LanguageRules.tooManyConstraints)
    }
  }

  /// The terms of an equation about single items, nil when it has other ones.
  private func terms(
    of equation: Equation, _ scanner: TextScanner, _ current: Current
  ) throws(LanguageError) -> [ResolvedConstraint.Term]? {
    var terms: [ResolvedConstraint.Term] = []
    terms.reserveCapacity(equation.terms.count)
    for (index, term) in equation.terms.enumerated() {
      guard case .single(let attribute) = term.attribute,
        current.place.view >= 0 || !isRelative(term.path, scanner),
        case .item(let item) = try resolver.target(term.path, of: scanner, at: current.place)
      else { return nil }
      terms.append(
        ResolvedConstraint.Term(
          item: item, attribute: attribute,
          coefficient: index < equation.rightStart ? term.coefficient : -term.coefficient))
    }
    return terms
  }

  private mutating func emit(
    _ equation: Equation, _ terms: [ResolvedConstraint.Term], _ suffix: String,
    _ scanner: TextScanner, _ current: Current
  ) throws(LanguageError) {
    try emit(
      Draft(
        terms: terms, leftCount: equation.rightStart, relation: equation.relation,
        constant: equation.right.horizontal - equation.left.horizontal,
        priority: equation.priority, suffix: suffix, range: equation.range),
      scanner, current)
  }

  private func commonLength(
    _ sets: [Int: [LayoutItem]], _ equation: Equation, _ scanner: TextScanner
  ) throws(LanguageError) -> Int {
    let order = sets.keys.sorted()
    let first = order.first ?? 0
    let length = sets[first]?.count ?? 0
    for index in order.dropFirst() where sets[index]?.count != length {
      throw scanner.error(
        "\(quoted(scanner.text(equation.terms[first].path))) has \(length) members and "
          + "\(quoted(scanner.text(equation.terms[index].path))) has \(sets[index]?.count ?? 0).",
        at: equation.terms[index].path,
        help: "Sets in one constraint are taken member by member and need the same length.",
        rule: LanguageRules.setLengths)
    }
    return length
  }

  private mutating func expand(
    _ equation: Equation, _ composite: WrittenAttribute.Composite?, _ items: [LayoutItem],
    _ member: String, _ scanner: TextScanner, _ current: Current
  ) throws(LanguageError) {
    guard let composite else {
      var terms: [ResolvedConstraint.Term] = []
      terms.reserveCapacity(items.count)
      for (index, term) in equation.terms.enumerated() {
        guard case .single(let attribute) = term.attribute else { continue }
        terms.append(
          ResolvedConstraint.Term(
            item: items[index], attribute: attribute,
            coefficient: index < equation.rightStart ? term.coefficient : -term.coefficient))
      }
      try emit(equation, terms, member, scanner, current)
      return
    }
    for part in composite.parts {
      let terms = equation.terms.indices.map { index in
        ResolvedConstraint.Term(
          item: items[index], attribute: part,
          coefficient: index < equation.rightStart
            ? equation.terms[index].coefficient : -equation.terms[index].coefficient)
      }
      let constant =
        part.axis == .horizontal
        ? equation.right.horizontal - equation.left.horizontal
        : equation.right.vertical - equation.left.vertical
      try emit(
        Draft(
          terms: terms, leftCount: equation.rightStart, relation: equation.relation,
          constant: constant + (equation.insets?.constant(for: part) ?? 0),
          priority: equation.priority, suffix: member + "." + part.rawValue,
          range: equation.range),
        scanner, current)
    }
  }

  /// The composite that an equation is about, nil when it is about single attributes.
  private func composite(
    of equation: Equation, _ scanner: TextScanner
  ) throws(LanguageError) -> WrittenAttribute.Composite? {
    let isSingle = equation.terms.allSatisfy {
      if case .single = $0.attribute { true } else { false }
    }
    if isSingle {
      try checkSingle(equation, scanner)
      return nil
    }
    var composite: WrittenAttribute.Composite?
    if case .composite(let first)? = equation.terms.first?.attribute { composite = first }
    for term in equation.terms.dropFirst()
    where term.attribute != equation.terms[0].attribute {
      if case .single = term.attribute, composite == nil { continue }
      let first = equation.terms[0].attribute.text
      throw scanner.error(
        "\(first) can't be compared with \(term.attribute.text).", at: term.attributeRange,
        help: "Write \(composite == nil ? "an attribute of one number" : first) on both sides.",
        rule: LanguageRules.incomparable)
    }
    if let composite { try check(equation, composite, scanner) }
    return composite
  }

  private func checkSingle(
    _ equation: Equation, _ scanner: TextScanner
  ) throws(LanguageError) {
    if equation.left.isPair || equation.right.isPair {
      throw scanner.error(
        "A width and a height stand against \(quoted(equation.terms[0].attribute.text)), which is "
          + "one number.",
        at: equation.terms[0].attributeRange, help: "Write size for both.",
        rule: LanguageRules.incomparable)
    }
    if let insets = equation.insets {
      throw scanner.error(
        "An inset goes with edges, horizontalEdges or verticalEdges.", at: insets.range,
        help: "Add or subtract a number.", rule: LanguageRules.incomparable)
    }
  }

  private func check(
    _ equation: Equation, _ composite: WrittenAttribute.Composite, _ scanner: TextScanner
  ) throws(LanguageError) {
    let constants = [equation.left, equation.right]
    let hasConstant = constants.contains { $0.horizontal != 0 || $0.vertical != 0 || $0.isPair }
    if composite.hasSides {
      let isPlain =
        equation.rightStart == 1 && equation.terms.count == 2
        && equation.terms.allSatisfy { $0.coefficient == 1 }
      guard isPlain, !hasConstant else {
        throw scanner.error(
          "\(composite.rawValue) can only be set equal to another item's \(composite.rawValue).",
          at: equation.range,
          help: "Write a.\(composite.rawValue) == b.\(composite.rawValue), with inset 8 behind it "
            + "for a distance.",
          rule: LanguageRules.incomparable)
      }
      guard equation.relation == .equal else {
        throw scanner.error(
          "\(equation.relation.rawValue) has no one meaning for \(composite.rawValue): inwards and "
            + "outwards differ from side to side.",
          at: equation.relationRange,
          help: "Write the sides one by one, such as a.top >= b.top.",
          rule: LanguageRules.incomparable)
      }
      return
    }
    if let insets = equation.insets {
      throw scanner.error(
        "An inset goes with edges, horizontalEdges or verticalEdges, not with "
          + "\(composite.rawValue).",
        at: insets.range, rule: LanguageRules.incomparable)
    }
    if composite == .size, equation.rightStart == 0 || equation.rightStart == equation.terms.count,
      !equation.left.isPair, !equation.right.isPair
    {
      let number = equation.rightStart == 0 ? equation.left : equation.right
      let text = formatNumber(number.horizontal)
      throw scanner.error(
        "A size is two numbers.", at: equation.range,
        help: "Write \(text) x \(text) for a square.", rule: LanguageRules.incomparable)
    }
  }
}
