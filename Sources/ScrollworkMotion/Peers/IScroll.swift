/// iScroll 5's drag past an edge and its momentum, for comparing UIScrollView with them. In px;
/// times in s.
///
/// Sources: cubiq/iscroll src/core.js, src/utils.js.
public enum IScroll {
  /// Of a step that ends past an edge, this much is taken.
  public static let edgeFactor = 1.0 / 3

  /// In px/ms^2.
  public static let deceleration = 0.0006

  /// Where a swipe comes to rest, with edges out of reach: speed squared by twice the deceleration,
  /// on from where it is, rounded to a whole pixel. Positions are negative contentOffsets.
  ///
  /// - Parameters:
  ///   - position: at the release.
  ///   - start: where the swipe began.
  ///   - time: how long it took, in s.
  /// - Returns: the position, and how long it takes to get there, in s.
  public static func momentum(
    position: Double, start: Double, time: Double, deceleration: Double = deceleration
  ) -> (destination: Double, duration: Double) {
    guard time > 0, deceleration > 0 else { return (position, 0) }
    let distance = position - start
    let speed = distance.magnitude / (time * 1000)
    let destination =
      position + speed * speed / (2 * deceleration) * (distance < 0 ? -1 : 1)
    // JavaScript rounds halves upwards.
    return ((destination + 0.5).rounded(.down), speed / deceleration / 1000)
  }

  /// The contentOffset after a step of a drag. A step that ends past an edge is cut as a whole, also the
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
