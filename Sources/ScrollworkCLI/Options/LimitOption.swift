import ScrollworkModel
import ScrollworkYAML

/// A limit on reading, the option that changes it, and the rule that reports it.
struct LimitOption {
  let option: Option
  let path: any WritableKeyPath<ReadingLimits, Int> & Sendable
  let rule: Rule

  static let all = [
    LimitOption(option: .maxBytes, path: \.bytes, rule: ReadingRules.inputSize),
    LimitOption(option: .maxDepth, path: \.depth, rule: ReadingRules.depth),
    LimitOption(option: .maxNodes, path: \.nodes, rule: ReadingRules.nodes),
    LimitOption(option: .maxAliasVisits, path: \.aliasVisits, rule: ReadingRules.aliases),
    LimitOption(option: .maxViews, path: \.views, rule: ReadingRules.views),
    LimitOption(option: .maxCopiedNodes, path: \.copiedNodes, rule: ReadingRules.copies),
    LimitOption(
      option: .maxCopiedConstraints, path: \.copiedConstraints, rule: ReadingRules.copies),
    LimitOption(option: .maxCopiedText, path: \.copiedText, rule: ReadingRules.copies),
    LimitOption(option: .maxFindings, path: \.findings, rule: ReadingRules.findings),
  ]

  /// The diagnostic, with the options that raise the limit when it is about one.
  static func naming(in diagnostic: Diagnostic) -> Diagnostic {
    let flags = all.filter { $0.rule.code == diagnostic.code }.map(\.option.flag)
    guard !flags.isEmpty else { return diagnostic }
    var diagnostic = diagnostic
    diagnostic.notes.append(.init("The limit is raised by \(flags.joined(separator: " or "))."))
    return diagnostic
  }
}
