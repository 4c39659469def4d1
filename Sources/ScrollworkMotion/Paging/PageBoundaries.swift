/// Where the pages of one axis are: contentOffsets in pt, ascending.
public struct PageBoundaries: Hashable, Sendable {
  /// At least one, strictly ascending, all within the range.
  public let offsets: [Double]
  /// The length that pages before the first and after the last would have.
  private let nearLength: Double
  private let farLength: Double
  /// Pages beyond this many are not made: a page of a hair's width on a long content.
  public static let limit = 1_000_000

  /// Multiples of a page's length from `origin`; what lies beyond the range merges into its end.
  public init(length: Double, origin: Double = 0, range: ClosedRange<Double>) {
    guard length > 0, length.isFinite, (range.upperBound - origin) / length < Double(Self.limit)
    else {
      self.init(offsets: [range.lowerBound], range: range, length: max(length, 1))
      return
    }
    var offsets: [Double] = []
    var index = 0.0
    while true {
      let offset = origin + index * length
      offsets.append(offset)
      if offset >= range.upperBound { break }
      index += 1
    }
    self.init(offsets: offsets, range: range, length: length)
  }

  /// Uneven pages.
  public init(offsets: [Double], range: ClosedRange<Double>, length: Double) {
    var merged: [Double] = []
    for offset in offsets.sorted() {
      let clamped = min(max(offset, range.lowerBound), range.upperBound)
      if merged.last.map({ clamped > $0 }) ?? true { merged.append(clamped) }
    }
    if merged.isEmpty { merged = [range.lowerBound] }
    self.offsets = merged
    nearLength = offsets.count > 1 ? max(offsets[1] - offsets[0], 1e-9) : max(length, 1e-9)
    farLength =
      offsets.count > 1
      ? max(offsets[offsets.count - 1] - offsets[offsets.count - 2], 1e-9) : max(length, 1e-9)
  }

  public var count: Int { offsets.count }

  /// The fractional page at an offset; past the ends it goes on with the outermost page's length.
  public func page(at offset: Double) -> Double {
    let first = offsets[0]
    let last = offsets[offsets.count - 1]
    if offset <= first { return (offset - first) / nearLength }
    if offset >= last { return Double(offsets.count - 1) + (offset - last) / farLength }
    let index = below(offset)
    return Double(index) + (offset - offsets[index]) / (offsets[index + 1] - offsets[index])
  }

  /// The page nearest to an offset; a tie goes to the later one.
  public func nearest(to offset: Double) -> Int {
    if offset <= offsets[0] { return 0 }
    guard offset < offsets[offsets.count - 1] else { return offsets.count - 1 }
    let index = below(offset)
    return offset - offsets[index] < offsets[index + 1] - offset ? index : index + 1
  }

  /// The offset of a page, the first or last for pages that aren't there.
  public func offset(of page: Int) -> Double {
    offsets[min(max(page, 0), offsets.count - 1)]
  }

  /// Whether an offset is a page's.
  public func isOnPage(_ offset: Double, tolerance: Double = 1e-9) -> Bool {
    (offsets[nearest(to: offset)] - offset).magnitude <= tolerance
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
      wanted = Double(nearest(to: offset))
    }
    let first = Double(nearest(to: start))
    let limited = min(max(wanted, first - 1), first + 1)
    return Int(min(max(limited, 0), Double(offsets.count - 1)))
  }

  /// The last boundary at or before an offset inside.
  private func below(_ offset: Double) -> Int {
    var low = 0
    var high = offsets.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if offsets[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
