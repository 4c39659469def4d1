/// Rows of numbers under names, lined up.
public enum SweepTable {
  public static func render(titles: [String], rows: [[String]], style: TextStyle) -> String {
    var table = TextTable(titles.map { (TerminalText.escaped($0), .decimal) })
    for row in rows { table.add(row) }
    return table.text(style: style)
  }
}
