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
  var unchecked: [ExpectationOutcome.Unchecked] = []
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
  /// Codes that this version doesn't report, sorted, and how often each is expected.
  var uncheckedCodes: [(code: String, count: Int)] = []

  init(_ reports: [TestReport]) {
    var codes: [String: Int] = [:]
    for report in reports {
      switch report.result {
      case .passed: passed += 1
      case .failed, .unreadable: failed += 1
      case .withoutExpectation: withoutExpectation += 1
      }
      updated += report.updated
      for unchecked in report.unchecked {
        switch unchecked {
        case .code(let code): codes[code, default: 0] += 1
        }
      }
    }
    uncheckedCodes = codes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
