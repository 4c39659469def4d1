/// The rows of a component with one unknown, solved level by level by narrowing an interval.
///
/// At each level the sum of weighted absolute violations is a convex, piecewise linear function of
/// the unknown; its minima within the interval found so far are the next interval.
struct SingleVariable {
  private struct Kink: BitwiseCopyable {
    var level: Int32
    var position: Double
    var jump: Double
    var leftSlope: Double
  }

  private var kinks: Buffer<Kink>
  private(set) var low = -Double.infinity
  private(set) var high = Double.infinity

  init() { kinks = Buffer() }

  func deallocate() { kinks.deallocate() }

  mutating func clear() {
    kinks.removeAll()
    low = -.infinity
    high = .infinity
  }

  /// Adds the row: coefficient * x compared with constant. Levels count from 0, the most important.
  mutating func addRow(
    _ coefficient: Double, _ comparison: Comparison, _ constant: Double, level: Int32
  ) {
    let weight = abs(coefficient)
    let position = constant / coefficient
    var kink = Kink(level: level, position: position, jump: weight, leftSlope: 0)
    switch (comparison, coefficient > 0) {
    case (.equal, _):
      kink.jump = 2 * weight
      kink.leftSlope = -weight
    case (.lessThanOrEqual, true), (.greaterThanOrEqual, false):
      break
    case (.greaterThanOrEqual, true), (.lessThanOrEqual, false):
      kink.leftSlope = -weight
    }
    // Kept sorted by level and position: there are few, and often they come in order.
    kinks.append(kink)
    var place = kinks.count - 1
    while place > 0, Self.precedes(kink, kinks[place - 1]) {
      kinks[place] = kinks[place - 1]
      place -= 1
    }
    kinks[place] = kink
  }

  private static func precedes(_ a: Kink, _ b: Kink) -> Bool {
    a.level != b.level ? a.level < b.level : a.position < b.position
  }

  /// Narrows `low ... high` to the best values.
  mutating func solve() {
    var first = 0
    while first < kinks.count && low < high {
      var end = first
      var slope = 0.0
      var size = 0.0
      while end < kinks.count && kinks[end].level == kinks[first].level {
        slope += kinks[end].leftSlope
        size += kinks[end].jump
        end += 1
      }
      let tolerance = 1e-12 * size
      var left = -Double.infinity
      var right = Double.infinity
      var index = first
      while slope < -tolerance && index < end {
        left = kinks[index].position
        slope += kinks[index].jump
        index += 1
      }
      while slope <= tolerance && index < end {
        slope += kinks[index].jump
        if slope > tolerance { right = kinks[index].position }
        index += 1
      }
      if slope > tolerance && right == .infinity { right = left }
      narrow(left, right)
      first = end
    }
  }

  private mutating func narrow(_ left: Double, _ right: Double) {
    if right <= low {
      high = low
    } else if left >= high {
      low = high
    } else {
      low = max(low, left)
      high = min(high, right)
    }
  }
}
