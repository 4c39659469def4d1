public import ScrollworkModel

/// Something that happened in a simulation: a callback, a touch that was delivered, an image that
/// was asked for.
public struct TraceEvent: Hashable, Sendable {
  /// What a callback was given.
  public enum Value: Hashable, Sendable {
    case boolean(Bool)
    case number(Double)
    case point(Point)
    case text(String)
  }

  public struct Argument: Hashable, Sendable {
    /// UIKit's name for it: `velocity`, `targetContentOffset`, `decelerate`, `scale`.
    public var name: String
    public var value: Value

    public init(_ name: String, _ value: Value) {
      self.name = name
      self.value = value
    }
  }

  /// A scroll view's flags as they read inside the callback.
  public struct Flags: Hashable, Sendable {
    public var tracking: Bool
    public var dragging: Bool
    public var decelerating: Bool
    public var zooming: Bool

    public init(
      tracking: Bool = false, dragging: Bool = false, decelerating: Bool = false,
      zooming: Bool = false
    ) {
      self.tracking = tracking
      self.dragging = dragging
      self.decelerating = decelerating
      self.zooming = zooming
    }
  }

  /// In s from the script's start.
  public var time: Double
  /// Path of the view that it happened to; empty for the window.
  public var view: String
  /// UIKit's name without `scrollView`: `willBeginDragging`, `didScroll`, `touchesBegan`.
  public var name: String
  public var arguments: [Argument]
  /// For a scroll view's callbacks.
  public var flags: Flags?
  /// contentOffset inside the callback, for a scroll view's.
  public var contentOffset: Point?
  /// Why it happened, in a sentence.
  public var reason: String

  public init(
    time: Double, view: String, name: String, arguments: [Argument] = [], flags: Flags? = nil,
    contentOffset: Point? = nil, reason: String
  ) {
    self.time = time
    self.view = view
    self.name = name
    self.arguments = arguments
    self.flags = flags
    self.contentOffset = contentOffset
    self.reason = reason
  }

  public func argument(_ name: String) -> Value? {
    arguments.first { $0.name == name }?.value
  }
}
