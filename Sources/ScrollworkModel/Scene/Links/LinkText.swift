/// A text of the link language as a scene writes it, with its place.
public struct LinkText: Hashable, Sendable {
  public var text: String
  public var span: SourceSpan
  /// True when offsets into the text can be added to `span.start`.
  public var isVerbatim: Bool
  /// A comma of the braces or brackets round it ends it while a parenthesis is open.
  public var isCutAtComma: Bool

  public init(
    _ text: String, at span: SourceSpan = .none, isVerbatim: Bool = false,
    isCutAtComma: Bool = false
  ) {
    self.text = text
    self.span = span
    self.isVerbatim = isVerbatim
    self.isCutAtComma = isCutAtComma
  }

  /// Whether a text has more parentheses that open than such that close.
  package static func hasOpenCall(_ text: String) -> Bool {
    text.utf8.count { $0 == UInt8(ascii: "(") } > text.utf8.count { $0 == UInt8(ascii: ")") }
  }

  /// The place of a part of the text, given in code points.
  public func span(of range: Range<Int>) -> SourceSpan {
    guard isVerbatim, !range.isEmpty else { return span }
    let start = min(span.start + Int32(clamping: range.lowerBound), span.end)
    return SourceSpan(
      start: start, end: max(start, min(span.end, span.start + Int32(clamping: range.upperBound))))
  }
}

extension LinkText: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) {
    self.init(text)
  }
}

/// A name from `let` and what it stands for.
public struct LinkDefinition: Sendable {
  public var name: Spanned<String>
  public var value: LinkText

  public init(name: Spanned<String>, value: LinkText) {
    self.name = name
    self.value = value
  }
}
