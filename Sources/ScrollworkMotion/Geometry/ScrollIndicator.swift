/// Length and place of a scroll indicator on one axis, in pt.
public struct ScrollIndicator: Hashable, Sendable {
  public var start: Double
  public var length: Double

  public init(start: Double, length: Double) {
    self.start = start
    self.length = length
  }

  /// As mocha-android draws it, whose figures follow UIKit's look: the visible share of the track,
  /// at least 34 pt; it shrinks one for one past an edge, down to its own thickness.
  ///
  /// - Parameters:
  ///   - bounds: the view's length on the axis.
  ///   - content: the content's length with its insets.
  ///   - offset: from the low end of the range.
  ///   - thickness: of the indicator; the least length.
  ///   - inset: at both ends of the track.
  public static func place(
    bounds: Double, content: Double, offset: Double, thickness: Double = 7, inset: Double = 1
  ) -> ScrollIndicator? {
    guard content > bounds, bounds > 0 else { return nil }
    let track = bounds - 2 * inset
    let full = max(34, (bounds / content * track).rounded(.up))
    let overscroll = max(0, -offset) + max(0, offset - (content - bounds))
    let length = max(thickness, full - overscroll)
    if offset > content - bounds {
      return ScrollIndicator(start: bounds - inset - length, length: length)
    }
    let share = max(offset, 0) / (content - bounds)
    return ScrollIndicator(start: max(inset, ((track - length) * share).rounded()), length: length)
  }
}
