internal import ScrollworkModel
internal import ScrollworkSolver

/// SW201: sets of required constraints that can't hold together.
struct ConflictRule: LayoutRule {
  private let scene: ResolvedScene
  private let result: LayoutResult
  private let runner: PassRunner
  private let names: ConstraintNames
  private let ranking: SuspectRanking

  static func check(_ context: inout RuleContext) {
    for diagnostic in Self(context).diagnostics() { context.report(diagnostic) }
  }

  private init(_ context: RuleContext) {
    scene = context.scene
    result = context.result
    runner = context.runner
    names = ConstraintNames(scene: scene)
    ranking = SuspectRanking(runner.builder)
  }

  private func diagnostics() -> [Diagnostic] {
    zip(result.conflicts, runner.conflicts).compactMap { conflict, resolved in
      isAllowed(conflict, resolved) ? nil : diagnostic(conflict, resolved)
    }
  }

  private func isAllowed(
    _ conflict: LayoutResult.Conflict, _ resolved: PassRunner.ResolvedConflict
  ) -> Bool {
    let code = LayoutRules.conflict.code
    return resolved.conflict.constraints.contains { constraint in
      let source = source(constraint)
      if source.kind == .written && scene.constraints[Int(source.index)].allow.contains(code) {
        return true
      }
      return ConstraintItems.views(of: source, in: scene).contains {
        scene.views[Int($0)].node.allow.contains(code)
      }
    }
  }

  private func diagnostic(
    _ conflict: LayoutResult.Conflict, _ resolved: PassRunner.ResolvedConflict
  ) -> Diagnostic {
    let descriptions = resolved.conflict.constraints.map(description)
    let short = formatNumber(conflict.shortBy)
    var message: String
    if descriptions.count == 1 {
      message = "\(descriptions[0]) cannot hold"
    } else {
      message = "These \(descriptions.count) constraints cannot all hold: "
      message += enumeration(descriptions)
    }
    if !conflict.background.isEmpty {
      message += ", given that \(enumeration(conflict.background))"
    }
    message += "; off by \(short) pt."
    let blamed = resolved.dropped ?? ranking.victim(of: resolved.conflict.constraints)
    var notes: [Diagnostic.Note] = []
    for (index, span) in conflict.spans.enumerated() where !span.isNone {
      notes.append(Diagnostic.Note(descriptions[index], at: span))
    }
    return LayoutRules.conflict.diagnostic(
      message, at: blamed.map { names.span(source($0)) } ?? conflict.spans.first ?? .none,
      notes: notes, help: blamed.map { help(for: $0, in: resolved, short: short) },
      views: conflict.views, constraints: conflict.constraints)
  }

  private func source(_ constraint: ConstraintID) -> ConstraintSource {
    runner.builder.sources[Int(constraint.index)]
  }

  /// The name, and the equation where the name doesn't say it.
  private func description(_ constraint: ConstraintID) -> String {
    let source = source(constraint)
    let name = names.name(source)
    switch source.kind {
    case .written:
      let text = EquationText(scene: scene).text(scene.constraints[Int(source.index)])
      return name == text ? "\"\(name)\"" : "\(name) (\(text))"
    case .autoresizing:
      guard let frame = scene.views[Int(source.index)].node.frame else { return name }
      let value = [frame.x, frame.y, frame.width, frame.height][Int(source.detail)]
      return "\(name) (\(formatNumber(value)))"
    case .size:
      guard let size = scene.views[Int(source.index)].node.size else { return name }
      return "\(name) (\(formatNumber(source.detail == 0 ? size.width : size.height)))"
    case .hiding:
      return "\(name) (hidden: no size along the axis)"
    default:
      return GeneratedEquations(runner.builder).text(constraint).map { "\(name) (\($0))" } ?? name
    }
  }

  /// What to do about the most suspect constraint, and what comes out without it: the layout that
  /// is reported was solved so.
  private func help(
    for blamed: ConstraintID, in resolved: PassRunner.ResolvedConflict, short: String
  ) -> String {
    let source = source(blamed)
    let name = names.name(source)
    let set = resolved.conflict.constraints
    var text: String
    switch ranking.suspicion(of: blamed, in: set) {
    case .autoresizing:
      let path = scene.views[Int(source.index)].path
      text = "Leave out \"frame\" of \"\(path)\": its constraints place it already."
    case .duplicateAttribute:
      text = "Keep one of the constraints on the same attribute; leave out \(name)."
    case .fixedSizeBetweenPins:
      text = "Both edges are pinned: leave out \(name), or give it a priority below 1000 (@999)."
    case .outwardFarEdge:
      text = "\(name) puts a far edge outside: turn its constant's sign."
    case .other:
      text = "Give \(name) a priority below 1000 (@999), or change its constant by \(short)."
    case .host:
      text = "All of these come from the host: change what is set there."
    }
    if resolved.dropped == blamed, runner.conflicts.count == 1 {
      let frames = involvedFrames(source)
      if !frames.isEmpty { text += " Without it: \(enumeration(frames))." }
    }
    return text
  }

  private func involvedFrames(_ source: ConstraintSource) -> [String] {
    var seen: [Int32] = []
    for view in ConstraintItems.views(of: source, in: scene) where view > 0 {
      if !seen.contains(view) { seen.append(view) }
    }
    return seen.prefix(3).map { view in
      let frame = result.views[Int(view)].frame
      let numbers = [frame.x, frame.y, frame.width, frame.height].map(formatNumber)
      return "\(scene.views[Int(view)].path) [\(numbers.joined(separator: ", "))]"
    }
  }
}
