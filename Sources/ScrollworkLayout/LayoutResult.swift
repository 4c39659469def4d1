public import ScrollworkModel

/// The solved layout of a scene at one viewport.
///
/// Lengths are points. Frames are in the parent's coordinates with contentOffset (0, 0), a scroll
/// view's children in content coordinates; they are exact unless `rounded` was asked for.
public struct LayoutResult: Sendable {
  public struct View: Sendable {
    /// The frame (not the alignment rectangle) in the parent's coordinates.
    public var frame: Rect
    /// The frame in root coordinates at the solved offsets.
    public var absolute: Rect
    /// The alignment rectangle in root coordinates at the solved offsets.
    public var alignment: Rect
    /// For scroll views.
    public var scroll: Scroll?
    /// The text was measured with the bundled table.
    public var isEstimated: Bool
  }

  public struct Scroll: Sendable {
    public var contentSize: Size
    public var contentOffset: Point
    public var adjustedContentInset: EdgeInsets
    /// Smallest and largest contentOffset at rest, low <= high.
    public var offsetRangeX: ClosedRange<Double>
    public var offsetRangeY: ClosedRange<Double>
  }

  /// An attribute that the constraints leave open.
  public struct Ambiguity: Hashable, Sendable {
    public enum Attribute: String, Hashable, Sendable { case x, y, width, height }

    /// A view's path, a guide's, or `scroll.content` for a content area.
    public var item: String
    /// Index of the view (the scroll view, for a content area); nil for a guide.
    public var view: Int32?
    public var isContentArea: Bool
    public var attribute: Attribute
    /// Smallest and largest value among the best layouts, in the parent's coordinates; nil where
    /// unbounded.
    public var minimum: Double?
    public var maximum: Double?
  }

  /// A minimal set of required constraints that cannot hold together.
  public struct Conflict: Hashable, Sendable {
    /// Names, in document order.
    public var constraints: [String]
    /// Facts that the contradiction needs besides (`header.height >= 0`).
    public var background: [String]
    /// By how many points the set misses being satisfiable.
    public var shortBy: Double
    /// The constraint left out to go on; nil when another set's victim already freed this one.
    public var dropped: String?
    /// Places of `constraints`; `.none` for generated ones.
    public var spans: [SourceSpan]
    /// Paths of the views involved, in document order.
    public var views: [String]
  }

  /// An optional constraint that is not met.
  public struct Relaxed: Hashable, Sendable {
    public var constraint: String
    public var priority: Double
    /// Absolute error in points.
    public var error: Double
    public var origin: ConstraintOrigin
    /// Constraints, none of a lower priority, that together cause it, the weakest first; empty where
    /// they aren't known.
    public var because: [String]
    public var span: SourceSpan
  }

  public var status: LayoutStatus
  /// One per view of the resolved scene, in its order.
  public var views: [View]
  public var ambiguous: [Ambiguity]
  public var conflicts: [Conflict]
  /// There are more minimal sets than were listed.
  public var moreConflicts: Bool
  public var relaxed: [Relaxed]
  /// The rectangles of `LayoutOptions.measuredItems`, in their order, in root coordinates at the
  /// solved offsets; a view's is its frame.
  public var measured: [Rect]
  /// What layout itself has to say (alternating text heights, and so on).
  public var diagnostics: [Diagnostic]
  /// The entries of `allow` next to views and constraints that kept a finding from being reported,
  /// here or when names were looked up.
  public var usedAllows: Set<AllowList.Entry> = []
}
