import ScrollworkLayout
import ScrollworkModel
import ScrollworkRendering

/// What `validate` found in one file.
struct ValidationReport: Sendable {
  var file: FileFindings
  private var viewportCount = 0
  private var contentSizes: [Size] = []

  init(_ outcome: SceneBatch.Outcome) {
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
