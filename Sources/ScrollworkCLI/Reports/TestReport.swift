import ScrollworkModel
import ScrollworkRendering

/// How the expectations of one file turned out.
struct TestReport: Sendable {
  struct Entry: Sendable {
    /// The matrix entry; nil for the scene's own viewport.
    var variant: String?
    var difference: ExpectationOutcome.Difference
  }

  enum Result: Sendable, Equatable {
    case passed, failed
    /// The file couldn't be read as a scene.
    case unreadable
    /// Nothing is expected.
    case withoutExpectation
  }

  var file: String
  var lines: SourceLines?
  var result: Result
  var entries: [Entry] = []
  /// Why parts of the expectation weren't compared, once for each.
  var unchecked: [String] = []
  /// Values that `--update` rewrote.
  var updated = 0

  /// `article.yaml:34:31`, or the file alone for what has no place.
  func place(of entry: Entry) -> String {
    guard let lines, !entry.difference.span.isNone else { return file }
    let position = lines.position(of: entry.difference.span.start)
    return "\(file):\(position.line):\(position.column)"
  }
}

/// Sums over all files of a test run.
struct TestSummary {
  var passed = 0
  var failed = 0
  var withoutExpectation = 0
  var updated = 0
  /// Reasons and how often each was met, in the order in which they came up.
  var unchecked: [(reason: String, count: Int)] = []

  init(_ reports: [TestReport]) {
    var places: [String: Int] = [:]
    for report in reports {
      switch report.result {
      case .passed: passed += 1
      case .failed, .unreadable: failed += 1
      case .withoutExpectation: withoutExpectation += 1
      }
      updated += report.updated
      for reason in report.unchecked {
        if let place = places[reason] {
          unchecked[place].count += 1
        } else {
          places[reason] = unchecked.count
          unchecked.append((reason, 1))
        }
      }
    }
  }
}
