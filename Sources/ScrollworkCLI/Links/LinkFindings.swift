import ScrollworkLayout
import ScrollworkLinkage
import ScrollworkModel

/// What is wrong with a scene's links, by compiling them and making their first step.
enum LinkFindings {
  static func diagnostics(_ scene: ResolvedScene) -> [Diagnostic] {
    guard !scene.links.isEmpty else { return [] }
    var layout = LinkedLayout(scene)
    let (program, diagnostics) = LinkProgram.compile(scene, layout.facts)
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return diagnostics }
    let wasContradictory = layout.layout.status == .unsatisfiable
    var state = program.initialState
    var inputs = layout.inputs(for: program)
    let report = program.step(&state, &inputs, elapsed: 0) { state, inputs in
      layout.solve(program, state, &inputs)
    }
    let events = report.events.map { program.diagnostic($0, at: "the start") }
    let loops = LayoutLoops.diagnostics(program, layout, state, inputs)
    // What is in a loop doesn't settle because of it.
    let places = Set(loops.flatMap { [$0.span] + $0.notes.map(\.span) })
    var found =
      diagnostics + loops
      + events.filter { $0.code != LinkingRules.oscillation.code || !places.contains($0.span) }
    if !wasContradictory {
      found += contradictions(program, layout, state, inputs)
    }
    return found
  }

  /// More driven lengths than this aren't tried.
  private static let limit = 64

  /// Driven lengths that the scene's own constraints hold: each is moved a little.
  private static func contradictions(
    _ program: LinkProgram, _ layout: LinkedLayout, _ state: LinkState, _ inputs: LinkInputs
  ) -> [Diagnostic] {
    if layout.layout.status == .unsatisfiable { return [contradiction(program, layout.layout)] }
    return program.layoutOutputs.prefix(limit).compactMap { output in
      guard case .frame(let view, _) = output.target,
        layout.scene.views[Int(view)].node.frame == nil
      else { return nil }
      var probe = layout
      var changed = inputs
      probe.solve(program, state, &changed, moving: output.target)
      return probe.layout.status == .unsatisfiable
        ? contradiction(program, probe.layout, output.target) : nil
    }
  }

  /// A driven length that the scene's own constraints hold already.
  private static func contradiction(
    _ program: LinkProgram, _ layout: LayoutResult, _ target: LinkTarget? = nil
  ) -> Diagnostic {
    let names = layout.conflicts.first?.constraints ?? []
    let driving = program.bindings.first { binding in
      binding.target == target || names.contains { $0.hasSuffix("drive:\(binding.name)") }
    }
    let rule = ScrollingRules.layoutBreaks
    return Diagnostic(
      rule.code, rule.severity,
      "What a link drives is held by constraints already: "
        + (names.isEmpty ? "constraints" : names.joined(separator: ", "))
        + " can't hold together when it changes.",
      at: driving?.span ?? program.bindings.first?.span ?? .none,
      help:
        "Give the constraint that holds the length a priority below 1000, or drive its constant.",
      constraints: names)
  }
}
