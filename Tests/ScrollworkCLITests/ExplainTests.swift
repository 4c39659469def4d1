import ScrollworkModel
import Testing

@testable import ScrollworkCLI

@Suite struct ExplainTests {
  @Test(arguments: ["SW107", "sw107", "viewport-equality-loses", "Viewport-Equality-Loses"])
  func takesCodesAndNames(name: String) throws {
    let result = try Tool.run("explain", name)
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("SW107 viewport-equality-loses (warning)\n"))
    #expect(result.output.contains("\n    - box.height == scroll.frame.height @ low\n"))
    #expect(result.output.contains("\n    - box.height == scroll.frame.height @ 500\n"))
  }

  @Test func severalRulesComeInTheOrderAsked() throws {
    let output = try Tool.run("explain", "SW301", "SW101").output
    let titles = output.matches(of: #/(?m)^SW\d{3} /#).map { String($0.0) }
    #expect(titles == ["SW301 ", "SW101 "])
  }

  @Test func coloursMarkWhatDiffers() throws {
    let output = try Tool.run("explain", "SW014", "--color", "always").output
    #expect(output.contains("  \u{1B}[1;31mname: Two\u{1B}[0m\n"))
    #expect(output.contains("\n  name: One\n"))
  }

  @Test(arguments: [
    ("hugging-tei", "Did you mean hugging-tie?"), ("sw1O1", "Did you mean SW101?"),
    ("unheard-of-trouble", "`scrollwork rules` lists all rules."),
  ])
  func unknownRulesGetTheNearest(name: String, help: String) throws {
    let result = try Tool.run("explain", name)
    #expect(result.status == 64)
    #expect(result.messages == "scrollwork: There is no rule \"\(name)\".\nhelp: \(help)\n")
  }

  @Test func explainNeedsARuleAndRulesTakesNone() throws {
    #expect(try Tool.run("explain").status == 64)
    #expect(try Tool.run("rules", "SW101").status == 64)
  }

  @Test func rulesListsAll() throws {
    let lines = try Tool.run("rules").output.split(separator: "\n")
    #expect(lines.count == RuleCatalogue.all.count + 1)
    #expect(lines.dropFirst().map { $0.prefix(5) } == RuleCatalogue.all.map { $0.code[...] })
  }
}
