public import ScrollworkModel

/// Which images an app asks for while its rows scroll by, under one of three published policies.
///
/// Rows are counted as the caller counts them. A request asks for an image that isn't there yet; it
/// is there from then on.
public struct ImageLoader: Sendable {
  /// A stretch of content in pt, half-open: touching isn't overlapping.
  public struct Stretch: Hashable, Sendable {
    public var rect: Rect

    public init(_ rect: Rect) {
      self.rect = rect
    }

    public func overlaps(_ other: Rect) -> Bool {
      rect.x < other.maxX && other.x < rect.maxX && rect.y < other.maxY && other.y < rect.maxY
    }
  }

  public let policy: LazyImageAttributes.Policy
  /// Whether willBeginDragging loads what is visible (without it rows stay blank in a second drag).
  public let loadsAtDragBegin: Bool
  private let cached: Set<Int>
  private var held: Set<Int> = []
  private var visible: Set<Int> = []
  private var isUserDragging = false
  /// Where the deceleration is going to end, with the frame's size.
  public private(set) var targetRect: Rect?
  /// In order.
  public private(set) var requests: [Int] = []
  /// Rows shown without image, counted once for each didScroll.
  public private(set) var blankRowFrames = 0
  /// Rows that were seen: those that the naive policy would ask for.
  public private(set) var seen: Set<Int> = []

  public init(
    policy: LazyImageAttributes.Policy, cached: Set<Int> = [], loadsAtDragBegin: Bool = true
  ) {
    self.policy = policy
    self.cached = cached
    self.loadsAtDragBegin = loadsAtDragBegin
  }

  /// The rows that are visible now and have no image, ascending.
  public var blank: [Int] { visible.subtracting(held).sorted() }

  /// didScroll, or the first layout: rows come into view, and are asked for as the policy has it.
  ///
  /// - Parameters:
  ///   - rows: visible rows, ascending.
  ///   - rect: a row's rectangle in content coordinates.
  /// - Returns: the rows asked for now.
  public mutating func show(
    _ rows: [Int], isDecelerating: Bool, rect: (Int) -> Rect
  ) -> [Int] {
    var asked: [Int] = []
    for row in rows where !visible.contains(row) {
      seen.insert(row)
      let wants =
        switch policy {
        case .naive: true
        case .userDragging: isUserDragging || !isDecelerating
        case .targetRect:
          targetRect.map { Stretch(rect(row)).overlaps($0) } ?? true || cached.contains(row)
        }
      if wants { request(row, &asked) }
    }
    visible = Set(rows)
    blankRowFrames += visible.count - visible.intersection(held).count
    return asked
  }

  public mutating func willBeginDragging() -> [Int] {
    isUserDragging = true
    targetRect = nil
    return policy == .naive || !loadsAtDragBegin ? [] : requestVisible()
  }

  /// - Parameter target: at which the deceleration ends, with the frame's size.
  public mutating func willEndDragging(target: Rect) {
    targetRect = target
  }

  public mutating func didEndDragging() {
    isUserDragging = false
  }

  public mutating func didEndDecelerating() -> [Int] {
    targetRect = nil
    return policy == .naive ? [] : requestVisible()
  }

  private mutating func requestVisible() -> [Int] {
    var asked: [Int] = []
    for row in visible.sorted() { request(row, &asked) }
    return asked
  }

  private mutating func request(_ row: Int, _ asked: inout [Int]) {
    guard held.insert(row).inserted else { return }
    requests.append(row)
    asked.append(row)
  }
}
