import ScrollworkLayout
import ScrollworkModel
import Testing

@Suite struct ScrollViewTests {
  @Test func edgesMeanContentAreaSizesTheFrame() throws {
    let solved = try SolvedScene(
      375, 667, [view("scroll", .scrollView, [view("content")])],
      [
        fullScreenScroll, "content.top == scroll.top + 16",
        "content.leading == scroll.leading + 16",
        "content.bottom == scroll.bottom - 16", "content.trailing == scroll.trailing - 16",
        "content.width == scroll.width", "content.height == 900",
      ])
    #expect(solved.result.status == .determined)
    #expect(try solved.frame("scroll") == [0, 0, 375, 667])
    #expect(try solved.frame("content") == [16, 16, 375, 900])
    #expect(try solved.contentSize("scroll") == [407, 932])
  }

  @Test func centreIsTheFramesAndScrollsWithTheContent() throws {
    let solved = try SolvedScene(
      400, 600, [view("scroll", .scrollView, [box("badge", 40, 20)])],
      [
        "scroll.edges == root.edges inset 50", "badge.centerX == scroll.centerX",
        "badge.centerY == scroll.centerY", "badge.bottom == scroll.bottom",
        "badge.trailing == scroll.trailing",
      ])
    // The frame is 300 x 500: centred in it, in content coordinates.
    #expect(try solved.frame("badge") == [130, 240, 40, 20])
    #expect(try solved.contentSize("scroll") == [170, 260])
  }

  @Test func guidesSayWhichRectangleIsMeant() throws {
    let solved = try SolvedScene(
      375, 667, [view("scroll", .scrollView, [view("content"), view("bar")])],
      [
        fullScreenScroll, "content.edges == scroll.content.edges", "content.size == 500 x 1000",
        "bar.leading == scroll.frame.leading", "bar.trailing == scroll.frame.trailing",
        "bar.bottom == scroll.frame.bottom", "bar.height == 44",
      ])
    #expect(try solved.frame("bar") == [0, 623, 375, 44])
    #expect(try solved.contentSize("scroll") == [500, 1000])
  }

  @Test func stickyHeaderAtAnotherOffset() throws {
    let children = [
      view("scroll", .scrollView, [view("content"), view("image"), view("header")])
    ]
    let constraints: [ConstraintDeclaration] = [
      fullScreenScroll, "content.edges == scroll.content.edges",
      "content.width == scroll.frame.width", "content.height == 2000",
      "image.top == content.top", "image.height == 200",
      "image.horizontalEdges == content.horizontalEdges",
      "header.horizontalEdges == content.horizontalEdges", "header.height == 44",
      "header.top == image.bottom @750", "header.top >= scroll.frame.top",
    ]
    var options = LayoutOptions()
    for (offset, y) in [(0.0, 200.0), (150, 200), (200, 200), (320, 320)] {
      options.contentOffsets["scroll"] = Point(x: 0, y: offset)
      let solved = try SolvedScene(375, 667, children, constraints, options: options)
      #expect(try solved.frame("header") == [0, y, 375, 44])
      #expect(try solved.frame("image") == [0, 0, 375, 200])
      #expect(try solved.view("header").absolute.y == y - offset)
      #expect(try solved.contentSize("scroll") == [375, 2000])
    }
  }

  @Test func nestedScrollViewsAndDeeperDescendants() throws {
    let solved = try SolvedScene(
      300, 500,
      [
        view(
          "outer", .scrollView,
          [view("page", .view, [view("inner", .scrollView, [view("strip")])])])
      ],
      [
        "outer.edges == root.edges", "page.edges == outer.edges", "page.width == outer.width",
        // From inside the page, the outer scroll view's bottom is still its content area's.
        "inner.top == outer.top + 10", "inner.bottom == outer.bottom - 10", "inner.height == 700",
        "inner.horizontalEdges == page.horizontalEdges", "strip.edges == inner.edges",
        "strip.size == 900 x 300",
      ])
    #expect(try solved.contentSize("outer") == [300, 720])
    #expect(try solved.contentSize("inner") == [900, 300])
    #expect(try solved.frame("inner") == [0, 10, 300, 700])
  }

  @Test func handSetContentSizeAndFramesNeedNoConstraints() throws {
    let solved = try SolvedScene(
      320, 480,
      [
        view(
          "scroll", .scrollView,
          [view("page") { $0.frame = Rect(x: 10, y: 20, width: 30, height: 40) }]
        ) {
          $0.frame = Rect(x: 0, y: 0, width: 320, height: 480)
          $0.scroll.contentSize = Size(width: 640, height: 480)
        }
      ])
    #expect(solved.result.status == .determined)
    #expect(try solved.frame("page") == [10, 20, 30, 40])
    #expect(try solved.contentSize("scroll") == [640, 480])
    #expect(solved.result.diagnostics.isEmpty)
  }

  @Test func emptyScrollViewHasNoContent() throws {
    let solved = try SolvedScene(320, 480, [view("scroll", .scrollView)], [fullScreenScroll])
    #expect(solved.result.status == .determined)
    #expect(try solved.contentSize("scroll") == [0, 0])
  }

  @Test func marginsOfAScrollViewSeenFromInside() throws {
    let solved = try SolvedScene(
      320, 480,
      [view("scroll", .scrollView, [view("content")]) { $0.margins = InsetSpecification(10) }],
      [
        fullScreenScroll, "content.edges == scroll.margins.edges", "content.size == 600 x 700",
      ])
    #expect(try solved.frame("content") == [10, 10, 600, 700])
    #expect(try solved.contentSize("scroll") == [620, 720])
  }
}
