import ScrollworkLinkage
import ScrollworkRendering

/// `scrollwork.links/1`: which properties a scene's links write, and what drives what.
enum LinksJSON {
  static func document(_ elements: [[UInt8]]) -> [UInt8] {
    JSONWriter.document(format: "scrollwork.links/1", key: "results", elements: elements)
  }

  static func element(
    _ file: String, _ variant: String?, _ program: LinkProgram, _ graph: LinkGraph
  ) -> [UInt8] {
    var json = JSONWriter(depth: 2)
    json.object(.block) { json in
      json.field("file") { $0.string(file) }
      if let variant { json.field("variant") { $0.string(variant) } }
      json.field("bindings") { json in
        json.array(.block) { json in
          for binding in program.bindings {
            json.object { json in
              json.field("property") { $0.string(binding.name) }
              json.field("by") { $0.string(binding.source) }
              if let count = binding.stopCount { json.field("stops") { $0.number(count) } }
              if binding.hasMemory { json.field("needsHistory") { $0.bool(true) } }
            }
          }
        }
      }
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
