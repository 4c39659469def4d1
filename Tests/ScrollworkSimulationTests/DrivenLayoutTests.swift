import ScrollworkLayout
import ScrollworkLinkage
import ScrollworkModel
import ScrollworkSimulation
import ScrollworkTestSupport
import ScrollworkYAML
import Testing

/// A layout that has been driven for a while is the layout of a scene that is driven like that at
/// once.
@Suite struct DrivenLayoutTests {
  private static let yaml = """
    scrollwork: 1
    viewport: {width: 400, height: 800}
    root:
      children:
        - id: bar
          constraints: [top == super.top, leading == super.leading, trailing == super.trailing]
          children:
            - {id: title, type: label, intrinsic: [120, 20]}
        - {id: badge, frame: [10, 10, 40, 40]}
        - id: list
          type: scrollView
          children: [{id: body}]
    constraints:
      - "bar-height: bar.height == 80"
      - "title-width: title.width <= 0.5 * bar.width"
      - title.centerX == bar.centerX
      - title.bottom == bar.bottom - 8
      - list.top == bar.bottom
      - list.leading == root.leading
      - list.trailing == root.trailing
      - list.bottom == root.bottom
      - body.edges == list.content.edges
      - body.width == list.frame.width
      - body.height == 1500 @750
    """

  @Test(arguments: 1...20)
  func drivenAnew(seed: Int) throws {
    let source = SourceText(name: "test.yaml", bytes: Array(Self.yaml.utf8))
    let read = SceneReader().read(source)
    let scene = try #require(read.scene, "\(read.diagnostics)")
    let resolved = SceneResolver.resolve(scene, viewport: scene.viewport).scene
    func view(_ path: String) throws -> Int32 { Int32(try #require(resolved.view(at: path))) }
    func constraint(_ name: String) throws -> Int32 {
      let names = resolved.names(of: Array(resolved.constraints.indices))
      return Int32(try #require(names.firstIndex(of: name)))
    }
    let body = try view("body")
    let badge = try view("badge")
    let list = try view("list")
    let targets: [(target: LinkTarget, range: ClosedRange<Double>)] = [
      (.constant(try constraint("bar-height")), 0...200),
      (.frame(body, .height), -50...3000),
      (.frame(try view("title"), .width), 0...300),
      (.frame(badge, .x), -100...300),
      (.frame(badge, .width), 0...100),
      (.contentInset(list, .top), 0...60),
      (.multiplier(try constraint("title-width")), 0.1...1),
      (.hidden(badge), 0...1),
    ]
    var generator = SeededGenerator(seed: UInt64(seed))
    let count = Int.random(in: 1...4, using: &generator)
    let driven = targets.shuffled(using: &generator).prefix(count)
    var values = driven.map { (target: $0.target, value: $0.range.lowerBound, name: "it") }
    var layout = DrivenLayout(resolved)
    for step in 0..<40 {
      for (index, entry) in driven.enumerated() where Bool.random(using: &generator) {
        var value = Double.random(in: entry.range, using: &generator)
        if case .hidden = entry.target { value = value.rounded() }
        values[index].value = Int.random(in: 0..<20, using: &generator) == 0 ? .nan : value
      }
      let result = layout.layout(values)
      var fresh = DrivenLayout(resolved)
      let expected = fresh.layout(values)
      #expect(result.status == expected.status, "step \(step) of \(driven.map(\.target))")
      #expect(result.views.map(\.frame) == expected.views.map(\.frame), "step \(step)")
      #expect(
        result.views.map(\.scroll?.contentSize) == expected.views.map(\.scroll?.contentSize))
    }
  }
}
