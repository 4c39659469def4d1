import ScrollworkLinkage
import ScrollworkRendering

/// `scrollwork.links/1`: which properties a scene's links write, and what drives what; with
/// `--expand` the links with recipes written out, as text.
enum LinksJSON {
  static func document(_ elements: [[UInt8]]) -> [UInt8] {
    JSONWriter.document(format: "scrollwork.links/1", key: "results", elements: elements)
  }

  static func element(
    _ file: String, _ variant: String?, _ program: LinkProgram, expanded: String?
  ) -> [UInt8] {
    let graph = LinkGraph(program)
    var json = JSONWriter(depth: 2)
    json.object(.block) { json in
      json.field("file") { $0.string(file) }
      if let variant { json.field("variant") { $0.string(variant) } }
      json.field("bindings") { json in
        json.array(.block) { json in
          for binding in program.bindings where binding.isShown {
            json.object { json in
              json.field("property") { $0.string(binding.property) }
              json.field("by") { $0.string(binding.source) }
              if let recipe = binding.recipe { json.field("recipe") { $0.string(recipe) } }
              if let count = binding.stopCount { json.field("stops") { $0.number(count) } }
              if binding.hasMemory { json.field("needsHistory") { $0.bool(true) } }
            }
          }
        }
      }
      if let expanded { json.field("expanded") { $0.string(expanded) } }
      json.field("arrows") { json in
        json.array(.block) { json in
          for arrow in graph.arrows {
            json.array { json in
              json.string(arrow.from)
              json.string(arrow.to)
            }
          }
        }
      }
    }
    return json.bytes
  }
}
