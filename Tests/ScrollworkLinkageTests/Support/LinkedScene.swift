import ScrollworkLayout
import ScrollworkLinkage
import ScrollworkModel
import ScrollworkYAML
import Testing

@testable import ScrollworkCLI

/// A scene written in a test whose links run.
struct LinkedScene {
  let scene: ResolvedScene
  let program: LinkProgram
  let diagnostics: [Diagnostic]
  private(set) var layout: LinkedLayout
  private(set) var state: LinkState
  var inputs: LinkInputs
  private(set) var report = LinkProgram.StepReport()

  init(_ text: String, viewport: Viewport? = nil) throws {
    let read = SceneReader().read(SourceText(name: "test.yaml", bytes: Array(text.utf8)))
    let described = try #require(read.scene, "\(read.diagnostics)")
    let (resolved, problems) = SceneResolver.resolve(
      described, viewport: viewport ?? described.viewport)
    #expect(problems.allSatisfy { $0.severity != .error }, "\(problems)")
    scene = resolved
    layout = LinkedLayout(resolved)
    (program, diagnostics) = LinkProgram.compile(resolved, layout.facts)
    state = program.initialState
    inputs = layout.inputs(for: program)
  }

  /// A scroll view's place in the inputs.
  func scroller(_ path: String) throws -> Int {
    let view = try #require(scene.view(at: path))
    return try #require(program.scrollViews.firstIndex(of: Int32(view)))
  }

  /// Makes a step with scroll views moved and puts them where links want them.
  mutating func step(_ moved: [String: Point] = [:], elapsed: Double = 1.0 / 60) throws {
    for (path, point) in moved { inputs.scrolls[try scroller(path)].contentOffset = point }
    inputs.time += elapsed
    var layout = layout
    let program = program
    report = program.step(&state, &inputs, elapsed: elapsed) { state, inputs in
      layout.solve(program, state, &inputs)
    }
    self.layout = layout
    for output in program.outputs {
      guard case .contentOffset(let view, let axis) = output.target,
        let index = program.scrollViews.firstIndex(of: view)
      else { continue }
      if axis == .horizontal {
        inputs.scrolls[index].contentOffset.x = state.value(of: output)
      } else {
        inputs.scrolls[index].contentOffset.y = state.value(of: output)
      }
    }
  }

  subscript(name: String) -> Double {
    guard let output = program.outputs.first(where: { $0.name == name }) else { return .nan }
    return state.value(of: output)
  }

  /// A view's solved frame in its parent's coordinates.
  func frame(_ path: String) throws -> Rect {
    layout.layout.views[try #require(scene.view(at: path))].frame
  }

  var codes: [String] { diagnostics.map(\.code) }
}

/// Two vertical scroll views beside each other, with contents of these heights, and links.
func pair(_ a: Double, _ b: Double, port: Double = 400, _ links: String) -> String {
  """
  scrollwork: 1
  viewport: {width: 400, height: 400}
  root:
    children:
      - {id: a, type: scrollView, frame: [0, 0, 200, \(port)], contentSize: [200, \(a)],
         children: [{frame: [0, 0, 200, \(a)]}]}
      - {id: b, type: scrollView, frame: [200, 0, 200, \(port)], contentSize: [200, \(b)],
         children: [{frame: [0, 0, 200, \(b)]}]}
  links:
  \(links)
  """
}

/// A vertical list with a card in it, and links.
func list(
  card: (y: Double, height: Double) = (800, 100), port: Double = 200, content: Double = 3000,
  inset: Double = 0, _ links: String
) -> String {
  """
  scrollwork: 1
  viewport: {width: 400, height: 400}
  root:
    children:
      - id: list
        type: scrollView
        frame: [0, 0, 400, \(port)]
        contentSize: [400, \(content)]
        contentInset: {top: \(inset)}
        children: [{id: card, frame: [0, \(card.y), 400, \(card.height)], children: [{id: photo, type: imageView, frame: [0, 0, 400, \(card.height)]}]}]
      - {id: box, frame: [0, 0, 100, 100]}
  links:
  \(links)
  """
}
