/// The keyboard: how much of the viewport it covers from below, in pt.
struct KeyboardState: Sendable {
  var height = 0.0
  /// How far an interactive dismissal has pushed it down.
  var shift = 0.0
  var animation: (from: Double, to: Double, start: Double, end: Double)?

  var isMoving: Bool { animation != nil }

  var visibleHeight: Double { max(0, height - shift) }

  /// The height that an animation has brought it to, between frames too.
  func height(at time: Double) -> Double {
    guard let animation, animation.end > animation.start else { return height }
    let share = (time - animation.start) / (animation.end - animation.start)
    return animation.from + (animation.to - animation.from) * min(max(share, 0), 1)
  }
}
