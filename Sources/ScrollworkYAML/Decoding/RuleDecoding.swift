internal import ScrollworkModel

/// Lists of rules, and severities by rule. A rule is called by its code or its name, several by the
/// beginning of their codes (`SW1`).
extension Decoder {
  mutating func allowList(_ node: Int, _ label: Label) -> AllowList {
    var entries: [AllowList.Entry] = []
    for item in items(of: node, label, expected: .rules) ?? [] {
      guard let text = text(item, .words("a code")), let codes = codes(named: text, at: item) else {
        continue
      }
      // What a project file says holds for many scenes; it has no place in this one.
      entries.append(
        AllowList.Entry(text, codes: codes, at: item < foreignBase ? span(item) : .none))
    }
    return AllowList(entries)
  }

  /// Severities, and codes that are off. What names fewer rules wins.
  mutating func severities(_ node: Int) -> (severities: [String: Severity], off: Set<String>) {
    var named: [(codes: Set<String>, severity: Severity?)] = []
    for (key, value) in pairs(of: node, .key(.severities)) ?? [] {
      let words = ["off", "info", "warning", "error"]
      guard let codes = codes(named: document.string(key), at: key),
        let word = word(value, of: words, .node(key))
      else { continue }
      named.append((codes, Severity(rawValue: word)))
    }
    var severities: [String: Severity] = [:]
    var off: Set<String> = []
    for (codes, severity) in named.sorted(by: { $0.codes.count > $1.codes.count }) {
      for code in codes { severities[code] = severity }
      if severity == nil { off.formUnion(codes) } else { off.subtract(codes) }
    }
    return (severities, off)
  }

  /// The codes that a text stands for; nil, with a finding, when it can't be a rule's. A code that
  /// is of no rule is kept: another version of the tool may know it.
  private mutating func codes(named text: String, at node: Int) -> Set<String>? {
    let codes = RuleCatalogue.codes(named: text)
    guard codes.isEmpty else { return codes }
    guard !findings.isFull else {
      findings.omitError()
      return nil
    }
    let near = RuleCatalogue.nearest(to: text)
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
    return [text]
  }
}
