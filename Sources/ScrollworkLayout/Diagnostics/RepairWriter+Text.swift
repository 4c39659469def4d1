internal import ScrollworkModel

extension RepairWriter {
  /// Lets a text have another number of lines; 0 is unlimited. Not of a text in copies, which may be
  /// made of variables.
  func lines(_ lines: Int, of view: Int32) -> RepairDraft? {
    let node = scene.views[Int(view)].node
    guard let text = node.text,
      node.span.isNone
        || scene.views.lazy.filter({ $0.node.span == node.span }).prefix(2).count == 1
    else { return nil }
    let path = scene.views[Int(view)].path
    let changed = text.withLines(lines)
    return key(
      "text", to: changed.flow, of: view,
      lines == 0 ? "let \"\(path)\" have any number of lines" : "give \"\(path)\" \(lines) lines"
    ) { $0.text = changed }
  }
}

extension TextContent {
  fileprivate func withLines(_ count: Int) -> TextContent {
    switch self {
    case .measured(let width, let lineHeight, _):
      .measured(width: width, lineHeight: lineHeight, lines: count)
    case .estimated(let string, let size, _, let weight):
      .estimated(string: string, size: size, lines: count, weight: weight)
    }
  }

  /// As YAML in one line.
  fileprivate var flow: String {
    switch self {
    case .measured(let width, let lineHeight, let lines):
      return "{width: \(formatNumber(width)), lineHeight: \(formatNumber(lineHeight)), "
        + "lines: \(lines)}"
    case .estimated(let string, let size, let lines, let weight):
      var keys = ["string: \(inQuotes(string))"]
      if let size { keys.append("size: \(formatNumber(size))") }
      if let weight { keys.append("weight: \(weight)") }
      if let lines { keys.append("lines: \(lines)") }
      return "{\(keys.joined(separator: ", "))}"
    }
  }
}

/// A double-quoted YAML scalar on one line.
private func inQuotes(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\u{0}"..<" ", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}":
      let digits = String(scalar.value, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
