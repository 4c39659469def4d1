import ScrollworkModel
import Testing

@Suite struct NumberTests {
  private func width(_ text: String) throws -> Double? {
    try readScene(
      "scrollwork: 1\nviewport: {width: 1, height: 1}\nroot: {}\n"
        + "metrics: {margin: 16, wide: margin * 2, x: \(text)}\n"
    ).metrics["x"]
  }

  @Test(
    arguments: [
      ("12", 12), ("-3.5", -3.5), ("+7", 7), (".5", 0.5), ("5.", 5), ("1e3", 1000),
      ("1.5E-2", 0.015),
      ("010", 10), ("0x1F", 31), ("0o17", 15), ("0.1", 0.1),
      ("12345678901234568", 12_345_678_901_234_568),
      ("3.141592653589793238", Double.pi), ("'12'", 12), ("margin", 16), ("wide / 4 + 1", 9),
      ("(margin - 4) * -2", -24), ("\"margin * 2\"", 32),
    ] as [(String, Double)])
  func values(text: String, value: Double) throws {
    #expect(try width(text) == value)
  }

  @Test(arguments: ["-0", "-0.0", "-0e0", "0 * -1"])
  func negativeZero(text: String) throws {
    let value = try #require(try width(text))
    #expect(value == 0)
    #expect(value.sign == .plus)
  }

  @Test(arguments: ["1e999", "-1e999", ".inf", "-.INF", ".nan", ".NaN"])
  func notFinite(text: String) {
    expectFindings(sceneWithView("frame: [0, 0, 1, «\(text)»]"), "SW022")
  }

  @Test(arguments: ["1,5", "12pt", "true", "16:9", "\"\"", "no"])
  func otherThings(text: String) {
    expectFindings(sceneWithView("preferredMaxLayoutWidth: «\(text)»"), "SW021")
  }

  @Test func arithmeticMistakes() {
    let found = expectFindings(
      "scrollwork: 1\nviewport: {width: 1, height: 1}\nmetrics: {margin: 3}\n"
        + "root: {preferredMaxLayoutWidth: 2 * «margn»}\n", "SW028")
    #expect(found.first?.help == "Did you mean margin?")
    expectFindings(sceneWithView("preferredMaxLayoutWidth: «wide»"), "SW028")
    expectFindings(sceneWithView("preferredMaxLayoutWidth: '1 + «x»'"), "SW028")
    expectFindings(sceneWithView("preferredMaxLayoutWidth: 1 «/ 0»"), "SW028")
  }

  @Test func metricsFurtherDown() {
    expectFindings(
      "scrollwork: 1\nviewport: {width: 1, height: 1}\nroot: {}\nmetrics: {a: «b» + 1, b: 2}\n",
      "SW028")
  }

  @Test func metricNames() {
    expectFindings(
      "scrollwork: 1\nviewport: {width: 1, height: 1}\nroot: {}\nmetrics: {«a b»: 1, «$i»: 2, «3x»: 3}\n",
      "SW025", "SW025", "SW025")
  }

  @Test func ranges() {
    expectFindings(
      sceneWithView("intrinsic: [«-3», ~]\nframe: [-1, -2, «-3», «-4»]\nalpha: «2»"),
      "SW023", "SW023", "SW023", "SW023")
    expectFindings(
      sceneWithView("size: [1, «-2»]\nfont: {ascender: 1, descender: «-3»}"), "SW023", "SW023")
    expectFindings(sceneWithView("text: {string: x, size: «0», lines: «-1»}"), "SW023", "SW023")
    expectFindings(sceneWithView("text: {string: x, lines: «1.5»}"), "SW022")
  }

  @Test func priorities() {
    expectFindings(
      sceneWithView("hugging: «0»\ncompression: {horizontal: «1000.5», vertical: «-1»}"),
      "SW023", "SW023", "SW023")
    let found = expectFindings(sceneWithView("hugging: «requird»"), "SW028")
    #expect(found.first?.help == "Did you mean required?")
    expectFindings(sceneWithView("hugging: «high + 251»"), "SW023")
  }
}
