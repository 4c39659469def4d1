internal import ScrollworkModel
internal import ScrollworkMotion

/// A finger that is down, and what has become of its touch.
struct Touch: Sendable {
  /// Who handles the touch: UIKit's delivery, or the two halves of forwarding by hand.
  enum Role: Sendable {
    case uikit
    /// The outer scroll view's own handling, which only gets what is forwarded to it.
    case outer
    /// The child's, which loses the touch when the outer view wants it.
    case inner
  }

  let finger: Int
  let role: Role
  let start: Point
  /// When it came down, in s.
  let startTime: Double
  var position: Point
  /// Index of the view that was hit.
  var hit: Int
  /// Its path, which outlives it.
  let hitPath: String
  /// Scroll views that may pan, innermost first, as indexes of `Simulator.scrollers`.
  var chain: [Int]
  var delivery: TouchDelivery
  /// When the content is given the touch.
  var timer: Double?
  /// The scroll views that this touch drags.
  var owners: [Int] = []
  var estimate = VelocityEstimate()
  /// Of a touch that a knob has: from the finger to the knob's corner.
  var grip: Point?
  /// The content was given the touch.
  var isDelivered = false
}
