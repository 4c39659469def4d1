import ScrollworkLinkage
import ScrollworkModel
import ScrollworkYAML
import Testing

@testable import ScrollworkCLI

/// What is said of a mistake names its cause, and what it says to write helps.
@Suite struct MessageTests {
  /// What is found first when a scene is read and its links are looked up.
  private func finding(_ text: String) throws -> Diagnostic {
    let read = SceneReader().read(SourceText(name: "test.yaml", bytes: Array(text.utf8)))
    if let error = read.diagnostics.first(where: { $0.severity == .error }) { return error }
    return try #require(try LinkedScene(text).diagnostics.first, "nothing is found")
  }

  private func scene(_ link: String) -> String {
    """
    scrollwork: 1
    viewport: {width: 400, height: 600}
    root:
      children:
        - {id: list, type: scrollView, frame: [0, 0, 400, 600], contentSize: [400, 3000], children: [{id: card, frame: [0, 1000, 400, 400]}]}
        - {id: pager, type: scrollView, frame: [0, 0, 400, 600], contentSize: [1200, 600], children: [{id: page, repeat: 3, frame: [400 * $i, 0, 400, 600]}]}
        - {id: bar}
        - {id: empty, type: scrollView, frame: [0, 0, 400, 600], contentSize: [400, 3000]}
    constraints: ["bar-height: bar.height == 88", "bar.top == root.top", "bar.horizontalEdges == root.horizontalEdges"]
    links:
    \(link)
    """
  }

  /// A link, the rule, a part of the message, and a part of the help.
  @Test(arguments: [
    // Parentheses and commas.
    (
      "  - {drive: bar.alpha, by: list.progress.y, stops: {0: [0, steps(4, jump-end)], 1: 1}}",
      "SW619", "steps(4", "in quotes, such as \"steps(4, jump-end)\""
    ),
    (
      "  - {drive: bar.translate.y, by: max(88pt - list.contentOffset.y, 44pt)}", "SW619", "",
      "in quotes"
    ),
    (
      "  - {drive: bar.translate.y, by: \"max(88pt - list.contentOffset.y, 44pt\"}", "SW055",
      "not closed", "Add the )"
    ),
    (
      "  - drive: bar.translate.y\n    by: max(88pt - list.contentOffset.y, 44pt", "SW055",
      "not closed", "Add the )"
    ),
    // Names.
    (
      "  - {drive: bar.alpha, by: list.offset.y / 100pt}", "SW601", "offset.y",
      "list.contentOffset.y"
    ),
    ("  - {drive: bar.alpha, by: list.offset / 100pt}", "SW601", "offset", "list.contentOffset?"),
    (
      "  - {drive: bar.translate.y, by: list.velocity.y + 3pt}", "SW606", "added", "by a time"
    ),
    (
      "  - {drive: bar.alpha, by: list.contentoffset.y / 100pt}", "SW601", "contentoffset.y",
      "list.contentOffset.y"
    ),
    (
      "  - {drive: bar.alpha, by: empty.offset.y / 100pt}", "SW601", "offset.y",
      "empty.contentOffset.y"
    ),
    (
      "  - {drive: bar.translation.y, by: list.contentOffset.y}", "SW601", "translation.y",
      "bar.translate.y"
    ),
    ("  - {drive: bar.opacity, by: list.progress.y}", "SW601", "opacity", "Did you mean alpha?"),
    ("  - {drive: bar.shadow, by: list.progress.y}", "SW601", "shadow", "contentInset.right"),
    ("  - {drive: bar.shadow, by: list.progress.y}", "SW601", "shadow", "constraint NAME"),
    ("  - {drive: bar-height, by: list.contentOffset.y}", "SW601", "constraint's", "bar-height."),
    ("  - {drive: \"*.alpha\", by: list.progress.y}", "SW601", "inside which", "root.*"),
    ("  - {strip: list, pager: pagr}", "SW601", "pagr", "Did you mean pager?"),
    ("  - {strip: list, pager: page}", "SW601", "page", "Did you mean pager?"),
    ("  - {strip: list, pager: bar}", "SW601", "no scroll view", "list, pager, empty"),
    ("  - {drive: bar.alpha, by: pagr.progress.x}", "SW601", "pagr", "Did you mean pager?"),
    // Stops.
    (
      "  - {drive: bar.alpha, by: list.progress.y, stops: {0: 0, 100: 1}}", "SW618", "100",
      "Write 100%"
    ),
    (
      "  - {drive: bar.alpha, by: list.contentOffset.x, stops: {0: 0, 100: 1}}", "SW618", "100",
      "Follow list.contentOffset.y"
    ),
    (
      "  - {drive: bar.alpha, by: list.contentOffset.y, stops: {0: 0, 9000: 1}}", "SW618", "9000",
      "follow list.progress.y"
    ),
    ("  - {drive: bar.alpha, by: list.progress.y, stops: [0, 1]}", "SW021", "pairs", "[[0, 1]"),
    (
      "  - {drive: bar.alpha, by: list.progress.y, stops: [[0], [1]]}", "SW021", "a list of 1",
      "[[0, 1]"
    ),
    (
      "  - {drive: bar.alpha, by: list.progress.y, when: list.progress.y}", "SW606", "a condition",
      "a comparison"
    ),
    (
      "  - {drive: bar.rotate, by: time, else: 3s, when: list.progress.y > 0, stops: {0: 0}}",
      "SW606", "3s", "45deg"
    ),
    ("  - {drive: bar.alpha, by: list.progress.y, stops: 1}", "SW021", "stops such as", "[[0, 1]"),
    (
      "  - drive: bar.alpha\n    by: list.progress.y\n    stops:\n      - 0: 1\n      - 1: 0",
      "SW021", "pairs", "without dashes"
    ),
    ("  - {pages: pager, set: {bar.alpha: [1, 0, 1]}}", "SW021", "pairs", "[[0, 1]"),
    (
      "  - {drive: bar.alpha, by: list.progress.y, stops: {0: 1, 0.5: 1, 0.5: 0}}", "SW014",
      "twice", "[[0.5, 1], [0.5, 0]]"
    ),
    (
      "  - {drive: bar.alpha, by: list.progress.y, stops: {0: 1}, outside: clip}", "SW021",
      "or mirror, or a list of 2 of them", "Write"
    ),
    (
      "  - {drive: bar.alpha, by: list.progress.y, stops: {0: 1}, outside: clam}", "SW021", "",
      "Did you mean clamp?"
    ),
    (
      "  - drive: bar.alpha\n    by: list.progress.y\n    stops:\n      0: 1, ease-in\n      1: 0",
      "SW608", "without brackets", "Write [1, ease-in]."
    ),
    (
      "  - {drive: bar.alpha, by: list.progress.y, stops: {entry 0%: 1}}", "SW606",
      "a place of a view", "by: card in list"
    ),
    ("  - {drive: bar.rotate, by: list.progress.y, stops: {0: 0pt}}", "SW606", "0pt", "45deg"),
    // Units.
    ("  - {drive: bar.alpha, by: list.contentOffset.y / 100}", "SW606", "a length", "/ 100pt"),
    ("  - {drive: bar.alpha, by: list.contentOffset.y}", "SW606", "a length", "100pt"),
    ("  - {drive: bar.translate.x, by: pager.page * 100}", "SW606", "a page", "* 100pt"),
    (
      "  - {drive: bar.translate.x, by: pager.page + 100pt}", "SW606", "added",
      "Multiply the page by a length"
    ),
    ("  - {drive: bar.alpha, by: sin(list.contentOffset.y)}", "SW606", "an angle", "90deg"),
    (
      "  - {drive: bar.alpha, by: list.contentOffset.y / 100 pt}", "SW055", "pt", "100pt"
    ),
    // Keys.
    (
      "  - {drive: bar.alpha, by: list.progress.y, smooth: 0.1s, spring: {response: 0.5}}",
      "SW035", "smooth and spring", "Keep one"
    ),
    (
      "  - {drive: bar.alpha, by: list.progress.y, easing: ease-in}", "SW019", "easing",
      "Did you mean ease?"
    ),
    ("  - {drive: bar.alpha, by: list.progress.y, qqqq: 1}", "SW019", "qqqq", "settle"),
    (
      "  - {drive: bar.backgroundColor, by: list.progress.y, stops: {0: #fff, 1: #000}}", "SW018",
      "starts a comment", "\"#fff\""
    ),
    (
      "  - {drive: bar.alpha, by: list.progress.y,\n     stops: {0: #fff, 1: #000}}\n  - {pages: pager}",
      "SW018", "starts a comment", "\"#fff\""
    ),
    ("  - {drive: bar.alpha, by: list.progress.y, stops: {0: 1, # a\n", "SW005", "", "closes it"),
    ("  - {collapse: bar, in: list, height: 88, through: bar-heigt}", "SW601", "bar-heigt", ""),
    (
      "  - {collapse: bar, in: list, height: 88, through: constraint bar-height, snap: nearest}",
      "SW616", "a bar that snaps", ""
    ),
    (
      "  - {collapse: bar, in: list, height: 88, through: constraint bar-height, enter: always}",
      "SW616", "a bar that comes back", ""
    ),
  ])
  func messagesSayWhatHelps(link: String, code: String, message: String, help: String) throws {
    let finding = try finding(scene(link))
    #expect(finding.code == code, "\(finding)")
    #expect(message.isEmpty || finding.message.contains(message), "\(finding)")
    #expect(help.isEmpty || finding.help?.contains(help) == true, "\(finding)")
  }

