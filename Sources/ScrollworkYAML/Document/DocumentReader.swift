internal import ScrollworkModel

/// Text to document: size limit, libyaml, and messages for what it can't read.
struct DocumentReader {
  let limits: ReadingLimits

  /// The document of a text; nil, with a finding, when it has none.
  func read(
    _ source: SourceText, into findings: inout Findings, allowingNothing: Bool = false
  ) -> YAMLDocument? {
    guard source.bytes.count <= limits.bytes else {
      findings.add(
        Diagnostic(
          ReadingRules.inputSize,
          "The input has \(source.bytes.count) bytes; the limit (bytes) is \(limits.bytes).",
          at: SourceSpan(start: 0, end: 1), help: "Split the scene, or raise the limit."))
      return nil
    }
    if let finding = directiveFinding(source) {
      findings.add(finding)
      return nil
    }
    do throws(ParseFailure) {
      let (document, problems) = try EventLoop.parse(source.bytes, limits: limits)
      for problem in problems where !findings.isFull { findings.add(finding(for: problem)) }
      return document
    } catch {
      if case .noDocument = error, allowingNothing { return nil }
      findings.add(finding(for: error, in: source))
      return nil
    }
  }

  /// libyaml compares every `%TAG` line with all before it; scenes need none.
  private func directiveFinding(_ source: SourceText) -> Diagnostic? {
    var index = 0
    var codePoints: Int32 = 0
    let bytes = source.bytes
    while index < bytes.count {
      let line = bytes[index...].prefix { $0 != 0x0A && $0 != 0x0D }
      let content = line.drop { $0 == 0x20 }
      if content.first == UInt8(ascii: "%"), line.first == UInt8(ascii: "%"),
        !line.starts(with: "%YAML 1.".utf8)
      {
        let span = SourceSpan(start: codePoints, end: codePoints + 1)
        return Diagnostic(
          ReadingRules.syntax, "A line that begins with % is a YAML directive.", at: span,
          help: "Take the line out; scenes need no directives.")
      }
      guard
        content.isEmpty || content.first == UInt8(ascii: "#")
          || line.first == UInt8(ascii: "%")
      else { return nil }
      codePoints += codePointCount(line) + 1
      index = line.endIndex + 1
    }
    return nil
  }

  private func codePointCount(_ bytes: ArraySlice<UInt8>) -> Int32 {
    bytes.reduce(into: 0) { $0 += $1 & 0xC0 == 0x80 ? 0 : 1 }
  }

  // MARK: Findings

  private func finding(for failure: ParseFailure, in source: SourceText) -> Diagnostic {
    switch failure {
    case .syntax(let report):
      return SyntaxMessages(source: source, report: report).finding()
    case .outOfMemory:
      return Diagnostic(
        ReadingRules.memory, "There is too little memory to read the text.",
        at: SourceSpan(start: 0, end: 1), help: "Split the scene.")
    case .tooDeep(let span):
      return Diagnostic(
        ReadingRules.depth,
        "Lists and mappings are nested more than \(limits.depth) deep, which is the limit (depth).",
        at: span, help: "Nest less deep, or raise the limit.")
    case .tooManyNodes(let span):
      return Diagnostic(
        ReadingRules.nodes,
        "The text holds more than \(limits.nodes) values and keys, which is the limit (nodes).",
        at: span, help: "Split the scene, or raise the limit.")
    case .tooManyAliasVisits(let span):
      return Diagnostic(
        ReadingRules.aliases,
        "Aliases stand for more than \(limits.aliasVisits) nodes, which is the limit (aliasVisits).",
        at: span, help: "Use fewer aliases of aliases, or raise the limit.")
    case .severalDocuments(let span):
      let rest = source.restOfLine(at: span.start)
      guard rest.starts(with: "---".utf8) || rest.first == UInt8(ascii: "%") else {
        return Diagnostic(
          ReadingRules.syntax, "The line begins further left than the lines above.",
          at: SourceSpan(start: span.start, end: span.start + 1),
          help: "Begin all top-level keys at the start of their lines.")
      }
      return Diagnostic(
        ReadingRules.severalDocuments, "A second YAML document begins here.", at: span,
        help: "Put each scene into its own file.")
    case .noDocument:
      let isEmpty = source.bytes.isEmpty
      return Diagnostic(
        ReadingRules.noScene,
        isEmpty ? "The file is empty." : "The file holds nothing but blanks and comments.",
        at: SourceSpan(start: 0, end: isEmpty ? 0 : 1),
        help: "A scene begins with scrollwork: 1, then viewport: and root:.")
    }
  }

  private func finding(for problem: DocumentProblem) -> Diagnostic {
    switch problem.kind {
    case .unknownAlias(let name):
      return Diagnostic(
        ReadingRules.anchor, "*\(name) is a YAML alias, and there is no anchor &\(name) before it.",
        at: problem.span, help: "Put the text in quotes: \"*\(name)\".")
    case .aliasInsideItself(let name):
      return Diagnostic(
        ReadingRules.anchor, "*\(name) stands inside the value that &\(name) names.",
        at: problem.span, help: "An alias can stand behind its anchor's value only.")
    case .tag(let name):
      return Diagnostic(
        ReadingRules.tag, "\(quoted(name)) is a YAML tag, and scenes know none.",
        at: problem.span, help: "Put a text that begins with ! in quotes.")
    case .unusedAnchor(let name):
      return Diagnostic(
        ReadingRules.unusedAnchor, "The YAML anchor &\(name) is never used.", at: problem.span,
        help: "Take it out; put a text that begins with & in quotes.")
    }
  }
}
