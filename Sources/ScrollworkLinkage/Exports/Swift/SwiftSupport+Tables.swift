extension SwiftSupport {
  /// Tables of stops, ranges of views, pages.
  static let tables: [Piece] = [
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
  ]
}
