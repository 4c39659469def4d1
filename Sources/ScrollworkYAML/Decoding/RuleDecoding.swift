internal import ScrollworkModel

/// Lists of rules, and severities by rule. A rule is called by its code or its name, several by the
/// beginning of their codes (`SW1`).
extension Decoder {
  mutating func allowList(_ node: Int, _ label: Label) -> AllowList {
    var entries: [AllowList.Entry] = []
    var seen: Set<String> = []
    for item in items(of: node, label, expected: .rules) ?? [] {
      guard let text = text(item, .words("a code")), let prefix = prefix(named: text, at: item),
        seen.insert(prefix).inserted
      else { continue }
      // What a project file says holds for many scenes; it has no place in this one.
      entries.append(
        AllowList.Entry(text, prefix: prefix, at: item < foreignBase ? span(item) : .none))
    }
    return AllowList(entries)
  }

  /// Severities, and codes that are off. What names fewer rules wins.
  mutating func severities(_ node: Int) -> (severities: [String: Severity], off: Set<String>) {
    var named: [(prefix: String, severity: Severity?)] = []
    for (key, value) in pairs(of: node, .key(.severities)) ?? [] {
      let words = ["off", "info", "warning", "error"]
      guard let prefix = prefix(named: document.string(key), at: key),
        let word = word(value, of: words, .node(key))
      else { continue }
      named.append((prefix, Severity(rawValue: word)))
    }
    var severities: [String: Severity] = [:]
    var off: Set<String> = []
    for (prefix, severity) in named.sorted(by: { $0.prefix.utf8.count < $1.prefix.utf8.count }) {
      let codes = RuleCatalogue.codes(named: prefix)
      for code in codes { severities[code] = severity }
      if severity == nil { off.formUnion(codes) } else { off.subtract(codes) }
    }
    return (severities, off)
  }

  /// How the codes that a text stands for begin; nil, with a finding, when it can't be a rule's. A
  /// code that is of no rule is kept: another version of the tool may know it.
  private mutating func prefix(named text: String, at node: Int) -> String? {
    if let prefix = RuleCatalogue.prefix(named: text) { return prefix }
    let near = findings.isFull ? nil : RuleCatalogue.nearest(to: text)
    guard RuleCatalogue.isCode(text) else {
      report(
        ReadingRules.unknownWord, "\(quoted(text)) is no rule code.", at: node,
        help: near.map { "Did you mean \($0)?" }
          ?? "Codes are written SW and three digits, such as SW104.")
      return nil
    }
    report(
      ReadingRules.unknownRule, "No rule of this version has the code \(text).", at: node,
      help: near.map { "Did you mean \($0)?" } ?? "scrollwork rules lists all.")
    return text
  }
}
