import ScrollworkLayout
import ScrollworkModel
import ScrollworkRendering

/// Compares an expectation with a solved scene. What the expectation leaves out isn't compared.
struct ExpectationComparison {
  let expectation: Expectation
  let checks: SceneChecks
  let solved: SolvedScene
  let parts: Set<ExpectationPart>
  /// Codes that this version of the tool can report.
  let knownCodes: Set<String>
  private let viewIndexes: [String: Int]
  private var outcome = ExpectationOutcome()
  /// Paths so far at which there is nothing.
  private var absences = 0

  static func outcome(
    of expectation: Expectation, _ checks: SceneChecks, for solved: SolvedScene,
    parts: Set<ExpectationPart>, knownCodes: Set<String>
  ) -> ExpectationOutcome {
    var comparison = ExpectationComparison(
      expectation: expectation, checks: checks, solved: solved, parts: parts,
      knownCodes: knownCodes)
    comparison.compare()
    return comparison.outcome
  }

  private init(
    expectation: Expectation, checks: SceneChecks, solved: SolvedScene,
    parts: Set<ExpectationPart>, knownCodes: Set<String>
  ) {
    self.expectation = expectation
    self.checks = checks
    self.solved = solved
    self.parts = parts
    self.knownCodes = knownCodes
    var indexes: [String: Int] = [:]
    for (index, view) in solved.scene.views.enumerated() where indexes[view.path] == nil {
      indexes[view.path] = index
    }
    viewIndexes = indexes
  }

  private mutating func compare() {
    if parts.contains(.status) { compareStatus() }
    if parts.contains(.frames) { compareFrames() }
    if parts.contains(.contentSize) { compareContentSizes() }
    if parts.contains(.ambiguous) { compareAmbiguous() }
    if parts.contains(.conflicts) { compareConflicts() }
    if parts.contains(.check) {
      for failure in checks.failures(in: solved.layout, tolerance: expectation.tolerance) {
        outcome.add(failure)
      }
    }
    if parts.contains(.adjustedContentInset) { compareInsets() }
    if parts.contains(.offsetRange) { compareOffsetRanges() }
    if parts.contains(.diagnostics) { compareDiagnostics() }
    if parts.contains(.noDiagnostics) { compareNoDiagnostics() }
  }

  private mutating func compareStatus() {
    guard let expected = expectation.status, expected.value != solved.layout.status else { return }
    let actual = solved.layout.status.rawValue
    outcome.add(
      .init(
        part: .status, subject: "status", expected: expected.value.rawValue, actual: actual,
        span: expected.span), replacement: actual)
  }

  // MARK: Numbers

  private mutating func compareFrames() {
    for numbers in expectation.frames ?? [] {
      guard let index = view(at: numbers.path, part: .frames) else { continue }
      let frame = solved.layout.views[index].frame
      compare(
        numbers, ["x", "y", "width", "height"], [frame.x, frame.y, frame.width, frame.height],
        part: .frames)
    }
  }

  private mutating func compareContentSizes() {
    for numbers in expectation.contentSize ?? [] {
      guard let scroll = scroll(at: numbers.path, part: .contentSize) else { continue }
      let size = scroll.contentSize
      compare(
        numbers, ["contentSize.width", "contentSize.height"], [size.width, size.height],
        part: .contentSize)
    }
  }

  private mutating func compareInsets() {
    for numbers in expectation.adjustedContentInset ?? [] {
      guard let scroll = scroll(at: numbers.path, part: .adjustedContentInset) else { continue }
      let inset = scroll.adjustedContentInset
      let sides = [inset.top, inset.left, inset.bottom, inset.right]
      // One number may stand for all sides.
      let isOneNumber = Set(numbers.values.map(\.span)).count == 1
      let differs = compare(
        numbers, ["top", "left", "bottom", "right"].map { "adjustedContentInset." + $0 }, sides,
        part: .adjustedContentInset, replacesEach: !isOneNumber)
      if differs, isOneNumber, let span = numbers.values.first?.span {
        outcome.replace(span, by: FlowText.insets(inset))
      }
    }
  }

  private mutating func compareOffsetRanges() {
    for range in expectation.offsetRange ?? [] {
      guard let scroll = scroll(at: range.path, part: .offsetRange) else { continue }
      let actual = range.axis == .horizontal ? scroll.offsetRangeX : scroll.offsetRangeY
      let name = "offsetRange." + (range.axis == .horizontal ? "x" : "y")
      compare(
        Expectation.Numbers(path: range.path, values: [range.low, range.high]),
        [name + ".low", name + ".high"], [actual.lowerBound, actual.upperBound],
        part: .offsetRange)
    }
  }

  /// - Returns: Whether any of the numbers differs.
  @discardableResult
  private mutating func compare(
    _ numbers: Expectation.Numbers, _ names: [String], _ actual: [Double], part: ExpectationPart,
    replacesEach: Bool = true
  ) -> Bool {
    var differs = false
    for (index, expected) in numbers.values.enumerated() where index < actual.count {
      guard let value = expected.value else { continue }
      // Not `> tolerance`, so that a result that isn't a number differs from everything.
      guard !(abs(value - actual[index]) <= expectation.tolerance) else { continue }
      differs = true
      let text = formatNumber(actual[index])
      outcome.add(
        .init(
          part: part, subject: "\(numbers.path.value).\(names[index])",
          expected: formatNumber(value), actual: text, span: expected.span),
        replacement: replacesEach && actual[index].isFinite ? text : nil)
    }
    return differs
  }

