import ScrollworkModel

/// A stretch of a text by lines and columns, both from 1; columns are code points, the end is
/// behind the last one.
struct SourceRegion: Hashable {
  var start: SourceText.Position
  var end: SourceText.Position

  /// Nil for what has no place, or when there is no text.
  init?(_ span: SourceSpan, in lines: SourceLines?) {
    guard let lines, !span.isNone else { return nil }
    start = lines.position(of: span.start)
    end = lines.position(of: max(span.start, span.end))
  }
}

extension LocatedDiagnostic {
  /// Where a span of the diagnostic lies; nil for what has no place, or when there is no text.
  func region(of span: SourceSpan) -> SourceRegion? {
    SourceRegion(span, in: lines)
  }

  /// `article.yaml:12:5`, or the file alone for what has no place, fit for a terminal.
  func place(of span: SourceSpan) -> String {
    let name = TerminalText.escaped(file)
    guard let start = region(of: span)?.start else { return name }
    return "\(name):\(start.line):\(start.column)"
  }
}
