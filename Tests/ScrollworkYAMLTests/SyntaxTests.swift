import ScrollworkModel
import ScrollworkYAML
import Testing

/// What isn't YAML, in plain words and at the right place.
@Suite struct SyntaxTests {
  @Test func unclosed() {
    expectFindings("a: «[»1, 2\nb: 3\n", "SW005")
    expectFindings("a: «{»b: 1\n", "SW005")
    expectFindings("a: «[»1, 2}\n", "SW005")
    expectFindings("a: «\"»abc\nb: 3\n", "SW005")
    expectFindings("a: «'»abc\nb: 3\n", "SW005")
  }

  @Test func keysInWrongPlaces() {
    expectFindings("a: «b: c»\n", "SW003")
    expectFindings("a: 1\n  «b»: 2\n", "SW003")
    expectFindings("a\n«b»: 2\n", "SW003")
    expectFindings("  a: 1\n«b»: 2\n", "SW003")
    expectFindings("a: 1\n«- b»\n", "SW003")
    expectFindings("- a: 1\n «b: 2»\n", "SW003")
    expectFindings("a: «- b»\n", "SW003")
  }

  @Test func restBehindAValue() {
    expectFindings("a: \"x\" «y»\n", "SW003")
    expectFindings("a: [x] «y»\n", "SW003")
    expectFindings("a: «]»\n", "SW003")
    expectFindings("a: [b: c«: d]»\n", "SW003")
  }

  @Test func directives() throws {
    expectFindings("«%»TAG ! tag:a,2000:\n---\nscrollwork: 1\n", "SW003")
    expectFindings("# c\n«%»YAML 2.0\n---\na: 1\n", "SW003")
    _ = try readScene("%YAML 1.2\n---\nscrollwork: 1\nviewport: {width: 1, height: 1}\nroot: {}\n")
  }

  @Test func severalDocuments() throws {
    expectFindings("a: 1\n«---»\nb: 2\n", "SW017")
    expectFindings("a: ä\n...\n# end\n«---»\n", "SW017")
    _ = try readScene(
      "---\nscrollwork: 1\nviewport: {width: 1, height: 1}\nroot: {}\n...\n# the end\n")
  }

  @Test func nothing() {
    expectFindings("«»", "SW015")
    expectFindings("«\n»# only a comment\n", "SW015")
    expectFindings("«-» 1\n", "SW015")
    expectFindings("«text»\n", "SW015")
  }

  @Test func versions() {
    expectFindings("scrollwork: «2»\n", "SW016")
    expectFindings("«name»: x\n", "SW016")
    expectFindings("scrollwork: «[1]»\n", "SW016")
    expectFindings("scrollwork:«»\n", "SW016")
  }

  @Test func controlCharacters() {
    expectFindings("scrollwork: 1\nname: a«\u{1}»b\n", "SW002")
    expectFindings("scrollwork: 1\nname: ä«\u{1B}»[31m\n", "SW002")
  }

  @Test func columnsAreCodePoints() {
    expectFindings(
      "scrollwork: 1\nname: \"ä😀\" # é\nviewport: {width: 1, height: 1, ä: 1}\nroot: {}\n"
        .replacingFirst("ä: 1", "«ä»: 1"), "SW019")
    expectFindings(
      "scrollwork: 1\r\nname: x\r\nviewport: {width: 1, height: «-1»}\r\nroot: {}\r\n", "SW023")
  }
}
