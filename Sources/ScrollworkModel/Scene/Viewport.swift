/// The rectangle that the root view fills, and what surrounds it.
public struct Viewport: Hashable, Sendable {
  /// Width and height in points.
  public var size: Size
  /// Pixels per point; nil means that nothing is rounded to pixels.
  public var scale: Double?
  /// Parts of the viewport that bars, notches and the home indicator cover, in points.
  public var safeArea: EdgeInsets
  public var direction: LayoutDirection
  /// Factor on text sizes (1 = the default content size category).
  public var textScale: Double
  /// Size classes; nil means that they follow from the size (below 600 pt is compact).
  public var device: String?
  /// How much of the viewport a keyboard covers from below, in points.
  public var keyboardHeight = 0.0

  public init(
    size: Size, scale: Double? = nil, safeArea: EdgeInsets = .zero,
    direction: LayoutDirection = .leftToRight, textScale: Double = 1, device: String? = nil
  ) {
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.direction = direction
    self.textScale = textScale
    self.device = device
  }
}

/// One entry of a scene's `matrix`: what it changes of the viewport.
public struct Variant: Sendable {
  public var name: String
  public var size: Size?
  public var scale: Double?
  public var safeArea: EdgeInsets?
  public var direction: LayoutDirection?
  public var textScale: Double?
  public var device: String?
  public var expect: Expectation?
  public var span: SourceSpan

  public init(
    name: String, size: Size? = nil, scale: Double? = nil, safeArea: EdgeInsets? = nil,
    direction: LayoutDirection? = nil, textScale: Double? = nil, device: String? = nil,
    expect: Expectation? = nil, span: SourceSpan = .none
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.direction = direction
    self.textScale = textScale
    self.device = device
    self.expect = expect
    self.span = span
  }

  /// The viewport with this variation applied: keys given replace the base's; a change of size
  /// resets the safe area unless one is given; everything else is kept.
  public func applied(to base: Viewport) -> Viewport {
    var result = base
    if let size {
      result.size = size
      result.safeArea = .zero
      result.device = nil
    }
    if let device { result.device = device }
    if let scale { result.scale = scale }
    if let safeArea { result.safeArea = safeArea }
    if let direction { result.direction = direction }
    if let textScale { result.textScale = textScale }
    return result
  }
}
