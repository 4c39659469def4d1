import Foundation
import ScrollworkLinkage
import ScrollworkModel
import Testing

@testable import ScrollworkCLI

/// Recipes against answers worked out by hand, and their expansions.
@Suite struct RecipeTests {
  /// Titles of these widths beside each other, and a pager of as many pages.
  static func strip(_ widths: [Double] = [60, 90, 120, 80, 140, 70], _ options: String = "")
    -> String
  {
    var x = 0.0
    var titles = ""
    for (index, width) in widths.enumerated() {
      titles += "        - {id: t\(index), frame: [\(x), 0, \(width), 40]}\n"
      x += width
    }
    return """
      scrollwork: 1
      viewport: {width: 300, height: 400}
      root:
        children:
          - id: titles
            type: scrollView
            frame: [0, 0, 300, 44]
            contentSize: [\(x), 44]
            children:
      \(titles)        - {id: line, frame: [0, 40, 60, 4]}
          - {id: pager, type: scrollView, frame: [0, 44, 300, 356], contentSize: [\(300 * widths.count), 356], children: [{id: star, frame: [0, 0, 10, 10]}]}
      links:
        - {strip: titles, pager: pager, indicator: line\(options)}
      """
  }

  @Test func titlesGoToTheMiddle() throws {
    var scene = try LinkedScene(Self.strip())
    #expect(scene.codes == [], "\(scene.diagnostics)")
    for (page, offset) in [0.0, 0, 60, 160, 260, 260].enumerated() {
      try scene.step(["pager": Point(x: 300 * Double(page), y: 0)])
      #expect(abs(scene["titles.contentOffset.x"] - offset) < 1e-9)
    }
  }

  @Test(arguments: [
    (0.5, 0.0, 30.0, 75.0, 0.0), (1, 0, 60, 90, 0), (2.25, 85, 180, 110, 85),
    (3.5, 210, 310, 110, 215), (4.75, 260, 455, 87.5, 260),
  ])
  func stripsFollowFractionalPages(
    page: Double, offset: Double, x: Double, width: Double, held: Double
  ) throws {
    var scene = try LinkedScene(Self.strip())
    try scene.step(["pager": Point(x: 300 * page, y: 0)])
    #expect(abs(scene["titles.contentOffset.x"] - offset) < 1e-9)
    #expect(abs(scene["line.x"] - x) < 1e-9)
    #expect(abs(scene["line.width"] - width) < 1e-9)
    scene = try LinkedScene(Self.strip([60, 90, 120, 80, 140, 70], ", mode: hold"))
    try scene.step(["pager": Point(x: 300 * page, y: 0)])
    #expect(abs(scene["titles.contentOffset.x"] - held) < 1e-9)
  }

  @Test func stripsThatFitStandStill() throws {
    var scene = try LinkedScene(Self.strip([60, 60]))
    try scene.step(["pager": Point(x: 210, y: 0)])
    #expect(scene["titles.contentOffset.x"] == 0)
  }

  /// Before the first title the indicator goes on over a ghost of the same width.
  @Test func indicatorsGoBeyondTheEnds() throws {
    var scene = try LinkedScene(Self.strip())
    try scene.step(["pager": Point(x: -150, y: 0)])
    #expect(abs(scene["line.x"] + 30) < 1e-9)
    #expect(abs(scene["line.width"] - 60) < 1e-9)
  }

  // MARK: Headers

  static func header(_ natural: (y: Double, height: Double), inset: Double, _ link: String)
    -> String
  {
    """
    scrollwork: 1
    viewport: {width: 300, height: 500}
    root:
      children:
        - id: list
          type: scrollView
          frame: [0, 0, 300, 500]
          contentSize: [300, 3000]
          contentInset: {top: \(inset)}
          children:
            - id: section
              frame: [0, \(natural.y), 300, \(560 - natural.y)]
              children: [{id: head, frame: [0, 0, 300, 40]}]
            - {id: photo, type: imageView, frame: [0, \(-natural.height), 300, \(natural.height)]}
    links:
      - \(link)
    """
  }

  @Test(arguments: [
    (-200.0, 60.0, -200.0, 200.0), (-60, 60, -60, 60), (100, 60, 100, 60), (-250, 200, -250, 250),
  ])
  func stretchyHeadersKeepTheTop(y: Double, least: Double, top: Double, height: Double) throws {
    var scene = try LinkedScene(
      Self.header(
        (150, 200), inset: 200, "{stretchy: photo, in: list, height: 200, min: \(least)}"))
    #expect(scene.codes == [], "\(scene.diagnostics)")
    try scene.step(["list": Point(x: 0, y: y)])
    #expect(abs(scene["photo.y"] - top) < 1e-9)
    #expect(abs(scene["photo.height"] - height) < 1e-9)
    #expect(try scene.frame("photo").height == height)
    // Past its rest a header's progress is above 1.
    let whole = least == 200 ? 200 : 200 - least
    let progress = (height - least) / whole
    let expected = [-200.0: 1.0, -60: 0, 100: 0, -250: 0.25][y] ?? .nan
    #expect(abs(progress - expected) < 1e-9)
  }

