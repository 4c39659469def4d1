import ScrollworkModel

/// `scrollwork.diagnostics/1`: what was found in each file.
public enum DiagnosticsJSON {
  public static let format = "scrollwork.diagnostics/1"

  /// The whole document round files written by `element`, ended by a line feed.
  public static func document(_ elements: [[UInt8]]) -> [UInt8] {
    JSONWriter.document(format: format, key: "files", elements: elements)
  }

  /// One file as it stands among `files` of a document.
  public static func element(_ file: FileFindings) -> [UInt8] {
    var json = JSONWriter(depth: 2)
    json.object(.block) { json in members(of: file, to: &json) }
    return json.bytes
  }

  /// One file on one line, with the format's name first.
  public static func line(_ file: FileFindings) -> [UInt8] {
    var json = JSONWriter(allowsBlocks: false)
    json.object { json in
      json.field("format", format)
      members(of: file, to: &json)
    }
    json.finishLine()
    return json.bytes
  }

  private static func members(of file: FileFindings, to json: inout JSONWriter) {
    json.field("file", file.name)
    json.field("status", file.status)
    json.key("diagnostics")
    json.array(.block) { json in
      for diagnostic in file.diagnostics { write(diagnostic, to: &json) }
    }
    if file.viewports.count > 1 {
      json.key("viewports")
      json.array(.block) { json in
        for viewport in file.viewports { write(viewport, to: &json) }
      }
    }
    guard !file.repaired.isEmpty else { return }
    json.key("repaired")
    json.array(.block) { json in
      for finding in file.repaired {
        json.object { json in
          json.field("code", finding.code)
          json.field("title", finding.repair.title)
        }
      }
    }
  }

  private static func write(_ findings: ViewportFindings, to json: inout JSONWriter) {
    json.object { json in
      json.field("name", findings.name)
      json.field("width", findings.viewport.size.width)
      json.field("height", findings.viewport.size.height)
      json.field("direction", findings.viewport.direction.rawValue)
      json.field("textScale", findings.viewport.textScale)
      json.field("status", findings.status)
      json.field("holds", !findings.fails)
      json.field("codes", findings.codes)
      json.key("contentSize")
      json.object { json in
        for content in findings.contentSizes {
          json.field(content.path) { json in
            json.array { json in
              json.number(content.size.width)
              json.number(content.size.height)
            }
          }
        }
      }
    }
  }

  static func write(_ located: LocatedDiagnostic, to json: inout JSONWriter) {
    let diagnostic = located.diagnostic
    json.object { json in
      json.field("code", diagnostic.code)
      json.field("severity", diagnostic.severity.rawValue)
      json.field("message", diagnostic.message)
      json.key("location")
      writeLocation(diagnostic.span, in: located, to: &json)
      json.field("views", diagnostic.views)
      json.field("constraints", diagnostic.constraints)
      json.key("related")
      json.array { json in
        for note in diagnostic.notes {
          json.object { json in
            json.field("message", note.message)
            json.key("location")
            writeLocation(note.span, in: located, to: &json)
          }
        }
      }
      json.field("help", diagnostic.help)
      if !located.variants.isEmpty { json.field("variants", located.variants) }
      RepairJSON.write(located, to: &json)
    }
  }

  static func writeLocation(
    _ span: SourceSpan, in located: LocatedDiagnostic, to json: inout JSONWriter
  ) {
    json.object { json in
      json.field("file", located.file)
      guard let region = located.region(of: span) else { return }
      json.field("line", region.start.line)
      json.field("column", region.start.column)
      json.field("endLine", region.end.line)
      json.field("endColumn", region.end.column)
    }
  }
}
