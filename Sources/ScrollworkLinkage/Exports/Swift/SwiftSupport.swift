/// What exported code calls: the language's functions, with the same edge cases. Only what is used is
/// written out.
enum SwiftSupport {
  /// A declaration, and by which texts code that needs it is known.
  private struct Piece {
    var uses: [String]
    /// Texts that call for another one.
    var unless: [String] = []
    var code: String
  }

  /// The declarations that some code needs, and those that these need, in a fixed order.
  static func pieces(for code: String) -> [String] {
    var chosen: Set<Int> = []
    var text = code
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for (index, piece) in all.enumerated()
      where !chosen.contains(index) && piece.uses.contains(where: { text.contains($0) })
        && !piece.unless.contains(where: { code.contains($0) })
      {
        chosen.insert(index)
        text += "\n" + piece.code
        isGrowing = true
      }
    }
    return chosen.sorted().map { all[$0].code }
  }

  private static let all: [Piece] = [
    Piece(
      uses: ["Stops("], unless: ["before: .", "after: ."],
      code: """
        /// Values at some numbers: between two stops eased, outside them as at the ends, at a jump the
        /// later one.
        private struct Stops {
          var keys: [Double]
          var values: [Double]
          /// One for each segment; none: linear.
          var eases: [@Sendable (Double) -> Double]
          /// Segments are eased from their upper stop.
          var isReversed: Bool

          init(
            _ keys: [Double], _ values: [Double], eases: [@Sendable (Double) -> Double] = [],
            isReversed: Bool = false
          ) {
            self.keys = keys
            self.values = values
            self.eases = eases
            self.isReversed = isReversed
          }

          func value(at x: Double) -> Double {
            let last = keys.count - 1
            if x < keys[0] { return values[0] }
            guard let segment = keys.lastIndex(where: { $0 <= x }) else { return .nan }
            guard segment < last else { return values[last] }
            let width = keys[segment + 1] - keys[segment]
            let ease = segment < eases.count ? eases[segment] : { $0 }
            if isReversed {
              return mix(values[segment + 1], values[segment], ease((keys[segment + 1] - x) / width))
            }
            return mix(values[segment], values[segment + 1], ease((x - keys[segment]) / width))
          }
        }
        """),
    Piece(
      uses: ["before: .", "after: ."],
      code: """
        /// Values at some numbers: between two stops eased, at a jump the later one.
        private struct Stops {
          enum Outside { case clamp, extend, identity, `repeat`, mirror }

          var keys: [Double]
          var values: [Double]
          /// One for each segment; none: linear.
          var eases: [@Sendable (Double) -> Double]
          /// Segments are eased from their upper stop.
          var isReversed: Bool
          var before: Outside
          var after: Outside

          init(
            _ keys: [Double], _ values: [Double], eases: [@Sendable (Double) -> Double] = [],
            isReversed: Bool = false, before: Outside = .clamp, after: Outside = .clamp
          ) {
            self.keys = keys
            self.values = values
            self.eases = eases
            self.isReversed = isReversed
            self.before = before
            self.after = after
          }

          func value(at x: Double) -> Double {
            let last = keys.count - 1
            var place = x
            if x < keys[0] || x > keys[last] {
              let edge = x < keys[0] ? 0 : last
              switch x < keys[0] ? before : after {
              case .clamp: return values[edge]
              case .identity: return x
              case .extend:
                let segment = max(min(edge, last - 1), 0)
                guard last > 0, keys[segment + 1] > keys[segment] else { return values[edge] }
                return value(at: x, in: segment)
              case .repeat: place = wrap(x, keys[0], keys[last])
              case .mirror: place = mirror(x, keys[0], keys[last])
              }
            }
            guard let segment = keys.lastIndex(where: { $0 <= place }) else { return .nan }
            return segment < last ? value(at: place, in: segment) : values[last]
          }

          private func value(at x: Double, in segment: Int) -> Double {
            let width = keys[segment + 1] - keys[segment]
            let ease = segment < eases.count ? eases[segment] : { $0 }
            if isReversed {
              return mix(values[segment + 1], values[segment], ease((keys[segment + 1] - x) / width))
            }
            return mix(values[segment], values[segment + 1], ease((x - keys[segment]) / width))
          }
        }
        """),
    Piece(
      uses: [".sorted.value("],
      code: """
        extension Stops {
          /// With the keys in order, for keys that move.
          fileprivate var sorted: Stops {
            var result = self
            let order = keys.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
            result.keys = order.map { keys[$0] }
            result.values = order.map { values[$0] }
            return result
          }
        }
        """),
    Piece(
      uses: ["ViewRange("],
      code: """
        /// The offsets at which a view is seen in a scroll view.
        private struct ViewRange {
          let coverStart: Double
          let coverEnd: Double
          let containStart: Double
          let containEnd: Double
          let entryCrossingEnd: Double
          let exitCrossingStart: Double
          var isActive: Bool { coverEnd > coverStart }

          /// - Parameters:
          ///   - slide: how far the view goes along while it sticks.
          ///   - edge: how far from the port's near edge it stands meanwhile.
          init(
            at start: Double, size: Double, port: Double, insets: (Double, Double) = (0, 0),
            slide: Double = 0, sticksAt edge: Double = 0
          ) {
            func coming(_ place: Double) -> Double { start - place + (place < edge ? slide : 0) }
            func going(_ place: Double) -> Double { start - place + (place <= edge ? slide : 0) }
            let end = port - insets.1
            let (near, far) = (coming(end - size), going(insets.0))
            coverStart = coming(end)
            coverEnd = going(insets.0 - size)
            containStart = min(near, far)
            containEnd = max(near, far)
            entryCrossingEnd = near
            exitCrossingStart = far
          }
        }
        """),
    Piece(
      uses: ["Pages("],
      code: """
        /// The offsets at which a scroll view's pages lie.
        @MainActor
        private struct Pages {
          let low: Double
          let high: Double
          let size: Double
          private let first: Double
          private let boundaries: [Double]
          let count: Int

          /// - Parameters:
          ///   - size: the distance of two pages; else the scroll view's size.
          ///   - origin: where the first one is; else at the low end.
          ///   - offsets: where pages are; else evenly spaced.
          init(
            _ view: UIScrollView, _ axis: Axis, size: Double? = nil, origin: Double? = nil,
            at offsets: [Double] = []
          ) {
            let bounds = view.bounds.size
            let port = Double(axis == .horizontal ? bounds.width : bounds.height)
            let (low, high) = (view.lowest(axis), view.highest(axis))
            (self.low, self.high) = (low, high)
            var size = size ?? port
            if size <= 0 || !offsets.isEmpty { size = max(port, 1) }
            self.size = size
            var kept: [Double] = []
            for offset in offsets.map({ min(max($0, low), high) }).sorted() where kept.last != offset {
              kept.append(offset)
            }
            boundaries = kept
            let origin = origin ?? low
            let start = max(0, ((low - origin) / size - 1e-9).rounded(.up))
            first = origin + start * size
            let last = ((high - origin) / size + 1e-9).rounded(.down)
            let endsWithPage = last >= start && origin + last * size >= high - 1e-9
            let whole = max(last - start + 1, 0) + (endsWithPage ? 0 : 1)
            count = kept.isEmpty ? Int(min(max(whole, 1), 1e9)) : kept.count
          }

          func offset(of page: Int) -> Double {
            boundaries.isEmpty
              ? min(max(first + Double(page) * size, low), high)
              : boundaries[min(max(page, 0), count - 1)]
          }

          /// The fractional page at an offset; the end segments go on.
          func page(at offset: Double) -> Double {
            guard count > 1 else { return (offset - self.offset(of: 0)) / size }
            var (segment, end) = (0, count - 1)
            while end - segment > 1 {
              let middle = (segment + end) / 2
              if self.offset(of: middle) <= offset { segment = middle } else { end = middle }
            }
            let (a, b) = (self.offset(of: segment), self.offset(of: segment + 1))
            return b > a ? Double(segment) + (offset - a) / (b - a) : Double(segment)
          }

          /// The offset at a fractional page.
          func offset(at page: Double) -> Double {
            guard count > 1 else { return offset(of: 0) + page * size }
            let whole = min(max(page.rounded(.down), 0), Double(count - 2))
            let (a, b) = (offset(of: Int(whole)), offset(of: Int(whole) + 1))
            return a + (b - a) * (page - whole)
          }

          func index(ofPage page: Double) -> Int {
            Int(min(max((page + 0.5).rounded(.down), 0), Double(count - 1)))
          }
        }
        """),
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
    Piece(
      uses: ["ownFrame"],
      code: """
        extension UIView {
          /// The frame without the view's transform.
          fileprivate var ownFrame: CGRect {
            let size = bounds.size
            return CGRect(
              x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
              height: size.height)
          }
        }
        """),
    Piece(
      uses: [".setFrame("],
      code: """
        extension UIView {
          /// Sets parts of the frame, whatever the transform; whether one has changed.
          @discardableResult
          fileprivate func setFrame(
            x: Double? = nil, y: Double? = nil, width: Double? = nil, height: Double? = nil
          ) -> Bool {
            let before = ownFrame
            var frame = before
            if let x, x.isFinite { frame.origin.x = CGFloat(x) }
            if let y, y.isFinite { frame.origin.y = CGFloat(y) }
            if let width, width.isFinite { frame.size.width = CGFloat(max(width, 0)) }
            if let height, height.isFinite { frame.size.height = CGFloat(max(height, 0)) }
            let change = max(
              abs(frame.minX - before.minX), abs(frame.minY - before.minY),
              abs(frame.width - before.width), abs(frame.height - before.height))
            guard change > 1e-9 else { return false }
            bounds.size = frame.size
            center = CGPoint(x: frame.midX, y: frame.midY)
            return true
          }
        }
        """),
    Piece(
      uses: [".set(isHidden:"],
      code: """
        extension UIView {
          @discardableResult
          fileprivate func set(isHidden hidden: Bool) -> Bool {
            guard hidden != isHidden else { return false }
            isHidden = hidden
            return true
          }
        }
        """),
    Piece(
      uses: [".set(constant:"],
      code: """
        extension NSLayoutConstraint {
          @discardableResult
          fileprivate func set(constant value: Double) -> Bool {
            guard value.isFinite, abs(Double(constant) - value) > 1e-9 else { return false }
            constant = CGFloat(value)
            return true
          }
        }
        """),
    Piece(
      uses: [".set(multiplier:"],
      code: """
        extension NSLayoutConstraint {
          /// A multiplier can't be changed: a new constraint takes the old one's place.
          @discardableResult
          fileprivate func set(multiplier value: Double, in place: inout NSLayoutConstraint) -> Bool {
            guard value.isFinite, abs(Double(multiplier) - value) > 1e-9, let first = firstItem else {
              return false
            }
            let new = NSLayoutConstraint(
              item: first, attribute: firstAttribute, relatedBy: relation, toItem: secondItem,
              attribute: secondAttribute, multiplier: CGFloat(value), constant: constant)
            new.priority = priority
            new.identifier = identifier
            isActive = false
            new.isActive = true
            place = new
            return true
          }
        }
        """),
    Piece(
      uses: [".setInset("],
      code: """
        extension UIScrollView {
          @discardableResult
          fileprivate func setInset(
            _ edge: WritableKeyPath<UIEdgeInsets, CGFloat>, _ value: Double
          ) -> Bool {
            guard value.isFinite, abs(Double(contentInset[keyPath: edge]) - value) > 1e-9 else {
              return false
            }
            contentInset[keyPath: edge] = CGFloat(value)
            return true
          }
        }
        """),
    Piece(
      uses: [".move(x:", ".move(y:"],
      code: """
        extension UIScrollView {
          fileprivate func move(x: Double? = nil, y: Double? = nil) {
            var offset = contentOffset
            if let x, x.isFinite { offset.x = CGFloat(x) }
            if let y, y.isFinite { offset.y = CGFloat(y) }
            if offset != contentOffset { contentOffset = offset }
          }
        }
        """),
    Piece(
      uses: [".lowest(", ".highest("],
      code: """
        private enum Axis { case horizontal, vertical }

        extension UIScrollView {
          /// The lowest offset at rest.
          fileprivate func lowest(_ axis: Axis) -> Double {
            -Double(axis == .horizontal ? adjustedContentInset.left : adjustedContentInset.top)
          }

          /// The highest offset at rest.
          fileprivate func highest(_ axis: Axis) -> Double {
            let end =
              axis == .horizontal
              ? contentSize.width + adjustedContentInset.right - bounds.size.width
              : contentSize.height + adjustedContentInset.bottom - bounds.size.height
            return max(lowest(axis), Double(end))
          }
        }
        """),
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