  /// The same as a transform: the lower edge stays on the content.
  @Test func stretchingByATransform() throws {
    var scene = try LinkedScene(
      Self.header(
        (150, 200), inset: 200,
        """
        {drive: photo.scale, by: (200pt + list.overscroll.top) / 200pt}
          - {drive: photo.translate.y, by: -list.overscroll.top / 2}
        """))
    try scene.step(["list": Point(x: 0, y: -250)])
    #expect(scene["photo.scale"] == 1.25)
    #expect(scene["photo.translate.y"] == -25)
  }

  @Test(arguments: [(0.0, 150.0), (100, 150), (150, 150), (300, 300), (520, 520), (600, 520)])
  func stickyHeadersStayInTheirSection(y: Double, place: Double) throws {
    var scene = try LinkedScene(
      Self.header((150, 200), inset: 0, "{sticky: head, in: list}"))
    #expect(scene.codes == [], "\(scene.diagnostics)")
    try scene.step(["list": Point(x: 0, y: y)])
    #expect(abs(150 + scene["head.translate.y"] - place) < 1e-9)
  }

  @Test func stickySiblingsPushEachOther() throws {
    var scene = try LinkedScene(
      """
      scrollwork: 1
      viewport: {width: 300, height: 500}
      root:
        children:
          - id: list
            type: scrollView
            frame: [0, 0, 300, 500]
            contentSize: [300, 2000]
            children:
              - {id: head, repeat: 3, frame: [0, 400 * $i, 300, 40]}
      links:
        - {sticky: head.*, in: list}
      """)
    #expect(scene.codes == [], "\(scene.diagnostics)")
    try scene.step(["list": Point(x: 0, y: 380)])
    // The second one, 20 points below the top, has pushed the first one up by 20.
    #expect(scene["head.0.translate.y"] == 360)
    #expect(scene["head.1.translate.y"] == 0)
  }

  // MARK: Bars

  static func bar(_ options: String) -> String {
    """
    scrollwork: 1
    viewport: {width: 300, height: 500}
    root:
      children:
        - {id: feed, type: scrollView, frame: [0, 0, 300, 500], contentSize: [300, 3000], children: [{frame: [0, 0, 300, 3000]}]}
        - {id: bar, frame: [0, 0, 300, 200]}
    links:
      - {collapse: bar, in: feed, \(options)}
    """
  }

  @Test(arguments: [
    ("height: 100", [0.0, 30, 80, 100, 100, 100, 100, 100, 40, 0]),
    ("height: 100, enter: always", [0, 30, 80, 100, 90, 50, 20, 60, 0, 0]),
  ])
  func barsGiveWay(options: String, hidden: [Double]) throws {
    var scene = try LinkedScene(Self.bar(options))
    let offsets = [0.0, 30, 80, 200, 190, 150, 120, 160, 40, 0]
    for (y, value) in zip(offsets, hidden) {
      try scene.step(["feed": Point(x: 0, y: y)])
      #expect(abs(100 - scene["bar.height"] - value) < 1e-9, "\(y)")
    }
  }

  @Test func barsKeepTheirLeast() throws {
    var scene = try LinkedScene(Self.bar("height: 200, min: 56"))
    for (y, height) in [(0.0, 200.0), (50, 150), (144, 56), (300, 56)] {
      try scene.step(["feed": Point(x: 0, y: y)])
      #expect(scene["bar.height"] == height)
    }
  }

  /// At rest a partly hidden bar goes to the nearer end, in three tenths of a second.
  @Test(arguments: [
    ("nearest", 49.0, 0.0, 0.0), ("nearest", 50, 0, 0), ("nearest", 51, 0, 100),
    ("direction", 30, 0, 100), ("direction", 70, 100, 0),
  ])
  func barsSnap(snap: String, hidden: Double, before: Double, value: Double) throws {
    var scene = try LinkedScene(Self.bar("height: 100, enter: always, snap: \(snap)"))
    let feed = try scene.scroller("feed")
    scene.inputs.scrolls[feed].phase = .dragging
    try scene.step(["feed": Point(x: 0, y: 0)])
    try scene.step(["feed": Point(x: 0, y: 1000 + before)])
    // From wholly hidden, or wholly shown, to the part.
    try scene.step(["feed": Point(x: 0, y: 900)])
    if before > 0 { try scene.step(["feed": Point(x: 0, y: 1000)]) }
    let start = 100 - scene["bar.height"]
    try scene.step(["feed": Point(x: 0, y: (before > 0 ? 1000 : 900) + hidden - start)])
    #expect(abs(100 - scene["bar.height"] - hidden) < 1e-9)
    scene.inputs.scrolls[feed].phase = .idle
    for _ in 0..<24 { try scene.step() }
    #expect(abs(100 - scene["bar.height"] - value) < 1e-9)
  }

