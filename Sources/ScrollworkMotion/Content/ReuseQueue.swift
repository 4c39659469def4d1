public import ScrollworkModel

/// Views that leave are queued, views that enter are taken from the queue or made: the reuse of
/// cells and pages.
public struct ReuseQueue: Sendable {
  /// What one update did, in order.
  public enum Action: Hashable, Sendable {
    case queued(item: Int, instance: Int)
    case reused(item: Int, instance: Int)
    case made(item: Int, instance: Int)
  }

  public let order: ReuseAttributes.Order
  /// Whether leaving views are queued before entering ones are served; the other order makes more.
  public let enqueuesFirst: Bool
  /// Which instance shows an item.
  public private(set) var live: [Int: Int] = [:]
  /// Items with an instance, in the order in which they came; those that leave are queued in it.
  private var shown: [Int] = []
  private var queue: [Int] = []
  public private(set) var made = 0
  public private(set) var reused = 0
  /// Largest numbers so far.
  public private(set) var mostLive = 0
  public private(set) var mostQueued = 0

  public init(order: ReuseAttributes.Order = .fifo, enqueuesFirst: Bool = true) {
    self.order = order
    self.enqueuesFirst = enqueuesFirst
  }

  public var queued: Int { queue.count }

  /// Shows these items and no others.
  ///
  /// - Parameter items: in the order in which they are asked for.
  public mutating func show(_ items: [Int]) -> [Action] {
    let wanted = Set(items)
    var actions: [Action] = []
    let leaving = shown.filter { !wanted.contains($0) }
    shown.removeAll { !wanted.contains($0) }
    if enqueuesFirst { enqueue(leaving, &actions) }
    for item in items where live[item] == nil {
      shown.append(item)
      if queue.isEmpty {
        actions.append(.made(item: item, instance: made))
        live[item] = made
        made += 1
      } else {
        let instance = order == .fifo ? queue.removeFirst() : queue.removeLast()
        actions.append(.reused(item: item, instance: instance))
        live[item] = instance
        reused += 1
      }
    }
    if !enqueuesFirst { enqueue(leaving, &actions) }
    mostLive = max(mostLive, live.count)
    mostQueued = max(mostQueued, queue.count)
    return actions
  }

  private mutating func enqueue(_ items: [Int], _ actions: inout [Action]) {
    for item in items {
      guard let instance = live.removeValue(forKey: item) else { continue }
      queue.append(instance)
      actions.append(.queued(item: item, instance: instance))
      mostQueued = max(mostQueued, queue.count)
    }
  }

  /// The items that a pager shows: the page, the one before, the one after, and so on outwards.
  public static func window(round page: Int, window: Int, count: Int) -> [Int] {
    guard count > 0 else { return [] }
    let page = min(max(page, 0), count - 1)
    var items = [page]
    for distance in stride(from: 1, through: window, by: 1) {
      if page - distance >= 0 { items.append(page - distance) }
      if page + distance < count { items.append(page + distance) }
    }
    return items
  }
}
