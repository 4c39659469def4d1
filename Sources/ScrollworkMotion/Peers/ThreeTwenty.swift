public import ScrollworkModel

/// three20's TTScrollView: pages turned by distance alone, no hysteresis, an edge that gives way at
/// once.
///
/// Source: facebookarchive/three20 src/Three20UI/Sources/TTScrollView.m, which is only in that
/// project's history (before ed72c566).
public enum ThreeTwenty {
  /// A drag farther than this turns the page, whatever its speed. In pt.
  public static let pageTurn = 60.0
  /// Of a turn, in s.
  public static let flickDuration = 0.4
  /// Of the way back from an edge, in s.
  public static let bounceDuration = 0.3
  /// Its timers run at this rate, per s.
  public static let framesPerSecond = 40.0
  /// Gap between pages, in pt.
  public static let pageSpacing = 40.0
  public static let edgeResistance = 0.15
  /// Pages that exist at a time: the current one and one on each side.
  public static let pageSlots = 3
  /// Which of the pages that left is taken first.
  public static let reuseOrder = ReuseAttributes.Order.lifo

  /// Whether a drag of a distance turns the page.
  public static func turnsPage(drag distance: Double) -> Bool { distance.magnitude > pageTurn }

  /// Where an edge that is at `current` comes when it is pulled on to `proposed`: the step is met by
  /// a resistance that grows with the place, (1 - proposed / max) x resistance. In pt.
  public static func resisted(
    _ current: Double, _ proposed: Double, max: Double, resistance: Double = edgeResistance
  ) -> Double {
    current + (1 - proposed.magnitude / max) * (proposed - current) * resistance
  }

  /// The offset after a step of a drag, inside the range as it is, past it against the resistance.
  public static func dragged(
    _ offset: Double, by delta: Double, in range: ClosedRange<Double>, length: Double
  ) -> Double {
    let proposed = offset + delta
    guard length > 0 else { return offset }
    if proposed < range.lowerBound, delta < 0 {
      let edge = min(offset - range.lowerBound, 0)
      return range.lowerBound + resisted(edge, proposed - range.lowerBound, max: length)
    }
    if proposed > range.upperBound, delta > 0 {
      let edge = max(offset - range.upperBound, 0)
      return range.upperBound + resisted(edge, proposed - range.upperBound, max: length)
    }
    return proposed
  }

  /// The residual motion of a zoomed page: it starts only when both speeds are at least 1 pt per
  /// event, 1.5 times faster, and loses a tenth (more than half outside) every frame until both are
  /// below 1.
  ///
  /// - Parameter speed: per event, in pt.
  /// - Returns: steps on both axes; empty when it doesn't start.
  public static func residualSteps(
    _ speed: (x: Double, y: Double), isInside: Bool
  ) -> [(x: Double, y: Double)] {
    guard speed.x.magnitude >= 1, speed.y.magnitude >= 1, speed.x.isFinite, speed.y.isFinite else {
      return []
    }
    let factor = isInside ? 0.9 : 0.45
    var step = (x: speed.x * 1.5, y: speed.y * 1.5)
    var steps: [(x: Double, y: Double)] = []
    while true {
      step = (step.x * factor, step.y * factor)
      steps.append(step)
      // C's abs for integers truncates.
      if step.x.magnitude < 1, step.y.magnitude < 1 { return steps }
    }
  }
}
