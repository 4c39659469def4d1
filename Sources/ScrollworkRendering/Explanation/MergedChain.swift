import ScrollworkLayout
import ScrollworkModel

/// One chain for both sides of a number, when they differ only in that hugging keeps a size from
/// above and compression resistance from below.
struct MergedChain {
  let chain: AttributeExplanation.Chain

  init?(_ upper: AttributeExplanation.Chain, _ lower: AttributeExplanation.Chain) {
    if upper == lower {
      chain = lower
      return
    }
    guard upper.steps.count == lower.steps.count, upper.background == lower.background,
      upper.root == lower.root
    else { return nil }
    var others: [String: AttributeExplanation.Step] = [:]
    for step in upper.steps { others[Self.subject(step)] = step }
    guard others.count == upper.steps.count else { return nil }
    var steps: [AttributeExplanation.Step] = []
    for step in lower.steps {
      guard let other = others[Self.subject(step)], other.contribution == step.contribution,
        other.error == 0, step.error == 0
      else { return nil }
      var both = step
      if other.name != step.name {
        both.equation = step.equation.replacing(" >= ", with: " == ").replacing(
          " <= ", with: " == ")
        both.priority = min(step.priority, other.priority)
      }
      steps.append(both)
    }
    chain = AttributeExplanation.Chain(
      steps: steps, root: lower.root, background: lower.background)
  }

  /// What a step is about: the size, for one that a view's content makes.
  private static func subject(_ step: AttributeExplanation.Step) -> String {
    guard step.origin == .intrinsic else { return step.name }
    return String(step.equation.prefix { $0 != "<" && $0 != ">" })
  }
}
