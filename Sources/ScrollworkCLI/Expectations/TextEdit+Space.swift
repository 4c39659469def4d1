import ScrollworkModel
import ScrollworkRendering

extension TextEdit {
  /// The edit without the white space at its span's end: a YAML block's span reaches to what
  /// follows it.
  func withoutSpaceAtItsEnd(in lines: SourceLines) -> TextEdit {
    let bytes = lines.source.bytes[
      lines.byteOffset(of: span.start)..<lines.byteOffset(of: max(span.start, span.end))]
    let space = bytes.reversed().prefix { $0 <= 0x20 }.count
    return TextEdit(at: SourceSpan(start: span.start, end: span.end - Int32(space)), text)
  }
}
