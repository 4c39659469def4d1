internal import ScrollworkModel

/// libyaml's reports in plain words, at the place where something has to be changed.
struct SyntaxMessages {
  let source: SourceText
  let report: SyntaxReport

  func finding() -> Diagnostic {
    if report.stage == .reader { return readerFinding() }
    let problem = report.problem
    if problem.contains("tab character") || byte(at: report.problemIndex) == 0x09 {
      return tabFinding()
    }
    if report.context.contains("block scalar") { return blockSignFinding(at: report.contextIndex) }
    if let finding = longKeyFinding() { return finding }
    switch problem {
    case "found character that cannot start any token": return signFinding()
    case "mapping values are not allowed in this context": return colonFinding()
    case "could not find expected ':'":
      if let finding = missingSpaceFinding(inLine: restOfValue(report.contextIndex)) {
        return finding
      }
      return syntax(
        "The line is neither a key with a value nor an item of a list.", at: report.contextIndex,
        help: "Write key: value, with a space behind the colon.")
    case "block sequence entries are not allowed in this context":
      if let finding = commentFinding(before: report.problemIndex) { return finding }
      return syntax(
        "A list can't begin on the line of its key.", at: report.problemIndex,
        help: "Begin the - on the next line, or write the list in [ ].")
    case "found unexpected end of stream", "found unexpected document indicator":
      return unclosedFinding("The quote", at: report.contextIndex, help: "Add the second quote.")
    case "found unknown escape character", "found invalid Unicode character escape code",
      "did not find expected hexdecimal number":
      return escapeFinding()
    default: break
    }
    if report.context.contains("anchor") || report.context.contains("alias") {
      let sign = report.context.contains("anchor") ? "&" : "*"
      return finding(
        ReadingRules.anchor, "A \(sign) at the start of a value is a YAML sign.",
        at: restOfValue(report.contextIndex),
        help: "Put the value in quotes: \(quotedForYAML(text(restOfValue(report.contextIndex)))).")
    }
    if report.context.contains("tag") || problem.contains("tag") {
      let start = report.context.contains("tag") ? report.contextIndex : report.problemIndex
      return finding(
        ReadingRules.tag, "A ! at the start of a value is a YAML tag.", at: restOfValue(start),
        help: "Put the value in quotes.")
    }
    if report.context.contains("flow") { return flowFinding() }
    return blockFinding()
  }

  // MARK: Reader and signs

  private func readerFinding() -> Diagnostic {
    let start = codePoint(at: report.byteOffset, in: source.bytes)
    let span = SourceSpan(start: start, end: start + 1)
    guard report.problem.contains("control characters") else {
      return Diagnostic(
        ReadingRules.encoding, "A byte here is part of no UTF-8 character.", at: span,
        help: "Save the file as UTF-8.")
    }
    var code = "A character"
    let index = report.byteOffset
    if index < source.bytes.count, source.bytes[index] < 0x80 {
      code = "The control character U+00"
      if source.bytes[index] < 0x10 { code += "0" }
      code += String(source.bytes[index], radix: 16, uppercase: true)
    }
    return Diagnostic(
      ReadingRules.controlCharacter, "\(code) can't stand in YAML.", at: span,
      help: "Take it out, or write it as an escape in double quotes.")
  }

  private func tabFinding() -> Diagnostic {
    var start = report.problemIndex
    // libyaml may stop behind the tab or before the line; the tab is the first one of that line.
    if byte(at: start) != 0x09 {
      let before = source.startOfLine(at: start)
      if let tab = before.firstIndex(of: 0x09) { start -= Int32(clamping: before.endIndex - tab) }
    }
    return Diagnostic(
      ReadingRules.tab, "A tab stands where YAML wants spaces.",
      at: SourceSpan(start: start, end: start + 1), help: "Indent with spaces.")
  }

  /// `>` or `|` at the start of a value.
  private func blockSignFinding(at index: Int32, inFlow: Bool = false) -> Diagnostic {
    let span = inFlow ? flowValue(index) : restOfValue(index)
    let value = text(span)
    let before = String(decoding: source.startOfLine(at: index), as: UTF8.self)
    let key = before.split(separator: " ").last.map(String.init) ?? ""
    if value.hasPrefix("|"), value.contains("[") {
      let place = SourceSpan(
        start: key == "H:" || key == "V:"
          ? index - codePoints(before) + spanOf(key, in: before) : index,
        end: span.end)
      if key == "H:" || key == "V:" {
        return finding(
          ReadingRules.visualFormat,
          "With a space behind \(key) YAML reads a key and a value, not a visual format string.",
          at: place, help: "Take the space out: \(key)\(value)")
      }
      return finding(
        ReadingRules.visualFormat, "A | at the start of a value begins a YAML block text.",
        at: span,
        help: "Begin a visual format string with H: or V:, such as H:\(value)")
    }
    return finding(
      ReadingRules.blockSign,
      "A \(value.prefix(1)) at the start of a value begins a YAML block text.", at: span,
      help: "Put the value in quotes: \(quotedForYAML(value)).")
  }

  func codePoints(_ text: String) -> Int32 { Int32(clamping: text.unicodeScalars.count) }

  /// Where the last occurrence of a word begins in a text, in code points.
  private func spanOf(_ word: String, in text: String) -> Int32 {
    var trimmed = Substring(text)
    while trimmed.last == " " { trimmed.removeLast() }
    return Int32(clamping: trimmed.unicodeScalars.count - word.unicodeScalars.count)
  }

  private func signFinding() -> Diagnostic {
    let index = report.problemIndex
    if let finding = formatFinding(before: index) { return finding }
    switch byte(at: index) {
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      // Outside brackets these two begin a block text and are reported as such.
      return blockSignFinding(at: index, inFlow: true)
    default:
      let span = restOfValue(index)
      let value = text(span)
      return finding(
        ReadingRules.syntax, "A value can't begin with \(value.prefix(1)) in YAML.", at: span,
        help: "Put it in quotes: \(quotedForYAML(value)).")
    }
  }

  private func escapeFinding() -> Diagnostic {
    // The report points at the backslash or at the digits behind it.
    var start = report.problemIndex
    for back in Int32(0)...2 where byte(at: report.problemIndex - back) == UInt8(ascii: "\\") {
      start = report.problemIndex - back
      break
    }
    let escape = String(decoding: source.restOfLine(at: start).prefix(6), as: UTF8.self)
    if escape.lowercased().hasPrefix("\\ud") {
      return finding(
        ReadingRules.escape, "\(escape) is half of a pair of JSON escapes.",
        at: SourceSpan(start: start, end: start + 6),
        help: "Write the character itself, or \\U and eight digits.")
    }
    return finding(
      ReadingRules.escape, "\(escape.prefix(2)) is no escape that YAML knows.",
      at: SourceSpan(start: start, end: start + 2),
      help: "Write \\\\ for a backslash, or put the text in single quotes.")
  }
}
