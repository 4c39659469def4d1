public import ScrollworkLayout
import ScrollworkModel

/// `scrollwork.explanation/1`: why numbers of a layout are what they are.
public enum ExplanationJSON {
  public static let format = "scrollwork.explanation/1"

  /// One scene at one viewport.
  public struct Entry: Sendable {
    public var file: String
    /// The matrix entry; nil for the scene's own viewport.
    public var variant: String?
    public var explanations: [AttributeExplanation]
    public var lines: SourceLines?

    public init(
      file: String, variant: String?, explanations: [AttributeExplanation], lines: SourceLines?
    ) {
      self.file = file
      self.variant = variant
      self.explanations = explanations
      self.lines = lines
    }
  }

  /// The whole document round entries written by `element`, ended by a line feed.
  public static func document(_ elements: [[UInt8]]) -> [UInt8] {
    JSONWriter.document(format: format, key: "results", elements: elements)
  }

  /// One entry as it stands among `results` of a document.
  public static func element(_ entry: Entry) -> [UInt8] {
    var json = JSONWriter(depth: 2)
    json.object(.block) { json in
      json.field("file", entry.file)
      if let variant = entry.variant { json.field("variant", variant) }
      json.key("attributes")
      json.array(.block) { json in
        for explanation in entry.explanations { write(explanation, entry.lines, to: &json) }
      }
    }
    return json.bytes
  }

  private static func write(
    _ explanation: AttributeExplanation, _ lines: SourceLines?, to json: inout JSONWriter
  ) {
    json.object(.block) { json in
      json.field("attribute", explanation.attribute)
      json.field("value", explanation.value)
      if let range = explanation.range {
        json.key("open")
        json.object { json in
          json.field("min", range.minimum)
          json.field("max", range.maximum)
        }
      }
      for (key, chain) in [
        ("notLarger" as StaticString, explanation.upper), ("notSmaller", explanation.lower),
      ] {
        guard let chain else { continue }
        json.key(key)
        write(chain, lines, to: &json)
      }
      json.key("sources")
      json.array(.block) { json in
        for source in explanation.sources { write(source, lines, to: &json) }
      }
    }
  }

  private static func write(
    _ chain: AttributeExplanation.Chain, _ lines: SourceLines?, to json: inout JSONWriter
  ) {
    json.object(.block) { json in
      json.field("root", chain.root)
      json.key("steps")
      json.array(.block) { json in
        for step in chain.steps {
          json.object { json in
            json.field("constraint", step.name)
            json.field("equation", step.equation)
            json.field("origin", step.origin.rawValue)
            json.field("priority", step.priority)
            json.field("contribution", step.contribution)
            json.field("factor", step.factor)
            json.field("error", step.error)
            if let note = step.note { json.field("note", note) }
            if let lines, !step.span.isNone {
              let position = lines.position(of: step.span.start)
              json.field("line", position.line)
              json.field("column", position.column)
            }
          }
        }
      }
      json.field("background", chain.background)
    }
  }
}
