internal import ScrollworkModel
internal import ScrollworkSolver

/// A constraint that takes part in keeping another one from being met.
struct RelaxationCause {
  var source: ConstraintSource
  var priority: Double
}

/// Answers why optional constraints aren't met, a limited number of times: in large layouts
/// thousands aren't, mostly for the same plain reasons.
struct RelaxationCauses {
  /// Questions that are answered at most.
  static let limit = 48

  private let runner: PassRunner
  /// Made for the first question.
  private var finder: CauseFinder?
  private var answers: [ConstraintID: [RelaxationCause]] = [:]

  init(_ runner: PassRunner) { self.runner = runner }

  /// Constraints, none of a lower priority, that together keep one from being met; empty where they aren't known.
  mutating func causes(of relaxed: RelaxedConstraint) -> [RelaxationCause] {
    if let answer = answers[relaxed.id] { return answer }
    guard answers.count < Self.limit else { return [] }
    let finder = finder ?? CauseFinder(runner.builder.system, values: runner.values)
    self.finder = finder
    let answer = finder.causes(of: relaxed.id).map {
      RelaxationCause(
        source: runner.builder.sources[Int($0.index)],
        priority: runner.builder.system.priority(of: $0))
    }
    answers[relaxed.id] = answer
    return answer
  }

  /// The causes of each: those of written constraints are asked for first, then those of contents
  /// that are cut, then those of contents that are stretched.
  mutating func causes(of relaxed: [RelaxedConstraint]) -> [[RelaxationCause]] {
    func rank(_ kind: ConstraintSource.Kind) -> Int {
      kind == .written ? 0 : kind == .compression ? 1 : 2
    }
    let order = relaxed.indices.sorted {
      (rank(relaxed[$0].source.kind), $0) < (rank(relaxed[$1].source.kind), $1)
    }
    var result = Array(repeating: [RelaxationCause](), count: relaxed.count)
    for index in order.prefix(Self.limit) { result[index] = causes(of: relaxed[index]) }
    return result
  }
}
