import ScrollworkLayout
import ScrollworkModel
import Testing

@Suite struct ScrollGeometryTests {
  private func scroll(
    _ height: Double, _ adjust: @escaping (inout ScrollAttributes) -> Void
  ) throws -> LayoutResult.Scroll {
    try SolvedScene(
      390, 812,
      [view("scroll", .scrollView, [view("content")]) { adjust(&$0.scroll) }],
      [
        fullScreenScroll, "content.edges == scroll.content.edges", "content.width == 390",
        ConstraintDeclaration(.text("content.height == \(height)")),
      ], adjust: { $0.viewport.safeArea = EdgeInsets(top: 47, bottom: 34) }
    ).scroll("scroll")
  }

  @Test func rangeGoesFromTheNearInsetToTheFarEnd() throws {
    let scroll = try scroll(2000) {
      $0.insetAdjustment = .never
      $0.contentInset = InsetSpecification(top: 88, bottom: 34)
    }
    #expect(scroll.offsetRangeY == -88...1222)
    #expect(scroll.offsetRangeX == 0...0)
    #expect(scroll.contentOffset == Point(x: 0, y: -88))
  }

  @Test func shortContentCollapsesTheRange() throws {
    let scroll = try scroll(300) {
      $0.insetAdjustment = .never
      $0.contentInset = InsetSpecification(top: 88, bottom: 34)
    }
    #expect(scroll.offsetRangeY == -88 ... -88)
  }

  @Test func insetsCanMakeShortContentScroll() throws {
    let scroll = try scroll(700) {
      $0.insetAdjustment = .never
      $0.contentInset = InsetSpecification(top: 88, bottom: 34)
    }
    #expect(scroll.offsetRangeY == -88 ... -78)
  }

  @Test func safeAreaIsAddedOnAxesThatScroll() throws {
    let scrolling = try scroll(1000) { _ in }
    #expect(scrolling.adjustedContentInset == EdgeInsets(top: 47, bottom: 34))
    #expect(scrolling.offsetRangeY == -47...222)
    #expect(try scroll(500) { _ in }.adjustedContentInset == .zero)
    #expect(
      try scroll(500) { $0.alwaysBounceVertical = true }.adjustedContentInset
        == EdgeInsets(top: 47, bottom: 34))
    #expect(
      try scroll(500) { $0.insetAdjustment = .always }.adjustedContentInset
        == EdgeInsets(top: 47, bottom: 34))
    #expect(try scroll(1000) { $0.insetAdjustment = .never }.adjustedContentInset == .zero)
  }

  @Test func whereScrollingStarts() throws {
    #expect(
      try scroll(1000) { $0.contentOffset = .point(Point(x: 0, y: 120)) }.contentOffset
        == Point(x: 0, y: 120))
    #expect(try scroll(1000) { $0.contentOffset = .end }.contentOffset == Point(x: 0, y: 222))
  }
}
