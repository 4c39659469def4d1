/// The stretches of a scroll view's offset in which a view is seen, by the names that CSS gives
/// them (Scroll-driven Animations, view progress timelines). Lengths in points along one axis.
public struct ViewRange: Hashable, Sendable {
  public enum Name: String, Hashable, Sendable, CaseIterable {
    /// From the first to the last offset at which any of the view is in the port.
    case cover
    /// While as much of it as fits is in the port.
    case contain
    case entry, exit
    case entryCrossing = "entry-crossing"
    case exitCrossing = "exit-crossing"
    /// The whole range of the scroll view.
    case scroll
  }

  public let cover: (start: Double, end: Double)
  public let contain: (start: Double, end: Double)
  public let entryCrossing: (start: Double, end: Double)
  public let exitCrossing: (start: Double, end: Double)

  /// - Parameters:
  ///   - start: the view's near edge in content coordinates.
  ///   - size: the view's size.
  ///   - port: the scroll view's size.
  ///   - insetStart: what is left out of the port at its near edge.
  ///   - insetEnd: the same at its far edge.
  ///   - slide: how far the view moves with the port while it sticks.
  ///   - sticksAt: how far the view stands from the port's near edge meanwhile; nil: right behind the
  ///     far edge.
  public init(
    start: Double, size: Double, port: Double, insetStart: Double = 0, insetEnd: Double = 0,
    slide: Double = 0, sticksAt edge: Double? = nil
  ) {
    let end = port - insetEnd
    let edge = edge ?? end
    // The offset at which the view stands at a place in the port. Where it sticks just there, the range
    // in which it is seen is the longest.
    func coming(_ place: Double) -> Double { start - place + (place < edge ? slide : 0) }
    func going(_ place: Double) -> Double { start - place + (place <= edge ? slide : 0) }
    let near = coming(end - size)
    let far = going(insetStart)
    cover = (coming(end), going(insetStart - size))
    contain = (Swift.min(near, far), Swift.max(near, far))
    entryCrossing = (cover.start, near)
    exitCrossing = (far, cover.end)
  }

  /// A port so small that the view is never in it gives no progress.
  public var isActive: Bool { cover.end > cover.start }

  /// The offsets at which a stretch begins and ends; nil for `scroll`, which isn't the view's.
  public subscript(name: Name) -> (start: Double, end: Double)? {
    switch name {
    case .cover: cover
    case .contain: contain
    case .entry: (cover.start, contain.start)
    case .exit: (contain.end, cover.end)
    case .entryCrossing: entryCrossing
    case .exitCrossing: exitCrossing
    case .scroll: nil
    }
  }

  /// The share of a stretch that lies behind an offset, unclamped; nil when there is none.
  public func progress(_ name: Name, at offset: Double) -> Double? {
    guard isActive, let range = self[name], range.end > range.start else { return nil }
    return (offset - range.start) / (range.end - range.start)
  }
}

extension ViewRange {
  public static func == (a: ViewRange, b: ViewRange) -> Bool {
    a.cover == b.cover && a.contain == b.contain && a.entryCrossing == b.entryCrossing
      && a.exitCrossing == b.exitCrossing
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(cover.start)
    hasher.combine(cover.end)
  }
}
