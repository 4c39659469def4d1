public import ScrollworkModel

/// A link in the four concepts: a drive, a link of scrollers, or a bar with memory, which can't be
/// said with stops.
public struct ExpandedLink: Sendable {
  public var form: LinkDeclaration.Form
  /// Index of the entry of `links` that it comes from.
  public var link: Int
  public var span: SourceSpan
  /// A recipe made it.
  public var isGenerated: Bool
}
