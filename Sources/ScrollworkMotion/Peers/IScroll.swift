/// iScroll 5's drag past an edge, for comparing UIScrollView with it. In px, as contentOffsets.
///
/// Source: cubiq/iscroll src/core.js.
public enum IScroll {
  /// Of a step that ends past an edge, this much is taken.
  public static let edgeFactor = 1.0 / 3

  /// The offset after a step of a drag. A step that ends past an edge is cut as a whole, also the
  /// part of it inside.
  public static func dragged(
    _ offset: Double, by delta: Double, in range: ClosedRange<Double>, bounces: Bool = true
  ) -> Double {
    let proposed = offset + delta
    if range.contains(proposed) { return proposed }
    if bounces { return offset + delta * edgeFactor }
    return min(max(proposed, range.lowerBound), range.upperBound)
  }
}
