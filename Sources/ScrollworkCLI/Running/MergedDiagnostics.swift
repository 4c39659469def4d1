import ScrollworkModel
import ScrollworkRendering

/// The findings at several viewports, each listed once with the viewports it was found at.
struct MergedDiagnostics {
  private var diagnostics: [Diagnostic] = []
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
      if let place = places[diagnostic] {
        if variants[place].last != name { variants[place].append(name) }
      } else {
        places[diagnostic] = diagnostics.count
        diagnostics.append(diagnostic)
        variants.append([name])
      }
    }
  }

  /// The findings in the order in which they first came up. Those found at every viewport name
  /// none.
  func located(file: String, lines: SourceLines?) -> [LocatedDiagnostic] {
    zip(diagnostics, variants).map { diagnostic, names in
      LocatedDiagnostic(
        diagnostic, file: file, lines: lines,
        variants: names.count == viewportCount ? [] : names)
    }
  }
}
