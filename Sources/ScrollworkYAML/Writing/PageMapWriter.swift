internal import ScrollworkModel

/// A map of pages on one line.
enum PageMapWriter {
  static func text(_ map: PageMapAttributes) -> String {
    var keys = KeyList()
    keys.add("pageSize", map.pageSize.map(FlowWriter.size), nil) { $0 }
    let rows = map.rows.map { row in
      "[\(row.map { $0.map(ScalarText.flow) ?? "~" }.joined(separator: ", "))]"
    }
    keys.add("rows", "[\(rows.joined(separator: ", "))]")
    keys.add("pages", map.pages.mapValues { ScalarText.flow($0.value) }, [:]) {
      FlowWriter.map($0)
    }
    keys.add("start", map.start?.value, nil) { $0.map(ScalarText.flow) }
    keys.add("method", map.method, .constrain) { $0.rawValue }
    keys.add("rebuild", map.rebuild, .decelerating) { $0.rawValue }
    keys.add("rounding", map.rounding, .float32) { $0.rawValue }
    keys.add("base", map.base, .live) { $0.rawValue }
    keys.add("refusal", map.refusal, .base) { $0.rawValue }
    return keys.flow
  }
}
