import ScrollworkLayout
import ScrollworkModel

/// The `check` conditions of an expectation, looked up in a scene at one viewport.
struct SceneChecks: Sendable {
  /// One condition as it is written, and what reading it came to.
  struct Entry: Sendable {
    enum Reading: Sendable {
      case check(FrameCheck)
      /// It is about something that a `when` keeps out at this viewport.
      case absent
      case wrong(LanguageError)
    }

    var text: Spanned<String>
    var reading: Reading
  }

  /// How many errors come with a search for near names.
  static let suggestionLimit = 100

  let entries: [Entry]
  /// What the conditions read, each once.
  let items: [LayoutItem]

  init(_ texts: [Spanned<String>], in scene: ResolvedScene) {
    var items: [LayoutItem] = []
    var known: Set<LayoutItem> = []
    var wrong = 0
    entries = texts.map { text in
      do throws(LanguageError) {
        let suggests = wrong < SceneChecks.suggestionLimit
        guard let check = try FrameCheck(text.value, in: scene, suggests: suggests) else {
          return Entry(text: text, reading: .absent)
        }
        for source in check.sources where known.insert(source.item).inserted {
          items.append(source.item)
        }
        return Entry(text: text, reading: .check(check))
      } catch {
        wrong += 1
        return Entry(text: text, reading: .wrong(error))
      }
    }
    self.items = items
  }

  /// What is wrong with the texts of conditions, each at the part that is wrong.
  var diagnostics: [Diagnostic] {
    entries.compactMap { entry -> Diagnostic? in
      guard case .wrong(let error) = entry.reading else { return nil }
      let rule = error.rule ?? LanguageRules.checkExpression
      return Diagnostic(
        rule.code, rule.severity, error.message,
        at: SceneChecks.span(error.range, in: entry.text), help: error.help)
    }
  }

  /// The place of a part of a condition's text.
  private static func span(_ range: Range<Int>, in text: Spanned<String>) -> SourceSpan {
    let whole = text.span
    // As long in the source as when read: every character stands for itself.
    guard !whole.isNone, Int(whole.end) - Int(whole.start) == text.value.unicodeScalars.count,
      range.upperBound <= text.value.unicodeScalars.count
    else { return whole }
    return SourceSpan(
      start: whole.start + Int32(clamping: range.lowerBound),
      end: whole.start + Int32(clamping: range.upperBound))
  }

  /// What came of each condition that doesn't hold.
  func failures(in layout: LayoutResult, tolerance: Double) -> [ExpectationOutcome.Difference] {
    var frames: [LayoutItem: Rect] = [:]
    for (item, frame) in zip(items, layout.measured) { frames[item] = frame }
    return entries.compactMap { entry in
      let actual: String
      switch entry.reading {
      case .absent: return nil
      case .wrong(let error):
        actual = "unreadable: " + (error.help.map { "\(error.message) \($0)" } ?? error.message)
      case .check(let check):
        let outcome = check.evaluate(tolerance: tolerance) { frames[$0] ?? .zero }
        guard !outcome.holds else { return nil }
        let failing = outcome.comparisons.filter { !$0.holds }.map { comparison in
          let left = formatNumber(comparison.left)
          return "\(left) \(comparison.relation) \(formatNumber(comparison.right))"
        }
        actual = failing.isEmpty ? "false" : "false: " + failing.joined(separator: ", ")
      }
      return ExpectationOutcome.Difference(
        part: .check, subject: entry.text.value, expected: "true",
        actual: actual, span: entry.text.span)
    }
  }
}
