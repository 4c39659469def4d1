internal import ScrollworkLinkage
internal import ScrollworkModel

/// A finger on its way: positions at even or eased speed along straight lines.
struct FingerPath: Sendable {
  let finger: Int
  let start: Double
  let end: Double
  private let points: [Point]
  /// Lengths of the way up to each point, as shares of the whole.
  private let shares: [Double]
  private let ease: MoveEase

  init(finger: Int, from: Point, move: FingerMove, start: Double, viewport: Rect) {
    self.finger = finger
    self.start = start
    end = start + max(move.duration ?? 0, 0)
    ease = move.ease
    points = [from] + (move.via + [move.to]).map { $0.resolved(in: viewport) }
    var lengths = [0.0]
    for (a, b) in zip(points, points.dropFirst()) {
      let x = b.x - a.x
      let y = b.y - a.y
      lengths.append(lengths[lengths.count - 1] + (x * x + y * y).squareRoot())
    }
    let whole = lengths[lengths.count - 1]
    shares = whole > 0 ? lengths.map { $0 / whole } : lengths
  }

  var moves: Bool { shares[shares.count - 1] > 0 }

  func position(at time: Double) -> Point {
    guard time < end, end > start else { return points[points.count - 1] }
    let share = eased(max(0, (time - start) / (end - start)))
    var index = 1
    while index < shares.count - 1, shares[index] < share { index += 1 }
    let length = shares[index] - shares[index - 1]
    let part = length > 0 ? (share - shares[index - 1]) / length : 1
    let a = points[index - 1]
    let b = points[index]
    return Point(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
  }

  private func eased(_ u: Double) -> Double {
    switch ease {
    case .linear: u
    case .easeIn: CubicBezier(0.42, 0, 1, 1).value(at: u)
    case .easeOut: CubicBezier(0, 0, 0.58, 1).value(at: u)
    case .easeInOut: CubicBezier(0.42, 0, 0.58, 1).value(at: u)
    case .cubicBezier(let x1, let y1, let x2, let y2):
      CubicBezier(x1, y1, x2, y2).value(at: u)
    }
  }
}
