/// An entry of `links`.
public struct LinkDeclaration: Sendable {
  public enum Form: Sendable {
    /// A property that follows a number.
    case drive(DriveDeclaration)
    /// Scrollers that move together.
    case scrollers(ScrollerLinkDeclaration)
    case strip(StripDeclaration)
    case sticky(StickyDeclaration)
    case stretchy(StretchyDeclaration)
    case collapse(CollapseDeclaration)
    case parallax(ParallaxDeclaration)
    case pages(PagesDeclaration)
  }

  public var form: Form
  /// Of the whole entry.
  public var span: SourceSpan

  public init(_ form: Form, at span: SourceSpan = .none) {
    self.form = form
    self.span = span
  }
}
