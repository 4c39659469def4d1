/// A stretch of a source text and what comes in its place.
public struct TextEdit: Hashable, Sendable {
  /// Empty where text is only added.
  public var span: SourceSpan
  public var text: String

  public init(at span: SourceSpan, _ text: String) {
    self.span = span
    self.text = text
  }
}

extension SourceText {
  /// The text with edits made; everything else stays byte for byte.
  ///
  /// - Parameter edits: In any order. Of two that overlap, the one that begins first is made.
  /// - Complexity: O(bytes + edits log edits).
  public func applying(_ edits: [TextEdit]) -> SourceText {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 64)
    var index = 0
    var offset: Int32 = 0
    /// Moves to a code-point offset.
    func move(to target: Int32, copying: Bool) {
      let start = index
      while index < bytes.count, offset < target {
        index += 1
        while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
        offset += 1
      }
      if copying { result += bytes[start..<index] }
    }
    let order = edits.indices.sorted {
      (edits[$0].span.start, edits[$0].span.end, $0)
        < (edits[$1].span.start, edits[$1].span.end, $1)
    }
    for edit in order.lazy.map({ edits[$0] }) where edit.span.start >= offset {
      move(to: edit.span.start, copying: true)
      result += edit.text.utf8
      move(to: edit.span.end, copying: false)
    }
    result += bytes[index...]
    return SourceText(name: name, bytes: result)
  }
}
