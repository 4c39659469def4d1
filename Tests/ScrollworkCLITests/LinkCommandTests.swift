import Foundation
import Testing

@testable import ScrollworkCLI

/// `sweep` and `links`.
@Suite struct LinkCommandTests {
  private static let background = "Examples/link-background.yaml"

  @Test func sweepsPrintAColumnForEachValue() throws {
    let result = try Tool.run(
      "sweep", Self.background, "--drive", "titles.contentOffset.x", "--step", "550",
      in: Repository.folder)
    #expect(
      result.output == """
        titles.contentOffset.x  texts.contentOffset.x  photo.translate.x
                             0                      0                  0
                           550                   1760               -140
                          1100                   3520               -280

        """)
  }

  /// A scene without links is no failure, but it is said.
  @Test func scenesWithoutLinks() throws {
    let list = try Tool.run("links", "Examples/card.yaml", in: Repository.folder)
    #expect(list.output == "")
    #expect(list.messages == "scrollwork: Examples/card.yaml: there are no links\n")
    #expect(list.status == 0)
    let json = try Tool.run("links", "Examples/card.yaml", "-f", "json", in: Repository.folder)
    #expect(json.output.contains("\"bindings\": []"))
    let expanded = try Tool.run("links", "Examples/card.yaml", "--expand", in: Repository.folder)
    #expect(expanded.output == "links: []\n")
  }

  @Test func sweepsAreValuesWithCommas() throws {
    let result = try Tool.run(
      "sweep", Self.background, "--drive", "titles.contentOffset.x", "--from", "100", "--to", "0",
      "--step", "50", "-f", "csv", "--select", "photo.*", in: Repository.folder)
    #expect(
      result.output
        == "titles.contentOffset.x,photo.translate.x\n100,-25.454545\n50,-12.727273\n0,0\n")
  }

  @Test func sweepsAreLinesOfWhatChanged() throws {
    let result = try Tool.run(
      "sweep", "Examples/link-onboarding.yaml", "--drive", "intro.contentOffset.x", "--step", "585",
      "-f", "ndjson", "--select", "sky.*,logo.*", in: Repository.folder)
    #expect(
      result.output == """
        {"format": "scrollwork.sweep/1", "file": "Examples/link-onboarding.yaml", "drive": "intro.contentOffset.x"}
        {"at": 0, "set": {"sky.backgroundColor": "#0b1d3a", "logo.hidden": false}}
        {"at": 585, "set": {"sky.backgroundColor": "#619dce", "logo.hidden": true}}
        {"at": 1170, "set": {"sky.backgroundColor": "#7ec8ff"}}

        """)
  }

  @Test func sweepsAreADocument() throws {
    let result = try Tool.run(
      "sweep", Self.background, "--drive", "titles.contentOffset.x", "--step", "550", "-f", "json",
      "--select", "photo.*", in: Repository.folder)
    let data = try #require(result.output.data(using: .utf8))
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(json["format"] as? String == "scrollwork.sweep/1")
    let sweeps = try #require(json["sweeps"] as? [[String: Any]])
    let steps = try #require(sweeps.first?["steps"] as? [[String: Any]])
    #expect(
      steps.compactMap { ($0["set"] as? [String: Double])?["photo.translate.x"] } == [
        0, -140, -280,
      ])
  }

  @Test func valuesAreExplained() throws {
    let result = try Tool.run(
      "sweep", "Examples/link-bubbles.yaml", "--drive", "bubbles.contentOffset.x", "--explain",
      "bubble.3.scale@585", in: Repository.folder)
    #expect(
      result.output == """
        bubble.3.scale = 0.996694
          follows (bubble.3.centerX - bubbles.contentOffset.x - bubbles.width / 2) / 220pt = -0.045455 (bubble.3.centerX = 770, bubbles.contentOffset.x = 585, bubbles.width = 390)
          between the stops -1: 0.7 and 0: 1, 0.954545 of the way, eased to 0.98898
          gives 0.996694
          without links 1

        """ || result.output.hasPrefix("bubble.3.scale = 0.99"), "\(result.output)")
  }

  @Test(arguments: [
    (["sweep", background], 64, "--drive"),
    (["sweep", background, "--drive", "titles.alpha"], 2, "can't be moved"),
    (["sweep", background, "--drive", "titels.contentOffset.x"], 2, "Did you mean titles?"),
    (
      ["sweep", background, "--drive", "titles.contentOffset.x", "--select", "nothing"], 2,
      "No linked value"
    ),
    (["sweep", background, "--drive", "titles.contentOffset.x", "--step", "0"], 64, "--step"),
    (["sweep", background, "--drive", "titles.contentOffset.x", "--step", "1e-9"], 2, "steps"),
    (["links", background, "--expand", "--graph"], 64, "two things"),
  ])
  func mistakesAreAnswered(arguments: [String], status: Int32, message: String) throws {
    let result = try Tool.run(arguments, in: Repository.folder)
    #expect(result.status == status)
    #expect(result.messages.contains(message), "\(result.messages)")
  }

  @Test func recipesAreWrittenOut() throws {
    let result = try Tool.run(
      "links", "Examples/link-onboarding.yaml", "--expand", in: Repository.folder)
    #expect(result.output.contains("  - drive: rocket.x\n    by: intro.page\n    stops:\n"))
    #expect(result.output.contains("      - [1, 0deg, cubic-in]\n"))
  }

  @Test func graphsHaveAnArrowForEachNumberThatIsRead() throws {
    let result = try Tool.run("links", Self.background, "--graph", in: Repository.folder)
    #expect(
      result.output == """
        digraph links {
          rankdir=LR;
          node [shape=box];
          "titles.contentOffset.x";
          "texts.contentOffset.x";
          "titles.progress.x";
          "photo.translate.x";
          "titles.contentOffset.x" -> "texts.contentOffset.x";
          "titles.progress.x" -> "photo.translate.x";
        }

        """)
  }

  // MARK: What is shown

  private static func list(_ links: String, views: String = "") -> String {
    """
    scrollwork: 1
    viewport: {width: 400, height: 600}
    root:
      children:
        - {id: list, type: scrollView, frame: [0, 0, 400, 600], contentSize: [400, 3000], children: [{id: card, frame: [0, 1000, 400, 400]}]}
        - {id: bar, frame: [0, 0, 400, 50]}
    \(views)
    links:
    \(links)

    """
  }

  /// A property that is as large as the offset that it follows isn't taken for it.
  @Test func arrowsComeFromWhatIsRead() throws {
    let stretchy = try Tool.run(
      "links", "Examples/link-stretchy-photo.yaml", "--graph", in: Repository.folder)
    for arrow in [
      "\"list.contentOffset.y\" -> \"photo.y\"", "\"list.contentOffset.y\" -> \"photo.alpha\"",
      "\"list.contentOffset.y\" -> \"navbar.alpha\"",
    ] {
      #expect(stretchy.output.contains(arrow), "\(stretchy.output)")
    }
    #expect(!stretchy.output.contains("\"photo.y\" -> "))
    let bar = try Tool.run(
      "links", "Examples/link-collapsing-bar.yaml", "--graph", in: Repository.folder)
    #expect(bar.output.contains("\"feed.contentOffset.y\" -> \"constraint bar-height\""))
    #expect(bar.output.contains("\"constraint bar-height\" -> \"bar.height\""), "\(bar.output)")
  }

  @Test func placesInScrollViewsHangOnTheirOffsets() throws {
    let result = try Tool.run(
      "links", "-", "--graph",
      input: Self.list(
        """
          - {drive: bar.alpha, by: card.in(list).y, stops: {0: 0, 100: 1}}
          - {drive: bar.scale, by: card in list, stops: {cover 0%: 1, cover 100%: 2}}
          - {drive: bar.translate.x, by: far}
          - {drive: bar.backgroundColor, by: list.contentOffset.y, stops: {0: "#fff", 100: "#000"}}
        let: {far: list.contentOffset.y / 2}
        """))
    #expect(
      result.output == """
        digraph links {
          rankdir=LR;
          node [shape=box];
          "list.contentOffset.y";
          "card.in(list).y";
          "bar.alpha";
          "bar.scale";
          "bar.backgroundColor";
          "far";
          "bar.translate.x";
          "list.contentOffset.y" -> "card.in(list).y";
          "card.in(list).y" -> "bar.alpha";
          "list.contentOffset.y" -> "bar.scale";
          "list.contentOffset.y" -> "bar.backgroundColor";
          "list.contentOffset.y" -> "far";
          "far" -> "bar.translate.x";
        }

        """, "\(result.messages)")
  }

  /// The view comes into sight at 400 and is gone at 1400. With a response of 0.5 s, and with
  /// smoothing, a sweep shows values at rest.
  @Test(arguments: [
    (
      "{drive: bar.alpha, by: card in list}", "bar.alpha@650",
      "follows card in list = 0.25 (list.contentOffset.y = 650)\n"
    ),
    (
      "{drive: bar.alpha, by: card in list, stops: {entry 0%: 0, entry 100%: 1}}", "bar.alpha@500",
      "follows card in list: list.contentOffset.y = 500 pt\n"
        + "  between the stops entry 0% (400): 0 and entry 100% (800): 1, 0.25 of the way\n"
    ),
    (
      "{drive: bar.backgroundColor, by: list.contentOffset.y, stops: {0: red, 100: black}}",
      "bar.backgroundColor@40",
      "bar.backgroundColor = #990000\n  follows list.contentOffset.y = 40 pt\n"
        + "  between the stops 0: #ff0000 and 100: #000000, 0.4 of the way\n  gives #990000\n"
    ),
    (
      "{drive: bar.hidden, by: list.contentOffset.y, stops: {0: false, 100: true, 200: false}}",
      "bar.hidden@140",
      "bar.hidden = true\n  follows list.contentOffset.y = 140 pt\n"
        + "  between the stops 100: true and 200: false, 0.4 of the way\n  gives true\n"
        + "  without links false\n"
    ),
    (
      "{drive: bar.alpha, by: list.contentOffset.y, when: list.contentOffset.y > 90, stops: {0: 0, 100: 0.5}}",
      "bar.alpha@40",
      "  but only when list.contentOffset.y > 90, which doesn't hold\n"
        + "  which is its value without links\n"
    ),
    (
      "{drive: bar.translate.x, by: list.contentOffset.y, smooth: 0.1s}", "bar.translate.x@40",
      "  smooth, 0.1 s: it has come to 40\n"
    ),
    (
      "{drive: bar.alpha, by: list.contentOffset.y, stops: [[0, 0], [100, 1], [100, 0.5]]}",
      "bar.alpha@100", "  at the stop 100\n"
    ),
  ])
  func valuesAreExplainedInTheScenesWords(link: String, name: String, part: String) throws {
    let result = try Tool.run(
      "sweep", "-", "--drive", "list.contentOffset.y", "--explain", name,
      input: Self.list("  - " + link))
    #expect(result.output.contains(part), "\(result.output)\(result.messages)")
  }

  /// With the response 0.5 s and critical damping, w = 4 pi and after 0.1 s it is at
  /// 100 (1 - (1 + 0.4 pi) exp(-0.4 pi)) = 35.77.
  @Test func springsAreNamed() throws {
    let result = try Tool.run(
      "simulate", "-", "--explain", "bar.translate.x@100ms",
      input: Self.list(
        """
          - {drive: bar.translate.x, by: "if(list.contentOffset.y > 50pt, 100pt, 0pt)", spring: {response: 0.5, damping: 1}}
        scripts: {jump: {events: [setContentOffset: {view: list, to: [0, 100]}, wait: 500ms]}}
        """))
    #expect(
      result.output.contains("  spring, response 0.5 s, damping 1: it has come to 35.7"),
      "\(result.output)")
  }

  private static let both = """
    scrollwork: 1
    viewport: {width: 600, height: 600}
    root:
      children:
        - {id: a, type: scrollView, frame: [0, 0, 200, 600], contentSize: [200, 1600], children: [{frame: [0, 0, 200, 1600]}]}
        - {id: b, type: scrollView, frame: [200, 0, 200, 600], contentSize: [200, 3000], children: [{frame: [0, 0, 200, 3000]}]}
    links:
      - {link: [a, b], both: true, stops: {0: 0, 400: 800, 1000: 2400}}
    matrix: [{name: landscape, size: [800, 600]}]

    """

  /// 1600 lies half-way between 800 and 2400, so that a comes to 400 + 600 / 2.
  @Test func linkedScrollViewsSayWhomTheyFollow() throws {
    let result = try Tool.run(
      "sweep", "-", "--drive", "b.contentOffset.y", "--explain", "a.contentOffset.y@1600",
      "--explain", "b.contentOffset.y@1600.5", input: Self.both)
    #expect(
      result.output.hasPrefix(
        """
        a.contentOffset.y = 700
          follows b.contentOffset.y = 1600 pt
          by stops, between 800: 400 and 2400: 1000
        b.contentOffset.y = 1600.5
          linked with a.contentOffset.y; it was moved to 1600.5 pt and leads

        """), "\(result.output)\(result.messages)")
    #expect(!result.output.contains("without links"))
    let moved = try Tool.run(
      "simulate", "-", "--explain", "a.contentOffset.y@0",
      input: Self.both
        + "scripts: {q: {events: [setContentOffset: {view: b, to: [0, 1600]}]}}\n")
    #expect(
      moved.output.contains(
        "b.contentOffset.y = 1600 pt\n  by stops, between 800: 400 and 2400: 1000\n"),
      "\(moved.output)\(moved.messages)")
  }

  /// What is moved has one column, whatever moves it besides.
  @Test func whatIsMovedHasOneColumn() throws {
    let result = try Tool.run(
      "sweep", "-", "--drive", "a.contentOffset.y", "--step", "500", "-f", "csv",
      input: Self.both)
    #expect(
      result.output
        == "a.contentOffset.y,b.contentOffset.y\n0,0\n500,1066.666667\n1000,2400\n",
      "\(result.messages)")
  }

  @Test func sweepsOfAMatrixAreTold() throws {
    let arguments = [
      "sweep", "-", "--drive", "a.contentOffset.y", "--step", "1000", "--matrix", "base,landscape",
    ]
    let csv = try Tool.run(arguments + ["-f", "csv"], input: Self.both)
    #expect(
      csv.output == """
        variant,a.contentOffset.y,b.contentOffset.y
        base,0,0
        base,1000,2400
        landscape,0,0
        landscape,1000,2400

        """, "\(csv.messages)")
    let table = try Tool.run(arguments, input: Self.both)
    #expect(table.output.hasPrefix("<stdin> [base]\na.contentOffset.y"), "\(table.output)")
    #expect(table.output.contains("\n\n<stdin> [landscape]\na.contentOffset.y"))
  }

  /// A colour is one property, as in tables; a bar follows its list.
  @Test func listsHaveTheNamesOfTables() throws {
    let result = try Tool.run(
      "links", "-",
      input: Self.list(
        """
          - {drive: bar.backgroundColor, by: list.contentOffset.y, stops: {0: red, 100: black}}
          - {collapse: bar, in: list, min: 20, enter: always}
        """))
    #expect(
      result.output == """
        bar.backgroundColor  ← list.contentOffset.y  (2 stops)
        bar.height           ← list.contentOffset.y  (collapse bar)

        """, "\(result.messages)")
  }

  /// A strip goes on beyond the last page; written out it isn't warned of that.
  @Test func expansionsAreData() throws {
    let result = try Tool.run(
      "links", "Examples/link-onboarding.yaml", "--expand", "-f", "json", in: Repository.folder)
    let data = try #require(result.output.data(using: .utf8))
    let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let results = try #require(json["results"] as? [[String: Any]])
    let text = try #require(results.first?["expanded"] as? String)
    #expect(text.hasPrefix("links:\n") && text.contains("  - drive: rocket.x\n"))
  }
}
