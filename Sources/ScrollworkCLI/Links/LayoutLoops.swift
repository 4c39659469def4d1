import ScrollworkLinkage
import ScrollworkModel

/// Finds links that change the layout from which they are worked out, by moving each driven length a
/// little and looking at what else moves.
struct LayoutLoops {
  /// With more driven lengths than this nothing is tried.
  private static let limit = 64

  static func diagnostics(
    _ program: LinkProgram, _ layout: LinkedLayout, _ state: LinkState, _ inputs: LinkInputs
  ) -> [Diagnostic] {
    let outputs = program.layoutOutputs
    guard !outputs.isEmpty, outputs.count <= limit else { return [] }
    let reads = program.geometryReads(of: outputs)
    guard reads.contains(where: { !$0.isEmpty }) else { return [] }
    // By output: those whose driven length changes what it reads.
    var needs = Array(repeating: [Int](), count: outputs.count)
    for (moved, output) in outputs.enumerated() {
      var probe = layout
      var changed = inputs
      probe.solve(program, state, &changed, moving: output.target)
      for (reader, read) in reads.enumerated() {
        let isChanged =
          read.frames.contains {
            differ(inputs.frames[$0.item], changed.frames[$0.item], $0.attribute)
          }
          || read.scrolls.contains {
            $0.differs(inputs.scrolls[$0.scroll], changed.scrolls[$0.scroll])
          }
        if isChanged { needs[reader].append(moved) }
      }
    }
    let free = Set(
      program.bindings.filter(\.maySettle).map(\.target))
    for index in outputs.indices where free.contains(outputs[index].target) { needs[index] = [] }
    guard let circle = program.circle(needs) else { return [] }
    let names = circle.map { outputs[$0].name }
    let binding = program.bindings.first { $0.target == outputs[circle[0]].target }
    let rule = LinkingRules.layoutLoop
    // One that changes what it reads by way of others names those.
    let others =
      circle.count == 1 ? needs[circle[0]].filter { $0 != circle[0] } : Array(circle.dropFirst())
    let notes = others.prefix(6).compactMap { other in
      program.bindings.first { $0.target == outputs[other].target }
        .map {
          Diagnostic.Note(
            "\(outputs[other].name), on which it depends, is driven here", at: $0.span)
        }
    }
    return [
      Diagnostic(
        rule.code, rule.severity,
        names.count == 1
          ? "\(names[0]) changes the layout from which it is worked out."
          : "\((names + [names[0]]).joined(separator: " → ")): each changes the layout that the next "
            + "reads.", at: binding?.span ?? .none, notes: notes,
        help: "Read the view round it, or drive translate and scale, which leave the layout alone; "
          + "where it is meant and settles, add settle: 4.")
    ]
  }

  private static func differ(_ a: Rect, _ b: Rect, _ attribute: FrameAttribute) -> Bool {
    let difference =
      attribute.value(in: a, direction: .leftToRight)
      - attribute.value(in: b, direction: .leftToRight)
    return abs(difference) > 1e-9
  }
}
