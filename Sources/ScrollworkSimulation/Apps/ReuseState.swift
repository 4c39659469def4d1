internal import ScrollworkModel
internal import ScrollworkMotion

/// Views or view controllers that a scroll view reuses.
struct ReuseState: Sendable {
  let attributes: ReuseAttributes
  let axis: Axis
  /// Of one item, in pt.
  let length: Double
  var queue: ReuseQueue
  /// The page shown last, where items are kept by pages.
  var page: Int?
  /// Made since the last frame.
  var madeInFrame = 0
  var hitchFrames: [Int] = []

  init(_ attributes: ReuseAttributes, axis: Axis, bounds: Size) {
    self.attributes = attributes
    self.axis = axis
    length = max(attributes.itemSize?[axis] ?? bounds[axis], 1e-6)
    queue = ReuseQueue(order: attributes.order)
  }

  /// Items that are shown at once, at most.
  private static let visibleLimit = 1_000

  var stride: Double { max(length + attributes.spacing, 1e-6) }

  /// The items that have to be there at an offset; nil: those that are there already.
  mutating func items(at offset: Double, bounds: Double) -> [Int]? {
    let count = attributes.items
    guard count > 0 else { return [] }
    if let window = attributes.window {
      let page = index((offset / stride).rounded(), count)
      guard page != self.page else { return nil }
      self.page = page
      return ReuseQueue.window(round: page, window: window, count: count)
    }
    let first = index((offset / stride).rounded(.down), count)
    let last = index(((offset + bounds) / stride).rounded(.up) - 1, count)
    guard first <= last else { return [] }
    // More are never in sight of anyone: the size is wrong.
    let end = min(last, first + ReuseState.visibleLimit)
    return (first...end).filter {
      Double($0) * stride < offset + bounds && Double($0) * stride + length > offset
    }
  }

  private func index(_ value: Double, _ count: Int) -> Int {
    value.isNaN ? 0 : Int(min(max(value, 0), Double(count - 1)))
  }
}
