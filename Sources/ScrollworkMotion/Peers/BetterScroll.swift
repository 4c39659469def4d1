/// better-scroll's momentum, for comparing UIScrollView with it. Positions in px count as it counts
/// them: negative contentOffsets. Times in s.
///
/// Sources: ustbhuangyi/better-scroll packages/core/src/scroller/Behavior.ts, Options.ts.
public enum BetterScroll {
  /// In px/ms^2.
  public static let deceleration = 0.0015
  /// The longest that a momentum takes, in s.
  public static let swipeTime = 2.5
  /// Of a step that ends past an edge, this much is taken (`outOfBoundaryDampingFactor`).
  public static let edgeFactor = 1.0 / 3

  /// Where a swipe comes to rest, with edges out of reach: speed squared by the deceleration, on from
  /// where it is, rounded to a whole pixel.
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
    let destination = position + speed * speed / deceleration * (distance < 0 ? -1 : 1)
    // JavaScript rounds halves upwards.
    return (
      (destination + 0.5).rounded(.down), min(swipeTime, speed * 2 / deceleration / 1000)
    )
  }

  /// The position after a step of a drag.
  ///
  /// - Parameter range: from the far end, a negative position, to the near one.
  public static func dragged(
    _ position: Double, by delta: Double, in range: ClosedRange<Double>
  ) -> Double {
    let proposed = position + delta
    return range.contains(proposed) ? proposed : position + delta * edgeFactor
  }
}
