import ScrollworkModel

/// A view for a test's tree.
func view(
  _ id: String?, _ type: ViewType = .view, _ children: [ViewNode] = [],
  constraints: [ConstraintDeclaration] = []
) -> ViewNode {
  var node = ViewNode(id: id, type: type, children: children)
  node.constraints = constraints
  return node
}

/// Copies as `repeat` makes them.
func copies(_ count: Int, _ id: String?, _ make: (Int) -> ViewNode) -> [ViewNode] {
  (0..<count).map { index in
    var node = make(index)
    node.id = id
    node.copyIndex = index
    node.isScope = true
    return node
  }
}

let phone = Viewport(size: Size(width: 390, height: 844))

/// A scene in which any linear constraint is allowed.
func scene(
  _ children: [ViewNode], _ constraints: [ConstraintDeclaration] = [],
  metrics: [String: Double] = [:]
) -> Scene {
  var scene = Scene(
    viewport: phone, root: ViewNode(id: "root", children: children), constraints: constraints)
  scene.metrics = metrics
  scene.dialect = .linear
  return scene
}

/// Texts that stand for themselves in a source, each at an offset of its own.
func verbatim(_ text: String, at start: Int32 = 1000) -> ConstraintDeclaration {
  var declaration = ConstraintDeclaration(
    .text(text),
    span: SourceSpan(start: start, end: start + Int32(text.unicodeScalars.count)))
  declaration.textIsVerbatim = true
  return declaration
}

extension ResolvedScene {
  /// A constraint as text: `a.width - 2 b.width == 8 @750`.
  func text(_ constraint: ResolvedConstraint) -> String {
    var result = ""
    for (index, term) in constraint.terms.enumerated() {
      let isNegative = term.coefficient < 0
      result += index == 0 ? (isNegative ? "-" : "") : (isNegative ? " - " : " + ")
      let size = abs(term.coefficient)
      if size != 1 { result += formatNumber(size) + " " }
      result += path(of: term.item) + "." + term.attribute.rawValue
    }
    result += " \(constraint.relation.rawValue) \(formatNumber(constraint.constant))"
    if constraint.priority != 1000 { result += " @\(formatNumber(constraint.priority))" }
    return result
  }
}

/// The constraints of a scene as texts; problems as `code: message`.
func resolved(_ scene: Scene, at viewport: Viewport = phone) -> [String] {
  let (resolved, diagnostics) = SceneResolver.resolve(scene, viewport: viewport)
  return resolved.constraints.map(resolved.text) + diagnostics.map { "\($0.code): \($0.message)" }
}

/// Takes `«` and `»` out of a text and returns the offsets between them.
func unmarked(_ marked: String) -> (text: String, range: Range<Int>?) {
  var scalars = Array(marked.unicodeScalars)
  guard let start = scalars.firstIndex(of: "«") else { return (marked, nil) }
  scalars.remove(at: start)
  guard let end = scalars.firstIndex(of: "»") else { return (marked, nil) }
  scalars.remove(at: end)
  var text = String.UnicodeScalarView()
  text.append(contentsOf: scalars)
  return (String(text), start..<end)
}
