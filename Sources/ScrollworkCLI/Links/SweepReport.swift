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
  let drive: String
  let columns: [LinkSweep.Column]
  let format: OutputFormat
  private var rows: [[String]] = []
  private var lines: [UInt8] = []
  private var last: [String] = []

  init(
    file: String, variant: String?, drive: String, columns: [LinkSweep.Column],
    format: OutputFormat
  ) {
    self.file = file
    self.variant = variant
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

  func bytes(style: TextStyle) -> [UInt8] {
    switch format {
    case .json: element()
    case .ndjson: header() + lines
    case .csv: Array(csv.utf8)
    default:
      Array(
        SweepTable.render(titles: [drive] + columns.map(\.name), rows: rows, style: style).utf8)
    }
  }

  /// All sweeps as one document.
  static func document(_ elements: [[UInt8]]) -> [UInt8] {
    JSONWriter.document(format: format, key: "sweeps", elements: elements)
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

  private var csv: String {
    let titles = [drive] + columns.map(\.name)
    return ([titles] + rows).map { row in
      row.map { SweepReport.field($0) }.joined(separator: ",") + "\n"
    }.joined()
  }

  private static func field(_ text: String) -> String {
    guard text.contains(where: { ",\"\n".contains($0) }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}
