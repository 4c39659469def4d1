internal import ScrollworkModel

/// Replacing constraints.
extension EditPlan {
  mutating func replaceConstraint(
    at span: SourceSpan, with equations: [String]
  ) throws(EditRefusal) {
    let place = try index.entry(at: span)
    try touch(place.node)
    guard let entry = ConstraintEntry(document, place.node) else { throw .notWritten(span) }
    guard let first = equations.first else {
      try index.checkRemovable(document.nodes[place.node].span)
      collections[place.list, default: CollectionChange()].removed.insert(place.place)
      return
    }
    var names = [String?](repeating: entry.name, count: equations.count)
    if equations.count > 1 {
      names = equations.map { name(for: $0, entry) }
    } else if entry.name == nil, !entry.options.isEmpty {
      names[0] = name(for: first, entry)
    }
    try rewrite(place, entry, name: names[0], first)
    let context = context(in: place.list)
    for (equation, name) in zip(equations, names).dropFirst() {
      let text = text(equation, name: name, entry.options, in: context)
      collections[place.list, default: CollectionChange()].added
        .append(.init(place: place.place, text: text))
    }
  }

  /// The name of one of several equations in the place of a constraint: its own name with the
  /// equation's attribute behind it. Options need a name as well.
  private mutating func name(for equation: String, _ entry: ConstraintEntry) -> String? {
    guard entry.name != nil || !entry.options.isEmpty else { return nil }
    let words = equation.prefix { $0 != " " && $0 != "=" && $0 != "<" && $0 != ">" }
      .split(separator: ".")
    let base = entry.name.map { [Substring($0)] + words.suffix(1) } ?? words
    let name = base.joined(separator: "-")
    return freeName(Identifier.isValid(name.utf8) ? name : entry.name ?? "constraint")
  }

  /// Puts an equation into the entry as it is written.
  private mutating func rewrite(
    _ place: EditIndex.Entry, _ entry: ConstraintEntry, name: String?, _ equation: String
  ) throws(EditRefusal) {
    switch entry.form {
    case .text(let prefix):
      let isRenamed = name != entry.name
      let text = (isRenamed ? name.map { $0 + ": " } ?? "" : prefix) + equation
      replaceScalar(place.node, with: text, in: context(in: place.list))
    case .named(let pair):
      let context = context(in: place.node)
      if let name, name != entry.name {
        try index.checkRemovable(document.nodes[pair.key].span)
        replaceScalar(pair.key, with: name, in: context)
      }
      guard document.nodes[pair.value].kind == .scalar else {
        throw .shared(document.nodes[pair.value].span)
      }
      replaceScalar(pair.value, with: equation, in: context)
    case .generated:
      try rewriteGenerated(place, entry, name: name, equation)
    }
  }

  /// The equation takes the place of the first key, and the other keys of the mapping form go.
  private mutating func rewriteGenerated(
    _ place: EditIndex.Entry, _ entry: ConstraintEntry, name: String?, _ equation: String
  ) throws(EditRefusal) {
    try index.checkRemovable(document.nodes[place.node].span)
    guard let name else {
      collections[place.list, default: CollectionChange()].replaced[place.place] =
        ScalarText.text(equation, in: context(in: place.list))
      return
    }
    let context = context(in: place.node)
    let options = Set(entry.options.map(\.key))
    var change = CollectionChange()
    for (number, pair) in document.pairs(of: place.node).enumerated()
    where !options.contains(pair.key) {
      if change.replaced.isEmpty {
        change.replaced[number] = self.pair(name, equation, in: context)
      } else {
        change.removed.insert(number)
      }
    }
    collections[place.node] = change
  }

  private mutating func replaceScalar(
    _ node: Int, with text: String, in context: ScalarText.Context
  ) {
    let data = document.nodes[node]
    let end = characters.trimmed(Int(data.end), from: Int(data.start))
    inner.append(
      TextEdit(
        at: SourceSpan(Int(data.start)..<end),
        ScalarText.text(text, in: context, style: quotes(of: node))))
  }

  private func pair(_ name: String, _ equation: String, in context: ScalarText.Context) -> String {
    let key = ScalarText.text(name, in: context == .block ? .flow : context)
    return "\(key): \(ScalarText.text(equation, in: context))"
  }

  /// A new entry of a list.
  private func text(
    _ equation: String, name: String?, _ options: [YAMLDocument.Pair],
    in context: ScalarText.Context
  ) -> String {
    guard let name else { return ScalarText.text(equation, in: context) }
    guard !options.isEmpty || context != .block else { return pair(name, equation, in: .block) }
    let inside: ScalarText.Context = context == .json ? .json : .flow
    let members =
      [pair(name, equation, in: inside)]
      + options.map { option in
        key(document.string(option.key), in: inside)
          + ": \(document.flowText(option.value, in: inside))"
      }
    return "{\(members.joined(separator: ", "))}"
  }
}
