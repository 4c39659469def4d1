/// The keyboard: how much of the viewport it covers from below, in pt.
struct KeyboardState: Sendable {
  var height = 0.0
  /// How far an interactive dismissal has pushed it down.
  var shift = 0.0
  var animation: (from: Double, to: Double, start: Double, end: Double)?

  var isMoving: Bool { animation != nil }

  var visibleHeight: Double { max(0, height - shift) }
}
