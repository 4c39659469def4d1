internal import ScrollworkModel

/// The path along one axis from the near edge of a scroll view's content area to its far edge, as
/// the constraints make it, and where it breaks.
struct ContentChain {
  /// An item whose size is part of the path.
  struct Link {
    var item: LayoutItem
    /// In points.
    var length: Double
    var origin: SizeOrigin
  }

  /// The places from the near edge on; to the far edge when nothing is missing.
  fileprivate(set) var start: [Anchor]
  /// The places from behind the break to the far edge; empty when nothing is missing.
  fileprivate(set) var end: [Anchor]
  /// The items with sizes on the path, in its order.
  fileprivate(set) var links: [Link]

  /// The path reaches the far edge.
  var isClosed: Bool { end.isEmpty }
}

extension AnchorGraph {
  /// The path through what is inside a scroll view.
  func chain(of scrollView: Int32) -> ContentChain {
    var search = ContentChainSearch(self, scrollView)
    return search.chain()
  }
}

/// Looks for a scroll view's content chain.
private struct ContentChainSearch {
  private let graph: AnchorGraph
  private let scrollView: Int32
  private let content: LayoutItem
  private var origins: [LayoutItem: SizeOrigin] = [:]

  init(_ graph: AnchorGraph, _ scrollView: Int32) {
    self.graph = graph
    self.scrollView = scrollView
    content = LayoutItem(.contentGuide, scrollView)
  }

  mutating func chain() -> ContentChain {
    let near = Anchor(content, .near)
    let far = Anchor(content, .far)
    let forward = reach(from: near, to: far)
    if forward[far] != nil {
      let path = path(to: far, in: forward)
      return ContentChain(start: path, end: [], links: links(path))
    }
    let backward = reach(from: far, to: near)
    let start = path(to: last(of: forward, .far) ?? near, in: forward)
    let end = path(to: last(of: backward, .near) ?? far, in: backward)
    return ContentChain(
      start: start, end: end.reversed(), links: links(start) + links(end.reversed()))
  }

  // MARK: Search

  /// Every anchor that can be reached, with the one before it; the shortest ways.
  private mutating func reach(from start: Anchor, to goal: Anchor) -> [Anchor: Anchor] {
    var previous: [Anchor: Anchor] = [start: start]
    var queue = [start]
    var next = 0
    while next < queue.count, previous[goal] == nil {
      let anchor = queue[next]
      next += 1
      for neighbor in neighbors(of: anchor) where previous[neighbor] == nil {
        previous[neighbor] = anchor
        queue.append(neighbor)
      }
    }
    return previous
  }

  private mutating func neighbors(of anchor: Anchor) -> [Anchor] {
    var neighbors = (graph.ties[anchor] ?? []).filter { isInside($0.item) || $0.item == content }
    if origin(of: anchor.item) != nil {
      for place in [Anchor.Place.near, .far, .center] where place != anchor.place {
        neighbors.append(Anchor(anchor.item, place))
      }
    }
    return neighbors
  }

  private func path(to anchor: Anchor, in previous: [Anchor: Anchor]) -> [Anchor] {
    var path = [anchor]
    while let before = previous[path[path.count - 1]], before != path[path.count - 1] {
      path.append(before)
    }
    return path.reversed()
  }

  /// The anchor that is furthest on, of those at one side of their items; of several the one of the
  /// outermost item.
  private func last(of reached: [Anchor: Anchor], _ place: Anchor.Place) -> Anchor? {
    let sign = place == .far ? 1.0 : -1.0
    func rank(_ anchor: Anchor) -> (Double, Int, UInt8, Int32, UInt8) {
      (
        sign * graph.position(of: anchor), anchor.place == place ? 1 : 0, anchor.place.rawValue,
        -anchor.item.index, anchor.item.kind.rawValue
      )
    }
    return reached.keys.filter { $0.item != content }.max { rank($0) < rank($1) }
  }

  private mutating func links(_ path: [Anchor]) -> [ContentChain.Link] {
    var links: [ContentChain.Link] = []
    for (from, to) in zip(path, path.dropFirst()) where from.item == to.item {
      guard let origin = origin(of: from.item) else { continue }
      links.append(
        ContentChain.Link(item: from.item, length: graph.length(of: from.item), origin: origin))
    }
    return links
  }

  private func isInside(_ item: LayoutItem) -> Bool { graph.isInside(item, scrollView) }

  // MARK: Sizes

  /// Where the size of an item comes from, through items of which it is a multiple: from a number or
  /// from outside, or else from content.
  private mutating func origin(of item: LayoutItem) -> SizeOrigin? {
    if let known = origins[item] { return known }
    var queue = [(item: item, origin: SizeOrigin(kind: .constant))]
    var seen: Set<LayoutItem> = [item]
    var next = 0
    var fallback: SizeOrigin?
    while next < queue.count {
      let (current, way) = queue[next]
      next += 1
      for tie in graph.strongestFirst(current) {
        var origin = way
        origin.kind = tie.kind
        origin.offset += way.factor * tie.offset
        origin.factor = way.factor * tie.factor
        if current == item {
          origin.constraint = tie.constraint
          origin.relation = tie.relation
          origin.priority = tie.priority
        }
        if let other = tie.other, isInside(other) || other == content {
          if seen.insert(other).inserted { queue.append((other, origin)) }
        } else if tie.kind == .intrinsic {
          fallback = fallback ?? origin
        } else {
          origins[item] = origin
          return origin
        }
      }
    }
    origins[item] = fallback
    return fallback
  }
}

extension AnchorGraph {
  /// The ties of an item's size, equations first, then by priority.
  fileprivate func strongestFirst(_ item: LayoutItem) -> [SizeTie] {
    (sizes[item] ?? []).sorted { a, b in
      (a.priority, a.relation == .equal ? 1 : 0) > (b.priority, b.relation == .equal ? 1 : 0)
    }
  }
}
