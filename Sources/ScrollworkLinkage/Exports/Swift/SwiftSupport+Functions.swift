extension SwiftSupport {
  /// The language's functions, eases and curves.
  static let functions: [Piece] = [
    Piece(
      uses: ["truth("],
      code: "private func truth(_ holds: Bool) -> Double { holds ? 1 : 0 }"),
    Piece(
      uses: ["choose("],
      code: """
        private func choose(_ condition: Double, _ a: Double, _ b: Double) -> Double {
          condition != 0 ? a : b
        }
        """),
    Piece(
      uses: ["share("],
      code: """
        /// A share of something; of nothing it is 0.
        private func share(_ a: Double, _ b: Double) -> Double { b == 0 ? 0 : a / b }
        """),
    Piece(
      uses: ["ofRange:"],
      code: """
        /// A share of a scroll view's range; nothing of nothing is 0.
        private func share(_ a: Double, ofRange b: Double) -> Double { a == 0 && b == 0 ? 0 : a / b }
        """),
    Piece(
      uses: ["sign("],
      code: "private func sign(_ x: Double) -> Double { x > 0 ? 1 : x < 0 ? -1 : 0 }"),
    Piece(
      uses: ["clamp("],
      code: """
        private func clamp(_ x: Double, _ low: Double, _ high: Double) -> Double {
          min(max(x, low), high)
        }
        """),
    Piece(
      uses: ["mix("],
      code: """
        /// The number at a share of the way; exact at both ends.
        private func mix(_ a: Double, _ b: Double, _ u: Double) -> Double {
          u <= 0.5 ? a + (b - a) * u : b - (b - a) * (1 - u)
        }
        """),
    Piece(
      uses: ["snap("],
      code: """
        private func snap(_ x: Double, _ step: Double) -> Double {
          step == 0 ? x : (x / step).rounded(.toNearestOrAwayFromZero) * step
        }
        """),
    Piece(
      uses: ["nearest("],
      code: """
        private func nearest(_ x: Double, _ values: Double...) -> Double {
          var best = values[0]
          for value in values where abs(x - value) < abs(x - best) { best = value }
          return best
        }
        """),
    Piece(
      uses: ["wrap("],
      code: """
        /// Moved into low..<high by whole lengths of it.
        private func wrap(_ x: Double, _ low: Double, _ high: Double) -> Double {
          let length = high - low
          guard length != 0 else { return low }
          let rest = (x - low).truncatingRemainder(dividingBy: length)
          return low + (rest != 0 && (rest < 0) != (length < 0) ? rest + length : rest)
        }
        """),
    Piece(
      uses: ["mirror("],
      code: """
        /// There and back between low and high.
        private func mirror(_ x: Double, _ low: Double, _ high: Double) -> Double {
          let length = high - low
          guard length != 0 else { return low }
          let place = abs(wrap(x - low, -length, length))
          return low + (length < 0 ? -place : place)
        }
        """),
    Piece(
      uses: ["smoothstep("],
      code: """
        private func smoothstep(_ a: Double, _ b: Double, _ x: Double) -> Double {
          guard a != b else { return x < a ? 0 : 1 }
          let u = min(max((x - a) / (b - a), 0), 1)
          return u * u * (3 - 2 * u)
        }
        """),
    Piece(
      uses: ["sided("],
      code: """
        private enum Side { case easeIn, easeOut, easeInOut }

        /// The same curve from the end, or from both ends to the middle.
        private func sided(_ u: Double, _ side: Side, _ ease: (Double) -> Double) -> Double {
          switch side {
          case .easeIn: return ease(u)
          case .easeOut: return 1 - ease(1 - u)
          case .easeInOut: return u < 0.5 ? ease(2 * u) / 2 : 1 - ease(2 - 2 * u) / 2
          }
        }
        """),
    Piece(
      uses: ["bounce("],
      code: """
        /// Four parabolas of the same curvature.
        private func bounce(_ u: Double) -> Double {
          let (shift, height) =
            u < 1 / 2.75
            ? (0, 0)
            : u < 2 / 2.75
              ? (1.5 / 2.75, 0.75) : u < 2.5 / 2.75 ? (2.25 / 2.75, 0.9375) : (2.625 / 2.75, 0.984375)
          let rest = u - shift
          return 7.5625 * rest * rest + height
        }
        """),
    Piece(
      uses: ["steps("],
      code: """
        /// As many steps of a height of one in `jumps`.
        private func steps(
          _ u: Double, _ count: Double, of jumps: Double, jumpsAtStart: Bool = false
        ) -> Double {
          let step = (clamp(u, 0, 1) * count).rounded(.down) + (jumpsAtStart ? 1 : 0)
          return min(step, jumps) / jumps
        }
        """),
    Piece(
      uses: ["along("],
      code: """
        /// Linear between points; at a jump the later one.
        private func along(_ u: Double, _ xs: [Double], _ ys: [Double]) -> Double {
          let place = min(max(xs.lastIndex { $0 <= u } ?? 0, 0), xs.count - 2)
          guard xs[place + 1] > xs[place] else { return u < xs[place] ? ys[place] : ys[place + 1] }
          return mix(ys[place], ys[place + 1], (u - xs[place]) / (xs[place + 1] - xs[place]))
        }
        """),
    Piece(
      uses: ["channel("],
      code: """
        /// A channel 0...255 in sRGB of its linear light.
        private func channel(_ light: Double) -> Double {
          light <= 0.0031308 ? 12.92 * light * 255 : (1.055 * pow(light, 1 / 2.4) - 0.055) * 255
        }
        """),
    Piece(
      uses: ["curve("],
      code: """
        /// A timing curve as in CSS, by Newton's method inside a bracket; outside 0...1 its tangents.
        private func curve(
          _ u: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
        ) -> Double {
          if u <= 0 { return x1 > 0 ? u * (y1 / x1) : y1 == 0 && x2 > 0 ? u * (y2 / x2) : 0 }
          if u >= 1 {
            let slope =
              x2 < 1 ? (y2 - 1) / (x2 - 1) : y2 == 1 && x1 < 1 ? (y1 - 1) / (x1 - 1) : 0
            return 1 + (u - 1) * slope
          }
          let (cx, cy) = (3 * x1, 3 * y1)
          let (bx, by) = (3 * (x2 - x1) - cx, 3 * (y2 - y1) - cy)
          let (ax, ay) = (1 - cx - bx, 1 - cy - by)
          var (low, high, t) = (0.0, 1.0, u)
          for _ in 0..<\(CubicBezier.rounds) {
            let miss = ((ax * t + bx) * t + cx) * t - u
            if abs(miss) < 1e-15 { break }
            if miss < 0 { low = t } else { high = t }
            let next = t - miss / ((3 * ax * t + 2 * bx) * t + cx)
            t = next > low && next < high ? next : (low + high) / 2
          }
          return ((ay * t + by) * t + cy) * t
        }
        """),
  ]
}
