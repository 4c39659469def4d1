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
}
