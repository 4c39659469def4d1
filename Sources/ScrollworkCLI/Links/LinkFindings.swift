import ScrollworkLinkage
import ScrollworkModel

/// What is wrong with a scene's links, by compiling them and making their first step.
enum LinkFindings {
  static func diagnostics(_ scene: ResolvedScene) -> [Diagnostic] {
    guard !scene.links.isEmpty else { return [] }
    var layout = LinkedLayout(scene)
    let (program, diagnostics) = LinkProgram.compile(scene, layout.facts)
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return diagnostics }
    var state = program.initialState
    var inputs = layout.inputs(for: program)
    let report = program.step(&state, &inputs, elapsed: 0) { state, inputs in
      layout.solve(program, state, &inputs)
    }
    let events = report.events.map { program.diagnostic($0, at: "the start") }
    return diagnostics + LayoutLoops.diagnostics(program, layout, state, inputs) + events
  }
}
