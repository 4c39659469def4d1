/// What a constraint can tie: a view, one of its built-in guides, or a guide of the scene's.
public struct LayoutItem: Hashable, Sendable {
  public enum Kind: UInt8, Hashable, Sendable {
    /// The view's alignment rectangle.
    case view
    /// A guide from `guides`; `index` counts `ResolvedScene.guides`.
    case guide
    /// A scroll view's content layout guide: its content area.
    case contentGuide
    /// A scroll view's frame layout guide: what is visible of it.
    case frameGuide
    case safeArea, margins, readable
    /// The root's keyboard guide.
    case keyboard
  }

  public var kind: Kind
  /// Index into `ResolvedScene.views` (of the owner, for a built-in guide), or into `guides`.
  public var index: Int32

  public init(_ kind: Kind, _ index: Int32) {
    self.kind = kind
    self.index = index
  }
}

/// The attributes that constraints compare (NSLayoutConstraint.Attribute).
public enum LayoutAttribute: String, Hashable, Sendable, CaseIterable {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  case firstBaseline, lastBaseline

  public var axis: Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline: .vertical
    }
  }

  /// Width and height; everything else is a location.
  public var isSize: Bool { self == .width || self == .height }

  /// Leading and trailing, whose meaning depends on the direction.
  public var isDirectional: Bool { self == .leading || self == .trailing }
}
