extension SwiftSupport {
  /// What remembers: bars that give way, springs, who leads; and what of a view can be seen.
  static let memories: [Piece] = [
    Piece(
      uses: ["CollapsingBar("],
      code: """
        /// A bar that gives way, with what it has to remember.
        private struct CollapsingBar {
          enum Entry { case atTop, always, collapsed }
          enum Snap { case none, nearest, direction }

          /// How much of it is hidden.
          var hidden: Double
          /// Where the scroll view has to go for the bar to be whole, or gone.
          var request: Double?
          /// Seconds since it began to snap; below 0: it doesn't.
          var clock: Double
          private var offset: Double
          private var direction: Double
          private var from: Double
          private var to: Double
          private var wasAtRest: Bool

          init(
            _ before: CollapsingBar?, at offset: Double, from low: Double, range: Double,
            shownFirst: Double = 0, enter: Entry, snap: Snap = .none, isAtRest: Bool = false,
            _ elapsed: Double = 0
          ) {
            let range = max(range, 0)
            let scrolled = max(0, offset - low)
            let moved = before.map { offset - $0.offset } ?? 0
            hidden = before?.hidden ?? min(scrolled, range)
            switch enter {
            case .atTop: hidden = min(scrolled, range)
            case .always: hidden = min(clamp(hidden + moved, 0, range), scrolled)
            case .collapsed:
              let shown = max(range - shownFirst, 0)
              hidden = min(clamp(hidden + moved, min(shown, scrolled), range), scrolled)
            }
            direction = moved > 0 ? 1 : moved < 0 ? -1 : before?.direction ?? 0
            clock = !isAtRest || moved != 0 ? -1 : before?.clock ?? -1
            from = before?.from ?? 0
            to = before?.to ?? 0
            let restsNow = isAtRest && before?.wasAtRest == false
            if restsNow, snap != .none, hidden > 0, hidden < range {
              let isGone = snap == .nearest ? hidden > range / 2 : direction > 0
              let target = isGone ? range : 0
              if enter == .atTop || target > scrolled {
                request = low + target
              } else {
                (clock, from, to) = (0, hidden, target)
              }
            } else if clock >= 0 {
              clock += elapsed
              let share = min(clock / 0.3, 1)
              hidden = mix(from, to, curve(share, 0.25, 0.1, 0.25, 1))
              if share >= 1 { clock = -1 }
            }
            self.offset = offset
            wasAtRest = isAtRest
          }
        }
        """),
    Piece(
      uses: ["Phase.", ".dragging", ".idle"],
      code: """
        /// What a scroll view is doing.
        private enum Phase: Double { case idle, dragging, decelerating, animating }
        """),
    Piece(
      uses: ["Spring?", "sprung("],
      code: """
        private typealias Spring = (value: Double, velocity: Double)

        /// A spring's next place, by its closed form.
        private func sprung(
          _ before: Spring?, toward target: Double, response: Double, damping: Double, _ time: Double
        ) -> Spring {
          guard let before, response > 0 else { return (target, 0) }
          guard time > 0 else { return before }
          let velocity = before.velocity
          let omega = 2 * Double.pi / response
          let start = before.value - target
          let rate = damping * omega
          if damping < 1 {
            let frequency = omega * (1 - damping * damping).squareRoot()
            let (sine, cosine) = (sin(frequency * time), cos(frequency * time))
            let decay = exp(-rate * time)
            let other = (velocity + rate * start) / frequency
            return (
              target + decay * (start * cosine + other * sine),
              decay * (velocity * cosine - (rate * other + frequency * start) * sine)
            )
          }
          if damping == 1 {
            let decay = exp(-omega * time)
            let slope = velocity + omega * start
            return (
              target + decay * (start + slope * time), decay * (velocity - omega * slope * time)
            )
          }
          let spread = omega * (damping * damping - 1).squareRoot()
          let (slow, fast) = (-rate + spread, -rate - spread)
          let first = (velocity - fast * start) / (slow - fast)
          let (a, b) = (first * exp(slow * time), (start - first) * exp(fast * time))
          return (target + a + b, slow * a + fast * b)
        }
        """),
    Piece(
      uses: ["smoothed("],
      code: """
        /// Half of the way to the target is left after each half-life.
        private func smoothed(
          _ before: Double?, toward target: Double, halfLife: Double, _ elapsed: Double
        ) -> Double {
          guard let before else { return target }
          return before + (target - before) * (1 - exp2(-elapsed / halfLife))
        }
        """),
    Piece(
      uses: ["leader("],
      code: """
        /// The first of some scroll views that isn't where it was put.
        private func leader(_ places: [Double], _ before: [Double]?) -> Int? {
          guard let before else { return nil }
          return zip(places, before).enumerated().first { abs($0.element.0 - $0.element.1) > 1e-9 }?.offset
        }
        """),
    Piece(
      uses: ["visibleShare("],
      code: """
        /// The share of a view that can be seen.
        ///
        /// - Parameter layers: views round it from the inside out: frame, offset of a scroll view, and
        ///   whether it clips.
        private func visibleShare(_ frame: CGRect, _ layers: [(CGRect, Double, Double, Bool)]) -> Double {
          guard frame.width > 0, frame.height > 0 else { return 0 }
          var (x, y) = (Double(frame.minX), Double(frame.minY))
          var (width, height) = (Double(frame.width), Double(frame.height))
          for (layer, offsetX, offsetY, clips) in layers {
            x -= offsetX
            y -= offsetY
            if clips {
              let (right, bottom) = (min(x + width, Double(layer.width)), min(y + height, Double(layer.height)))
              x = max(x, 0)
              y = max(y, 0)
              width = right - x
              height = bottom - y
              guard width > 0, height > 0 else { return 0 }
            }
            x += Double(layer.minX)
            y += Double(layer.minY)
          }
          return width * height / (Double(frame.width) * Double(frame.height))
        }
        """),
  ]
}
