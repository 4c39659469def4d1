/// What pictures and touches need of a view; layout doesn't.
public struct PictureAttributes: Hashable, Sendable {
  /// 0...1.
  public var alpha = 1.0
  public var transform = TransformAttributes()
  public var zPosition = 0.0
  /// Nil: the type's default (on for scroll views).
  public var clipsToBounds: Bool?
  /// As written: `#rrggbb` or a colour's name.
  public var backgroundColor: String?
  /// In points.
  public var cornerRadius = 0.0
  /// Nil: the type's default (off for labels and image views).
  public var userInteractionEnabled: Bool?
  /// What the scroll view around answers to `touchesShouldBegin(_:with:in:)` for this view.
  public var touchesShouldBegin = true
  /// What it answers to `touchesShouldCancel(in:)`; nil: UIKit's default, false for controls.
  public var touchesShouldCancel: Bool?
  /// A page control's scroll view, as written.
  public var pageControlTarget: Spanned<String>?

  public init() {}
}

/// A view's transform as a scene writes it: scaled, then rotated, then moved, about its centre.
public struct TransformAttributes: Hashable, Sendable {
  public var scale = Point(x: 1, y: 1)
  /// Clockwise, in degrees.
  public var rotation = 0.0
  /// In points.
  public var translation = Point.zero

  public init() {}

  public var isIdentity: Bool { self == TransformAttributes() }
}
