import ScrollworkRendering
import Testing

@Suite struct TraceSelectionTests {
  @Test(arguments: [
    ("list", "list.contentOffset", true), ("list", "lists.contentOffset", false),
    ("*.contentOffset", "list.contentOffset", true), ("*.contentOffset", "list.velocity", false),
    ("*.contentOffset", "page.list.contentOffset", true), ("list.*y", "list.velocity", true),
    ("cell.?", "cell.3.photo", true), ("cell.?", "cell.33", false), ("*", "anything", true),
    ("", "list", false), ("**", "a.b", true), ("list.contentOffset.x", "list.contentOffset", false),
    ("a*b*c", "a1b2b3c", true), ("a*b*c", "a1c2b", false),
  ])
  func patterns(pattern: String, name: String, isTaken: Bool) {
    #expect(TraceSelection([pattern]).includes(name) == isTaken)
  }

  @Test func noneTakesAll() {
    #expect(TraceSelection().includes("list"))
    #expect(TraceSelection(["a", "b"]).includes("b.x"))
  }

  /// Many stars don't take long.
  @Test func hostilePatterns() {
    let name = String(repeating: "a", count: 2000)
    #expect(!TraceSelection([String(repeating: "*a", count: 500) + "b"]).includes(name))
  }
}
