/// Constants and choices of scrolling that public sources leave open or give differently, each with
/// the default that the documentation gives reasons for. A trace names all of them.
public struct PhysicsSettings: Hashable, Sendable {
  /// How far the motion after a release runs.
  public enum DecelerationModel: String, Hashable, Sendable, CaseIterable {
    /// v d / (1 - d) with v in pt/ms: the sum of steps of one millisecond (WWDC18 session 803).
    case geometric
    /// -v / ln d: its limit for short steps.
    case continuous
  }

  public enum AnimationCurve: String, Hashable, Sendable, CaseIterable { case linear, easeInOut }

  /// From where a drag counts.
  public enum PanOrigin: String, Hashable, Sendable, CaseIterable {
    /// From the sample that begins the pan: the content doesn't jump.
    case recognition
    /// From the touch: the hysteresis is made up for at once.
    case touchDown
  }

  public enum VelocityEstimator: String, Hashable, Sendable, CaseIterable {
    /// The last three speeds, weighted 0.6 (oldest), 0.35, 0.05 (Flutter's imitation of iOS).
    case ios
    /// The same with 0.15, 0.65, 0.2 (macOS).
    case macos
    /// First to last sample within 100 ms.
    case mean
  }

  /// What nested scroll views of one axis do at the inner one's end.
  public enum NestedHandOver: String, Hashable, Sendable, CaseIterable {
    /// A new drag goes to the outer view; a drag never changes its owner.
    case newGesture
    /// Free movement innermost first, then unsticking, then overdrag (the first WinObjC release).
    case threePass
  }

  /// What `targetContentOffset` says when the finger lifts past an edge.
  public enum TargetPastEdge: String, Hashable, Sendable, CaseIterable { case exact, projected }

  /// c of the rubber band: 0.55 (credited to @chpwn; ScrollMechanics).
  public var rubberBand = 0.55
  /// Rate of the critically damped spring, 1/s: 10.9, fitted to recorded bounces.
  public var springRate = 10.9
  public var decelerationModel = DecelerationModel.geometric
  /// A pan begins farther than this from the first point, in pt.
  public var hysteresis = 10.0
  public var panOrigin = PanOrigin.recognition
  public var velocityEstimator = VelocityEstimator.ios
  /// A finger at rest for this long lets go without speed, in s.
  public var restBeforeLift = 0.1
  /// Slower releases don't decelerate, in pt/s.
  public var minimumVelocity = 10.0
  /// Quick flicks in one direction add up.
  public var accumulateFlicks = false
  /// Motion ends when this far from its target, in pt.
  public var stopDistance = 0.5
  /// Release speed that turns a page, in pt/ms.
  public var pagingThreshold = 0.3
  /// Of animated offsets, in s.
  public var animationDuration = 0.3
  public var animationCurve = AnimationCurve.easeInOut
  /// Whether a touch that stops an animated offset sends didEndScrollingAnimation.
  public var touchEndsAnimation = true
  /// Directions this close to an axis lock to it, in degrees.
  public var lockAngle = 20.0
  /// The direction is open for this long a way, in pt.
  public var lockDistance = 10.0
  /// A pause of this length opens it again, in s.
  public var lockTimeout = 0.6
  /// How long touches are held back from the content, in s.
  public var touchDelay = 0.15
  /// A pinch past the limits meets the rubber band of the scale's logarithm.
  public var zoomRubberBand = true
  /// `dragging` stays true until the deceleration ends.
  public var draggingUntilRest = true
  /// Nested scroll views may scroll at the same time.
  public var simultaneous = false
  public var nestedHandOver = NestedHandOver.newGesture
  /// A movement up to this far from the horizontal counts as horizontal, in degrees.
  public var horizontalAngle = 45.0
  /// scrollRectToVisible keeps the rectangle out of the insets.
  public var visibleRectInsets = true
  public var targetPastEdge = TargetPastEdge.exact
  /// Offsets are kept in 32 bits, as on devices of 32 bits.
  public var float32 = false
  /// A script that never comes to rest is stopped after this time from its last event, in s.
  public var timeLimit = 60.0

  public init() {}
}
