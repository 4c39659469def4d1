import ScrollworkModel

/// One line of a source with a part of it underlined; long lines are cropped around that part.
struct SourceExcerpt {
  /// Columns of the source that are shown at most.
  static let width = 100

  private let lineNumber: Int
  private let shown: String
  private let indent: Int
  private let underline: Int

  /// Shows the line on which the span begins. What lies on further lines isn't underlined.
  init(span: SourceSpan, in lines: SourceLines) {
    let start = lines.position(of: span.start)
    let end = lines.position(of: max(span.end, span.start))
    lineNumber = start.line
    let length = lines.length(ofLine: start.line)
    // Of a long line only what can be shown is looked at.
    let near = max(0, min(start.column - 1, length) - SourceExcerpt.width)
    let far = min(length, near + 4 * SourceExcerpt.width)
    let cells = TerminalText.cells(lines.bytes(ofLine: start.line, near..<far))
    let first = min(max(0, start.column - 1 - near), cells.count)
    var last =
      end.line == start.line ? min(max(0, end.column - 1 - near), cells.count) : cells.count
    while last > first + 1 && cells[last - 1].text == " " { last -= 1 }

    let window = SourceExcerpt.window(of: cells, around: first..<max(first, last))
    let isCutBefore = near > 0 || window.lowerBound > 0
    let isCutAfter = far < length || window.upperBound < cells.count
    shown =
      (isCutBefore ? "…" : "") + cells[window].map(\.text).joined() + (isCutAfter ? "…" : "")
    func width(_ range: Range<Int>) -> Int { cells[range].reduce(0) { $0 + $1.width } }
    indent = (isCutBefore ? 1 : 0) + width(window.lowerBound..<max(window.lowerBound, first))
    underline = max(1, width(first..<max(first, min(last, window.upperBound))))
  }

  /// Columns that the line number takes.
  var gutterWidth: Int { String(lineNumber).utf8.count }

  func text(role: TextStyle.Role, style: TextStyle) -> String {
    let space = String(repeating: " ", count: gutterWidth)
    let bar = style("|", .dim)
    let carets = style(String(repeating: "^", count: underline), role)
    let line = shown.isEmpty ? "" : " " + shown
    return "\(space) \(bar)\n\(style(String(lineNumber), .dim)) \(bar)\(line)\n"
      + "\(space) \(bar) \(String(repeating: " ", count: indent))\(carets)\n"
  }

  /// The cells to show: all if they fit, else as many round the marked ones as do.
  private static func window(
    of cells: [TerminalText.Cell], around marked: Range<Int>
  ) -> Range<Int> {
    let total = cells.reduce(0) { $0 + $1.width }
    guard total > width else { return 0..<cells.count }
    var low = marked.lowerBound
    var high = marked.lowerBound
    var used = 0
    // The marked part first, with room left for what stands before it; then context on both sides
    // alternately.
    while high < marked.upperBound && used + cells[high].width <= width - 20 {
      used += cells[high].width
      high += 1
    }
    var grows = true
    while grows {
      grows = false
      if low > 0 && used + cells[low - 1].width <= width {
        low -= 1
        used += cells[low].width
        grows = true
      }
      if high < cells.count && used + cells[high].width <= width {
        used += cells[high].width
        high += 1
        grows = true
      }
    }
    return low..<high
  }
}
