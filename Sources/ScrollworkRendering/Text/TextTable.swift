/// Columns of text lined up for a fixed-width font.
struct TextTable {
  enum Alignment {
    case left, right
    /// Numbers, with their decimal points under each other.
    case decimal
  }

  private let columns: [(title: String, alignment: Alignment)]
  private var rows: [[String]] = []

  init(_ columns: [(title: String, alignment: Alignment)]) {
    self.columns = columns
  }

  /// Adds a row; cells are already fit for a terminal.
  mutating func add(_ row: [String]) {
    rows.append(row)
  }

  /// The rows with their titles above, two spaces between columns, no spaces at the ends of lines.
  func text(style: TextStyle) -> String {
    let layouts = columns.indices.map { column in
      ColumnLayout(columns[column], rows.lazy.map { $0[column] })
    }
    var result = ""
    let titles = columns.indices.map { layouts[$0].title(columns[$0].title) }
    result += style(TextTable.line(titles), .dim) + "\n"
    for row in rows {
      result += TextTable.line(row.indices.map { layouts[$0].cell(row[$0]) }) + "\n"
    }
    return result
  }

  private static func line(_ cells: [String]) -> String {
    let line = cells.joined(separator: "  ")
    // Removing the spaces one by one from the end would take most of the table's time.
    let last = line.utf8.lastIndex { $0 != UInt8(ascii: " ") }
    return last.map { String(line[...$0]) } ?? ""
  }
}

/// The widths of one column's parts.
private struct ColumnLayout {
  private let alignment: TextTable.Alignment
  private var width: Int
  /// Of the part before the decimal point, and of the rest.
  private var whole = 0
  private var fraction = 0

  init(
    _ column: (title: String, alignment: TextTable.Alignment), _ cells: some Sequence<String>
  ) {
    alignment = column.alignment
    width = TerminalText.width(column.title)
    for cell in cells {
      guard alignment == .decimal else {
        width = max(width, TerminalText.width(cell))
        continue
      }
      let parts = ColumnLayout.split(cell)
      whole = max(whole, TerminalText.width(parts.whole))
      fraction = max(fraction, TerminalText.width(parts.fraction))
    }
    width = max(width, whole + fraction)
  }

  func title(_ text: String) -> String {
    alignment == .left ? padded(text, after: true) : padded(text, after: false)
  }

  func cell(_ text: String) -> String {
    switch alignment {
    case .left: return padded(text, after: true)
    case .right: return padded(text, after: false)
    case .decimal:
      guard !text.isEmpty else { return padded(text, after: false) }
      let missing = fraction - TerminalText.width(ColumnLayout.split(text).fraction)
      return padded(text + String(repeating: " ", count: missing), after: false)
    }
  }

  private func padded(_ text: String, after: Bool) -> String {
    let space = String(repeating: " ", count: max(0, width - TerminalText.width(text)))
    return after ? text + space : space + text
  }

  /// The digits before the decimal point, and the point with everything after it.
  private static func split(_ text: String) -> (whole: Substring, fraction: Substring) {
    let end = text.firstIndex { !$0.isNumber && $0 != "-" } ?? text.endIndex
    return (text[..<end], text[end...])
  }
}

extension TerminalText {
  fileprivate static func width(_ text: Substring) -> Int { width(String(text)) }
}
