internal import ScrollworkModel

/// Batches of nodes that follow one number. Each column of numbers has one for each node; a batch's
/// results lie in slots one after the other.
enum BatchKernels {
  typealias Numbers = UnsafePointer<Double>
  typealias Results = UnsafeMutablePointer<Double>

  /// Batches are filled up to a multiple of this.
  static let lanes = Lanes.scalarCount
  private typealias Lanes = SIMD8<Double>

  /// Columns: k0, k1, v0, v1.
  static func linear(_ x: Double, _ columns: Numbers, count: Int, _ results: Results) {
    let k1 = columns + count
    let v0 = k1 + count
    let v1 = v0 + count
    for node in 0..<count {
      results[node] = NodeArithmetic.linear(x, columns[node], k1[node], v0[node], v1[node])
    }
  }

  /// Columns: `width` keys, as many values.
  static func stops(
    _ x: Double, _ columns: Numbers, width: Int, count: Int, _ results: Results
  ) {
    let values = columns + width * count
    for node in 0..<count {
      results[node] = NodeArithmetic.stops(
        x, columns + node, values + node, count: width, stride: count)
    }
  }

  /// Columns: k0, k1, v0, v1, ax, bx, cx, ay, by, cy.
  static func curve(_ x: Double, _ columns: Numbers, count: Int, _ results: Results) {
    let column = { (index: Int) in columns + index * count }
    let (k0, k1, v0, v1) = (column(0), column(1), column(2), column(3))
    let (ax, bx, cx) = (column(4), column(5), column(6))
    let (ay, by, cy) = (column(7), column(8), column(9))
    for node in 0..<count { results[node] = NodeArithmetic.share(x, k0[node], k1[node]) }
    for node in stride(from: 0, to: count, by: lanes) {
      let place = UnsafeMutableRawPointer(results + node)
      let t = parameter(
        place.loadUnaligned(as: Lanes.self), load(ax + node), load(bx + node), load(cx + node))
      place.storeBytes(of: t, as: Lanes.self)
    }
    for node in 0..<count {
      let eased = NodeArithmetic.height(results[node], ay[node], by[node], cy[node])
      results[node] = Interpolation.mix(v0[node], v1[node], eased)
    }
  }

  @inline(__always)
  private static func load(_ numbers: Numbers) -> Lanes {
    UnsafeRawPointer(numbers).loadUnaligned(as: Lanes.self)
  }

  /// `CubicBezier.parameter`, operation by operation: Newton's rounds wait for each other, so that
  /// eight at once take hardly longer than one.
  @inline(__always)
  private static func parameter(_ u: Lanes, _ ax: Lanes, _ bx: Lanes, _ cx: Lanes) -> Lanes {
    var low = Lanes.zero
    var high = Lanes(repeating: 1)
    var t = u
    // At the ends there is nothing to solve.
    var isOpen = (u .> 0) .& (u .< 1)
    for _ in 0..<CubicBezier.rounds {
      let miss = ((ax * t + bx) * t + cx) * t - u
      isOpen .&= .!((miss .< 1e-15) .& (miss .> -1e-15))
      if isOpen.isNowhere { break }
      let isShort = miss .< 0
      low = low.taking(t, where: isOpen .& isShort)
      high = high.taking(t, where: isOpen .& .!isShort)
      let slope = (3 * ax * t + 2 * bx) * t + cx
      let next = t - miss / slope
      let middle = (low + high) / 2
      let isInside = (next .> low) .& (next .< high)
      t = t.taking(middle.taking(next, where: isInside), where: isOpen)
    }
    return t
  }
}

extension SIMD8<Double> {
  /// The other's lanes where the mask holds: by bits, which the compiler doesn't take apart into
  /// lanes.
  @inline(__always)
  fileprivate func taking(_ other: Self, where mask: SIMDMask<SIMD8<Int64>>) -> Self {
    let bits = unsafeBitCast(mask, to: SIMD8<UInt64>.self)
    let own = unsafeBitCast(self, to: SIMD8<UInt64>.self)
    return unsafeBitCast(
      (unsafeBitCast(other, to: SIMD8<UInt64>.self) & bits) | (own & ~bits), to: Self.self)
  }
}

extension SIMDMask<SIMD8<Int64>> {
  @inline(__always)
  fileprivate var isNowhere: Bool {
    let bits = unsafeBitCast(self, to: SIMD8<UInt64>.self)
    let half = bits.lowHalf | bits.highHalf
    let quarter = half.lowHalf | half.highHalf
    return quarter[0] | quarter[1] == 0
  }
}
