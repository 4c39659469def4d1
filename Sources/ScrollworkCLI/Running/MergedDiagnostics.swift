import ScrollworkModel
import ScrollworkRendering

/// The findings at several viewports, each listed once with the viewports it was found at.
struct MergedDiagnostics {
  /// As they were found first; repairs only while they hold at every viewport so far.
  private var diagnostics: [Diagnostic] = []
  /// By the findings without their repairs, which come out differently at each viewport.
  private var places: [Diagnostic: Int] = [:]
  /// Names of the viewports of each finding.
  private var variants: [[String]] = []
  private var viewportCount = 0

  var isEmpty: Bool { diagnostics.isEmpty }

  /// Adds what was found at one viewport; nil is the scene's own.
  mutating func add(_ found: [Diagnostic], of variant: String?) {
    viewportCount += 1
    let name = variant ?? MatrixSelection.baseName
    for diagnostic in found {
      var key = diagnostic
      key.repairs = []
      if let place = places[key] {
        let changes = Set(diagnostic.repairs.map(\.changes))
        diagnostics[place].repairs.removeAll { !changes.contains($0.changes) }
        if variants[place].last != name { variants[place].append(name) }
      } else {
        places[key] = diagnostics.count
        diagnostics.append(diagnostic)
        variants.append([name])
      }
    }
  }

  /// The findings in the order in which they first came up. Those found at every viewport name
  /// none.
  func located(
    file: String, lines: SourceLines?, edits: RepairEdits? = nil
  ) -> [LocatedDiagnostic] {
    zip(diagnostics, variants).map { diagnostic, names in
      LocatedDiagnostic(
        diagnostic, file: file, lines: lines,
        variants: names.count == viewportCount ? [] : names,
        edits: edits?.edits(for: diagnostic) ?? [])
    }
  }
}
