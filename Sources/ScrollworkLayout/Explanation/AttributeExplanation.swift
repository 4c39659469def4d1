public import ScrollworkModel

/// Why an attribute of a solved layout has the value that it has.
public struct AttributeExplanation: Sendable {
  /// A constraint that takes part.
  public struct Step: Hashable, Sendable {
    /// The constraint's name, as in conflicts.
    public var name: String
    /// The constraint as an equation; the name where there is none.
    public var equation: String
    public var origin: ConstraintOrigin
    /// 1...1000.
    public var priority: Double
    /// What the constraint adds to the value, in points; 0 for one that only ties edges together.
    public var contribution: Double
    /// By how many points the value grows when the constraint's constant grows by one.
    public var factor: Double
    /// By how many points the constraint isn't met.
    public var error: Double
    /// Where its number comes from, when the scene doesn't write it: `15 lines of 20 at a width of
    /// 358`.
    public var note: String?
    /// Where it is written; `.none` for one that a stack view makes.
    public var span: SourceSpan
  }

  /// Steps that keep a value in its place from one side or from both.
  public struct Chain: Hashable, Sendable {
    /// From the root towards the attribute.
    public var steps: [Step]
    /// What the root's edges add, in points.
    public var root: Double
    /// Facts that are needed besides: `label.width >= 0`.
    public var background: [String]

    public init(steps: [Step], root: Double, background: [String]) {
      self.steps = steps
      self.root = root
      self.background = background
    }
  }

  /// The attribute as asked for: `body.height`.
  public var attribute: String
  /// In points; locations in the coordinates of the parent (of a content area, in those of its
  /// scroll view's frame).
  public var value: Double
  /// What else the attribute could be, when the layout leaves it open; nil at an end without a
  /// bound.
  public var range: Range?
  /// What keeps it from being larger, and from being smaller. Equal when the same constraints do
  /// both; nil when nothing does.
  public var upper: Chain?
  public var lower: Chain?

  /// Values that numbers of the steps follow from in turn: the widths at which texts wrap.
  public var sources: [AttributeExplanation]

  public struct Range: Hashable, Sendable {
    public var minimum: Double?
    public var maximum: Double?
  }
}
