internal import ScrollworkModel

/// `pageMap`.
extension Decoder {
  mutating func pageMap(_ node: Int) -> PageMapAttributes? {
    guard var cursor = entries(of: node, as: .pageMap, .key(.pageMap)) else { return nil }
    var result = PageMapAttributes()
    result.span = span(node)
    var names: [String: Int] = [:]
    var views: [(key: Int, value: Int)] = []
    var start: Int?
    while let entry = next(&cursor) {
      switch entry.key {
      case .pageSize: set(&result.pageSize, positiveSize(entry.node, .key(.pageSize)))
      case .rows: result.rows = pageRows(entry.node, &names) ?? []
      case .pages: views = pairs(of: entry.node, .key(.pages)) ?? []
      case .start:
        result.start = name(entry.node, .key(.start))
        start = entry.node
      case .method: set(&result.method, word(entry, as: PageMapAttributes.Method.self))
      case .rebuild: set(&result.rebuild, word(entry, as: PageMapAttributes.Rebuild.self))
      case .rounding: set(&result.rounding, word(entry, as: PageMapAttributes.Rounding.self))
      case .base: set(&result.base, word(entry, as: PageMapAttributes.Base.self))
      default: set(&result.refusal, word(entry, as: PageMapAttributes.Refusal.self))
      }
    }
    requireKeys(cursor)
    guard !result.rows.isEmpty else { return nil }
    let known = names.sorted { $0.value < $1.value }.map(\.key)
    if let page = result.start, let start, names[page.value] == nil {
      reportUnknownPage(page.value, known, at: start)
      result.start = nil
    }
    for (key, value) in views {
      let page = document.string(key)
      guard names[page] != nil else {
        reportUnknownPage(page, known, at: key)
        continue
      }
      if let view = name(value, .node(key)) { result.pages[page] = view }
    }
    return result
  }

  private mutating func reportUnknownPage(_ name: String, _ known: [String], at node: Int) {
    report(
      ReadingRules.unknownWord, "The page map has no page \(quoted(name)).", at: node,
      help: nearestName(to: name, in: known).map { "Did you mean \($0)?" }
        ?? "The pages are \(known.prefix(8).joined(separator: ", ")).")
  }

  /// The names of the pages, and where each of them stands.
  private mutating func pageRows(_ node: Int, _ names: inout [String: Int]) -> [[String?]]? {
    let label = Label.key(.rows)
    guard
      let rows = items(of: node, label, expected: .list(.list(.nullable(.text))))
    else { return nil }
    var result: [[String?]] = []
    for row in rows {
      guard let items = items(of: row, label, expected: .list(.nullable(.text))) else { continue }
      var line: [String?] = []
      for item in items {
        guard !isNull(item), let name = text(item, label) else {
          line.append(nil)
          continue
        }
        if let first = names[name] {
          findings.add(
            Diagnostic(
              ReadingRules.duplicateIdentifier,
              "The page \(quoted(name)) is on the map twice.", at: span(item),
              notes: [Diagnostic.Note("It is first given here.", at: span(first))],
              help: "Give each page its own name."))
        } else {
          names[name] = item
        }
        line.append(name)
      }
      result.append(line)
    }
    reportMissingPages(result, names, node)
    return result
  }

  /// The first row says how many columns there are.
  private mutating func reportMissingPages(
    _ rows: [[String?]], _ names: [String: Int], _ node: Int
  ) {
    guard let width = rows.first?.count, width > 0, !names.isEmpty else {
      report(
        ReadingRules.range, "The page map has no pages.", at: node,
        help: "Write rows: [[home, ~], [a, b]]; ~ is a hole, and the first row gives the width.")
      return
    }
  }
}
