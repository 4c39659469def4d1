public import ScrollworkModel

/// `isDirectionalLockEnabled`: a drag that starts close to an axis keeps to it.
///
/// The algorithm is that of WebKit's WKDirectionalScrollLockTracker (Apple's own for AppKit
/// gestures): within 20 degrees of an axis that scrolls the drag locks to it, between 20 and 70 it
/// is free; the decision stays open for the first 10 pt, in which a definite direction replaces an
/// earlier one and the free band unlocks nothing; a pause of 0.6 s opens it again.
public struct DirectionalLock: Hashable, Sendable {
  public private(set) var axis: Axis?
  private var travelled = Point.zero
  private var isDecided = false
  private var lastTime: Double?
  private let angle: Double
  private let distance: Double
  private let timeout: Double

  /// - Parameter axis: the one of the drag before, when this one catches its momentum.
  public init(settings: PhysicsSettings = PhysicsSettings(), axis: Axis? = nil) {
    self.axis = axis
    angle = settings.lockAngle
    distance = settings.lockDistance
    timeout = settings.lockTimeout
  }

  /// The part of a movement that scrolls.
  ///
  /// - Parameters:
  ///   - delta: in pt.
  ///   - time: of the sample, in s.
  public mutating func filter(
    _ delta: Point, at time: Double, canScrollHorizontally: Bool = true,
    canScrollVertically: Bool = true
  ) -> Point {
    if let lastTime, time - lastTime >= timeout {
      isDecided = false
      travelled = .zero
    }
    lastTime = time
    if !isDecided {
      travelled.x += delta.x
      travelled.y += delta.y
      if let definite = definiteAxis {
        let canScroll = definite == .horizontal ? canScrollHorizontally : canScrollVertically
        if canScroll { axis = definite }
      }
      isDecided =
        travelled.x * travelled.x + travelled.y * travelled.y >= distance * distance
    }
    return filtered(delta)
  }

  /// The part of a vector along the locked axis; all of it without a lock.
  public func filtered(_ vector: Point) -> Point {
    switch axis {
    case nil: vector
    case .horizontal: Point(x: vector.x, y: 0)
    case .vertical: Point(x: 0, y: vector.y)
    }
  }

  private var definiteAxis: Axis? {
    let x = travelled.x.magnitude
    let y = travelled.y.magnitude
    guard x > 0 || y > 0 else { return nil }
    let tangent =
      ElementaryFunctions.sine(degrees: angle) / ElementaryFunctions.cosine(degrees: angle)
    if y <= x * tangent { return .horizontal }
    if x <= y * tangent { return .vertical }
    return nil
  }
}
