public import ScrollworkModel

extension PageStops {
  /// Multiples of a page's length from `origin`; what lies beyond the range merges into its end.
  public init(length: Double, origin: Double = 0, range: ClosedRange<Double>) {
    self.init(
      .uniform(size: length, origin: origin), low: range.lowerBound, high: range.upperBound,
      port: length)
  }

  /// Uneven pages.
  ///
  /// - Parameter length: of a page, where there is only one.
  public init(offsets: [Double], range: ClosedRange<Double>, length: Double) {
    self.init(
      .boundaries(offsets), low: range.lowerBound, high: range.upperBound, port: length)
  }

  /// Whether an offset is a page's.
  public func isOnPage(_ offset: Double, tolerance: Double = 1e-9) -> Bool {
    (self.offset(of: index(at: offset)) - offset).magnitude <= tolerance
  }

  /// The page that the system's paging turns to when a finger lifts.
  ///
  /// Faster than the threshold it is the next page in that direction, else the nearest, and never
  /// more than one page from where the drag began ("one screen per action", Apple's guide). The
  /// threshold is an observation: 0.3 pt/ms.
  ///
  /// - Parameters:
  ///   - velocity: in pt/ms, with the sign of the offset's change.
  ///   - start: the offset at which the drag began.
  public func target(
    from offset: Double, velocity: Double, start: Double, threshold: Double = 0.3
  ) -> Int {
    let page = self.page(at: offset)
    let wanted: Double
    if velocity > threshold {
      wanted = page.rounded(.down) + 1
    } else if velocity < -threshold {
      wanted = page.rounded(.up) - 1
    } else {
      wanted = Double(index(at: offset))
    }
    let first = Double(index(at: start))
    let limited = min(max(wanted, first - 1), first + 1)
    return Int(min(max(limited, 0), Double(count - 1)))
  }
}
