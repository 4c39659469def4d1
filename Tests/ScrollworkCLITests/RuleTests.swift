import Foundation
import ScrollworkModel
import Testing

/// Every rule does what its page says, and has one in the documentation.
@Suite(.serialized) struct RuleTests {
  @Test(arguments: RuleCatalogue.all.map(\.code))
  func examples(code: String) throws {
    let rule = try #require(RuleCatalogue.rule(code))
    let failing = try RuleRun(rule.page.failing, rule.page)
    if let failing { #expect(failing.reports(rule), "\(failing.output)") }
    if let repaired = try RuleRun(rule.page.repaired, rule.page) {
      #expect(!repaired.reports(rule), "\(repaired.output)")
      #expect(!repaired.findings.contains { $0.severity == "error" }, "\(repaired.output)")
      #expect(failing != nil)
    }
    try expect(RulePages.page(rule, run: failing), in: RulePages.path(of: rule))
  }

  /// `make goldens` writes the tables between their marks.
  @Test func indexListsAllRules() throws {
    let page = "docs/diagnostics.md"
    let text = try Repository.text(page)
    let begin = try #require(text.range(of: "<!-- rules -->\n")).upperBound
    let end = try #require(text.range(of: "<!-- end of rules -->\n")).lowerBound
    let index = "\n\(RulePages.index(RuleCatalogue.all))\n"
    try expect(text.replacingCharacters(in: begin..<end, with: index), in: page)
  }

  /// No page is left of a rule that is gone.
  @Test func pagesHaveRules() {
    #expect(Repository.files(in: "docs/rules", suffix: ".md") == RulePages.all)
  }

  /// A rule's file and its line in the group's list are easily forgotten for each other.
  @Test(arguments: ["Reading", "Language", "Layout", "Linking", "Scrolling", "Import"])
  func rulesOfAllFilesAreListed(group: String) throws {
    let groups = [
      "Reading": ReadingRules.all, "Language": LanguageRules.all, "Layout": LayoutRules.all,
      "Linking": LinkingRules.all, "Scrolling": ScrollingRules.all, "Import": ImportRules.all,
    ]
    let rules = try #require(groups[group])
    var codes: [String] = []
    for file in Repository.files(in: "Sources/ScrollworkModel/Rules/\(group)", suffix: ".swift") {
      codes += try Repository.text(file).matches(of: #/(?m)^ +"(SW\d{3})", "/#).map { String($0.1) }
    }
    #expect(rules.map(\.code) == codes.sorted())
  }

  @Test func codesAndNamesAreUnique() {
    let rules = RuleCatalogue.all
    #expect(rules.map(\.code) == Set(rules.map(\.code)).sorted())
    #expect(Set(rules.map(\.name)).count == rules.count)
  }

  /// Compares with a file of the repository, or rewrites it when goldens are being made.
  private func expect(_ text: String, in path: String) throws {
    if Fixtures.updates {
      let file = Repository.folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    #expect(try Repository.text(path) == text)
  }
}
