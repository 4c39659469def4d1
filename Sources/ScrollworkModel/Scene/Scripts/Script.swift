/// A gesture script: touches and calls, played against the solved layout.
public struct Script: Sendable {
  /// Which era of UIScrollView a script is played on.
  public enum Profile: String, Hashable, Sendable, CaseIterable {
    /// The first releases, built on raw touches.
    case legacyTouch = "legacy-touch"
    case ios5To10 = "ios5-10"
    case modern
  }

  public var name: Spanned<String>
  public var profile = Profile.modern
  /// Frames per second.
  public var framesPerSecond = 120.0
  /// Touch samples per second.
  public var touchRate = 120.0
  public var events: [ScriptEvent] = []
  public var span: SourceSpan = .none

  public init(name: Spanned<String>) {
    self.name = name
  }
}

/// One event of a script.
public struct ScriptEvent: Sendable {
  public var action: ScriptAction
  public var span: SourceSpan

  public init(_ action: ScriptAction, at span: SourceSpan = .none) {
    self.action = action
    self.span = span
  }
}

/// A number of points, or a share of a length.
public enum Coordinate: Hashable, Sendable {
  case points(Double)
  /// 0.9 for 90%.
  case share(Double)
}

/// A point written as two coordinates: of the viewport in points, or as shares of a rectangle.
public struct ScriptPoint: Hashable, Sendable {
  public var x: Coordinate
  public var y: Coordinate

  public init(x: Coordinate, y: Coordinate) {
    self.x = x
    self.y = y
  }

  /// The point, shares being of `rectangle`; points are of the viewport.
  public func resolved(in rectangle: Rect) -> Point {
    func resolve(_ coordinate: Coordinate, _ start: Double, _ length: Double) -> Double {
      switch coordinate {
      case .points(let value): value
      case .share(let share): start + share * length
      }
    }
    return Point(
      x: resolve(x, rectangle.x, rectangle.width), y: resolve(y, rectangle.y, rectangle.height))
  }
}

/// How a finger moves.
public struct FingerMove: Sendable {
  public var to: ScriptPoint
  /// In seconds; nil: at once.
  public var duration: Double?
  /// Points on the way, passed at even speed.
  public var via: [ScriptPoint] = []
  public var ease: MoveEase = .linear
  public var finger = 1

  public init(to: ScriptPoint, duration: Double? = nil) {
    self.to = to
    self.duration = duration
  }
}

/// How the speed of a finger changes along its way.
public enum MoveEase: Hashable, Sendable {
  case linear, easeIn, easeOut, easeInOut
  /// Control points of a CSS cubic-bezier; x1 and x2 in 0...1.
  case cubicBezier(x1: Double, y1: Double, x2: Double, y2: Double)
}
