import Foundation
import ScrollworkModel

/// What the tool says of a rule's example.
struct RuleRun {
  struct Finding: Hashable {
    var code: String
    var severity: String
  }

  /// What was typed, without the `$`.
  let command: String
  /// What was printed, both streams.
  let output: String

  /// Nil for an example that only describes something.
  init?(_ example: RuleExample, _ page: RulePage) throws {
    let folder = try TemporaryFolder()
    switch example {
    case .words: return nil
    case .shell(let script): command = script
    case .scene(let text):
      let options = page.options.isEmpty ? "" : " \(page.options)"
      command = "scrollwork \(page.command)\(options) scene.yaml"
      try folder.write(text + "\n", to: "scene.yaml")
    }
    output = try Shell(folder).run(command).output
  }

  /// From the first lines of findings: `scene.yaml:3:4: error[SW041]: ...`.
  var findings: Set<Finding> {
    Set(
      output.matches(of: #/(?m)^\S+ (error|warning|info)\[(SW\d{3})\]: /#).map {
        Finding(code: String($0.2), severity: String($0.1))
      })
  }

  func reports(_ rule: Rule) -> Bool { findings.contains { $0.code == rule.code } }
}
