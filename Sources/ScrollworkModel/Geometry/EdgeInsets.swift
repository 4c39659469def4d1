/// Distances in points (pt) from the four edges of a rectangle, inwards.
public struct EdgeInsets: Hashable, Sendable {
  public var top: Double
  public var left: Double
  public var bottom: Double
  public var right: Double

  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  public static let zero = EdgeInsets()
}

/// Insets as a scene writes them: horizontally either by side or by reading direction.
public struct InsetSpecification: Hashable, Sendable {
  public var top: Double
  public var bottom: Double
  /// The left inset, or the leading one when `isDirectional`.
  public var near: Double
  /// The right inset, or the trailing one when `isDirectional`.
  public var far: Double
  public var isDirectional: Bool

  public init(
    top: Double = 0, near: Double = 0, bottom: Double = 0, far: Double = 0,
    isDirectional: Bool = false
  ) {
    self.top = top
    self.near = near
    self.bottom = bottom
    self.far = far
    self.isDirectional = isDirectional
  }

  public init(_ all: Double) {
    self.init(top: all, near: all, bottom: all, far: all)
  }

  /// The insets by side.
  public func resolved(_ direction: LayoutDirection) -> EdgeInsets {
    let swapped = isDirectional && direction == .rightToLeft
    return EdgeInsets(
      top: top, left: swapped ? far : near, bottom: bottom, right: swapped ? near : far)
  }
}
