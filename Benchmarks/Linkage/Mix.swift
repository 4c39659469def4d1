import ScrollworkLinkage
import ScrollworkModel

/// Bindings as large screens have them: half of them linear, three tenths with six stops, a tenth
/// with a curve, a tenth expressions, on eight scroll views.
struct Mix {
  enum Kind { case linear, stops, curve, expression }

  struct Binding {
    var kind: Kind
    var driver: Int
    var keys: [Double]
    var values: [Double]
    var curve = CubicBezier(0.4, 0, 0.2, 1)
  }

  static let driverCount = 8
  let bindings: [Binding]

  init(count: Int) {
    var state: UInt64 = 42
    func random(_ range: ClosedRange<Double>) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let share = Double(state >> 11) / Double(1 << 53)
      return range.lowerBound + (range.upperBound - range.lowerBound) * share
    }
    bindings = (0..<count).map { index in
      let kind: Kind =
        switch index % 10 {
        case 0..<5: .linear
        case 5..<8: .stops
        case 8: .curve
        default: .expression
        }
      let stopCount = kind == .stops ? 6 : 2
      var key = random(0...500)
      var keys: [Double] = []
      for _ in 0..<stopCount {
        keys.append(key)
        key += random(20...400)
      }
      return Binding(
        kind: kind, driver: Int(random(0...7.999)), keys: keys,
        values: keys.map { _ in random(-200...200) },
        curve: CubicBezier(random(0...1), random(-0.5...1.5), random(0...1), random(-0.5...1.5)))
    }
  }

  /// A scene with these links, and what compiling needs of its layout.
  func scene() -> (scene: ResolvedScene, facts: LinkFacts) {
    var root = ViewNode(id: "root")
    for index in 0..<Mix.driverCount {
      var view = ViewNode(id: "s\(index)", type: .scrollView)
      view.frame = Rect(x: 0, y: 0, width: 100, height: 100)
      root.children.append(view)
    }
    var scene = Scene(viewport: Viewport(size: Size(width: 400, height: 800)), root: root)
    for (index, binding) in bindings.enumerated() {
      let source = "s\(binding.driver).contentOffset.y"
      var drive = DriveDeclaration(
        targets: [LinkText("var v\(index)")], sources: [LinkText(source)])
      switch binding.kind {
      case .linear, .stops, .curve:
        drive.stops = Spanned(
          zip(binding.keys, binding.values).map {
            StopDeclaration(key: LinkText("\($0)"), value: LinkText("\($1)"))
          })
        if binding.kind == .curve {
          let c = binding.curve
          drive.ease = .curve([c.x1, c.y1, c.x2, c.y2], .none)
        }
      case .expression:
        drive.sources = [
          LinkText("clamp(\(source) * \(binding.values[0]) + \(binding.values[1]), 0, 1000)")
        ]
      }
      scene.links.links.append(LinkDeclaration(.drive(drive)))
    }
    let resolved = SceneResolver.resolve(scene, viewport: scene.viewport).scene
    var scroll = LinkScroll(
      highest: Point(x: 0, y: 5000), contentSize: Size(width: 100, height: 5100),
      bounds: Size(width: 100, height: 100))
    scroll.contentOffset = .zero
    let facts = LinkFacts(
      frames: resolved.views.map { $0.node.frame ?? .zero },
      scrolls: resolved.views.map { $0.node.type == .scrollView ? scroll : nil })
    return (resolved, facts)
  }
}
