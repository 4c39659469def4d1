import ScrollworkLinkage
import ScrollworkModel
import Testing

/// Scroll views that move others.
@Suite struct ScrollerTests {
  /// A background of 600 points behind 12 pages of 320 slides by what it is wider.
  @Test(arguments: [(0.0, 0.0), (3520, -280), (3600, -280)])
  func backgroundSlidesSlower(offset: Double, value: Double) throws {
    var scene = try LinkedScene(
      """
      scrollwork: 1
      viewport: {width: 320, height: 480}
      root:
        children:
          - {id: back, type: imageView, frame: [0, 0, 600, 480]}
          - {id: pager, type: scrollView, frame: [0, 0, 320, 480], contentSize: [3840, 480],
             children: [{frame: [0, 0, 3840, 480]}]}
      links:
        - {drive: back.translate.x, by: pager.progress.x, stops: {0%: 0, 100%: root.width - back.width}}
      """)
    #expect(scene.codes == [])
    try scene.step(["pager": Point(x: offset, y: 0)])
    #expect(abs(scene["back.translate.x"] - value) < 1e-9)
  }

  @Test func progressMapsRangeToRange() throws {
    var scene = try LinkedScene(
      pair(1875, 600, port: 375, "  - {link: [a, b], as: progress}"))
    try scene.step(["a": Point(x: 0, y: 750)])
    #expect(abs(scene["b.contentOffset.y"] - 112.5) < 1e-9)
  }

  @Test func emptyRangesHaveAPolicy() throws {
    for (empty, value) in [("", 0.0), (", empty: \"1\"", 225), (", empty: hold", 40)] {
      var scene = try LinkedScene(
        pair(300, 600, port: 375, "  - {link: [a, b], as: progress\(empty)}"))
      #expect(scene.codes.contains("SW615") == empty.isEmpty)
      try scene.step(["a": .zero, "b": Point(x: 0, y: 40)])
      #expect(abs(scene["b.contentOffset.y"] - value) < 1e-9, "\(empty)")
    }
  }

  @Test func eitherMayLead() throws {
    var scene = try LinkedScene(
      pair(1000, 2200, "  - {link: [a, b], as: progress, both: true}"))
    #expect(scene.codes == [])
    try scene.step()
    try scene.step(["b": Point(x: 0, y: 450)])
    #expect(scene["a.contentOffset.y"] == 150)
    #expect(scene["b.contentOffset.y"] == 450)
    // Nobody moves: nothing is derived.
    try scene.step()
    #expect(scene["a.contentOffset.y"] == 150)
    try scene.step(["a": Point(x: 0, y: 300)])
    #expect(scene["b.contentOffset.y"] == 900)
  }

  @Test func stopsHaveAWayBack() throws {
    var scene = try LinkedScene(
      pair(
        1000, 1000,
        "  - {link: [a, b], both: true, stops: {0: 0, 100: 50, 300: 250}}"))
    #expect(scene.codes == [])
    try scene.step()
    try scene.step(["b": Point(x: 0, y: 150)])
    #expect(abs(scene["a.contentOffset.y"] - 200) < 1e-9)
  }

