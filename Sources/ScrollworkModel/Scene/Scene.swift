/// A view tree with its constraints and what is expected of it: what a scene file says, with
/// templates, `repeat` and arithmetic already worked out, and everything that depends on the
/// viewport (`when`, direction) still open.
public struct Scene: Sendable {
  public enum Dialect: String, Sendable {
    /// Warns of what NSLayoutConstraint can't say.
    case uikit
    /// Allows any linear constraint.
    case linear
  }

  public var name: String?
  public var details: String?
  public var viewport: Viewport
  public var variants: [Variant]
  public var metrics: [String: Double]
  /// The root view; its id is `root` and its rectangle is the viewport.
  public var root: ViewNode
  /// The scene's own constraints; those written next to views are in the views.
  public var constraints: [ConstraintDeclaration]
  public var dialect: Dialect
  public var links = LinkSet()
  /// Codes not reported for this scene.
  public var allow: AllowList
  public var expect: Expectation?
  /// Gesture scripts in document order.
  public var scripts: [Script] = []
  public var physics = PhysicsSettings()

  public init(
    name: String? = nil, viewport: Viewport, root: ViewNode = ViewNode(id: "root"),
    constraints: [ConstraintDeclaration] = []
  ) {
    self.name = name
    self.details = nil
    self.viewport = viewport
    self.variants = []
    self.metrics = [:]
    self.root = root
    self.constraints = constraints
    self.dialect = .uikit
    self.allow = []
    self.expect = nil
  }
}
