internal import ScrollworkModel

/// A stretch along one axis, in root coordinates: near edge and size, each a variable plus a
/// constant (or a constant alone).
struct AxisSpan {
  /// Index of the solver's variable; -1 for none.
  var nearVariable: Int32
  var near: Double
  var sizeVariable: Int32
  var size: Double

  /// The stretch made smaller by `first` at its near edge and by `last` at its far edge.
  func inset(_ first: Double, _ last: Double) -> AxisSpan {
    AxisSpan(
      nearVariable: nearVariable, near: near + first, sizeVariable: sizeVariable,
      size: size - first - last)
  }
}

extension Axis {
  /// Offset of the axis in the variables left, top, width, height.
  var offset: Int32 { self == .horizontal ? 0 : 1 }
}

extension EdgeInsets {
  /// The inset at the left or top edge.
  func near(_ axis: Axis) -> Double { axis == .horizontal ? left : top }
  /// The inset at the right or bottom edge.
  func far(_ axis: Axis) -> Double { axis == .horizontal ? right : bottom }

  static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom,
      right: a.right + b.right)
  }

  /// The larger of both at each edge.
  static func larger(_ a: EdgeInsets, _ b: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(a.top, b.top), left: max(a.left, b.left), bottom: max(a.bottom, b.bottom),
      right: max(a.right, b.right))
  }
}

extension Point {
  subscript(axis: Axis) -> Double { axis == .horizontal ? x : y }
}

extension Rect {
  /// The left or top edge.
  func start(_ axis: Axis) -> Double { axis == .horizontal ? x : y }
  /// The right or bottom edge.
  func end(_ axis: Axis) -> Double { axis == .horizontal ? maxX : maxY }
}
