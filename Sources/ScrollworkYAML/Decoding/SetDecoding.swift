internal import ScrollworkModel

/// `set`: keys of a view or of a constraint that change while a script runs.
extension Decoder {
  mutating func setAction(_ node: Int) -> ScriptAction? {
    guard var cursor = entries(of: node, as: .setEvent, .key(.set)) else { return nil }
    var view: Spanned<String>?
    var constraint: Spanned<String>?
    var constant: Double?
    var multiplier: Double?
    var priority: Double?
    var patch = ViewPatch(keys: [], values: ViewNode())
    var ofView: Int?
    var ofConstraint: Int?
    while let entry = next(&cursor) {
      let label = Label.key(entry.key)
      switch entry.key {
      case .view: view = name(entry.node, label)
      case .constraint: constraint = name(entry.node, label)
      case .constant, .multiplier, .priority:
        ofConstraint = ofConstraint ?? entry.keyNode
        switch entry.key {
        case .constant: constant = number(entry, in: .setEvent)
        case .multiplier: multiplier = number(entry, in: .setEvent)
        default: priority = self.priority(entry.node, label)
        }
      default:
        ofView = ofView ?? entry.keyNode
        readPatch(entry, into: &patch)
      }
    }
    guard checkSubject(node, ofView: ofView, ofConstraint: ofConstraint),
      ofView != nil || ofConstraint != nil
    else { return nil }
    if let view { return .setView(view, patch) }
    return constraint.map {
      .setConstraint($0, constant: constant, multiplier: multiplier, priority: priority)
    }
  }

  private mutating func readPatch(_ entry: Entry, into patch: inout ViewPatch) {
    guard let index = KeyTable.standard.index(of: entry.key),
      let place = schema.place(of: index, in: .view)
    else { return }
    var entry = entry
    entry.place = place
    read(entry, into: &patch.values, isRoot: false)
    patch.keys.append(entry.key.rawValue)
  }

  /// Whether the keys fit what changes: one view, or one constraint.
  private mutating func checkSubject(_ node: Int, ofView: Int?, ofConstraint: Int?) -> Bool {
    let view = value(of: .view, in: node)
    let constraint = value(of: .constraint, in: node)
    let help = "Write set: {view: body, hidden: true}, or set: {constraint: top, constant: 40}."
    switch (view, constraint) {
    case (nil, nil):
      report(
        ReadingRules.missingKey, "\"set\" doesn't say what changes.", at: startSpan(of: node),
        help: help)
      return false
    case (.some(let view), .some(let constraint)):
      report(
        ReadingRules.keysExclude, "A view and a constraint are both given.",
        at: max(view, constraint), help: "Write an event for each.")
      return false
    case (.some, nil):
      if let key = ofConstraint {
        report(
          ReadingRules.keysExclude,
          "\(quoted(document.string(key))) is a key of constraints, and \"set\" names a view.",
          at: key, help: help)
        return false
      }
    case (nil, .some):
      if let key = ofView {
        report(
          ReadingRules.keysExclude,
          "\(quoted(document.string(key))) is a key of views, and \"set\" names a constraint.",
          at: key, help: help)
        return false
      }
    }
    // A key that isn't known has its own finding.
    guard document.nodes[node].count > 1 else {
      report(
        ReadingRules.missingKey, "\"set\" doesn't say what the new value is.",
        at: startSpan(of: node), help: help)
      return false
    }
    return true
  }
}
