/// `drive`: a property that follows a number.
public struct DriveDeclaration: Sendable {
  /// What happens outside the first and last stop.
  public enum Outside: String, Hashable, Sendable, CaseIterable {
    case clamp, extend, identity, `repeat`, mirror
  }

  public enum Rounding: Hashable, Sendable {
    /// To whole numbers.
    case whole
    /// To the viewport's pixels.
    case pixels
  }

  public enum ReducedMotion: String, Hashable, Sendable, CaseIterable { case keep, drop }

  public struct Spring: Hashable, Sendable {
    /// Period of the undamped spring, in seconds.
    public var response: Double
    /// 1 is critical damping.
    public var damping: Double
    public var span: SourceSpan

    public init(response: Double, damping: Double, span: SourceSpan = .none) {
      self.response = response
      self.damping = damping
      self.span = span
    }
  }

  /// `view.property`, `constraint name`, `var name`; with `*` for several.
  public var targets: [LinkText]
  /// One for all targets, or one for each.
  public var sources: [LinkText]
  /// The views for each of which this is one link.
  public var each: LinkText?
  public var stops: Spanned<[StopDeclaration]>?
  public var ratio: LinkText?
  public var ease: EaseDeclaration?
  /// Colours are mixed in linear light, not in sRGB.
  public var mixesLight = false
  public var before: Outside = .clamp
  public var after: Outside = .clamp
  public var condition: LinkText?
  /// Nil: the value without this link.
  public var otherwise: LinkText?
  public var adds = false
  /// Half-life in seconds.
  public var smooth: Spanned<Double>?
  public var spring: Spring?
  public var rounding: Rounding?
  /// Nil: dropped for transforms, kept for all else.
  public var reducedMotion: ReducedMotion?
  /// Passes of layout at most; nil when not written, which means 4.
  public var settle: Int?

  public init(targets: [LinkText], sources: [LinkText]) {
    self.targets = targets
    self.sources = sources
  }
}
