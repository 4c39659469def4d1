/// The offsets at which a scroll view's pages lie, along one axis in points.
///
/// A fractional page lies between two of them; before the first and after the last the end
/// segments go on.
public struct PageStops: Hashable, Sendable {
  /// Where the pages lie.
  public enum Rule: Hashable, Sendable {
    /// Every `size` points from `origin`, and at the range's far end.
    case uniform(size: Double, origin: Double)
    /// At these offsets, ascending; those outside the range merge into its ends.
    case boundaries([Double])
  }

  private let rule: Rule
  private let low: Double
  private let high: Double
  /// The length of a page beyond the ends, and of the only one.
  private let size: Double
  /// How many pages there are, at least 1.
  public let count: Int

  /// Pages as wide as the port.
  public init(low: Double, high: Double, size: Double) {
    self.init(.uniform(size: size, origin: low), low: low, high: high, port: size)
  }

  /// - Parameters:
  ///   - low: the range's lowest offset.
  ///   - high: the range's highest offset.
  ///   - port: the scroll view's size.
  public init(_ rule: Rule, low: Double, high: Double, port: Double) {
    self.low = low
    self.high = max(low, high)
    switch rule {
    case .uniform(let size, let origin):
      self.size = size > 0 ? size : max(port, 1)
      self.rule = .uniform(size: self.size, origin: origin)
      // Pages that begin inside the range, and its far end where none does.
      let first = max(0, ((low - origin) / self.size - 1e-9).rounded(.up))
      let last = ((self.high - origin) / self.size + 1e-9).rounded(.down)
      let endsWithPage = last >= first && origin + last * self.size >= self.high - 1e-9
      let whole = max(last - first + 1, 0) + (endsWithPage ? 0 : 1)
      count = min(max(Int(exactly: min(whole, 1e9)) ?? 1, 1), 1_000_000_000)
    case .boundaries(let all):
      var kept: [Double] = []
      for boundary in all.map({ min(max($0, low), max(low, high)) }).sorted()
      where kept.last != boundary {
        kept.append(boundary)
      }
      if kept.isEmpty { kept = [low] }
      self.size = max(port, 1)
      self.rule = .boundaries(kept)
      count = kept.count
    }
  }

  /// The offset of a page, whole ones only; those outside `0..<count` go on from the ends.
  public func offset(of page: Int) -> Double {
    switch rule {
    case .boundaries(let all): return all[min(max(page, 0), all.count - 1)]
    case .uniform(let size, let origin):
      let first = max(0, ((low - origin) / size - 1e-9).rounded(.up))
      return min(max(origin + (first + Double(page)) * size, low), high)
    }
  }

  /// The fractional page at an offset.
  public func page(at offset: Double) -> Double {
    guard count > 1 else { return (offset - self.offset(of: 0)) / size }
    let segment = self.segment(at: offset)
    let a = self.offset(of: segment)
    let b = self.offset(of: segment + 1)
    guard b > a else { return Double(segment) }
    return Double(segment) + (offset - a) / (b - a)
  }

  /// The offset at a fractional page.
  public func offset(at page: Double) -> Double {
    guard count > 1 else { return offset(of: 0) + page * size }
    let whole = min(max(page.rounded(.down), 0), Double(count - 2))
    let segment = Int(exactly: whole) ?? 0
    let a = offset(of: segment)
    let b = offset(of: segment + 1)
    return a + (b - a) * (page - whole)
  }

  /// The page whose place is nearest; of two the later.
  public func index(at offset: Double) -> Int {
    index(ofPage: page(at: offset))
  }

  /// A fractional page rounded to one that exists.
  public func index(ofPage page: Double) -> Int {
    let nearest = min(max((page + 0.5).rounded(.down), 0), Double(count - 1))
    return Int(exactly: nearest) ?? 0
  }

  /// The segment between two pages, 0...count - 2, whose first page is the last one at or before an
  /// offset.
  private func segment(at offset: Double) -> Int {
    var first = 0
    var end = count - 1
    while end - first > 1 {
      let middle = (first + end) / 2
      if self.offset(of: middle) <= offset { first = middle } else { end = middle }
    }
    return first
  }
}
