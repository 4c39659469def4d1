import ScrollworkLinkage
import ScrollworkModel
import Testing

/// Values that can't be shown, and links that move nothing.
@Suite struct ValueCheckTests {
  @Test(
    arguments: [
      ("{drive: box.alpha, by: list.contentOffset.y / 100pt}", "The opacity comes to 28 where"),
      ("{drive: box.alpha, by: 1 - list.contentOffset.y / 2800pt}", nil),
      ("{drive: box.alpha, by: 1 - list.contentOffset.y / 2799pt}", "The opacity comes to -"),
      ("{drive: box.alpha, by: \"clamp(list.contentOffset.y / 100pt, 0, 1)\"}", nil),
      ("{drive: box.height, by: 60pt - list.contentOffset.y}", "The height comes to -2740 where"),
      ("{drive: box.y, by: 60pt - list.contentOffset.y}", nil),
      ("{drive: box.alpha, by: list.contentOffset.y / 100pt, add: true}", nil),
      (
        "{drive: box.alpha, by: list.contentOffset.y / 100pt, when: list.contentOffset.y < 50pt}",
        nil
      ),
    ] as [(String, String?)])
  func valuesAtTheEndsOfTheRange(link: String, message: String?) throws {
    let scene = try LinkedScene(
      """
      scrollwork: 1
      viewport: {width: 300, height: 200}
      root:
        children:
          - {id: list, type: scrollView, frame: [0, 0, 300, 200], contentSize: [300, 3000]}
          - {id: box, frame: [0, 0, 30, 30]}
      links:
        - \(link)
      """)
    let finding = scene.diagnostics.first { $0.code == "SW610" }
    #expect((finding != nil) == (message != nil), "\(scene.diagnostics)")
    if let message { #expect(finding?.message.contains(message) == true, "\(scene.diagnostics)") }
  }

  /// A scroll view that can't go where its leader does.
  @Test(arguments: [("", ["SW615"]), (", axis: x", ["SW615"]), (", axis: y", ["SW615"])])
  func followersHaveToScroll(axis: String, codes: [String]) throws {
    let scene = try LinkedScene(
      """
      scrollwork: 1
      viewport: {width: 300, height: 200}
      root:
        children:
          - {id: list, type: scrollView, frame: [0, 0, 300, 100], contentSize: [300, 3000]}
          - {id: tabs, type: scrollView, scrollEnabled: false, frame: [0, 100, 300, 60], contentSize: [900, 60]}
      links:
        - {link: [list, tabs]\(axis)}
      """)
    #expect(scene.codes == codes, "\(scene.diagnostics)")
  }

  /// Stops of pages are the scene's own.
  @Test func pagesBeyondTheLast() throws {
    let scene = try LinkedScene(
      """
      scrollwork: 1
      viewport: {width: 300, height: 200}
      root:
        children:
          - {id: pager, type: scrollView, pagingEnabled: true, frame: [0, 0, 300, 100], contentSize: [1200, 100]}
          - {id: box, frame: [0, 0, 30, 30]}
      links:
        - {pages: pager, set: {box.alpha: {0: 1, 5: 0}}}
      """)
    #expect(scene.codes == ["SW618"], "\(scene.diagnostics)")
  }

  /// A page control has whole pages.
  @Test func pagesOfPageControlsAreWhole() throws {
    var scene = try LinkedScene(
      """
      scrollwork: 1
      viewport: {width: 300, height: 200}
      root:
        children:
          - {id: pager, type: scrollView, pagingEnabled: true, frame: [0, 0, 300, 100], contentSize: [1200, 100]}
          - {id: dots, type: pageControl, frame: [0, 0, 30, 30]}
      links:
        - {drive: dots.currentPage, by: pager.page}
      """)
    for (offset, page) in [(0.0, 0.0), (149, 0), (150, 1), (449, 1), (451, 2)] {
      try scene.step(["pager": Point(x: offset, y: 0)])
      #expect(scene["dots.currentPage"] == page, "at \(offset)")
    }
  }

  // MARK: Points of view ranges

  private static func ranged(_ stops: String) -> String {
    """
    scrollwork: 1
    viewport: {width: 400, height: 600}
    root:
      children:
        - {id: list, type: scrollView, frame: [0, 0, 400, 600], contentSize: [400, 3000], children: [{id: card, frame: [0, 1000, 400, 400]}]}
        - {id: box, frame: [0, 0, 30, 30]}
    links:
      - {drive: box.alpha, by: card in list, stops: \(stops)}
    """
  }

  /// In a table that falls a segment is eased from the stop written first: from exit 0% at 1000 to
  /// entry 0% at 400.
  @Test func fallingRangesAreEasedFromTheirFirstStop() throws {
    var ranged = try LinkedScene(Self.ranged("{exit 0%: [1, ease-in], entry 0%: 0}"))
    var rising = try LinkedScene(Self.ranged("{entry 0%: [0, ease-in], exit 0%: 1}"))
    for offset in stride(from: 350.0, through: 1050, by: 25) {
      try ranged.step(["list": Point(x: 0, y: offset)])
      try rising.step(["list": Point(x: 0, y: 1400 - offset)])
      #expect(abs(ranged["box.alpha"] - (1 - rising["box.alpha"])) < 1e-12, "at \(offset)")
    }
  }

  @Test(arguments: [
    ("{entry 0%: 0, exit 100%: 1, exit 0%: 0.5}", true),
    ("{entry 0%: 0, exit 0%: 1, contain 50%: 0.5}", true),
    ("{cover 0%: 0, cover 60%: 1, cover 50%: 0}", true),
    ("{entry 0%: 0, contain 50%: 1, exit 100%: 0}", false),
    ("{exit 100%: 0, contain 50%: 1, entry 0%: 0}", false),
    ("{cover 0%: 0, entry 100%: 1, cover 100%: 0}", false),
    ("{entry 100% + 20pt: 0, entry 100%: 1}", false),
  ])
  func rangesRiseOrFall(stops: String, isWrong: Bool) throws {
    #expect(try LinkedScene(Self.ranged(stops)).codes == (isWrong ? ["SW607"] : []))
  }
}