  // MARK: Parallax

  @Test func parallaxMovesByItsSpeed() throws {
    for (speed, value) in [(1.0, 0.0), (0.5, 25), (0, 50), (-1, 100), (1.5, -25)] {
      var scene = try LinkedScene(list("  - {parallax: card, in: list, speed: \(speed)}"))
      try scene.step(["list": Point(x: 0, y: 50)])
      #expect(abs(scene["card.translate.y"] - value) < 1e-9)
    }
  }

  /// Wherever the layout has put a picture, it goes from its top on its frame's top to its bottom on
  /// the frame's bottom: 40 pt while the frame passes from cover 0% at 100 to cover 100% at 800.
  @Test(arguments: [0.0, -20, -40, 15])
  func fittedPicturesCoverTheirFrames(top: Double) throws {
    var scene = try LinkedScene(
      """
      scrollwork: 1
      viewport: {width: 300, height: 500}
      root:
        children:
          - id: list
            type: scrollView
            frame: [0, 0, 300, 500]
            contentSize: [300, 1500]
            children:
              - id: card
                frame: [0, 600, 300, 200]
                children: [{id: photo, type: imageView, frame: [0, \(top), 300, 240]}]
      links:
        - {parallax: photo, in: list}
      """)
    #expect(scene.codes == [])
    for (offset, shown) in [(100.0, 0.0), (450, -20), (800, -40)] {
      try scene.step(["list": Point(x: 0, y: offset)])
      #expect(abs(top + scene["photo.translate.y"] - shown) < 1e-9, "at \(offset)")
    }
  }

  // MARK: Pages

  /// A view kept on the pages 1 and 2 stands in their middle when they are shown; pages are counted
  /// from the right in right-to-left scenes.
  @Test(arguments: ["", ", direction: rtl"])
  func keptViewsStandOnTheirPagesInEitherDirection(direction: String) throws {
    var scene = try LinkedScene(
      """
      scrollwork: 1
      viewport: {width: 390, height: 844\(direction)}
      root:
        children:
          - id: pager
            type: scrollView
            pagingEnabled: true
            frame: [0, 0, 390, 844]
            contentSize: [1560, 844]
            children: [{id: rocket, frame: [555, 400, 60, 120]}]
      links:
        - {pages: pager, keep: {rocket: {pages: [1, 2], at: [1, 2], edge: center}}}
      """)
    for page in [1.0, 2, 1.5] {
      let offset = direction.isEmpty ? 390 * page : 1170 - 390 * page
      try scene.step(["pager": Point(x: offset, y: 0)])
      #expect(abs(scene["rocket.x"] + 30 - (offset + 195)) < 1e-9, "page \(page)")
    }
  }

  // MARK: Expansions

  /// A recipe written out moves everything as the recipe does.
  @Test(arguments: [
    RecipeTests.strip(), RecipeTests.strip([60, 90, 300], ", mode: hold"),
    RecipeTests.header((150, 200), inset: 200, "{stretchy: photo, in: list, height: 200, min: 60}"),
    RecipeTests.header((150, 200), inset: 0, "{sticky: head, in: list, top: 10}"),
    RecipeTests.bar("height: 200, min: 56"),
    RecipeTests.bar("height: 100, enter: always, snap: nearest"),
    list(card: (800, 100), "  - {parallax: card, in: list, speed: 0.3}"),
  ])
  func expansionsDoTheSame(text: String) throws {
    var recipe = try LinkedScene(text)
    var expander = RecipeExpander(recipe.scene, recipe.layout.facts)
    expander.expandAll()
    let head = text.components(separatedBy: "links:\n")[0]
    var written = try LinkedScene(head + LinkWriter.yaml(expander.links))
    #expect(written.program.outputs.map(\.name) == recipe.program.outputs.map(\.name))
    let name = recipe.scene.path(of: LayoutItem(.view, recipe.program.scrollViews[0]))
    let scroller = ["titles": "pager"][name] ?? name
    for index in -20...120 {
      let point = Point(
        x: scroller == "pager" ? 13.7 * Double(index) : 0,
        y: scroller == "pager" ? 0 : 7.3 * Double(index))
      try recipe.step([scroller: point])
      try written.step([scroller: point])
      for output in recipe.program.outputs {
        #expect(recipe[output.name] == written[output.name], "\(output.name)")
      }
    }
  }
}
