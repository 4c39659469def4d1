public import ScrollworkModel

/// A view's driven transform: scaled, then rotated, then moved, about the view's anchor.
public struct LinkTransform: Hashable, Sendable {
  public var scale = Point(x: 1, y: 1)
  /// Clockwise on screen, in degrees.
  public var rotation = 0.0
  /// In points.
  public var translation = Point.zero

  public init() {}

  /// `[a, b, c, d, tx, ty]` as in CGAffineTransform.
  public var matrix: [Double] {
    let sine = ElementaryFunctions.sine(degrees: rotation)
    let cosine = ElementaryFunctions.cosine(degrees: rotation)
    return [
      scale.x * cosine, scale.x * sine, -scale.y * sine, scale.y * cosine, translation.x,
      translation.y,
    ]
  }

  /// A point relative to the anchor, transformed.
  public func applied(to point: Point) -> Point {
    let m = matrix
    return Point(
      x: m[0] * point.x + m[2] * point.y + m[4], y: m[1] * point.x + m[3] * point.y + m[5])
  }
}
