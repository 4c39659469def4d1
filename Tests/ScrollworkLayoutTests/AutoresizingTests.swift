import ScrollworkLayout
import ScrollworkModel
import Testing

@Suite struct AutoresizingTests {
  /// A frame [20, 30, 100, 50] drawn for a superview of 200 x 100, in one of 300 x 160.
  private func frame(_ mask: AutoresizingMask) throws -> [Double] {
    let child = view("v") {
      $0.frame = Rect(x: 20, y: 30, width: 100, height: 50)
      $0.autoresizing = Autoresizing(mask: mask, reference: Size(width: 200, height: 100))
    }
    return try SolvedScene(300, 160, [child]).frame("v")
  }

  @Test func eachMask() throws {
    #expect(try frame([]) == [20, 30, 100, 50])
    #expect(try frame([.flexibleRightMargin, .flexibleBottomMargin]) == [20, 30, 100, 50])
    #expect(try frame([.flexibleWidth, .flexibleHeight]) == [20, 30, 200, 110])
    #expect(try frame([.flexibleLeftMargin, .flexibleTopMargin]) == [120, 90, 100, 50])
    #expect(
      try frame([
        .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
      ]) == [70, 60, 100, 50])
  }

  @Test func withoutAMaskTheFrameStays() throws {
    let child = view("v") { $0.frame = Rect(x: 20, y: 30, width: 100, height: 50) }
    #expect(try SolvedScene(300, 160, [child]).frame("v") == [20, 30, 100, 50])
  }

  @Test func rootsOwnViewportIsTheReference() throws {
    let child = view("v") {
      $0.frame = Rect(x: 20, y: 30, width: 100, height: 50)
      $0.autoresizing = Autoresizing(mask: [.flexibleWidth])
    }
    var root = ViewNode(id: "root")
    root.children = [child]
    let scene = Scene(viewport: Viewport(size: Size(width: 200, height: 100)), root: root)
    let wide = Viewport(size: Size(width: 280, height: 100))
    #expect(try SolvedScene(scene, viewport: wide).frame("v") == [20, 30, 180, 50])
  }

  @Test func superviewsOwnFrameIsTheReference() throws {
    let child = view("inner") {
      $0.frame = Rect(x: 10, y: 0, width: 80, height: 50)
      $0.autoresizing = Autoresizing(mask: [.flexibleLeftMargin])
    }
    let outer = view("outer", .view, [child]) {
      $0.frame = Rect(x: 0, y: 0, width: 100, height: 50)
      $0.autoresizing = Autoresizing(
        mask: [.flexibleWidth], reference: Size(width: 200, height: 100))
    }
    let solved = try SolvedScene(260, 100, [outer])
    #expect(try solved.frame("outer") == [0, 0, 160, 50])
    #expect(try solved.frame("inner") == [70, 0, 80, 50])
  }

  @Test func withoutAReferenceBothMarginsAreAlike() throws {
    let child = view("inner") {
      $0.frame = Rect(x: 10, y: 0, width: 80, height: 50)
      $0.autoresizing = Autoresizing(mask: [.flexibleWidth])
    }
    let solved = try SolvedScene(
      300, 100, [view("outer", .view, [child])],
      ["outer.edges == root.edges inset 20"])
    #expect(try solved.frame("inner") == [10, 0, 240, 50])
  }

  @Test func sizeAloneIsTwoRequiredConstraints() throws {
    let solved = try SolvedScene(
      300, 100, [view("v") { $0.size = Size(width: 30, height: 40) }],
      ["v.top == root.top", "v.right == root.right"])
    #expect(try solved.frame("v") == [270, 0, 30, 40])
  }

  @Test func frameAndConstraintsContradict() throws {
    let child = view("v") { $0.frame = Rect(x: 20, y: 30, width: 100, height: 50) }
    let solved = try SolvedScene(300, 160, [child], [named("w", "v.width == 120")])
    let conflict = try #require(solved.result.conflicts.first)
    #expect(conflict.constraints == ["v.autoresizing.width", "w"])
    #expect(conflict.dropped == "v.autoresizing.width")
    #expect(try solved.frame("v") == [20, 30, 120, 50])
  }

  @Test func framesOfControlsReachPastTheirAlignmentRectangles() throws {
    let slider = view("slider", .slider) { $0.frame = Rect(x: 10, y: 10, width: 104, height: 31) }
    let solved = try SolvedScene(
      300, 160, [slider, view("v")],
      [
        "v.left == slider.left", "v.top == slider.bottom", "v.right == slider.right",
        "v.height == 5",
      ])
    #expect(try solved.frame("slider") == [10, 10, 104, 31])
    #expect(try solved.frame("v") == [12, 40, 100, 5])
  }
}
