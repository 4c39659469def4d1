import ScrollworkLayout
import ScrollworkModel

/// `scrollwork.layout/1`: frames, content sizes, and what is open or contradictory.
///
/// Results are written apart, so that several files can be written at once, and joined at the end.
public enum LayoutJSON {
  public static let format = "scrollwork.layout/1"

  /// One result as it stands among `results` of a document.
  public static func element(_ solved: SolvedScene) -> [UInt8] {
    var json = JSONWriter(depth: 2, reserving: 256 + 160 * solved.layout.views.count)
    json.object(.block) { json in members(of: solved, to: &json) }
    return json.bytes
  }

  /// What stands among `results` for a file that couldn't be read.
  public static func element(_ unreadable: UnreadableScene) -> [UInt8] {
    var json = JSONWriter(depth: 2)
    json.object(.block) { json in members(of: unreadable, to: &json) }
    return json.bytes
  }

  /// The whole document round results made by `element`, ended by a line feed.
  public static func document(_ elements: [[UInt8]]) -> [UInt8] {
    JSONWriter.document(format: format, key: "results", elements: elements)
  }

  /// One result on one line, with the format's name first.
  public static func line(_ solved: SolvedScene) -> [UInt8] {
    line(reserving: 256 + 160 * solved.layout.views.count) { json in members(of: solved, to: &json)
    }
  }

  /// The line for a file that couldn't be read.
  public static func line(_ unreadable: UnreadableScene) -> [UInt8] {
    line(reserving: 256) { json in members(of: unreadable, to: &json) }
  }

  private static func line(
    reserving capacity: Int, _ members: (inout JSONWriter) -> Void
  ) -> [UInt8] {
    var json = JSONWriter(allowsBlocks: false, reserving: capacity)
    json.object { json in
      json.field("format", format)
      members(&json)
    }
    json.finishLine()
    return json.bytes
  }

  private static func members(of unreadable: UnreadableScene, to json: inout JSONWriter) {
    json.field("file", unreadable.file)
    json.field("status", UnreadableScene.status)
    writeDiagnostics(unreadable.diagnostics, to: &json)
  }

  private static func members(of solved: SolvedScene, to json: inout JSONWriter) {
    let layout = solved.layout
    json.field("file", solved.file)
    json.field("scene", solved.scene.name)
    if let variant = solved.variant { json.field("variant", variant) }
    json.key("viewport")
    let viewport = solved.scene.viewport
    json.object { json in
      json.field("width", viewport.size.width)
      json.field("height", viewport.size.height)
      json.field("scale", viewport.scale)
      json.field("direction", viewport.direction.rawValue)
    }
    json.field("status", layout.status.rawValue)
    json.key("views")
    json.array(.block) { json in
      for (index, result) in zip(solved.scene.views.indices, layout.views) {
        write(index, result, in: solved.scene, to: &json)
      }
    }
    json.key("ambiguous")
    json.array(.block) { json in
      for ambiguity in layout.ambiguous { write(ambiguity, to: &json) }
    }
    json.key("conflicts")
    json.array(.block) { json in
      for conflict in layout.conflicts { write(conflict, to: &json) }
    }
    if layout.moreConflicts { json.field("more", true) }
    json.key("relaxed")
    json.array(.block) { json in
      for relaxed in layout.relaxed { write(relaxed, to: &json) }
    }
    writeDiagnostics(solved.diagnostics, to: &json)
  }

  private static func writeDiagnostics(
    _ diagnostics: [LocatedDiagnostic], to json: inout JSONWriter
  ) {
    json.key("diagnostics")
    json.array(.block) { json in
      for diagnostic in diagnostics { DiagnosticsJSON.write(diagnostic, to: &json) }
    }
  }

  private static func write(
    _ view: Int, _ result: LayoutResult.View, in scene: ResolvedScene, to json: inout JSONWriter
  ) {
    json.object { json in
      json.field("id", scene.views[view].path)
      json.field("type", scene.views[view].node.type.rawValue)
      json.field("parent", scene.views[view].parent.map { scene.views[Int($0)].path })
      json.key("frame")
      json.object { json in
        json.field("x", result.frame.x)
        json.field("y", result.frame.y)
        json.field("width", result.frame.width)
        json.field("height", result.frame.height)
      }
      if let scroll = result.scroll { write(scroll, to: &json) }
      if result.isEstimated { json.field("estimated", true) }
    }
  }

  private static func write(_ scroll: LayoutResult.Scroll, to json: inout JSONWriter) {
    json.key("contentSize")
    json.object { json in
      json.field("width", scroll.contentSize.width)
      json.field("height", scroll.contentSize.height)
    }
    json.key("contentOffset")
    json.object { json in
      json.field("x", scroll.contentOffset.x)
      json.field("y", scroll.contentOffset.y)
    }
    json.key("adjustedContentInset")
    json.object { json in
      json.field("top", scroll.adjustedContentInset.top)
      json.field("left", scroll.adjustedContentInset.left)
      json.field("bottom", scroll.adjustedContentInset.bottom)
      json.field("right", scroll.adjustedContentInset.right)
    }
    json.key("offsetRange")
    json.object { json in
      json.key("x")
      writeRange(scroll.offsetRangeX, to: &json)
      json.key("y")
      writeRange(scroll.offsetRangeY, to: &json)
    }
  }

  private static func writeRange(_ range: ClosedRange<Double>, to json: inout JSONWriter) {
    json.array { json in
      json.number(range.lowerBound)
      json.number(range.upperBound)
    }
  }

  private static func write(_ ambiguity: LayoutResult.Ambiguity, to json: inout JSONWriter) {
    json.object { json in
      json.field("view", ambiguity.item)
      json.field("attribute", ambiguity.attribute.rawValue)
      json.field("min", ambiguity.minimum)
      json.field("max", ambiguity.maximum)
    }
  }

  private static func write(_ conflict: LayoutResult.Conflict, to json: inout JSONWriter) {
    json.object { json in
      json.field("constraints", conflict.constraints)
      json.field("background", conflict.background)
      json.field("shortBy", conflict.shortBy)
      json.field("dropped", conflict.dropped)
    }
  }

  private static func write(_ relaxed: LayoutResult.Relaxed, to json: inout JSONWriter) {
    json.object { json in
      json.field("constraint", relaxed.constraint)
      json.field("priority", relaxed.priority)
      json.field("error", relaxed.error)
      json.field("because", relaxed.because)
    }
  }
}
