import ScrollworkLinkage
import ScrollworkModel
import Testing

@testable import ScrollworkCLI

/// What is wrong with links is found, at its place.
@Suite struct CheckTests {
  /// A link, the rule that is broken, and a part of the text at which it is reported.
  @Test(arguments: [
    ("{drive: list.contentOffset.y, by: list.contentOffset.y * 2}", "SW602", "drive"),
    ("{drive: box.alpha, by: list.contentOffset.y, stops: {0%: 0, 100%: 1}}", "SW606", "0%"),
    ("{drive: box.alpha, by: list.contentOffset.y}", "SW606", "list.contentOffset.y"),
    ("{drive: box.rotate, by: list.contentOffset.y}", "SW606", "list.contentOffset.y"),
    (
      "{drive: box.alpha, by: list.contentOffset.y * list.contentOffset.y, stops: {0: 1}}", "SW606",
      "list.contentOffset.y * list.contentOffset.y"
    ),
    ("{drive: box.alpha, by: lst.contentOffset.y, stops: {0: 1}}", "SW601", "lst"),
    ("{drive: bx.alpha, by: list.contentOffset.y, stops: {0: 1}}", "SW601", "bx"),
    ("{drive: box.alhpa, by: list.contentOffset.y, stops: {0: 1}}", "SW601", "alhpa"),
    ("{drive: box.alpha, by: card in lst}", "SW601", "card in lst"),
    ("{drive: box.alpha, by: card in list, stops: {entyr 0%: 1}}", "SW601", "entyr 0%"),
    ("{drive: constraint top, by: list.contentOffset.y}", "SW601", "constraint top"),
    ("{drive: box.alpha, by: list.progress.y, stops: {0: 1, 2: 0, 1: 1}}", "SW607", "1: 1"),
    ("{drive: box.alpha, by: list.progress.y, stops: {}}", "SW608", "{}"),
    ("{drive: box.backgroundColor, by: list.progress.y, stops: {0: \"#fff\", 1: 3}}", "SW608", "3"),
    (
      "{drive: box.alpha, by: list.progress.y, stops: {0: 0, 1: 1}, ease: [1.2, 0, 0.5, 1]}",
      "SW609", "[1.2"
    ),
    ("{drive: box.alpha, by: list.progress.y, stops: {0: [0, ese-in], 1: 1}}", "SW609", "ese-in"),
    ("{stretchy: card, in: list, height: 60, min: 200}", "SW610", "200"),
    ("{drive: box.alpha, by: list.progress.y, smooth: 0s}", "SW610", "0s"),
    ("{drive: box.scale, by: list.progress.y, stops: {0: 1, 1: -1}}", "SW610", "1: -1"),
    ("{drive: box.alpha, by: list.progress.y, stops: {0: 1, 1: 1.5}}", "SW610", "1: 1.5"),
    ("{drive: box.alpha, by: list.progress.y, stops: {0: -0.5, 1: 1}}", "SW610", "0: -0.5"),
    ("{link: [list, box in], both: true}", "SW601", "box in"),
    ("{link: [list, thumb box in card], both: true}", "SW601", "thumb box in card"),
    ("{drive: box.translate.y, by: list.contentOffset.y / 0}", "SW613", "0"),
    ("{drive: box.height, by: box.height + list.contentOffset.y}", "SW602", "box.height + "),
    ("{drive: card.height, by: card.bottom - list.contentOffset.y}", "SW604", "card.bottom"),
    ("{drive: box.alpha, by: list.contentOffset.y, stops: {0: 0, 2900: 1}}", "SW618", "2900"),
    // The offset ends at 2800, the card lies at 800.
    ("{drive: box.alpha, by: list.contentOffset.y / 2, stops: {0: 0, 1500: 1}}", "SW618", "1500"),
    (
      "{drive: box.alpha, by: list.highest.y - list.contentOffset.y, stops: {-50: 0, 300: 1}}",
      "SW618", "-50"
    ),
    ("{drive: box.alpha, by: card.in(list).y, stops: {-2100: 0, 300: 1}}", "SW618", "-2100"),
    ("{drive: box.alpha, by: list.progress.y, stops: {0: 0, 130%: 1}}", "SW618", "130%"),
    (
      "{drive: box.alpha, by: \"abs(sin(90deg * list.progress.y)) / 2\", stops: {0: 0, 0.6: 1}}",
      "SW618", "0.6"
    ),
    (
      "{drive: box.alpha, by: list.contentOffset.y, stops: {0: 0, 100: [1, ease-in]}}", "SW609",
      "ease-in"
    ),
    ("{drive: box.alpha, by: list.velocity.y / 1000pt/s}", "SW616", "drive"),
  ])
  func linksAreChecked(link: String, code: String, place: String) throws {
    let text = list("  - \(link)")
    let scene = try LinkedScene(text)
    let finding = try #require(
      scene.diagnostics.first { $0.code == code }, "\(scene.diagnostics)")
    #expect(finding.help != nil || code == "SW606" || code == "SW616")
    let scalars = Array(text.unicodeScalars)
    var found = String.UnicodeScalarView()
    found.append(contentsOf: scalars[Int(finding.span.start)...])
    #expect(String(found).hasPrefix(place) || String(found).hasPrefix("{" + place), "\(found)")
  }

  /// Stops that can be reached, be it by pulling or by one of several views.
  @Test(arguments: [
    "{drive: box.alpha, by: list.progress.y, stops: {-20%: 0, 0: 1}}",
    "{drive: box.alpha, by: list.contentOffset.y / 2 - 30pt, stops: {-100: 0, 1370: 1}}",
    "{drive: box.alpha, by: abs(list.contentOffset.y - 2900pt), stops: {0: 0, 100: 1}}",
    "{drive: box.alpha, by: \"max(list.contentOffset.y, 100pt)\", stops: {100: 0, 2900: 1}}",
    "{each: list.*, drive: self.alpha, by: self.in(list).y, stops: {-2000: 0, 800: 1}}",
    "{drive: box.alpha, by: list.velocity.y, stops: {0: 0, 99999: 1}}",
  ])
  func stopsInReachAreQuiet(link: String) throws {
    let scene = try LinkedScene(list("  - \(link)"))
    #expect(!scene.codes.contains("SW618"), "\(scene.diagnostics)")
  }

  @Test func aStopForSeveralViewsIsReachedByOne() throws {
    // Of the rows at 0, 1000 and 2000 only the first goes up to -2800.
    func codes(_ key: Int) throws -> [String] {
      try LinkedScene(
        """
        scrollwork: 1
        viewport: {width: 300, height: 200}
        root:
          children:
            - {id: list, type: scrollView, frame: [0, 0, 300, 200], contentSize: [300, 3000], children: [{id: row, repeat: 3, frame: [0, 1000 * $i, 300, 40]}]}
        links:
          - {each: row.*, drive: self.alpha, by: self.in(list).y, stops: {\(key): 0, 100: 1}}
        """
      ).codes
    }
    #expect(try codes(-2800) == [])
    #expect(try codes(-2801) == ["SW618"])
  }

  /// A picture of 240 in a frame of 200 at 600, seen from the offsets 100 to 800: what is driven, and the
  /// gap that is found; nil: none.
  @Test(
    arguments: [
      // At 100 its top edge stands 30 - 20 below the frame's.
      (
        "{drive: photo.translate.y, by: card in list, stops: {0%: 30, 100%: -20}}",
        "10 pt in card at the offset 100"
      ),
      ("{drive: photo.translate.y, by: card in list, stops: {0%: 20, 100%: -20}}", nil),
      // In the middle, at a stop.
      (
        "{drive: photo.translate.y, by: list.contentOffset.y, stops: {100: 0, 437: -27.5, 800: 0}}",
        "7.5 pt in card at the offset 437"
      ),
      ("{drive: photo.scale, by: list.progress.y, stops: {0: 1.2, 1: 0.5}}", "at the offset 800"),
      ("{drive: photo.scale, by: list.progress.y, stops: {0: 0.84, 1: 1}}", nil),
      // Not while the frame is out of sight.
      (
        "{drive: photo.translate.y, by: list.contentOffset.y, stops: {0: 90, 99: 0, 801: 0, 1000: 90}}",
        nil
      ),
      ("{drive: photo.translate.y, by: 0.02 * (list.contentOffset.y - 500pt)}", nil),
      // It isn't seen where it would leave a gap.
      (
        "{drive: photo.translate.y, by: card in list, stops: {0%: 30, 100%: -20}}\n  - {drive: photo.alpha, by: card in list, stops: {0%: 0, 21%: 0, 25%: 1}}",
        nil
      ),
      ("{parallax: photo, in: list, speed: 0.9}", "60 pt in card at the offset 800"),
      ("{parallax: photo, in: list}", nil),
    ] as [(String, String?)])
  func picturesCoverTheirFrames(link: String, gap: String?) throws {
    let scene = try LinkedScene(
      """
      scrollwork: 1
      viewport: {width: 300, height: 500}
      root:
        children:
          - {id: list, type: scrollView, frame: [0, 0, 300, 500], contentSize: [300, 1500], children: [{id: card, frame: [0, 600, 300, 200], children: [{id: photo, type: imageView, frame: [0, -20, 300, 240]}]}]}
      links:
        - \(link)
      """)
    let finding = scene.diagnostics.first { $0.code == "SW617" }
    #expect(
      finding.map { $0.message.contains(gap ?? "nothing") } ?? (gap == nil), "\(scene.diagnostics)")
  }

  /// What is wrong with a number that is none, and what helps.
  @Test(arguments: [
    ("sqrt(0 - 1)", "root"), ("1 / (box.width / 100pt - 1)", "Divide by"),
    ("sqrt(0 - 1) / 2", "and divide"),
  ])
  func noNumbersSayWhatHelps(expression: String, help: String) throws {
    let scene = try LinkedScene(list("  - {drive: box.alpha, by: \(expression)}"))
    let finding = try #require(
      LinkFindings.diagnostics(scene.scene).first { $0.code == "SW613" })
    #expect(finding.help?.contains(help) == true, "\(finding)")
  }

  @Test func knobsWithoutATrackSayHowToWriteOne() throws {
    let scene = try LinkedScene(list("  - {link: [list, thumb box in card], both: true}"))
    #expect(scene.diagnostics.first?.message == "\"thumb box in card\" is no knob in a track.")
    #expect(scene.diagnostics.first?.help?.contains("thumb in bar") == true)
  }

  @Test func circlesAreShownAsAPath() throws {
    let scene = try LinkedScene(
      pair(900, 900, "  - {link: [a, b]}\n  - {link: [b, a]}"))
    let finding = try #require(scene.diagnostics.first { $0.code == "SW603" })
    #expect(
      finding.message.hasPrefix(
        "b.contentOffset.y → a.contentOffset.y → b.contentOffset.y")
        || finding.message.hasPrefix("a.contentOffset.y → b.contentOffset.y → a.contentOffset.y"))
    #expect(finding.help?.contains("both: true") == true)
    #expect(scene.program.outputs.isEmpty)
  }

  @Test func definitionsMayNotNeedEachOther() throws {
    let read = list("  - {drive: box.alpha, by: p}\nlet: {p: q / 2, q: p * 2, r: 3}")
    let scene = try LinkedScene(read)
    #expect(scene.codes.contains("SW603"))
  }

  @Test func twoWritersNeedConditions() throws {
    let one = "{drive: box.alpha, by: list.progress.y"
    #expect(try LinkedScene(list("  - \(one)}\n  - \(one)}")).codes == ["SW605"])
    #expect(try LinkedScene(list("  - \(one)}\n  - \(one), add: true}")).codes == [])
    #expect(
      try LinkedScene(
        list(
          "  - \(one), when: list.progress.y < 0.5}\n  - \(one), when: list.progress.y >= 0.5}")
      )
      .codes == [])
    #expect(
      try LinkedScene(
        list("  - \(one), when: list.tracking}\n  - \(one), when: not list.tracking}")
      ).codes
        .filter { $0 != "SW616" } == [])
    #expect(
      try LinkedScene(
        list(
          "  - \(one), when: list.progress.y < 0.5}\n  - \(one), when: list.progress.y > 0.4}")
      )
      .codes == ["SW605"])
  }

  /// Nothing over nothing, of a scroll view without a range, is 0 and said at load.
  @Test func emptyRangesAreSaid() throws {
    var scene = try LinkedScene(
      list(
        card: (0, 100), content: 200,
        "  - {drive: box.alpha, by: list.contentOffset.y / list.range.y}"))
    #expect(scene.codes == ["SW615"])
    try scene.step()
    #expect(scene["box.alpha"] == 0)
    #expect(scene.report.events.isEmpty)
    // What isn't 0 over nothing is no number.
    try scene.step(["list": Point(x: 0, y: 5)])
    let event = try #require(scene.report.events.first)
    let finding = scene.program.diagnostic(event, at: "step 1")
    #expect(finding.code == "SW613")
    #expect(finding.message.contains("list.range.y = 0"))
    #expect(scene["box.alpha"] == 1)
  }

  @Test func layoutsThatDoNotSettleAreSaid() throws {
    var scene = try LinkedScene(
      list("  - {drive: card.height, by: \"if(card.height > 150pt, 100pt, 200pt)\", settle: 4}"))
    #expect(scene.codes == [])
    try scene.step()
    let event = try #require(scene.report.events.first)
    guard case .oscillation(let name, let a, let b) = event.kind else {
      Issue.record("\(event)")
      return
    }
    #expect(name == "card.height")
    #expect(Set([a, b]) == [100, 200])
    #expect(scene.report.passes == 4)
  }

  @Test func draggableFollowersAreWarnedOf() throws {
    let scene = try LinkedScene(pair(900, 900, "  - {link: [a, b]}"))
    #expect(scene.codes == ["SW612"])
  }

  /// A view that a `when` keeps out takes its links along.
  @Test func absentViewsAreNoMistake() throws {
    let text = list("  - {drive: box.alpha, by: list.progress.y}").replacing(
      "{id: box,", with: "{id: box, when: landscape,")
    #expect(
      try LinkedScene(text.replacing("width: 400, height: 400", with: "width: 300, height: 400"))
        .codes == [])
  }

  /// The list's largest offset is 1400: what begins there is for when it is pulled.
  @Test func stopsBeyondTheEndAreForPulling() throws {
    func codes(_ stops: String) throws -> [String] {
      try LinkedScene(
        """
        scrollwork: 1
        viewport: {width: 300, height: 600}
        root:
          children:
            - {id: list, type: scrollView, frame: [0, 0, 300, 600], contentSize: [300, 2000], children: [{frame: [0, 0, 300, 2000]}]}
            - {id: box, frame: [0, 0, 9, 9]}
        links: [{drive: box.alpha, by: list.contentOffset.y, stops: \(stops)}]
        """
      ).codes
    }
    #expect(try codes("{0: 0, 1400: 1, 1500: 0.5}") == [])
    #expect(try codes("{0: 0, 1300: 1, 1500: 0.5}") == ["SW618"])
    #expect(try codes("{0: 0, 1400: 1, 1500: 0.5, 1600: 0}") == ["SW618"])
  }

  /// Copies whose pictures leave the same gap are one finding. Each picture is 30 pt higher than its
  /// cell above and below it and moves by 50.
  @Test func gapsOfCopiesAreOne() throws {
    let scene = try LinkedScene(
      """
      scrollwork: 1
      viewport: {width: 300, height: 500}
      root:
        children:
          - {id: list, type: scrollView, frame: [0, 0, 300, 500], contentSize: [300, 2800], children: [{id: cell, repeat: 3, frame: [0, 600 + 300 * $i, 300, 200], children: [{id: pic, type: imageView, frame: [0, -30, 300, 260]}]}]}
      links:
        - {drive: cell.*.pic.translate.y, by: self in list, stops: {cover 0%: -50, cover 100%: 50}}
      """)
    let found = scene.diagnostics.filter { $0.code == "SW617" }
    #expect(found.count == 1)
    #expect(
      found.first?.message.hasSuffix(", and so do 2 others.") == true, "\(scene.diagnostics)")
  }
}
