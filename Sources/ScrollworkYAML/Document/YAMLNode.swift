internal import ScrollworkModel

/// One node of a YAML document. Nodes lie in one array in document order: a node's children follow
/// it, keys and values in turn, and `next` is the index behind the last of them.
struct YAMLNode {
  enum Kind: UInt8 {
    case scalar, sequence, mapping
    /// Stands for another node: `target`.
    case alias
    /// Something that was reported already and stands for nothing.
    case invalid
  }

  enum Style: UInt8 {
    case plain, singleQuoted, doubleQuoted, literal, folded
    /// Collections in brackets or braces, and by indentation.
    case flow, block
  }

  var kind: Kind
  var style: Style
  /// A scalar with a `$` in it.
  var hasDollar = false
  /// The place in `KeyTable` of a scalar that stands as a mapping's key.
  var key: KeyTable.Index = KeyTable.unknown
  /// Code-point offsets, as in `SourceSpan`.
  var start: Int32
  var end: Int32
  /// Index of the next node that isn't inside this one.
  var next: Int32 = 0
  /// A scalar's text starts here in the document's text; an alias's target.
  var payload: Int32 = 0
  /// Length of a scalar's text in bytes; number of items or of key-value pairs.
  var count: Int32 = 0

  var span: SourceSpan { SourceSpan(start: start, end: end) }
  var isPlain: Bool { style == .plain }
}
