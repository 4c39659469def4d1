import ScrollworkLinkage
import ScrollworkModel
import ScrollworkRendering

/// `scrollwork links`.
enum LinksCommand {
  static func run(
    _ settings: Settings, messageStyle: TextStyle
  ) throws(UsageError) -> CommandResult {
    let batch = try SceneBatch(settings, messageStyle: messageStyle)
    let parts = batch.map { outcome, part -> [[UInt8]] in
      switch outcome {
      case .unreadable(let scene):
        part.messages = DiagnosticText.render(scene.diagnostics, style: messageStyle)
        return []
      case .run(let run):
        return run.entries.compactMap { print($0, settings, messageStyle, &part) }
      }
    }
    var result = batch.summary(of: parts)
    let outputs = parts.compactMap(\.report).flatMap { $0 }
    result.output =
      settings.format == .json
      ? LinksJSON.document(outputs) : Array(outputs.joined(separator: [UInt8(ascii: "\n")]))
    return result
  }

  private static func print(
    _ entry: SceneRun.Entry, _ settings: Settings, _ messageStyle: TextStyle,
    _ part: inout SceneBatch.Part<[[UInt8]]>
  ) -> [UInt8]? {
    let scene = entry.solved.scene
    let layout = LinkedLayout(scene)
    let (program, diagnostics) = LinkProgram.compile(scene, layout.facts)
    if diagnostics.contains(where: { $0.severity == .error }) {
      part.status = .failure
      part.messages += DiagnosticText.render(
        entry.solved.diagnostics.filter {
          $0.diagnostic.code.hasPrefix("SW") && $0.diagnostic.severity == .error
        },
        style: messageStyle)
      return nil
    }
    if scene.links.links.isEmpty {
      part.messages +=
        "scrollwork: \(TerminalText.escaped(entry.solved.file)): there are no links\n"
      if settings.linkForm == .list, settings.format != .json { return nil }
    }
    var expander = RecipeExpander(scene, layout.facts)
    expander.expandAll()
    if settings.format == .json {
      return LinksJSON.element(
        entry.solved.file, entry.solved.variant, program,
        expanded: settings.linkForm == .expanded ? LinkWriter.yaml(expander.links) : nil)
    }
    switch settings.linkForm {
    case .expanded: return Array(LinkWriter.yaml(expander.links).utf8)
    case .graph: return Array(LinkGraph(program).dot.utf8)
    case .swift: return Array(SwiftExport(scene, program, file: entry.solved.file).text.utf8)
    case .css:
      let export = StylesheetExport(scene, layout.facts)
      for refusal in export.refused {
        part.messages +=
          "\(TerminalText.escaped(entry.solved.file)): not exported: "
          + "\(TerminalText.escaped(refusal.name)): \(refusal.reason)\n"
      }
      return Array(export.text.utf8)
    case .list: return Array(list(program).utf8)
    }
  }

  /// Properties with what they follow.
  private static func list(_ program: LinkProgram) -> String {
    let bindings = program.bindings.filter(\.isShown)
    let width = bindings.reduce(0) { max($0, TerminalText.width($1.property)) }
    return bindings.map { binding in
      let space = String(repeating: " ", count: width - TerminalText.width(binding.property))
      var line = "\(TerminalText.escaped(binding.property))\(space)  ← "
      line += TerminalText.escaped(binding.source)
      if let recipe = binding.recipe { line += "  (\(TerminalText.escaped(recipe)))" }
      if let count = binding.stopCount { line += "  (\(count) stop\(count == 1 ? "" : "s"))" }
      return line + "\n"
    }.joined()
  }
}
