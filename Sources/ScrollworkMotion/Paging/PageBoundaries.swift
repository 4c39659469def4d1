/// Where the pages of one axis are: contentOffsets in pt, ascending, at least one.
public struct PageBoundaries: Hashable, Sendable {
  private enum Places: Hashable, Sendable {
    /// base + index x length, within the range.
    case uniform(base: Double, length: Double, range: ClosedRange<Double>)
    case listed([Double])
  }

  private let places: Places
  public let count: Int
  /// The length that pages before the first and after the last would have.
  private let nearLength: Double
  private let farLength: Double

  /// Multiples of a page's length from `origin`; what lies beyond the range merges into its end.
  public init(length: Double, origin: Double = 0, range: ClosedRange<Double>) {
    let length = length > 0 && length.isFinite ? length : max(range.upperBound, 1)
    let skipped =
      origin < range.lowerBound ? ((range.lowerBound - origin) / length).rounded(.down) : 0
    let base = origin + skipped * length
    places = .uniform(base: base, length: length, range: range)
    // A hair's breadth of content behind the last whole page isn't a page of its own.
    let more = ((range.upperBound - base) / length - 1e-9).rounded(.up)
    count = 1 + Int(min(max(more, 0), 1e9))
    nearLength = length
    farLength = length
  }

  /// Uneven pages.
  ///
  /// - Parameter length: of a page, where there is only one.
  public init(offsets: [Double], range: ClosedRange<Double>, length: Double) {
    var merged: [Double] = []
    let sorted = offsets.sorted()
    for offset in sorted {
      let clamped = min(max(offset, range.lowerBound), range.upperBound)
      if merged.last.map({ clamped > $0 }) ?? true { merged.append(clamped) }
    }
    if merged.isEmpty { merged = [range.lowerBound] }
    places = .listed(merged)
    count = merged.count
    nearLength = max(sorted.count > 1 ? sorted[1] - sorted[0] : length, 1e-9)
    farLength = max(
      sorted.count > 1 ? sorted[sorted.count - 1] - sorted[sorted.count - 2] : length, 1e-9)
  }

  /// The offset of a page, the first's or last's for pages that aren't there.
  public func offset(of page: Int) -> Double {
    let page = min(max(page, 0), count - 1)
    switch places {
    case .listed(let offsets): return offsets[page]
    case .uniform(let base, let length, let range):
      return min(max(base + Double(page) * length, range.lowerBound), range.upperBound)
    }
  }

  /// The fractional page at an offset; past the ends it goes on with the outermost page's length.
  public func page(at offset: Double) -> Double {
    let first = self.offset(of: 0)
    let last = self.offset(of: count - 1)
    if offset <= first { return (offset - first) / nearLength }
    if offset >= last { return Double(count - 1) + (offset - last) / farLength }
    let index = below(offset)
    let start = self.offset(of: index)
    return Double(index) + (offset - start) / (self.offset(of: index + 1) - start)
  }

  /// The page nearest to an offset; a tie goes to the later one.
  public func nearest(to offset: Double) -> Int {
    if !(offset > self.offset(of: 0)) { return 0 }
    guard offset < self.offset(of: count - 1) else { return count - 1 }
    let index = below(offset)
    return offset - self.offset(of: index) < self.offset(of: index + 1) - offset
      ? index : index + 1
  }

  /// Whether an offset is a page's.
  public func isOnPage(_ offset: Double, tolerance: Double = 1e-9) -> Bool {
    (self.offset(of: nearest(to: offset)) - offset).magnitude <= tolerance
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
    return Int(min(max(limited, 0), Double(count - 1)))
  }

  /// The last boundary at or before an offset inside.
  private func below(_ offset: Double) -> Int {
    switch places {
    case .uniform(let base, let length, _):
      var index = Int(min(max(((offset - base) / length).rounded(.down), 0), Double(count - 2)))
      // The quotient may round across a boundary.
      if index > 0, self.offset(of: index) > offset { index -= 1 }
      if index < count - 2, self.offset(of: index + 1) <= offset { index += 1 }
      return index
    case .listed(let offsets):
      var low = 0
      var high = offsets.count - 1
      while high - low > 1 {
        let middle = (low + high) / 2
        if offsets[middle] <= offset { low = middle } else { high = middle }
      }
      return low
    }
  }
}
