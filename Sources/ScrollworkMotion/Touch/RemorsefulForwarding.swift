public import ScrollworkModel

/// An outer scroll view that forwards raw touches to the view inside and regrets it when a move
/// turns out horizontal: a published strategy for crossing scroll views before there was nesting.
///
/// Faithful with its defects: the flag for horizontal is never cleared (unless `resets`), and
/// distances count from the first point without a deadline.
public struct RemorsefulForwarding: Hashable, Sendable {
  /// What is sent, in order.
  public enum Output: String, Hashable, Sendable {
    case superBegan = "super.began"
    case superMoved = "super.moved"
    case superEnded = "super.ended"
    case superCancelled = "super.cancelled"
    case childBegan = "child.began"
    case childMoved = "child.moved"
    case childEnded = "child.ended"
    case childCancelled = "child.cancelled"
  }

  public let attributes: RemorsefulAttributes
  public private(set) var isHorizontal = false
  public private(set) var isMultitouch = false
  private var firstPoint = Point.zero
  private var hasChild = false

  public init(_ attributes: RemorsefulAttributes = RemorsefulAttributes()) {
    self.attributes = attributes
  }

  /// Fingers come down.
  ///
  /// - Parameters:
  ///   - points: of this event, in pt.
  ///   - touches: how many the view has now, these included.
  ///   - hasChild: whether a view inside was hit.
  public mutating func began(_ points: [Point], touches: Int, hasChild: Bool) -> [Output] {
    let isInitial = points.count == touches
    if attributes.resets, isInitial { isHorizontal = false }
    if isHorizontal { return [.superBegan] }
    if isInitial {
      firstPoint = points.first ?? .zero
      self.hasChild = hasChild
      isMultitouch = false
    }
    isMultitouch = isMultitouch || touches > 1
    return [.superBegan] + child(.childBegan)
  }

  public mutating func moved(_ point: Point) -> [Output] {
    if isHorizontal { return [.superMoved] }
    guard hasChild else { return [] }
    if !isMultitouch, (point.x - firstPoint.x).magnitude > attributes.thresholdX,
      (point.y - firstPoint.y).magnitude < attributes.thresholdY
    {
      isHorizontal = true
      return [.childCancelled, .superMoved]
    }
    return [.childMoved]
  }

  public mutating func ended() -> [Output] {
    isHorizontal ? [.superEnded] : [.superCancelled] + child(.childEnded)
  }

  public mutating func cancelled() -> [Output] {
    [.superCancelled] + (isHorizontal ? [] : child(.childCancelled))
  }

  private func child(_ output: Output) -> [Output] { hasChild ? [output] : [] }
}
