public import ScrollworkModel

/// What came of a script.
public struct TraceSummary: Sendable {
  public struct Images: Hashable, Sendable {
    public var view: String
    public var policy: LazyImageAttributes.Policy
    /// Paths of the rows whose images were asked for, in order.
    public var requested: [String]
    /// Requests of the naive policy, which asks for every row that is seen.
    public var naive: Int
    /// Rows without image, added up over all didScroll.
    public var blankRowFrames: Int
    /// Rows without image at the end.
    public var blankAtRest: [String]
    /// Images asked for of rows that weren't seen at rest.
    public var wasted: Int
    /// When everything first visible at rest had its image, in s; nil: never.
    public var firstFullTime: Double?
  }

  public struct Reuse: Hashable, Sendable {
    public var view: String
    public var unit: ReuseAttributes.Unit
    public var made: Int
    public var live: Int
    public var queued: Int
    public var reused: Int
    public var mostLive: Int
    public var mostQueued: Int
    /// Frames in which two or more were made after the first layout: candidates for a hitch.
    public var hitchFrames: [Int]
  }

  /// How far a link came.
  public struct Link: Hashable, Sendable {
    /// The property: `photo.translate.y`.
    public var name: String
    /// For a colour's channel its name without the channel, else the same.
    public var property: String
    /// Not one of a colour's channels after the first.
    public var isShown: Bool
    /// The number that it follows: as written, or the offset in which a view's range is.
    public var source: String
    /// One of those that may lead each other.
    public var isMember: Bool
    /// Its values are true, 1, and false, 0.
    public var isBoolean: Bool
    /// Of the source and of the property, in their units; nil: never a number.
    public var sourceRange: ClosedRange<Double>?
    public var valueRange: ClosedRange<Double>?
    /// Keys of stops that the source never came near.
    public var unusedStops: [Double]
    /// Their names where they are points of a view range, `entry 100%`; else empty.
    public var unusedStopNames: [String]
  }

  /// A picture that didn't cover its frame.
  public struct Gap: Hashable, Sendable {
    public var view: String
    /// The view that it is to cover.
    public var frame: String
    /// The largest, in points.
    public var size: Double
    /// Where the scroll view stood then.
    public var scrollView: String
    public var offset: Double
  }

  public struct PageControl: Hashable, Sendable {
    public var path: String
    public var currentPage: Int
    public var numberOfPages: Int
  }

  /// Number of frames.
  public var steps: Int
  /// When everything had come to rest, in s; nil when it never did.
  public var restTime: Double?
  /// All scroll views at the end, in the header's order.
  public var scrollViews: [ScrollSnapshot]
  /// Scroll views whose offset changed.
  public var moved: Set<String>
  /// Callbacks of scroll views except didScroll and didZoom.
  public var callbacks: Int
  /// didScroll by scroll view, in the header's order.
  public var didScroll: [Int]
  public var images: [Images]
  public var reuse: [Reuse]
  public var pageControls: [PageControl]
  /// Top of the keyboard in root coordinates; nil: hidden.
  public var keyboardTop: Double?
  /// In document order.
  public var links: [Link]
  /// At offsets that the script reached.
  public var gaps: [Gap]
  public var diagnostics: [Diagnostic]
}
