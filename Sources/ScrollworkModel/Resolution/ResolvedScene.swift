/// A scene at one viewport: conditions decided, names looked up, views in one flat list, parents
/// before children, in document order. The root is at index 0.
public struct ResolvedScene: Sendable {
  public struct View: Sendable {
    /// The view's description; its `children` are emptied, see `children`.
    public var node: ViewNode
    /// The name in output and messages: the path from outside (`cell.3.photo`), or type and place
    /// (`label[2]`) for views without an id.
    public var path: String
    public var parent: Int32?
    /// Indexes of the children, back to front.
    public var children: [Int32]
  }

  public struct Guide: Sendable {
    public var path: String
    /// The view that owns it.
    public var owner: Int32
    public var span: SourceSpan
  }

  public var name: String?
  public var viewport: Viewport
  /// Size of the scene's own viewport, for which frames right under the root were drawn; nil when
  /// it is `viewport`'s.
  public var baseSize: Size? = nil
  public var dialect: Scene.Dialect
  public var views: [View]
  public var guides: [Guide]
  /// All constraints that the scene writes and whose `when` holds, composites, sets and VFL
  /// expanded, in document order: the scene's own first, then those next to views in view order.
  public var constraints: [ResolvedConstraint]
  /// What expressions in `check` can refer to, and how constraints are named.
  public var names: NameTable
  /// As the scene writes them; their names are looked up when they are compiled.
  public var links = LinkSet()
  /// Metrics by name, for expressions.
  public var metrics: [String: Double] = [:]
  /// The entries of `allow` that kept a finding about names and texts from being reported.
  public var usedAllows: Set<AllowList.Entry> = []
}

/// One linear constraint between attributes of items:
/// sum of `terms` (coefficient x attribute) `relation` `constant`.
///
/// Attributes are still UIKit's: leading and trailing not yet turned into sides, a scroll view's
/// edges not yet into its content area. Layout does both.
public struct ResolvedConstraint: Sendable {
  public struct Term: Hashable, Sendable {
    public var item: LayoutItem
    public var attribute: LayoutAttribute
    public var coefficient: Double

    public init(item: LayoutItem, attribute: LayoutAttribute, coefficient: Double) {
      self.item = item
      self.attribute = attribute
      self.coefficient = coefficient
    }
  }

  /// The left side's terms, then the right side's negated. Never empty.
  public var terms: [Term]
  public var relation: Relation
  /// In points.
  public var constant: Double
  /// 1...1000; 1000 is required.
  public var priority: Double
  public var origin: ConstraintOrigin
  /// The view in whose coordinates a position multiplier acts; nil: the nearest common ancestor.
  public var owner: Int32?
  /// Index of the declaration in `NameTable.declarations`; together with `suffix` it gives the name.
  /// Negative for a constraint made in code.
  public var declaration: Int32
  /// `.top`, `.leading`, ... for one part of a composite or VFL string.
  public var suffix: String
  public var span: SourceSpan
  public var allow: AllowList
  /// The scene compares a position with a number or a size; the parent's edge, from which it is
  /// counted, was added as the last term.
  public var isRelativeToParent: Bool
}
