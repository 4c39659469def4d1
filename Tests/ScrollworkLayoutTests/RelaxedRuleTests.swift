import ScrollworkLayout
import ScrollworkModel
import Testing

/// SW401, and why optional constraints aren't met.
@Suite struct RelaxedRuleTests {
  @Test func aHuggingThatIsStronger() throws {
    let solved = try SolvedScene(
      320, 200, [view("card", .view, [box("title", 200, 20, .label)])],
      [
        "card.top == root.top", "card.horizontalEdges == root.horizontalEdges",
        "title.edges == card.edges", named("tall", "card.height == 120 @low"),
      ])
    #expect(solved.codes == ["SW401"])
    let finding = try #require(solved.result.diagnostics.first)
    #expect(finding.severity == .info)
    #expect(
      finding.message.hasPrefix(
        "tall (priority 250) is off by 100 pt because of title.hugging.vertical (251), "))
    #expect(
      finding.help == "If that is meant, write allow: [SW401]; if it matters more than "
        + "title.hugging.vertical, give it a priority above 251.")
    #expect(finding.constraints == ["tall"])
    #expect(finding.views == ["card"])
  }

  @Test func aStrongWishThatLoses() throws {
    func codes(_ priority: Int, _ origin: ConstraintOrigin) throws -> [String] {
      var fixed = named("fixed", "a.width == 100")
      fixed.origin = origin
      return try SolvedScene(
        375, 667, [view("a")],
        [
          "a.top == root.top", "a.left == root.left", "a.height == 10", fixed,
          named("wide", "a.width == 200 @\(priority)"),
        ]
      ).codes
    }
    #expect(try codes(999, .author) == ["SW401"])
    // It gives way to a host, and a weak one to anything.
    #expect(try codes(999, .host) == [])
    #expect(try codes(750, .author) == [])
  }

  @Test func wishesOfOnePriority() throws {
    let solved = try SolvedScene(
      375, 667, [view("a"), view("b")],
      [
        "a.top == root.top", "b.top == root.top", "a.height == 10", "b.height == 10",
        "a.left == root.left", "b.left == a.left", "b.width == a.width",
        named("one", "a.width == 100 @500"), named("two", "b.width == 200 @500"),
        named("three", "b.width == 100 @500"),
      ])
    #expect(solved.codes == ["SW401"])
    // The nearest of the two is enough.
    #expect(
      solved.result.diagnostics.first?.message
        == "two (priority 500) is off by 100 pt because of three (500).")
  }

  @Test func equalPrioritiesHaveTheirOwnFinding() throws {
    let solved = try SolvedScene(
      375, 667, [view("v")],
      [
        "v.top == root.top", "v.left == root.left", "v.height == 40",
        named("w100", "v.width == 100 @500"), named("w200", "v.width == 200 @500"),
      ])
    #expect(solved.codes == ["SW306"])
  }

  /// A host's wish, one about what is hidden, one that is allowed.
  @Test func nothingIsSaid() throws {
    var host = named("fitting", "a.height == 0 @50")
    host.origin = .host
    var allowed = named("wish", "a.width == 200 @999")
    allowed.allow = ["SW401"]
    let column = stack(
      "s", .vertical,
      [box("a", 100, 20), view("b", .view, [box("c", 10, 20)]) { $0.hidden = true }])
    let solved = try SolvedScene(
      375, 667, [column],
      [
        "s.top == root.top", "s.left == root.left", "a.width == 100", "c.top == b.top + 16",
        "c.left == b.left", "c.bottom == b.bottom - 16 @999", host, allowed,
      ])
    #expect(solved.result.relaxed.map(\.constraint).contains("wish"))
    #expect(solved.codes.isEmpty)
  }

  /// The causes are a minimal set: leave any one out, and the constraint could be met.
  @Test(arguments: [
    // A chain from edge to edge.
    ("w", ["a.hugging.horizontal", "lead", "trail"]),
    // Beaten by one alone.
    ("h", ["fixed"]),
  ])
  func causes(_ name: String, _ because: [String]) throws {
    let solved = try SolvedScene(
      300, 200, [box("a", 80, 20), view("b")],
      [
        "a.top == root.top", named("lead", "a.left == root.left + 10"), "b.top == root.top",
        named("gap", "b.left == a.right + 10"), named("trail", "b.right == root.right - 10"),
        named("w", "b.width == 50 @200"), named("h", "b.height == 90 @500"),
        named("fixed", "b.height == 30"),
      ])
    let found = try #require(solved.relaxed(name)).because
    #expect(Set(found) == Set(name == "w" ? because + ["gap"] : because))
  }

  /// A stronger wish that isn't met itself keeps a weaker one from being met.
  @Test func anUnmetWishIsACause() throws {
    let solved = try SolvedScene(
      300, 200, [view("a")],
      [
        "a.top == root.top", "a.left == root.left", "a.height == 10",
        named("least", "a.width >= 100"), named("small", "a.width == 40 @700"),
        named("large", "a.width == 200 @300"),
      ])
    #expect(solved.relaxed("small")?.because == ["least"])
    #expect(solved.relaxed("large")?.because == ["small"])
  }
}
