import ScrollworkLayout
import ScrollworkModel
import ScrollworkRendering

/// What `validate` found in one file.
struct ValidationReport: Sendable {
  var file: FileFindings
  private var viewportCount = 0
  private var contentSizes: [Size] = []

  /// - Parameter failing: From which severity on a viewport counts as one where the scene fails.
  init(_ outcome: SceneBatch.Outcome, failing: Severity = .error) {
    switch outcome {
    case .unreadable(let scene):
      file = FileFindings(
        name: scene.file, status: UnreadableScene.status, diagnostics: scene.diagnostics)
    case .run(let run):
      var merged = MergedDiagnostics()
      for entry in run.entries {
        merged.add(entry.solved.diagnostics.map(\.diagnostic), of: entry.solved.variant)
      }
      let statuses = run.entries.map(\.solved.layout.status)
      let worst: LayoutStatus =
        statuses.contains(.unsatisfiable)
        ? .unsatisfiable : statuses.contains(.ambiguous) ? .ambiguous : .determined
      file = FileFindings(
        name: run.file, status: worst.rawValue,
        diagnostics: merged.located(file: run.file, lines: run.lines, edits: run.edits))
      viewportCount = run.entries.count
      file.viewports = run.entries.map { ViewportFindings($0.solved, failing: failing) }
      if worst == .determined, let first = run.entries.first {
        contentSizes = first.solved.layout.views.compactMap { $0.scroll?.contentSize }
      }
    }
  }

  /// The gravest severity found.
  var worst: Severity? { file.diagnostics.map(\.diagnostic.severity).max() }

  /// `article.yaml: determined, content 390 x 624, 4 viewports, no findings`
  func summary(style: TextStyle) -> String {
    var parts: [String] = []
    switch file.status {
    case LayoutStatus.determined.rawValue: parts.append(style(file.status, .success))
    default: parts.append(style(file.status, .error))
    }
    // Of several scroll views none is the one that is meant.
    if contentSizes.count == 1 {
      let size = contentSizes[0]
      parts.append("content \(formatNumber(size.width)) x \(formatNumber(size.height))")
    }
    if viewportCount > 0 {
      parts.append(viewportCount == 1 ? "1 viewport" : "\(viewportCount) viewports")
    }
    parts += counts(style: style)
    if !file.repaired.isEmpty {
      parts.append("\(file.repaired.count) repaired")
    } else if fixableCount > 0 {
      parts.append("\(fixableCount) with a repair for --fix")
    }
    return TerminalText.escaped(file.name) + ": " + parts.joined(separator: ", ")
  }

  /// At which viewports the scene holds and at which it fails, and why there; empty where it is the
  /// same at all.
  func matrix(style: TextStyle) -> String {
    let failing = file.viewports.filter(\.fails)
    guard !failing.isEmpty, failing.count < file.viewports.count else { return "" }
    let holding = file.viewports.filter { !$0.fails }
    var text = "  " + style("holds at", .success) + " "
    text += holding.map(title).joined(separator: ", ") + "\n"
    text += "  " + style("fails at", .error) + " "
    text +=
      failing.map { "\(title($0)): \($0.codes.joined(separator: " "))" }
      .joined(separator: ", ") + "\n"
    return text
  }

  /// `small (320 x 568, rtl)`
  private func title(_ findings: ViewportFindings) -> String {
    let viewport = findings.viewport
    var details = "\(formatNumber(viewport.size.width)) x \(formatNumber(viewport.size.height))"
    if viewport.direction == .rightToLeft { details += ", rtl" }
    if viewport.textScale != 1 { details += ", text x \(formatNumber(viewport.textScale))" }
    return "\(TerminalText.escaped(findings.name)) (\(details))"
  }

  /// Findings with a repair that can be made in the text.
  private var fixableCount: Int {
    file.diagnostics.count { located in
      located.diagnostic.severity > .info && located.edits.contains { !$0.isEmpty }
    }
  }

  /// `2 errors`, `1 warning`; `no findings` when there are none.
  func counts(style: TextStyle) -> [String] {
    var counts: [String] = []
    for (severity, name) in [(Severity.error, "error"), (.warning, "warning"), (.info, "remark")] {
      let count = file.diagnostics.count { $0.diagnostic.severity == severity }
      if count > 0 { counts.append("\(count) \(name)\(count == 1 ? "" : "s")") }
    }
    return counts.isEmpty ? ["no findings"] : counts
  }
}

extension ViewportFindings {
  fileprivate init(_ solved: SolvedScene, failing: Severity) {
    let found = solved.diagnostics.map(\.diagnostic)
    self.init(
      name: solved.variant ?? MatrixSelection.baseName, viewport: solved.scene.viewport,
      status: solved.layout.status.rawValue,
      codes: Set(found.filter { $0.severity >= min(failing, .warning) }.map(\.code)).sorted(),
      contentSizes: zip(solved.scene.views, solved.layout.views).compactMap { view, laid in
        laid.scroll.map { (view.path, $0.contentSize) }
      },
      fails: found.contains { $0.severity >= failing })
  }
}
