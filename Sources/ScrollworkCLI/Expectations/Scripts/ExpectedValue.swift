import ScrollworkModel
import ScrollworkSimulation
import ScrollworkYAML

/// Compares what a script is expected to reach with what it reached.
enum ExpectedValue {
  /// How a value differs.
  struct Difference {
    var expected: String
    var actual: String
    /// What to write instead; nil for what can't be rewritten, such as an inequality.
    var replacement: String?
  }

  /// Nil when the value is as expected.
  static func difference(
    _ expected: ScriptExpectation.Value, _ actual: MomentValue?, tolerance: Double,
    isTime: Bool = false
  ) -> Difference? {
    guard !isMet(expected, actual, tolerance) else { return nil }
    let text = actual.map { self.text($0, isTime: isTime) }
    var replacement = text
    switch (expected, actual) {
    case (.bounds, _): replacement = nil
    case (.numbers(let wanted), .numbers(let values)) where wanted.count == values.count:
      // What isn't checked stays so.
      let parts = zip(wanted, values).map { $0 == nil ? "~" : formatNumber($1) }
      replacement = "[\(parts.joined(separator: ", "))]"
    case (_, .text(let text)?): replacement = ScalarText.flow(text)
    default: break
    }
    return Difference(
      expected: self.text(expected, isTime: isTime), actual: text ?? "nothing",
      replacement: replacement)
  }

  private static func isMet(
    _ expected: ScriptExpectation.Value, _ actual: MomentValue?, _ tolerance: Double
  ) -> Bool {
    switch (expected, actual) {
    case (.number(let wanted), .number(let value)): return abs(wanted - value) <= tolerance
    case (.boolean(let wanted), .boolean(let flag)): return wanted == flag
    case (.text(let wanted), .text(let text)): return wanted == text
    // Names of pages may look like numbers.
    case (.number(let wanted), .text(let text)): return formatNumber(wanted) == text
    case (.numbers(let wanted), .numbers(let values)):
      return wanted.count == values.count
        && zip(wanted, values).allSatisfy { wanted, value in
          wanted.map { abs($0 - value) <= tolerance } ?? true
        }
    case (.bounds(let bounds), .number(let value)):
      return bounds.allSatisfy { holds($0, value, tolerance) }
    default: return false
    }
  }

  private static func holds(
    _ bound: ScriptExpectation.Bound, _ value: Double, _ tolerance: Double
  ) -> Bool {
    switch bound.comparison {
    case "<": value < bound.value
    case "<=": value <= bound.value + tolerance
    case ">": value > bound.value
    case ">=": value >= bound.value - tolerance
    case "!=": abs(value - bound.value) > tolerance
    default: abs(value - bound.value) <= tolerance
    }
  }

  // MARK: Texts

  static func text(_ value: MomentValue, isTime: Bool = false) -> String {
    switch value {
    case .number(let number): isTime ? time(number) : formatNumber(number)
    case .boolean(let flag): flag ? "true" : "false"
    case .numbers(let values): "[\(values.map(formatNumber).joined(separator: ", "))]"
    case .text(let text): text
    }
  }

  private static func text(_ value: ScriptExpectation.Value, isTime: Bool) -> String {
    switch value {
    case .number(let number): isTime ? time(number) : formatNumber(number)
    case .boolean(let flag): flag ? "true" : "false"
    case .numbers(let values):
      "[\(values.map { $0.map(formatNumber) ?? "~" }.joined(separator: ", "))]"
    case .bounds(let bounds):
      bounds.map { bound in
        "\(bound.comparison) \(isTime ? time(bound.value) : formatNumber(bound.value))"
      }.joined(separator: " and ")
    case .text(let text): text
    }
  }

  static func time(_ seconds: Double) -> String { formatNumber(seconds * 1000) + "ms" }
}

extension MomentValue {
  init(_ value: TraceEvent.Value) {
    self =
      switch value {
      case .boolean(let flag): .boolean(flag)
      case .number(let number): .number(number)
      case .point(let point): .numbers([point.x, point.y])
      case .text(let text): .text(text)
      }
  }
}
