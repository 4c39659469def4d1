import ScrollworkLayout
import ScrollworkModel
import Testing

/// A scene written in a test, solved.
struct SolvedScene {
  let scene: ResolvedScene
  let result: LayoutResult

  /// - Parameters:
  ///   - children: what is right under the root.
  ///   - adjust: changes the scene before it is resolved.
  init(
    _ width: Double = 375, _ height: Double = 667, _ children: [ViewNode] = [],
    _ constraints: [ConstraintDeclaration] = [], options: LayoutOptions = LayoutOptions(),
    adjust: (inout Scene) -> Void = { _ in }
  ) throws {
    var root = ViewNode(id: "root")
    root.children = children
    var described = Scene(
      viewport: Viewport(size: Size(width: width, height: height)), root: root,
      constraints: constraints)
    adjust(&described)
    try self.init(described, viewport: described.viewport, options: options)
  }

  init(_ described: Scene, viewport: Viewport, options: LayoutOptions = LayoutOptions()) throws {
    let resolved = SceneResolver.resolve(described, viewport: viewport)
    let errors = resolved.diagnostics.filter { $0.severity == .error }
    try #require(errors.isEmpty, "\(errors)")
    scene = resolved.scene
    result = scene.layout(options)
  }

  func view(_ path: String) throws -> LayoutResult.View {
    result.views[try #require(scene.views.firstIndex { $0.path == path })]
  }

  /// [x, y, width, height], rounded to a millionth.
  func frame(_ path: String) throws -> [Double] {
    let frame = try view(path).frame
    return [frame.x, frame.y, frame.width, frame.height].map(tidy)
  }

  func scroll(_ path: String) throws -> LayoutResult.Scroll {
    try #require(try view(path).scroll)
  }

  /// [width, height]
  func contentSize(_ path: String) throws -> [Double] {
    let size = try scroll(path).contentSize
    return [tidy(size.width), tidy(size.height)]
  }

  /// `item.attribute` of everything that is open.
  var open: [String] { result.ambiguous.map { "\($0.item).\($0.attribute.rawValue)" } }

  var codes: [String] { result.diagnostics.map(\.code) }

  /// The first finding with a code.
  func finding(_ code: String) throws -> Diagnostic {
    try #require(result.diagnostics.first { $0.code == code }, "\(codes)")
  }

  func relaxed(_ name: String) -> LayoutResult.Relaxed? {
    result.relaxed.first { $0.constraint == name }
  }
}

func tidy(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 + 0 }

/// A view with its children.
func view(
  _ id: String, _ type: ViewType = .view, _ children: [ViewNode] = [],
  _ adjust: (inout ViewNode) -> Void = { _ in }
) -> ViewNode {
  var node = ViewNode(id: id, type: type, children: children)
  adjust(&node)
  return node
}

/// A view with an intrinsic size.
func box(
  _ id: String, _ width: Double?, _ height: Double?, _ type: ViewType = .view,
  _ adjust: (inout ViewNode) -> Void = { _ in }
) -> ViewNode {
  view(id, type) {
    $0.intrinsic = PerAxis(horizontal: width, vertical: height)
    adjust(&$0)
  }
}

/// A stack view.
func stack(
  _ id: String, _ axis: Axis, _ children: [ViewNode], _ adjust: (inout ViewNode) -> Void = { _ in }
) -> ViewNode {
  view(id, .stackView, children) {
    $0.stack.axis = axis
    adjust(&$0)
  }
}

/// A constraint with a name.
func named(_ name: String, _ text: String) -> ConstraintDeclaration {
  ConstraintDeclaration(.text(text), name: name)
}

/// A scroll view `scroll` that fills the root.
let fullScreenScroll: ConstraintDeclaration = "scroll.edges == root.edges"
