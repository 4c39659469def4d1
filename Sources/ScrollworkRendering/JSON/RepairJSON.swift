import ScrollworkModel

/// `repairs` of a diagnostic.
enum RepairJSON {
  /// Nothing for a diagnostic without repairs.
  static func write(_ located: LocatedDiagnostic, to json: inout JSONWriter) {
    let repairs = located.diagnostic.repairs
    guard !repairs.isEmpty else { return }
    json.key("repairs")
    json.array { json in
      for (place, repair) in repairs.enumerated() {
        let edits = place < located.edits.count ? located.edits[place] : []
        json.object { json in
          json.field("title", repair.title)
          json.key("edits")
          json.array { json in
            for edit in edits {
              json.object { json in
                json.key("location")
                DiagnosticsJSON.writeLocation(edit.span, in: located, to: &json)
                json.field("text", edit.text)
              }
            }
          }
          writeEffects(repair.effects, to: &json)
        }
      }
    }
  }

  private static func writeEffects(_ effects: [Repair.Effect], to json: inout JSONWriter) {
    json.key("frames")
    json.object { json in
      for case .frame(let path, let frame) in effects {
        json.field(path) { json in
          json.array { json in
            for value in [frame.x, frame.y, frame.width, frame.height] { json.number(value) }
          }
        }
      }
    }
    json.key("contentSize")
    json.object { json in
      for case .contentSize(let path, let size) in effects {
        json.field(path) { json in
          json.object { json in
            json.field("width", size.width)
            json.field("height", size.height)
          }
        }
      }
    }
  }
}
