import ScrollworkModel

/// Writes findings as SARIF's results.
struct SARIFResult {
  /// Places of rules by code.
  private let ruleIndexes: [String: Int]

  init(_ rules: [Rule]) {
    ruleIndexes = Dictionary(
      uniqueKeysWithValues: rules.enumerated().map { ($0.element.code, $0.offset) })
  }

  func write(_ located: LocatedDiagnostic, to json: inout JSONWriter) {
    let diagnostic = located.diagnostic
    json.object(.block) { json in
      json.field("ruleId", diagnostic.code)
      if let index = ruleIndexes[diagnostic.code] { json.field("ruleIndex", index) }
      json.field("level", SARIF.level(of: diagnostic.severity))
      json.key("message")
      SARIF.writeText(located.paragraphs.joined(separator: "\n"), to: &json)
      json.key("locations")
      json.array { json in
        json.object { json in writePlace(of: diagnostic.span, in: located, to: &json) }
      }
      let notes = located.placedNotes
      if !notes.isEmpty {
        json.key("relatedLocations")
        json.array(.block) { json in
          for note in notes {
            json.object { json in
              writePlace(of: note.span, in: located, to: &json)
              json.key("message")
              SARIF.writeText(note.message, to: &json)
            }
          }
        }
      }
      writeFixes(of: located, to: &json)
      json.key("properties")
      json.object { json in
        json.field("views", diagnostic.views)
        json.field("constraints", diagnostic.constraints)
        if !located.variants.isEmpty { json.field("variants", located.variants) }
      }
    }
  }

  private func writePlace(
    of span: SourceSpan, in located: LocatedDiagnostic, to json: inout JSONWriter
  ) {
    json.key("physicalLocation")
    json.object { json in
      writeFile(of: located, to: &json)
      guard let region = located.region(of: span) else { return }
      json.key("region")
      write(region, to: &json)
    }
  }

  private func writeFile(of located: LocatedDiagnostic, to json: inout JSONWriter) {
    json.key("artifactLocation")
    json.object { json in json.field("uri", SARIFResult.uri(of: located.file)) }
  }

  private func write(_ region: SourceRegion, to json: inout JSONWriter) {
    json.object { json in
      json.field("startLine", region.start.line)
      json.field("startColumn", region.start.column)
      json.field("endLine", region.end.line)
      json.field("endColumn", region.end.column)
    }
  }

  /// The repairs that can be made in the text, with what to replace.
  private func writeFixes(of located: LocatedDiagnostic, to json: inout JSONWriter) {
    let fixes = zip(located.diagnostic.repairs, located.edits).filter { !$0.1.isEmpty }
    guard !fixes.isEmpty else { return }
    json.key("fixes")
    json.array(.block) { json in
      for (repair, edits) in fixes {
        json.object(.block) { json in
          json.key("description")
          SARIF.writeText(RepairText.sentence(repair), to: &json)
          json.key("artifactChanges")
          json.array { json in
            json.object { json in
              writeFile(of: located, to: &json)
              json.key("replacements")
              json.array { json in
                for edit in edits { write(edit, in: located, to: &json) }
              }
            }
          }
        }
      }
    }
  }

  private func write(_ edit: TextEdit, in located: LocatedDiagnostic, to json: inout JSONWriter) {
    guard let region = located.region(of: edit.span) else { return }
    json.object { json in
      json.key("deletedRegion")
      write(region, to: &json)
      json.key("insertedContent")
      json.object { json in json.field("text", edit.text) }
    }
  }

  /// A path as a URI reference (RFC 3986): relative paths stay relative.
  static func uri(of path: String) -> String {
    var result = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return result
  }
}
