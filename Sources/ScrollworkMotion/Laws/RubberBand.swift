/// How far content follows a finger past an edge: b(x) = (1 - 1 / (x c / d + 1)) d.
///
/// Credited to @chpwn; c = 0.55 and d = the bounds' length on the axis. Distances in pt.
public struct RubberBand: Hashable, Sendable {
  public let coefficient: Double
  public let dimension: Double

  public init(coefficient: Double, dimension: Double) {
    self.coefficient = coefficient
    self.dimension = dimension
  }

  /// The distance shown for a raw distance; odd in direction, never more than the dimension.
  public func band(_ distance: Double) -> Double {
    guard dimension > 0, coefficient > 0, distance != 0 else { return 0 }
    let x = distance.magnitude
    let band = (1 - 1 / (x * coefficient / dimension + 1)) * dimension
    return distance < 0 ? -band : band
  }

  /// The raw distance for a shown one: b / (c (1 - b / d)). At the dimension itself it is unbounded;
  /// the answer is then that of a distance just below it.
  public func distance(_ band: Double) -> Double {
    guard dimension > 0, coefficient > 0, band != 0 else { return 0 }
    let b = min(band.magnitude, dimension * (1 - 1e-9))
    let distance = b / (coefficient * (1 - b / dimension))
    return band < 0 ? -distance : distance
  }

  /// db/dx at a raw distance: c (1 - b / d)^2.
  public func slope(_ distance: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let left = 1 - band(distance.magnitude) / dimension
    return coefficient * left * left
  }

  /// The offset for a raw one: inside the range itself, past it on the band.
  public func offset(raw: Double, in range: ClosedRange<Double>) -> Double {
    if raw < range.lowerBound { return range.lowerBound + band(raw - range.lowerBound) }
    if raw > range.upperBound { return range.upperBound + band(raw - range.upperBound) }
    return raw
  }

  /// The raw offset that shows as `offset`, so that catching content past an edge moves nothing.
  public func raw(offset: Double, in range: ClosedRange<Double>) -> Double {
    if offset < range.lowerBound {
      return range.lowerBound + distance(offset - range.lowerBound)
    }
    if offset > range.upperBound {
      return range.upperBound + distance(offset - range.upperBound)
    }
    return offset
  }
}
