public import ScrollworkModel

/// A map from numbers to numbers by stops: between two stops the value is eased, outside them a
/// rule holds, at a jump the later stop's value.
public struct StopTable: Hashable, Sendable {
  public typealias Outside = DriveDeclaration.Outside

  /// Ascending.
  public let keys: [Double]
  public let values: [Double]
  /// One for each segment.
  public let eases: [Ease]
  public let before: Outside
  public let after: Outside
  /// The table was written from the largest key down; segments are eased from their upper stop.
  public let isReversed: Bool

  /// - Parameters:
  ///   - stops: keys ascending or descending, at least one.
  ///   - eases: one for each stop but the last; missing ones are linear.
  public init(
    _ stops: [(key: Double, value: Double)], eases: [Ease] = [], before: Outside = .clamp,
    after: Outside = .clamp
  ) {
    let reversed = stops.count > 1 && stops[0].key > stops[stops.count - 1].key
    let ordered = reversed ? stops.reversed() : stops
    keys = ordered.map(\.key)
    values = ordered.map(\.value)
    var all = Array(eases.prefix(max(stops.count - 1, 0)))
    while all.count < stops.count - 1 { all.append(.linear) }
    self.eases = reversed ? all.reversed() : all
    self.before = before
    self.after = after
    isReversed = reversed
  }

  /// The value at a number of the source.
  public func value(at x: Double) -> Double {
    keys.withUnsafeBufferPointer { keys in
      values.withUnsafeBufferPointer { values in
        StopTable.value(at: x, keys, values, eases, before, after, isReversed)
      }
    }
  }

  static func value(
    at x: Double, _ keys: UnsafeBufferPointer<Double>, _ values: UnsafeBufferPointer<Double>,
    _ eases: [Ease], _ before: Outside, _ after: Outside, _ isReversed: Bool
  ) -> Double {
    let last = keys.count - 1
    guard last >= 0 else { return x }
    var place = x
    let rule = x < keys[0] ? before : x > keys[last] ? after : nil
    if let rule {
      switch rule {
      case .clamp: return x < keys[0] ? values[0] : values[last]
      case .identity: return x
      case .extend: return extended(x, keys, values, eases, isReversed)
      case .repeat: place = wrapped(x, keys[0], keys[last])
      case .mirror: place = mirrored(x, keys[0], keys[last])
      }
    }
    guard place == place else { return .nan }
    let segment = StopTable.segment(at: place, keys)
    if segment >= last { return values[last] }
    return eased(place, segment, keys, values, eases[segment], isReversed)
  }

  /// The last stop at or before x, -1 when there is none.
  @inline(__always)
  static func segment(at x: Double, _ keys: UnsafeBufferPointer<Double>) -> Int {
    var low = -1
    var high = keys.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if keys[middle] <= x { low = middle } else { high = middle }
    }
    return low
  }

  private static func eased(
    _ x: Double, _ segment: Int, _ keys: UnsafeBufferPointer<Double>,
    _ values: UnsafeBufferPointer<Double>, _ ease: Ease, _ isReversed: Bool
  ) -> Double {
    let width = keys[segment + 1] - keys[segment]
    if isReversed {
      let u = ease.value(at: (keys[segment + 1] - x) / width)
      return Interpolation.mix(values[segment + 1], values[segment], u)
    }
    let u = ease.value(at: (x - keys[segment]) / width)
    return Interpolation.mix(values[segment], values[segment + 1], u)
  }

  /// By the first or last segment; where that is a jump its end holds.
  private static func extended(
    _ x: Double, _ keys: UnsafeBufferPointer<Double>, _ values: UnsafeBufferPointer<Double>,
    _ eases: [Ease], _ isReversed: Bool
  ) -> Double {
    let last = keys.count - 1
    let segment = x < keys[0] ? 0 : last - 1
    guard last > 0, keys[segment + 1] > keys[segment] else {
      return x < keys[0] ? values[0] : values[last]
    }
    return eased(x, segment, keys, values, eases[segment], isReversed)
  }

  private static func wrapped(_ x: Double, _ low: Double, _ high: Double) -> Double {
    let length = high - low
    guard length > 0 else { return low }
    let rest = (x - low).truncatingRemainder(dividingBy: length)
    return low + (rest < 0 ? rest + length : rest)
  }

  private static func mirrored(_ x: Double, _ low: Double, _ high: Double) -> Double {
    let length = high - low
    guard length > 0 else { return low }
    let twice = wrapped(x, low, high + length) - low
    return low + (twice > length ? 2 * length - twice : twice)
  }
}
