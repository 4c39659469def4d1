import ScrollworkLinkage
import ScrollworkModel
import ScrollworkRendering

/// A sweep as a table, comma-separated values, or JSON (`scrollwork.sweep/1`).
struct SweepReport {
  static let format = "scrollwork.sweep/1"
  /// Every so many steps a line has all values, not only those that changed.
  private static let wholeEvery = 60

  let file: String
  let variant: String?
  /// The variant's name where the scene is swept at several viewports.
  let label: String?
  let drive: String
  let columns: [LinkSweep.Column]
  let format: OutputFormat
  private var rows: [[String]] = []
  private var lines: [UInt8] = []
  private var last: [String] = []

  init(
    file: String, variant: String?, label: String?, drive: String,
    columns: [LinkSweep.Column], format: OutputFormat
  ) {
    self.file = file
    self.variant = variant
    self.label = label
    self.drive = drive
    self.columns = columns
    self.format = format
  }

  mutating func add(_ value: Double, _ sweep: LinkSweep) {
    let cells = columns.map { sweep.text(of: $0) }
    guard format == .ndjson else {
      rows.append([formatNumber(value)] + cells)
      return
    }
    let isWhole = rows.count % SweepReport.wholeEvery == 0
    rows.append([])
    var json = JSONWriter(allowsBlocks: false)
    json.object { json in
      json.field("at") { $0.number(value) }
      json.field("set") { json in
        json.object { json in
          for (index, cell) in cells.enumerated()
          where isWhole || index >= last.count || last[index] != cell {
            write(index, cell, &json)
          }
        }
      }
    }
    json.finishLine()
    lines += json.bytes
    last = cells
  }

  /// All sweeps in their format: one document, one table of comma-separated values, or one after the
  /// other.
  static func bytes(_ reports: [SweepReport], format: OutputFormat, style: TextStyle) -> [UInt8] {
    switch format {
    case .json:
      return JSONWriter.document(
        format: SweepReport.format, key: "sweeps", elements: reports.map { $0.element() })
    case .ndjson: return reports.flatMap { $0.header() + $0.lines }
    case .csv: return Array(csv(reports).utf8)
    default:
      let tables = reports.map { $0.table(isTitled: reports.count > 1, style: style) }
      return Array(tables.joined(separator: "\n").utf8)
    }
  }

  private func table(isTitled: Bool, style: TextStyle) -> String {
    let table = SweepTable.render(titles: [drive] + columns.map(\.name), rows: rows, style: style)
    return (isTitled ? SweepReport.title(file, label, style) : "") + table
  }

  /// The line above what is printed of one of several sweeps.
  static func title(_ file: String, _ label: String?, _ style: TextStyle) -> String {
    style(TerminalText.escaped(label.map { "\(file) [\($0)]" } ?? file), .emphasis) + "\n"
  }

  // MARK: JSON

  private func header() -> [UInt8] {
    var json = JSONWriter(allowsBlocks: false)
    json.object { json in
      json.field("format") { $0.string(SweepReport.format) }
      names(&json)
    }
    json.finishLine()
    return json.bytes
  }

  private func names(_ json: inout JSONWriter) {
    json.field("file") { $0.string(file) }
    if let variant { json.field("variant") { $0.string(variant) } }
    json.field("drive") { $0.string(drive) }
  }

  private func element() -> [UInt8] {
    var json = JSONWriter(depth: 2)
    json.object(.block) { json in
      names(&json)
      json.field("steps") { json in
        json.array(.block) { json in
          for row in rows {
            json.object { json in
              json.field("at") { $0.number(Double(row[0]) ?? 0) }
              json.field("set") { json in
                json.object { json in
                  for (index, cell) in row.dropFirst().enumerated() { write(index, cell, &json) }
                }
              }
            }
          }
        }
      }
    }
    return json.bytes
  }

  private func write(_ index: Int, _ cell: String, _ json: inout JSONWriter) {
    json.field(columns[index].name) { json in
      switch columns[index].kind {
      case .number: json.number(Double(cell) ?? .nan)
      case .bool: json.bool(cell == "true")
      case .colour: json.string(cell)
      }
    }
  }

  // MARK: Comma-separated values

  /// One header for all sweeps. Where there are several, a column says which one a row is of.
  private static func csv(_ reports: [SweepReport]) -> String {
    var names: [String] = []
    var places: [String: Int] = [:]
    for name in reports.lazy.flatMap(\.columns).map(\.name) where places[name] == nil {
      places[name] = names.count
      names.append(name)
    }
    guard let drive = reports.first?.drive else { return "" }
    let hasFiles = reports.contains { $0.file != reports[0].file }
    let hasLabels = reports.contains { $0.label != nil }
    var titles = [drive] + names
    if hasLabels { titles.insert("variant", at: 0) }
    if hasFiles { titles.insert("file", at: 0) }
    var lines = [titles]
    for report in reports {
      var start: [String] = []
      if hasFiles { start.append(report.file) }
      if hasLabels { start.append(report.label ?? "") }
      for row in report.rows {
        var cells = Array(repeating: "", count: names.count)
        for (column, cell) in zip(report.columns, row.dropFirst()) {
          if let place = places[column.name] { cells[place] = cell }
        }
        lines.append(start + [row[0]] + cells)
      }
    }
    return lines.map { $0.map(field).joined(separator: ",") + "\n" }.joined()
  }

  private static func field(_ text: String) -> String {
    guard text.contains(where: { ",\"\n".contains($0) }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}
