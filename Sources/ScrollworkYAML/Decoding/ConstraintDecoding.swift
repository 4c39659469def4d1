internal import ScrollworkModel

/// Entries of constraint lists: texts, `name: text`, options around a text, and the mapping form.
extension Decoder {
  mutating func constraints(_ node: Int, into list: inout [ConstraintDeclaration]) {
    guard let items = items(of: node, .key(.constraints), expected: .list(.text)) else { return }
    list.reserveCapacity(list.count + items.count)
    for item in items where !isExhausted {
      if isCopying { chargeCopiedConstraint(at: item) }
      if let constraint = constraint(item) { list.append(constraint) }
    }
  }

  private mutating func constraint(_ node: Int) -> ConstraintDeclaration? {
    let data = document.nodes[node]
    switch data.kind {
    case .scalar:
      return textConstraint(node, name: nil)
    case .mapping:
      if data.count == 1, !isLoneOption(node) { return namedConstraint(node) }
      let marks: [SchemaKey] = [.item, .attribute, .relation, .toItem]
      if marks.contains(where: { value(of: $0, in: node) != nil }) {
        return mappedConstraint(node)
      }
      return constraintWithOptions(node)
    case .sequence:
      reportBracketsInConstraint(node, name: nil)
      return nil
    case .alias, .invalid:
      return nil
    }
  }

  /// `{allow: [SW401]}`: a text is missing. `note: a.width == 3` is a name and a text.
  private func isLoneOption(_ node: Int) -> Bool {
    schema.place(of: document.nodes[node + 1].key, in: .constraintOptions) != nil
      && document.nodes[document.resolved(Int(document.nodes[node + 1].next))].kind != .scalar
  }

  // MARK: Texts

  private mutating func textConstraint(_ node: Int, name: String?) -> ConstraintDeclaration? {
    guard let whole = text(node, .words("A constraint")) else { return nil }
    if beginsLikeNumber(node), case .finite = coreNumber(document.bytes(node)) {
      report(
        ReadingRules.constraintForm, "A constraint can't be the number \(whole).", at: node,
        help: "Write an equation such as a.top == b.bottom + 8.")
      return nil
    }
    let (span, isVerbatim) = place(of: node, text: whole)
    guard name == nil, hasColonBehindName(node), let (own, length) = ConstraintName.leading(whole)
    else {
      return ConstraintDeclaration(
        .text(whole), name: name, span: span, textIsVerbatim: isVerbatim)
    }
    let start = isVerbatim ? span.start + Int32(clamping: length) : span.start
    return ConstraintDeclaration(
      .text(String(whole.unicodeScalars.dropFirst(length))), name: own,
      span: SourceSpan(start: start, end: span.end), textIsVerbatim: isVerbatim)
  }

  /// False for most texts: their first word ends at something else than a colon. A copy's variable
  /// in front may still become a name.
  private func hasColonBehindName(_ node: Int) -> Bool {
    if isCopying { return true }
    for index in document.range(node) where !Identifier.isPart(document.text[index]) {
      return document.text[index] == UInt8(ascii: ":")
    }
    return false
  }

  /// `name: text`, or one of the ways in which YAML misreads a constraint.
  private mutating func namedConstraint(_ node: Int) -> ConstraintDeclaration? {
    let key = node + 1
    let value = document.resolved(Int(document.nodes[key].next))
    guard document.nodes[key].kind == .scalar else {
      if document.resolved(key) != key || document.nodes[key].kind != .invalid {
        reportBracketsInConstraint(document.resolved(key), name: nil)
      }
      return nil
    }
    let name = copies.isEmpty ? document.string(key) : scalarText(key)
    if name == "<<", document.nodes[key].isPlain {
      reportMergeKey(key)
      return nil
    }
    if name == "H" || name == "V" {
      reportSpaceInFormat(key, value, name)
      return nil
    }
    switch document.nodes[value].kind {
    case .scalar:
      if isNull(value) {
        reportNullConstraint(key, value, name)
        return nil
      }
      return textConstraint(value, name: name)
    case .sequence:
      reportBracketsInConstraint(value, name: name)
    case .mapping:
      report(
        ReadingRules.constraintForm, "The constraint \(quoted(name)) is a mapping.", at: value,
        help: "Write \(name): a.top == b.bottom, or put the options beside the text: "
          + "{\(name): \"…\", allow: [SW401]}.")
    case .alias, .invalid: break
    }
    return nil
  }

  private mutating func reportSpaceInFormat(_ key: Int, _ value: Int, _ name: String) {
    let place = SourceSpan(
      start: document.nodes[key].start,
      end: max(document.nodes[key].end, document.nodes[value].end))
    let rest = document.nodes[value].kind == .scalar ? document.string(value) : "…"
    report(
      ReadingRules.visualFormat,
      "With a space behind \(name): YAML reads a key and a value, not a visual format string.",
      at: key < foreignBase ? place : useSite,
      help: "Take the space out: \(name):\(rest)")
  }

  private mutating func reportBracketsInConstraint(_ node: Int, name: String?) {
    guard document.nodes[node].kind != .invalid else { return }
    report(
      ReadingRules.visualFormat,
      "\(name.map { "The constraint \(quoted($0))" } ?? "A constraint") is a list for YAML, since it "
        + "begins with a bracket.", at: node,
      help: "Begin a visual format string with H: or V:, such as V:[a(44)], or put it in quotes.")
  }

  private mutating func reportNullConstraint(_ key: Int, _ value: Int, _ name: String) {
    let isEquation = ["==", "<=", ">="].contains { name.contains($0) }
    guard isEquation else {
      reportNull(value, .node(key), expected: .text)
      return
    }
    report(
      ReadingRules.constraintForm, "The constraint \(quoted(name)) is a key without a value.",
      at: key, help: "Write it without braces and without a colon behind it.")
  }