  /// The one that leads keeps its bits, and going there and back gives them again.
  @Test func leadersKeepTheirBits() throws {
    var scene = try LinkedScene(
      pair(1700, 2311, "  - {link: [a, b], as: progress, both: true}"))
    try scene.step()
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let y = Double.random(in: 0...1300, using: &generator)
      try scene.step(["a": Point(x: 0, y: y)])
      #expect(scene["a.contentOffset.y"] == y)
      let other = scene["b.contentOffset.y"]
      try scene.step(["a": .zero])
      try scene.step(["a": Point(x: 0, y: y)])
      #expect(scene["b.contentOffset.y"] == other)
    }
  }

  @Test func bothMovedAtOnceIsReported() throws {
    var scene = try LinkedScene(pair(1000, 2200, "  - {link: [a, b], both: true}"))
    try scene.step()
    try scene.step(["a": Point(x: 0, y: 60), "b": Point(x: 0, y: 450)])
    #expect(scene["b.contentOffset.y"] == 180)
    #expect(scene.report.events.map(\.kind) == [.severalOrigins])
  }

  /// A dependent of a dependent has this step's value.
  @Test func chainsAreOneStep() throws {
    var scene = try LinkedScene(
      """
      scrollwork: 1
      viewport: {width: 300, height: 100}
      root:
        children:
          - {id: a, type: scrollView, frame: [0, 0, 100, 100], contentSize: [100, 900], children: [{frame: [0, 0, 100, 900]}]}
          - {id: b, type: scrollView, scrollEnabled: false, frame: [100, 0, 100, 100], contentSize: [100, 900], children: [{frame: [0, 0, 100, 900]}]}
          - {id: c, type: scrollView, scrollEnabled: false, frame: [200, 0, 100, 100], contentSize: [100, 900], children: [{frame: [0, 0, 100, 900]}]}
      links:
        - {drive: c.contentOffset.y, by: b.contentOffset.y + 10pt}
        - {drive: b.contentOffset.y, by: a.contentOffset.y * 0.5}
      """)
    #expect(scene.codes == [])
    try scene.step(["a": Point(x: 0, y: 100)])
    #expect(scene["b.contentOffset.y"] == 50)
    #expect(scene["c.contentOffset.y"] == 60)
  }

  /// One that only follows moves freely, and is put back when its leader moves.
  @Test func followersMoveFreelyInBetween() throws {
    var scene = try LinkedScene(pair(1000, 1000, "  - {link: [a, b], as: points}"))
    try scene.step(["a": Point(x: 0, y: 100)])
    #expect(scene["b.contentOffset.y"] == 100)
    try scene.step(["b": Point(x: 0, y: 300)])
    #expect(scene["b.contentOffset.y"] == 300)
    try scene.step(["a": Point(x: 0, y: 120)])
    #expect(scene["b.contentOffset.y"] == 120)
  }

  @Test func overscrollIsClampedOrPassed() throws {
    for (text, value) in [("as: points", 0.0), ("as: points, overscroll: pass", -30)] {
      var scene = try LinkedScene(pair(1000, 1000, "  - {link: [a, b], \(text)}"))
      try scene.step(["a": Point(x: 0, y: -30)])
      #expect(scene["b.contentOffset.y"] == value)
    }
  }

  /// A grid's minimap: the knob's place is the offset's share of the content.
  @Test func knobsScrollAndAreScrolled() throws {
    var scene = try LinkedScene(
      """
      scrollwork: 1
      viewport: {width: 600, height: 700}
      root:
        children:
          - {id: grid, type: scrollView, frame: [0, 0, 600, 600], contentSize: [1800, 1800], children: [{frame: [0, 0, 1800, 1800]}]}
          - {id: map, frame: [0, 600, 90, 90], children: [{id: thumb, frame: [0, 0, 30, 30]}]}
      links:
        - {link: [grid, thumb in map], as: progress, axis: both, both: true}
        - drive: [thumb.width, thumb.height]
          by: [grid.width / grid.content.width * map.width, grid.height / grid.content.height * map.height]
      """)
    #expect(scene.codes == [], "\(scene.diagnostics)")
    try scene.step()
    try scene.step(["grid": Point(x: 600, y: 1200)])
    #expect(abs(scene["thumb.x"] - 30) < 1e-9)
    #expect(abs(scene["thumb.y"] - 60) < 1e-9)
    #expect(abs(scene["thumb.width"] - 30) < 1e-9)
    #expect(try scene.frame("thumb") == Rect(x: 30, y: 60, width: 30, height: 30))
    // Dragging the knob moves the grid.
    let item = try #require(
      scene.program.items.firstIndex { $0.kind == .view && scene.scene.path(of: $0) == "thumb" })
    scene.inputs.frames[item].x = 45
    try scene.step()
    #expect(abs(scene["grid.contentOffset.x"] - 900) < 1e-9)
  }

  @Test func pagesAreCounted() throws {
    var scene = try LinkedScene(
      """
      scrollwork: 1
      viewport: {width: 320, height: 480}
      root:
        children:
          - {id: pager, type: scrollView, frame: [0, 0, 320, 480], contentSize: [1280, 480], children: [{id: star, frame: [0, 0, 10, 10]}]}
          - {id: dots, type: pageControl, frame: [0, 450, 320, 26]}
      links:
        - {drive: dots.currentPage, by: pager.pageIndex}
      """)
    let offsets = [0.0, 159, 160, 479, 480, 960, 1100, -90]
    for (x, page) in zip(offsets, [0.0, 0, 1, 1, 2, 3, 3, 0]) {
      try scene.step(["pager": Point(x: x, y: 0)])
      #expect(scene["dots.currentPage"] == page)
    }
  }

  /// Content of three and a half pages: the last stop is the range's end.
  @Test func theLastPartialPageIsReached() {
    let pages = PageStops(low: 0, high: 750, size: 300)
    #expect(pages.count == 4)
    #expect(pages.page(at: 750) == 3)
    #expect(pages.page(at: 675) == 2.5)
    #expect(pages.offset(at: 2.5) == 675)
    #expect(pages.page(at: -30) == -0.1)
    // Beyond the end the last segment goes on.
    #expect(pages.page(at: 900) == 4)
    let uneven = PageStops(.boundaries([0, 300, 720, 1000]), low: 0, high: 800, port: 200)
    #expect(uneven.count == 4)
    #expect(uneven.page(at: 760) == 2.5)
    #expect(uneven.index(at: 510) == 2)
  }

  /// RazzleDazzle's way to keep a view on the screen while pages pass below it.
  @Test func keptViewsStandOnTheirPages() throws {
    var scene = try LinkedScene(
      """
      scrollwork: 1
      viewport: {width: 320, height: 480}
      root:
        children:
          - {id: intro, type: scrollView, frame: [0, 0, 320, 480], contentSize: [1280, 480], children: [{id: rocket, frame: [0, 0, 20, 20]}]}
      links:
        - {pages: intro, keep: {rocket: {pages: [0, 1], at: [0, 1], edge: center}}}
      """)
    #expect(scene.codes == [], "\(scene.diagnostics)")
    let constants = [160.0, 320, 480, 480]
    let places = [160.0, 160, 160, 0]
    for (index, x) in [0.0, 160, 320, 480].enumerated() {
      try scene.step(["intro": Point(x: x, y: 0)])
      let frame = try scene.frame("rocket")
      #expect(frame.x + 10 == constants[index])
      #expect(frame.x + 10 - x == places[index])
    }
  }
}
