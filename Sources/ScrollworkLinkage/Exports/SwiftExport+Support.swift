extension SwiftExport {
  /// What exported code calls: the language's functions, with the same edge cases.
  static let support = """
    private enum Axis { case horizontal, vertical }
    private enum Outside { case clamp, extend, identity }
    private enum Side { case easeIn, easeOut, easeInOut }

    private func low(_ view: UIScrollView, _ axis: Axis) -> Double {
      let inset = view.adjustedContentInset
      return -Double(axis == .horizontal ? inset.left : inset.top)
    }

    private func high(_ view: UIScrollView, _ axis: Axis) -> Double {
      let inset = view.adjustedContentInset
      let end = axis == .horizontal
        ? Double(view.contentSize.width + inset.right - view.bounds.size.width)
        : Double(view.contentSize.height + inset.bottom - view.bounds.size.height)
      return max(low(view, axis), end)
    }

    private func pageSize(_ view: UIScrollView, _ axis: Axis) -> Double {
      let size = view.bounds.size
      return max(Double(axis == .horizontal ? size.width : size.height), 1)
    }

    private func pageCount(_ view: UIScrollView, _ axis: Axis) -> Double {
      let range = high(view, axis) - low(view, axis)
      return max((range / pageSize(view, axis) - 1e-9).rounded(.up) + 1, 1)
    }

    /// The fractional page at an offset; the last one ends where the content does.
    private func page(_ offset: Double, _ view: UIScrollView, _ axis: Axis) -> Double {
      let (start, end, size) = (low(view, axis), high(view, axis), pageSize(view, axis))
      let count = pageCount(view, axis)
      guard count > 1 else { return (offset - start) / size }
      let segment = min(max(((offset - start) / size).rounded(.down), 0), count - 2)
      let a = min(start + segment * size, end)
      let b = min(start + (segment + 1) * size, end)
      return segment + (offset - a) / (b - a)
    }

    private func pageOffset(_ page: Double, _ view: UIScrollView, _ axis: Axis) -> Double {
      let (start, end, size) = (low(view, axis), high(view, axis), pageSize(view, axis))
      let count = pageCount(view, axis)
      guard count > 1 else { return start + page * size }
      let segment = min(max(page.rounded(.down), 0), count - 2)
      let a = min(start + segment * size, end)
      let b = min(start + (segment + 1) * size, end)
      return a + (b - a) * (page - segment)
    }

    private func pageIndex(_ page: Double, _ view: UIScrollView, _ axis: Axis) -> Double {
      min(max((page + 0.5).rounded(.down), 0), pageCount(view, axis) - 1)
    }

    /// The frame without the view's transform.
    private func frame(_ view: UIView) -> CGRect {
      let size = view.bounds.size
      return CGRect(
        x: view.center.x - size.width / 2, y: view.center.y - size.height / 2,
        width: size.width, height: size.height)
    }

    private func set(
      _ view: UIView, x: Double? = nil, y: Double? = nil, width: Double? = nil,
      height: Double? = nil
    ) {
      var rect = frame(view)
      if let x { rect.origin.x = CGFloat(x) }
      if let y { rect.origin.y = CGFloat(y) }
      if let width { rect.size.width = CGFloat(max(width, 0)) }
      if let height { rect.size.height = CGFloat(max(height, 0)) }
      view.bounds.size = rect.size
      view.center = CGPoint(x: rect.midX, y: rect.midY)
    }

    private func truth(_ holds: Bool) -> Double { holds ? 1 : 0 }
    private func choose(_ condition: Double, _ a: Double, _ b: Double) -> Double {
      condition != 0 ? a : b
    }
    private func share(_ a: Double, _ b: Double) -> Double { b == 0 ? 0 : a / b }
    private func sign(_ x: Double) -> Double { x > 0 ? 1 : x < 0 ? -1 : 0 }
    private func clamp(_ x: Double, _ low: Double, _ high: Double) -> Double {
      min(max(x, low), high)
    }

    /// Exact at both ends.
    private func mix(_ a: Double, _ b: Double, _ u: Double) -> Double {
      u <= 0.5 ? a + (b - a) * u : b - (b - a) * (1 - u)
    }

    private func snap(_ x: Double, _ step: Double) -> Double {
      step == 0 ? x : (x / step).rounded(.toNearestOrAwayFromZero) * step
    }

    private func nearest(_ x: Double, _ values: Double...) -> Double {
      var best = values[0]
      for value in values where abs(x - value) < abs(x - best) { best = value }
      return best
    }

    private func wrap(_ x: Double, _ low: Double, _ high: Double) -> Double {
      let length = high - low
      guard length != 0 else { return low }
      let rest = (x - low).truncatingRemainder(dividingBy: length)
      return low + (rest != 0 && (rest < 0) != (length < 0) ? rest + length : rest)
    }

    private func mirror(_ x: Double, _ low: Double, _ high: Double) -> Double {
      let length = high - low
      guard length != 0 else { return low }
      let place = abs(wrap(x - low, -length, length))
      return low + (length < 0 ? -place : place)
    }

    private func smoothstep(_ a: Double, _ b: Double, _ x: Double) -> Double {
      guard a != b else { return x < a ? 0 : 1 }
      let u = min(max((x - a) / (b - a), 0), 1)
      return u * u * (3 - 2 * u)
    }

    private func sided(_ u: Double, _ side: Side, _ ease: (Double) -> Double) -> Double {
      switch side {
      case .easeIn: return ease(u)
      case .easeOut: return 1 - ease(1 - u)
      case .easeInOut: return u < 0.5 ? ease(2 * u) / 2 : 1 - ease(2 - 2 * u) / 2
      }
    }

    /// A timing curve as in CSS, solved by Newton's method inside a bracket.
    private func curve(
      _ u: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
    ) -> Double {
      if u <= 0 { return x1 > 0 ? u * y1 / x1 : y1 == 0 && x2 > 0 ? u * y2 / x2 : 0 }
      if u >= 1 {
        let rest = u - 1
        if x2 < 1 { return 1 + rest * (y2 - 1) / (x2 - 1) }
        return y2 == 1 && x1 < 1 ? 1 + rest * (y1 - 1) / (x1 - 1) : 1
      }
      let (cx, cy) = (3 * x1, 3 * y1)
      let (bx, by) = (3 * (x2 - x1) - cx, 3 * (y2 - y1) - cy)
      let (ax, ay) = (1 - cx - bx, 1 - cy - by)
      var (low, high, t) = (0.0, 1.0, u)
      for _ in 0..<64 {
        let miss = ((ax * t + bx) * t + cx) * t - u
        if abs(miss) < 1e-15 { break }
        if miss < 0 { low = t } else { high = t }
        let next = t - miss / ((3 * ax * t + 2 * bx) * t + cx)
        t = next > low && next < high ? next : (low + high) / 2
      }
      return ((ay * t + by) * t + cy) * t
    }

    /// The value of a table of stops at `x`; at a jump the later one.
    private func stops(
      _ x: Double, _ keys: [Double], _ values: [Double],
      eases: [(Double) -> Double] = [], isReversed: Bool = false, before: Outside = .clamp,
      after: Outside = .clamp
    ) -> Double {
      let order = keys.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
      let keys = order.map { keys[$0] }
      let values = order.map { values[$0] }
      let last = keys.count - 1
      var segment = (keys.lastIndex { $0 <= x } ?? -1)
      if x < keys[0] || x > keys[last] {
        let rule = x < keys[0] ? before : after
        if rule == .identity { return x }
        segment = x < keys[0] ? 0 : last - 1
        guard rule == .extend, last > 0, keys[segment + 1] > keys[segment] else {
          return x < keys[0] ? values[0] : values[last]
        }
      }
      if segment >= last { return values[last] }
      let width = keys[segment + 1] - keys[segment]
      let ease = segment < eases.count ? eases[segment] : { $0 }
      if isReversed {
        return mix(
          values[segment + 1], values[segment], ease((keys[segment + 1] - x) / width))
      }
      return mix(values[segment], values[segment + 1], ease((x - keys[segment]) / width))
    }

    """
}
