import ScrollworkLinkage
import Testing

@testable import ScrollworkCLI

/// Exported stylesheets have what stylesheets can do, and say what they leave out.
@Suite struct StylesheetTests {
  private static func export(_ links: String) throws -> StylesheetExport {
    let scene = try LinkedScene(ExportTests.scene + links)
    return StylesheetExport(scene.scene, scene.layout.facts)
  }

  @Test func haveWhatTheyCan() throws {
    let export = try Self.export(ExportTests.links)
    let text = export.text
    for part in [
      "@keyframes box-opacity {", "animation-timing-function: cubic-bezier(0.42, 0, 0.58, 1)",
      "44.444444% { opacity: 0.2;", "scroll-timeline: --pager-x x;",
      "@keyframes box-background-color {", "100% { background-color: #3296fa; }",
      // The list has a content inset of 20 at its top.
      "animation-range: 0px 900px, 0% 100%, 20px 520px;", "100% { rotate: 90deg; }",
    ] {
      #expect(text.contains(part), "\(part) in\n\(text)")
    }
    let refused = Dictionary(uniqueKeysWithValues: export.refused.map { ($0.name, $0.reason) })
    for (name, reason) in [
      "titles.contentOffset.x": "a scroll view can't be moved by a stylesheet",
      "line.x": "stylesheets can't drive it", "dots.currentPage": "it is no property of an element",
      // The content is 1650 wide: the last page lies 150 behind the one before.
      "box.scale": "its pages aren't evenly spaced", "box.translate.x": "it has no stops",
      "var seen": "it is no property of an element",
      "tab.0.alpha": "it doesn't follow one offset evenly",
      "var late": "it is no property of an element",
      "list.contentOffset.y": "a scroll view can't be moved by a stylesheet",
    ] {
      #expect(refused[name] == reason, "\(name)")
      #expect(text.contains("/* not exported: \(name): \(reason) */"))
    }
  }

  @Test func keyframesRiseWithTheOffset() throws {
    // 3 - offset / 100 falls: at the offset 100 it is 2, at 300 it is 0; the ease stands on the end.
    let text = try Self.export(
      """

        - {drive: box.alpha, by: "3 - pager.contentOffset.x / 100pt", stops: {0: [0.1, ease-in], 2: 0.9}}
      """
    ).text
    #expect(
      text.contains("0% { opacity: 0.9; animation-timing-function: cubic-bezier(0, 0, 0.58, 1); }"))
    #expect(text.contains("100% { opacity: 0.1; }"))
    #expect(text.contains("animation-range: 100px 300px;"))
  }

  @Test func valuesOfTheLayoutAreNumbers() throws {
    let text = try Self.export(
      """

        - {drive: star.translate.y, by: star in pager, stops: {cover 0%: 0, cover 100%: pager.width - star.width}}
        - {drive: box.rotate, by: pager.contentOffset.x, stops: {100: 10deg, 300: 30deg}, outside: extend}
      """
    ).text
    #expect(text.contains("cover 100% { --translate-y: 290px; }"))
    // On to both ends of the range, 0 and 1350.
    #expect(text.contains("0% { rotate: 0deg;"))
    #expect(text.contains("100% { rotate: 135deg; }"))
    #expect(text.contains("animation-range: 0px 1350px;"))
  }

  @Test func jumpsAreRefused() throws {
    let export = try Self.export(
      """

        - {drive: box.alpha, by: pager.contentOffset.x, stops: [[0, 0], [200, 0.5], [200, 1], [300, 0]]}
        - {drive: box.cornerRadius, by: pager.contentOffset.x, stops: {0: [0, bounce-in], 100: 9}}
        - {drive: box.width, by: pager.contentOffset.x, stops: {100: 9, 200: 20}, outside: repeat}
      """)
    #expect(
      export.refused.map(\.reason) == [
        "it jumps at a stop", "stylesheets have no such ease", "it goes on outside its stops",
      ])
    #expect(!export.text.contains("@keyframes"))
  }

  /// Transforms are left out where less motion is asked for, unless they are kept.
  @Test func lessMotionIsHonoured() throws {
    let text = try Self.export(
      """

        - {drive: box.alpha, by: pager.contentOffset.x, stops: {0: 0, 100: 1}}
        - {drive: box.translate.x, by: pager.contentOffset.x, stops: {0: 0, 100: 50}}
        - {drive: star.rotate, by: pager.contentOffset.x, stops: {0: 0deg, 100: 50deg}, motion: keep}
      """
    ).text
    #expect(
      text.contains(
        """
        #box {
          animation: box-opacity linear both;
          animation-timeline: --pager-x;
          animation-range: 0px 100px;
        }
        @media (prefers-reduced-motion: no-preference) {
          #box {
            translate: var(--translate-x) 0px;
            animation: box-opacity linear both, box-translate-x linear both;
            animation-timeline: --pager-x, --pager-x;
            animation-range: 0px 100px, 0px 100px;
          }
        }
        #star {
          animation: star-rotate linear both;
        """), "\(text)")
  }
}
