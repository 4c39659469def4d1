internal import ScrollworkModel

/// Why a text gives no document at all. Offsets count code points.
enum ParseFailure: Error {
  /// libyaml's own report. `offset` counts bytes and is used by its reader alone.
  case syntax(SyntaxReport)
  case outOfMemory
  case tooDeep(at: SourceSpan)
  case tooManyNodes(at: SourceSpan)
  case tooManyAliasVisits(at: SourceSpan)
  case severalDocuments(at: SourceSpan)
  case noDocument
}

/// What libyaml says about a text that it can't read.
struct SyntaxReport {
  enum Stage { case reader, scanner, parser }

  var stage: Stage
  var context: String
  var contextIndex: Int32
  var problem: String
  var problemIndex: Int32
  /// In bytes; of the reader's problems only.
  var byteOffset: Int
}

/// A mistake that leaves the rest of the document readable.
struct DocumentProblem {
  enum Kind {
    case unknownAlias(String)
    case aliasInsideItself(String)
    case tag(String)
    case unusedAnchor(String)
  }

  var kind: Kind
  var span: SourceSpan
}
