import ScrollworkModel
import Testing

/// Views and constraints that exist only under a condition.
@Suite struct ConditionalViewTests {
  static func sample() -> Scene {
    func when(_ condition: Condition, _ node: ViewNode) -> ViewNode {
      var node = node
      node.when = condition
      return node
    }
    var side = view("side", .view, [view("icon")])
    side.guides = [GuideNode(id: "gap")]
    var either = verbatim("name: side.width == 80")
    either.when = .landscape
    var or = verbatim("name: title.width == 80")
    or.when = .portrait
    return scene(
      [
        view("title"), when(.landscape, side),
        when(.landscape, view("photo", .imageView)), when(.portrait, view("photo", .label)),
        when(.landscape, copies(1, "cell") { _ in view("cell", .view, [view("x")]) }[0]),
        view("last", constraints: [verbatim("top == previous.bottom")]),
      ],
      [
        verbatim("icon.top == title.top"), verbatim("title.top == gap.top"),
        verbatim("side.icon.leading == title.leading"), verbatim("H:[title][side]"),
        verbatim("cell.0.x.width == 1"), verbatim("cell.*.width == 1"),
        verbatim("photo.width == 1"), verbatim("root.*.height == 1"), either, or,
      ])
  }

  @Test func portrait() {
    #expect(
      resolved(ConditionalViewTests.sample()) == [
        "photo.width == 1", "title.height == 1", "photo.height == 1", "last.height == 1",
        "title.width == 80", "last.top - photo.bottom == 0",
      ])
  }

  @Test func landscape() {
    let viewport = Viewport(size: Size(width: 844, height: 390))
    let scene = ConditionalViewTests.sample()
    let (result, diagnostics) = SceneResolver.resolve(scene, viewport: viewport)
    #expect(diagnostics.isEmpty)
    #expect(
      result.views.map(\.path) == [
        "root", "title", "side", "icon", "photo", "cell.0", "cell.0.x", "last",
      ])
    #expect(result.views[4].node.type == .imageView)
    #expect(
      result.constraints.map(result.text) == [
        "icon.top - title.top == 0", "title.top - gap.top == 0",
        "icon.leading - title.leading == 0", "side.leading - title.trailing == 0",
        "cell.0.x.width == 1", "cell.0.width == 1", "photo.width == 1", "title.height == 1",
        "side.height == 1", "photo.height == 1", "cell.0.height == 1", "last.height == 1",
        "side.width == 80", "last.top - cell.0.bottom == 0",
      ])
  }

  @Test func aMisspelledNameIsStillAnError() {
    var scene = ConditionalViewTests.sample()
    scene.constraints = [verbatim("sidee.width == 1")]
    #expect(resolved(scene).last == "SW041: There is no view or guide called \"sidee\".")
  }

  @Test func deepTrees() {
    var node = view("leaf")
    for depth in 0..<1_000 { node = view("v\(depth)", .view, [node]) }
    let (result, diagnostics) = SceneResolver.resolve(
      scene([node], [verbatim("leaf.width == v999.width")]), viewport: phone)
    #expect(diagnostics.isEmpty)
    #expect(result.views.count == 1_002)
    #expect(result.views.last?.path == "leaf")
  }

  /// A view that a `when` keeps out is a view of the stack view all the same.
  @Test func namesOfSpacings() {
    var absent = view("aside")
    absent.when = .landscape
    var stack = view("stack", .stackView, [view("title"), absent, view("body")])
    stack.stack.customSpacing = ["title": 4, "aside": 8, "bodi": 2]
    let scene = scene([stack, view("other")], [])
    let (_, diagnostics) = SceneResolver.resolve(scene, viewport: scene.viewport)
    #expect(
      diagnostics.map(\.message) == [
        "\"bodi\" in customSpacing is no view in the stack view \"stack\"."
      ])
    #expect(diagnostics.first?.help == "Did you mean \"body\"?")
    #expect(diagnostics.first?.code == "SW041")
  }
}
