public import ScrollworkModel

/// An app's way to keep one scroll view to one axis: the offset at the drag's start is remembered,
/// and of every later one the smaller displacement put back (a tie keeps x).
public enum AxisRestriction {
  public static func restricted(_ proposed: Point, start: Point) -> Point {
    let x = (proposed.x - start.x).magnitude
    let y = (proposed.y - start.y).magnitude
    return x < y ? Point(x: start.x, y: proposed.y) : Point(x: proposed.x, y: start.y)
  }

  /// Whether a move is along one axis clearly enough to be forwarded: its larger part is more than
  /// twice the smaller.
  public static func isClear(_ delta: Point) -> Bool {
    let x = delta.x.magnitude
    let y = delta.y.magnitude
    return max(x, y) > 2 * min(x, y)
  }
}
