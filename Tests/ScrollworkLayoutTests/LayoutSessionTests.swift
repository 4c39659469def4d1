import ScrollworkLayout
import ScrollworkModel
import Testing

/// A layout that is solved again with other constants is the layout of a scene that has them.
@Suite struct LayoutSessionTests {
  @Test(arguments: [0.0, 12, 40, 300])
  func constantsChange(value: Double) throws {
    func scene(_ constant: Double) throws -> ResolvedScene {
      var list = ViewNode(id: "list", type: .scrollView)
      var body = ViewNode(id: "body")
      body.children = [ViewNode(id: "title", type: .label)]
      list.children = [body]
      return try SolvedScene(
        375, 667, [list],
        [
          "list.edges == root.edges", "body.edges == list.edges", "body.width == list.width",
          ConstraintDeclaration(.text("title.top == body.top + \(constant)")),
          "title.leading == body.leading + 8",
          "title.width == 100", "title.height == 20", "title.bottom == body.bottom - 8",
        ]
      ).scene
    }
    let resolved = try scene(5)
    let index = try #require(
      resolved.constraints.indices.first { resolved.name(of: $0) == "title.top == body.top + 5.0" })
    var session = LayoutSession(resolved)
    session.setConstant(index, to: value)
    let result = session.layout()
    let expected = try scene(value).layout()
    for (a, b) in zip(result.views, expected.views) {
      #expect(a.frame == b.frame)
      #expect(a.scroll?.contentSize == b.scroll?.contentSize)
    }
    // And back again.
    session.setConstant(index, to: 5)
    let back = session.layout()
    #expect(back.views.map(\.frame) == resolved.layout().views.map(\.frame))
    session.setConstant(99, to: 5)
    session.setConstant(index, to: .nan)
    #expect(session.layout().views.map(\.frame) == back.views.map(\.frame))
  }
}
