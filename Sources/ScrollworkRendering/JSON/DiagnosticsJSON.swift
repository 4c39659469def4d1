import ScrollworkModel

/// `scrollwork.diagnostics/1`: what was found in each file.
public enum DiagnosticsJSON {
  public static let format = "scrollwork.diagnostics/1"

  /// One file's findings.
  public struct File: Sendable {
    public var name: String
    /// `determined`, `ambiguous`, `unsatisfiable`, or `unreadable`.
    public var status: String
    public var diagnostics: [LocatedDiagnostic]

    public init(name: String, status: String, diagnostics: [LocatedDiagnostic]) {
      self.name = name
      self.status = status
      self.diagnostics = diagnostics
    }
  }

  /// The whole document round files written by `element`, ended by a line feed.
  public static func document(_ elements: [[UInt8]]) -> [UInt8] {
    JSONWriter.document(format: format, key: "files", elements: elements)
  }

  /// One file as it stands among `files` of a document.
  public static func element(_ file: File) -> [UInt8] {
    var json = JSONWriter(depth: 2)
    json.object(.block) { json in members(of: file, to: &json) }
    return json.bytes
  }

  /// One file on one line, with the format's name first.
  public static func line(_ file: File) -> [UInt8] {
    var json = JSONWriter(allowsBlocks: false)
    json.object { json in
      json.field("format", format)
      members(of: file, to: &json)
    }
    json.finishLine()
    return json.bytes
  }

  private static func members(of file: File, to json: inout JSONWriter) {
    json.field("file", file.name)
    json.field("status", file.status)
    json.key("diagnostics")
    json.array(.block) { json in
      for diagnostic in file.diagnostics { write(diagnostic, to: &json) }
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
    }
  }

  private static func writeLocation(
    _ span: SourceSpan, in located: LocatedDiagnostic, to json: inout JSONWriter
  ) {
    json.object { json in
      json.field("file", located.file)
      guard let lines = located.lines, !span.isNone else { return }
      let start = lines.position(of: span.start)
      let end = lines.position(of: max(span.start, span.end))
      json.field("line", start.line)
      json.field("column", start.column)
      json.field("endLine", end.line)
      json.field("endColumn", end.column)
    }
  }
}