  private mutating func view(at path: Spanned<String>, part: ExpectationPart) -> Int? {
    if let index = viewIndexes[path.value] ?? solved.scene.view(at: path.value),
      index < solved.layout.views.count
    {
      return index
    }
    outcome.add(
      .init(
        part: part, subject: path.value, expected: "a view", actual: absence(of: path.value),
        span: path.span))
    return nil
  }

  /// Why there is no view at a path.
  private mutating func absence(of path: String) -> String {
    do throws(LanguageError) {
      absences += 1
      let suggests = absences <= SceneChecks.suggestionLimit
      switch try solved.scene.item(at: path, suggests: suggests)?.kind {
      case nil: return "kept out by a when"
      case .contentGuide: return "a content area"
      default: return "a guide"
      }
    } catch {
      return "missing: " + (error.help.map { "\(error.message) \($0)" } ?? error.message)
    }
  }

  private mutating func scroll(
    at path: Spanned<String>, part: ExpectationPart
  ) -> LayoutResult.Scroll? {
    guard let index = view(at: path, part: part) else { return nil }
    if let scroll = solved.layout.views[index].scroll { return scroll }
    outcome.add(
      .init(
        part: part, subject: path.value, expected: "a scroll view",
        actual: "a \(solved.scene.views[index].node.type.rawValue)", span: path.span))
    return nil
  }

  // MARK: What is open and what contradicts

  private mutating func compareAmbiguous() {
    guard let expected = expectation.ambiguous else { return }
    let found = solved.layout.ambiguous
    let foundNames = Set(found.map { "\($0.item).\($0.attribute.rawValue)" })
    var expectedNames: Set<String> = []
    var differs = false
    for open in expected.value {
      guard let item = itemName(at: open.path.value) else {
        differs = true
        outcome.add(
          .init(
            part: .ambiguous, subject: open.path.value, expected: "ambiguous",
            actual: absence(of: open.path.value), span: open.path.span))
        continue
      }
      for attribute in open.attributes {
        let name = "\(item).\(attribute.value)"
        expectedNames.insert(name)
        guard !foundNames.contains(name) else { continue }
        differs = true
        outcome.add(
          .init(
            part: .ambiguous, subject: name, expected: "ambiguous", actual: "determined",
            span: attribute.span))
      }
    }
    for ambiguity in found {
      let name = "\(ambiguity.item).\(ambiguity.attribute.rawValue)"
      guard !expectedNames.contains(name) else { continue }
      differs = true
      outcome.add(
        .init(
          part: .ambiguous, subject: name, expected: "determined", actual: "ambiguous",
          span: expected.span))
    }
    if differs { outcome.replace(expected.span, by: FlowText.ambiguous(found)) }
  }

  /// What output calls the item at a path; nil when there is none.
  private func itemName(at path: String) -> String? {
    guard viewIndexes[path] == nil else { return path }
    return (try? solved.scene.item(at: path, suggests: false)).map(solved.scene.path)
  }

  private mutating func compareConflicts() {
    guard let expected = expectation.conflicts else { return }
    let found = solved.layout.conflicts.map(ConflictNames.init)
    var differs = false
    for set in expected.value {
      let names = Set(set.value.map(\.value))
      guard !found.contains(where: { $0.matches(names) }) else { continue }
      differs = true
      outcome.add(
        .init(
          part: .conflicts, subject: "conflicts", expected: FlowText.list(set.value.map(\.value)),
          actual: found.isEmpty ? "no conflict" : "no such set", span: set.span))
    }
    let sets = expected.value.map { Set($0.value.map(\.value)) }
    for (conflict, names) in zip(solved.layout.conflicts, found)
    where !sets.contains(where: names.matches) {
      differs = true
      outcome.add(
        .init(
          part: .conflicts, subject: "conflicts", expected: "no such set",
          actual: FlowText.list(conflict.constraints), span: expected.span))
    }
    if differs { outcome.replace(expected.span, by: FlowText.conflicts(solved.layout.conflicts)) }
  }

  // MARK: Codes

  private mutating func compareDiagnostics() {
    guard let expected = expectation.diagnostics else { return }
    let reported = Set(solved.diagnostics.map(\.diagnostic.code))
    if expected.value.isEmpty {
      let grave = solved.diagnostics.filter { $0.diagnostic.severity >= .warning }
      guard !grave.isEmpty else { return }
      var codes: [String] = []
      for code in grave.map(\.diagnostic.code) where !codes.contains(code) { codes.append(code) }
      outcome.add(
        .init(
          part: .diagnostics, subject: "diagnostics", expected: "none",
          actual: codes.joined(separator: ", "), span: expected.span),
        replacement: FlowText.list(codes))
    }
    var kept: [String] = []
    var differs = false
    for code in expected.value {
      if reported.contains(code.value) || isUnchecked(code.value) {
        kept.append(code.value)
        continue
      }
      differs = true
      outcome.add(
        .init(
          part: .diagnostics, subject: code.value, expected: "reported", actual: "not reported",
          span: code.span))
    }
    if differs { outcome.replace(expected.span, by: FlowText.list(kept)) }
  }

  private mutating func compareNoDiagnostics() {
    let reported = Set(solved.diagnostics.map(\.diagnostic.code))
    for code in expectation.noDiagnostics ?? [] {
      if reported.contains(code.value) {
        outcome.add(
          .init(
            part: .noDiagnostics, subject: code.value, expected: "not reported",
            actual: "reported", span: code.span))
      } else {
        _ = isUnchecked(code.value)
      }
    }
  }

  /// Notes codes that no rule of this version reports.
  private mutating func isUnchecked(_ code: String) -> Bool {
    guard !knownCodes.contains(code) else { return false }
    outcome.add(.code(code))
    return true
  }
}
