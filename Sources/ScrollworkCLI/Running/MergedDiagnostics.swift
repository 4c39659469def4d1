import ScrollworkModel
import ScrollworkRendering

/// The findings at several viewports, each listed once with the viewports it was found at.
struct MergedDiagnostics {
  /// What makes two findings one: the numbers in them may differ.
  private struct Key: Hashable {
    var code: String
    var severity: Severity
    var span: SourceSpan
    var views: [String]
    var constraints: [String]
    /// Of findings about the same place and nothing else.
    var message: String?

    init(_ diagnostic: Diagnostic) {
      code = diagnostic.code
      severity = diagnostic.severity
      span = diagnostic.span
      views = diagnostic.views
      constraints = diagnostic.constraints
      message = views.isEmpty && constraints.isEmpty ? diagnostic.message : nil
    }
  }

  /// Messages with other numbers that are listed of one finding at most.
  private static let otherLimit = 3

  private var diagnostics: [Diagnostic] = []
  private var places: [Key: Int] = [:]
  /// Names of the viewports of each finding.
  private var variants: [[String]] = []
  /// What is said at other viewports, where it isn't the same.
  private var others: [[(variant: String, message: String)]] = []
  private var viewportCount = 0

  var isEmpty: Bool { diagnostics.isEmpty }

  /// Adds what was found at one viewport; nil is the scene's own.
  mutating func add(_ found: [Diagnostic], of variant: String?) {
    viewportCount += 1
    let name = variant ?? MatrixSelection.baseName
    for diagnostic in found {
      guard let place = places[Key(diagnostic)] else {
        places[Key(diagnostic)] = diagnostics.count
        diagnostics.append(diagnostic)
        variants.append([name])
        others.append([])
        continue
      }
      // Twice at one viewport: two findings that look alike.
      if variants[place].last == name {
        if diagnostics[place].message != diagnostic.message {
          diagnostics.append(diagnostic)
          variants.append([name])
          others.append([])
        }
        continue
      }
      variants[place].append(name)
      // A repair has to hold wherever the finding is.
      let changes = Set(diagnostic.repairs.map(\.changes))
      diagnostics[place].repairs.removeAll { !changes.contains($0.changes) }
      if diagnostics[place].message != diagnostic.message {
        others[place].append((name, diagnostic.message))
      }
    }
  }

  /// The findings in the order in which they first came up. Those found at every viewport name
  /// none.
  func located(file: String, lines: SourceLines?, edits: RepairEdits? = nil) -> [LocatedDiagnostic]
  {
    diagnostics.indices.map { index in
      var diagnostic = diagnostics[index]
      for other in others[index].prefix(MergedDiagnostics.otherLimit) {
        diagnostic.notes.append(Diagnostic.Note("at \(other.variant): \(other.message)"))
      }
      return LocatedDiagnostic(
        diagnostic, file: file, lines: lines,
        variants: variants[index].count == viewportCount ? [] : variants[index],
        edits: edits?.edits(for: diagnostic) ?? [])
    }
  }
}
