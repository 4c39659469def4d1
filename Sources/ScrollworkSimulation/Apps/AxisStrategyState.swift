internal import ScrollworkModel

/// An app's way to keep a scroll view to one axis, at work.
struct AxisStrategyState: Sendable {
  /// resetContentSize: the axis whose content is as long as the bounds for now, and that length.
  var flattened: (axis: Axis, length: Double)?

  func contentLength(_ axis: Axis) -> Double? {
    flattened.flatMap { $0.axis == axis ? $0.length : nil }
  }
}
