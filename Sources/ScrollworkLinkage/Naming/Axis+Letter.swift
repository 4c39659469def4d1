internal import ScrollworkModel

extension Axis {
  /// As names of properties and sources end: `contentOffset.x`.
  var letter: String { self == .horizontal ? "x" : "y" }
}
