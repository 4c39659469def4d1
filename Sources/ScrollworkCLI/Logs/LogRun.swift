import ScrollworkImport
import ScrollworkLayout
import ScrollworkModel
import ScrollworkRendering

/// A console log read and each of its lists explained.
struct LogRun: Sendable {
  /// One list of constraints.
  struct Conflict: Sendable {
    var logged: LoggedConflict
    var diagnostics: [Diagnostic]
    /// Constraints that the list has.
    var size: Int { logged.scene.constraints.count }
  }

  let file: String
  let lines: SourceLines
  /// What can't be read.
  let problems: [Diagnostic]
  let conflicts: [Conflict]

  init(_ source: SourceText) {
    file = source.name
    lines = SourceLines(source)
    let log = ConsoleLog(source)
    problems = log.diagnostics
    conflicts = log.conflicts.map { Conflict(logged: $0, diagnostics: LogRun.explain($0)) }
  }

  /// Everything that was found, list by list, then what can't be read.
  var findings: FileFindings {
    let isContradictory = conflicts.contains { conflict in
      conflict.diagnostics.contains { $0.code == LayoutRules.conflict.code }
    }
    let status: String
    if conflicts.isEmpty {
      status = UnreadableScene.status
    } else {
      status = (isContradictory ? LayoutStatus.unsatisfiable : .ambiguous).rawValue
    }
    return FileFindings(
      name: file, status: status,
      diagnostics: located(conflicts.flatMap(\.diagnostics) + problems))
  }

  func located(_ diagnostics: [Diagnostic]) -> [LocatedDiagnostic] {
    diagnostics.map { LocatedDiagnostic($0, file: file, lines: lines) }
  }

  // MARK: One list

  private static func explain(_ conflict: LoggedConflict) -> [Diagnostic] {
    let (resolved, resolving) = SceneResolver.resolve(
      conflict.scene, viewport: conflict.scene.viewport)
    var options = LayoutOptions()
    options.isPartial = true
    options.roundsToPixels = false
    let layout = LayoutEngine.layout(resolved, options)
    let errors = resolving.filter { $0.severity == .error }
    guard !layout.conflicts.isEmpty else { return errors + [noContradiction(conflict)] }
    let own = Set(
      resolved.names(
        of: resolved.constraints.indices.filter {
          [.author, .autoresizing].contains(resolved.constraints[$0].origin)
        }))
    let contradictions = layout.diagnostics.filter { $0.code == LayoutRules.conflict.code }
    let isOwn = contradictions.contains { !own.isDisjoint(with: $0.constraints) }
    // What else is to be said of a contradiction helps only where there is something to change.
    let facets = isOwn ? layout.diagnostics.filter { $0.code != LayoutRules.conflict.code } : []
    return errors + contradictions.map { told($0, in: conflict, isOwn: isOwn) } + once(facets)
  }

  /// Contradictions that overlap say the same of the same views.
  private static func once(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var seen: Set<[String]> = []
    return diagnostics.filter { seen.insert([$0.code] + $0.views).inserted }
  }

  /// The finding with what the log knows besides.
  private static func told(
    _ diagnostic: Diagnostic, in conflict: LoggedConflict, isOwn: Bool
  ) -> Diagnostic {
    var diagnostic = diagnostic
    if !isOwn {
      diagnostic.help = "None of these is the app's own: the system contradicts itself here."
    }
    if let broken = conflict.broken {
      let isBroken = { (note: Diagnostic.Note) in note.span == broken }
      if let place = diagnostic.notes.firstIndex(where: isBroken) {
        diagnostic.notes[place].message += "; the app goes on without it"
      } else if diagnostic.span == broken {
        diagnostic.notes.append(.init("the app goes on without it", at: broken))
      }
    }
    let all = conflict.scene.constraints.count
    let own = diagnostic.constraints.count
    if own < all {
      diagnostic.notes.append(
        .init("the log lists \(all) constraints; these \(own) are enough to contradict each other"))
    }
    diagnostic.notes += notes(of: conflict)
    return diagnostic
  }

  private static func notes(of conflict: LoggedConflict) -> [Diagnostic.Note] {
    var notes = conflict.assumptions.map { Diagnostic.Note($0) }
    if conflict.count > 1 {
      notes.append(.init("the log has this list \(conflict.count) times"))
    }
    return notes
  }

  private static func noContradiction(_ conflict: LoggedConflict) -> Diagnostic {
    let rule = ImportRules.noContradiction
    let count = conflict.scene.constraints.count
    let first = conflict.scene.constraints.first?.span ?? conflict.span
    return Diagnostic(
      rule.code, rule.severity,
      count == 1
        ? "The only constraint of this list contradicts nothing as it is read."
        : "The \(count) constraints of this list don't contradict each other as they are read.",
      at: first, notes: notes(of: conflict),
      help: "Paste the whole list. What logs don't tell, such as margins, can be set in the scene "
        + "that --scene prints.")
  }
}