  // MARK: Options

  private mutating func constraintWithOptions(_ node: Int) -> ConstraintDeclaration? {
    guard
      var cursor = entries(
        of: node, as: .constraintOptions, .words("A constraint"), collectingUnknown: true)
    else { return nil }
    var options = ConstraintDeclaration(.text(""))
    while let entry = next(&cursor) { readOption(entry, into: &options) }
    let names = cursor.unknownKeys ?? []
    guard let key = names.first else {
      report(
        ReadingRules.constraintForm, "The constraint has options but no text.",
        at: startSpan(of: node),
        help: "Add name: text, such as {fill: \"a.width == b.width\", allow: [SW401]}.")
      return nil
    }
    for extra in names.dropFirst() { reportSecondName(key, extra) }
    guard names.count == 1, document.nodes[key].kind == .scalar else { return nil }
    let value = document.resolved(Int(document.nodes[key].next))
    let name = copies.isEmpty ? document.string(key) : scalarText(key)
    if name == "H" || name == "V" {
      reportSpaceInFormat(key, value, name)
      return nil
    }
    guard document.nodes[value].kind == .scalar else {
      reportWrongKind(value, .node(key), expected: .text)
      return nil
    }
    guard var constraint = textConstraint(value, name: name) else { return nil }
    constraint.when = options.when
    constraint.allow = options.allow
    constraint.origin = options.origin
    constraint.owner = options.owner
    constraint.note = options.note
    return constraint
  }

  private mutating func reportSecondName(_ first: Int, _ second: Int) {
    guard document.nodes[second].kind == .scalar else {
      reportKeyKind(second)
      return
    }
    let options = ["allow", "when", "origin", "owner", "note"]
    let name = document.string(second)
    let near =
      nearestName(to: name, in: options) ?? nearestName(to: document.string(first), in: options)
    report(
      ReadingRules.constraintForm,
      "The constraint has two texts, \(quoted(document.string(first))) and \(quoted(name)).",
      at: second,
      help: near.map { "Did you mean the option \($0)?" }
        ?? "Write one constraint in each entry; the options are allow, when, origin, owner, note.")
  }

  private mutating func readOption(_ entry: Entry, into constraint: inout ConstraintDeclaration) {
    let label = Label.key(entry.key)
    switch entry.key {
    case .allow: constraint.allow = allowList(entry.node, label)
    case .when: constraint.when = condition(entry.node, label)
    case .origin:
      let words = ["author", "host", "stackView", "autoresizing", "intrinsic", "size"]
      constraint.origin =
        word(entry.node, of: words, label).flatMap(ConstraintOrigin.init) ?? .author
    case .owner: constraint.owner = text(entry.node, label)
    default: constraint.note = text(entry.node, label)
    }
  }

  // MARK: The mapping form

  private mutating func mappedConstraint(_ node: Int) -> ConstraintDeclaration? {
    guard var cursor = entries(of: node, as: .constraintMapping, .words("A constraint")) else {
      return nil
    }
    var result = ConstraintDeclaration(.text(""), span: span(node))
    var item: Spanned<String>?
    var attribute: Spanned<String>?
    var mapping = ConstraintMapping(item: Spanned(""), attribute: Spanned(""))
    var isComplete = true
    while let entry = next(&cursor) {
      let label = Label.key(entry.key)
      switch entry.key {
      case .id: result.name = text(entry.node, label)
      case .item: item = spannedText(entry)
      case .attribute: attribute = spannedText(entry)
      case .toItem: mapping.toItem = spannedText(entry)
      case .toAttribute: mapping.toAttribute = spannedText(entry)
      case .relation:
        if let relation = relation(entry.node) {
          mapping.relation = relation
        } else {
          isComplete = false
        }
      case .multiplier: isComplete = set(&mapping.multiplier, entry) && isComplete
      case .constant: isComplete = set(&mapping.constant, entry) && isComplete
      case .priority:
        if let value = priority(entry.node, label) {
          mapping.priority = value
        } else {
          isComplete = false
        }
      default: readOption(entry, into: &result)
      }
    }
    requireKeys(cursor)
    reportHalfOfPair(mapping, node)
    guard let item, let attribute, isComplete else { return nil }
    mapping.item = item
    mapping.attribute = attribute
    result.form = .mapping(mapping)
    return result
  }

  private mutating func set(_ value: inout Double, _ entry: Entry) -> Bool {
    guard let number = number(entry, in: .constraintMapping) else { return false }
    value = number
    return true
  }

  private mutating func reportHalfOfPair(_ mapping: ConstraintMapping, _ node: Int) {
    guard (mapping.toItem == nil) != (mapping.toAttribute == nil) else { return }
    let missing = mapping.toItem == nil ? "toItem" : "toAttribute"
    guard value(of: mapping.toItem == nil ? .toItem : .toAttribute, in: node) == nil else { return }
    report(
      ReadingRules.missingKey, "The constraint's right side has no \(missing).",
      at: startSpan(of: node), help: "Give both toItem and toAttribute, or neither.")
  }

  private mutating func spannedText(_ entry: Entry) -> Spanned<String>? {
    text(entry.node, .key(entry.key)).map {
      Spanned($0, at: place(of: entry.node, text: $0).span)
    }
  }

  private mutating func relation(_ node: Int) -> Relation? {
    switch word(node, of: ShapeID.relations, .key(.relation)) {
    case "==", "equal": .equal
    case "<=", "lessThanOrEqual": .lessThanOrEqual
    case ">=", "greaterThanOrEqual": .greaterThanOrEqual
    default: nil
    }
  }
}
