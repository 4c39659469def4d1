public import ScrollworkModel

/// `scrollRectToVisible(_:animated:)`.
public enum VisibleRect {
  /// The contentOffset that brings a rectangle of the content into view by the shortest way.
  ///
  /// The rectangle is cut to the content and, at its far side, to what is visible; nothing happens
  /// when nothing is left of it or all of it is visible.
  ///
  /// - Parameter insets: of the visible rectangle in the bounds; zero for the bounds themselves.
  public static func offset(
    toShow rect: Rect, from offset: Point, bounds: Size, content: Size,
    insets: EdgeInsets = .zero, rangeX: ClosedRange<Double>, rangeY: ClosedRange<Double>
  ) -> Point {
    let x = span(rect.x, rect.width, content.width)
    let y = span(rect.y, rect.height, content.height)
    guard let x, let y else { return offset }
    return Point(
      x: moved(
        x, offset.x, insets.left, bounds.width - insets.left - insets.right, rangeX),
      y: moved(
        y, offset.y, insets.top, bounds.height - insets.top - insets.bottom, rangeY))
  }

  /// The part of a stretch that is content.
  private static func span(
    _ start: Double, _ length: Double, _ content: Double
  ) -> (start: Double, end: Double)? {
    let low = max(start, 0)
    let high = min(start + length, content)
    return low < high || (length == 0 && low == high) ? (low, high) : nil
  }

  private static func moved(
    _ span: (start: Double, end: Double), _ offset: Double, _ inset: Double, _ visible: Double,
    _ range: ClosedRange<Double>
  ) -> Double {
    guard visible > 0 else { return offset }
    let end = min(span.end, span.start + visible)
    let near = offset + inset
    var result = offset
    if span.start < near {
      result = span.start - inset
    } else if end > near + visible {
      result = end - visible - inset
    } else {
      return offset
    }
    result = min(max(result, range.lowerBound), range.upperBound)
    return result
  }
}