  /// A recipe's key is pointed at, not the recipe.
  @Test(arguments: ["", ", snap: nearest"])
  func namesOfConstraintsArePointedAt(rest: String) throws {
    let text = scene("  - {collapse: bar, in: list, height: 88, through: bar-height\(rest)}")
    let found = try finding(text)
    let scalars = Array(text.unicodeScalars)
    var place = String.UnicodeScalarView()
    place.append(contentsOf: scalars[Int(found.span.start)..<Int(found.span.end)])
    #expect(String(place) == "bar-height")
    #expect(found.help == "Write constraint bar-height.")
  }

  @Test func rowsThatAreNoneAreReportedOnce() throws {
    let text = scene("  - {pages: pager, set: {bar.alpha: [1, 0, 1]}}")
    let read = SceneReader().read(SourceText(name: "test.yaml", bytes: Array(text.utf8)))
    #expect(read.diagnostics.map(\.code) == ["SW021"])
  }

  /// The other end of a circle of lengths is shown, and what comes of it isn't said again.
  @Test func bothEndsOfACircleAreShown() throws {
    let text = """
      scrollwork: 1
      viewport: {width: 400, height: 600}
      root:
        children:
          - {id: photo, frame: [0, 0, 400, 200]}
          - {id: bar, frame: [0, 0, 400, 88]}
      links:
        - {drive: bar.height, by: photo.height / 2}
        - {drive: photo.height, by: bar.height * 2}
      """
    let found = LinkFindings.diagnostics(try LinkedScene(text).scene)
    #expect(found.map(\.code) == ["SW604"])
    #expect(
      found.first?.notes.map(\.message) == ["photo.height, on which it depends, is driven here"])
  }
}
