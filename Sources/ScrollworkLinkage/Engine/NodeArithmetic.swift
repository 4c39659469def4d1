internal import ScrollworkModel

/// The arithmetic of the common nodes, shared by both engines, so that their bits agree. Without
/// branches, so that loops over many nodes run in vector registers.
enum NodeArithmetic {
  /// The share of the way between two keys, clamped.
  @inline(__always)
  static func share(_ x: Double, _ k0: Double, _ k1: Double) -> Double {
    Interpolation.clamp((x - k0) / (k1 - k0), 0, 1)
  }

  /// Two stops, clamped; exact at both.
  @inline(__always)
  static func linear(
    _ x: Double, _ k0: Double, _ k1: Double, _ v0: Double, _ v1: Double
  ) -> Double {
    Interpolation.mix(v0, v1, share(x, k0, k1))
  }

  /// Stops without eases, clamped.
  ///
  /// - Parameters:
  ///   - count: at least two; neither the first two keys nor the last two are equal.
  ///   - stride: from one key to the next, and from one value to the next.
  @inline(__always)
  static func stops(
    _ x: Double, _ keys: UnsafePointer<Double>, _ values: UnsafePointer<Double>, count: Int,
    stride: Int
  ) -> Double {
    let place = Interpolation.clamp(x, keys[0], keys[(count &- 1) &* stride])
    // The last stop at or before x begins the segment.
    var segment = 0
    var next = stride
    for _ in 1..<count &- 1 {
      segment &+= keys[next] <= place ? stride : 0
      next &+= stride
    }
    let k0 = keys[segment]
    let u = (place - k0) / (keys[segment &+ stride] - k0)
    return Interpolation.mix(values[segment], values[segment &+ stride], u)
  }

  /// A curve's height where its parameter is `t`, 1 at its end.
  @inline(__always)
  static func height(_ t: Double, _ a: Double, _ b: Double, _ c: Double) -> Double {
    t < 1 ? ((a * t + b) * t + c) * t : 1
  }
}
