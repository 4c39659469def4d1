internal import ScrollworkModel

/// A scroll view's insets and the range of its contentOffset.
struct ScrollGeometry {
  private let bounds: Size
  private let contentSize: Size
  private let attributes: ScrollAttributes
  /// contentInset plus what the adjustment behavior adds of the safe area.
  let adjustedContentInset: EdgeInsets

  init(
    bounds: Size, contentSize: Size, attributes: ScrollAttributes, safeArea: EdgeInsets,
    direction: LayoutDirection
  ) {
    self.bounds = bounds
    self.contentSize = contentSize
    self.attributes = attributes
    let own = attributes.contentInset.resolved(direction)
    var added = EdgeInsets.zero
    switch attributes.insetAdjustment {
    case .never: break
    case .always: added = safeArea
    case .automatic, .scrollableAxes:
      // An axis counts as scrollable by its content and its own inset, before any adjustment.
      if attributes.alwaysBounceHorizontal
        || own.left + contentSize.width + own.right > bounds.width
      {
        added.left = safeArea.left
        added.right = safeArea.right
      }
      if attributes.alwaysBounceVertical
        || own.top + contentSize.height + own.bottom > bounds.height
      {
        added.top = safeArea.top
        added.bottom = safeArea.bottom
      }
    }
    adjustedContentInset = own + added
  }

  /// From minus the near inset to where the content's far edge, with its inset, meets the frame's.
  func offsetRange(_ axis: Axis) -> ClosedRange<Double> {
    let low = -adjustedContentInset.near(axis) + 0
    let high = contentSize[axis] + adjustedContentInset.far(axis) - bounds[axis]
    // Numbers as large as a double's limits leave nothing to scroll through.
    guard low.isFinite, high.isFinite else { return 0...0 }
    return low...max(low, high)
  }

  /// Where scrolling starts: as given, else at the low end.
  var initialOffset: Point {
    let horizontal = offsetRange(.horizontal)
    let vertical = offsetRange(.vertical)
    switch attributes.contentOffset {
    case .point(let point): return point
    case .end: return Point(x: horizontal.upperBound, y: vertical.upperBound)
    case nil: return Point(x: horizontal.lowerBound, y: vertical.lowerBound)
    }
  }
}
