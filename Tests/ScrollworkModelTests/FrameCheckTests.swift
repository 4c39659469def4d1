import ScrollworkModel
import Testing

@Suite struct FrameCheckTests {
  static func sample() throws -> ResolvedScene {
    var hidden = view("side")
    hidden.when = .landscape
    let scene = scene(
      [view("save", .button), view("scroll", .scrollView, [view("photo")]), hidden]
        + copies(2, "cell") { _ in view("cell", .view, [view("title")]) })
    return SceneResolver.resolve(scene, viewport: phone).scene
  }

  static func frame(_ item: LayoutItem) -> Rect {
    switch item.kind {
    case .keyboard: Rect(x: 0, y: 500, width: 390, height: 344)
    case .contentGuide: Rect(x: 0, y: 0, width: 390, height: 1_200)
    default: Rect(x: 10 * Double(item.index), y: 100, width: 80, height: 40)
    }
  }

  @Test(arguments: [
    ("save.bottom <= root.keyboard.top", true), ("save.width == 2 * save.height", true),
    ("scroll.content.height > 1000pt", true), ("photo.maxX - photo.x == photo.width", true),
    ("save.centerX == 50 and save.centerY == 120", true), ("save.left == 11", false),
    ("cell.1.title.x > cell.0.title.x", true), ("save.leading == save.left", true),
    ("save.trailing == save.right", true), ("save.width / save.height == 2", true),
  ])
  func holds(_ text: String, _ expected: Bool) throws {
    let check = try #require(try FrameCheck(text, in: FrameCheckTests.sample()))
    #expect(check.evaluate(tolerance: 0.01, frame: FrameCheckTests.frame).holds == expected)
  }

  @Test func aFailureShowsItsNumbers() throws {
    let check = try #require(
      try FrameCheck("save.bottom >= root.keyboard.top", in: FrameCheckTests.sample()))
    let outcome = check.evaluate(tolerance: 0.01, frame: FrameCheckTests.frame)
    #expect(!outcome.holds)
    #expect(outcome.comparisons.map(\.left) == [140])
    #expect(outcome.comparisons.map(\.right) == [500])
    #expect(check.sources.count == 2)
  }

  @Test func absentViewsMakeNoCheck() throws {
    #expect(try FrameCheck("side.width == 1", in: FrameCheckTests.sample()) == nil)
  }

  @Test(arguments: [
    ("«sav».bottom <= 3", "Did you mean save?"),
    ("2 * save.«botom» <= 3", "Did you mean bottom?"),
    ("«cell.*».width == 3", "Write one check for each member."),
    ("1 < «save»", "Write a view's path and an attribute, such as save.width."),
    ("«save.width»", "Compare it with something, such as a.width <= b.width."),
    ("«title».x == 3", "title is inside cell: write cell.0.title or cell.*.title."),
  ])
  func errors(_ marked: String, _ help: String) throws {
    let (text, range) = unmarked(marked)
    let error = #expect(throws: LanguageError.self) {
      try FrameCheck(text, in: FrameCheckTests.sample())
    }
    #expect(error?.help == help)
    #expect(error?.range == range)
  }

  @Test func itemsByPath() throws {
    let scene = try FrameCheckTests.sample()
    #expect(try scene.item(at: "cell.1.title") == LayoutItem(.view, 7))
    #expect(try scene.item(at: "scroll.content") == LayoutItem(.contentGuide, 2))
    #expect(try scene.item(at: "root") == LayoutItem(.view, 0))
    #expect(try scene.item(at: "side") == nil)
    for path in ["", "nobody", "cell.*", "cell", "*", "..", "save.", "[2]", "self", "super"] {
      #expect(throws: LanguageError.self) { try scene.item(at: path) }
    }
  }

  @Test func leadingFollowsTheDirection() {
    let frame = Rect(x: 10, y: 0, width: 30, height: 5)
    #expect(FrameAttribute.leading.value(in: frame, direction: .rightToLeft) == 40)
    #expect(FrameAttribute.trailing.value(in: frame, direction: .rightToLeft) == 10)
  }
}
