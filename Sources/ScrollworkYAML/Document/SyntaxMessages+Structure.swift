internal import ScrollworkModel

/// Reports about how lines and brackets hang together.
extension SyntaxMessages {
  /// A key of more than 1,024 characters is no key for libyaml.
  func longKeyFinding() -> Diagnostic? {
    let index = report.problemIndex
    let line = source.startOfLine(at: index)
    let colon = byte(at: index)
    guard colon == UInt8(ascii: ":"), line.count > 1024 else { return nil }
    let text = String(decoding: line, as: UTF8.self)
    // The key begins behind the last sign that can stand before one.
    var key = Substring(text)
    if let quote = key.last, quote == "\"" || quote == "'" {
      let inner = key.dropLast()
      guard let open = inner.lastIndex(of: quote) else { return nil }
      key = key[open...]
    } else {
      for separator in ["{", ",", "- "] {
        if let range = lastRange(of: separator, in: key) { key = key[range...] }
      }
      while key.first == " " { key.removeFirst() }
    }
    let length = Int32(clamping: key.unicodeScalars.count)
    guard length > 1024 else { return nil }
    return finding(
      ReadingRules.longKey, "The key has \(length) characters; YAML allows 1,024.",
      at: SourceSpan(start: index - length, end: index), help: "Shorten the key.")
  }

  private func lastRange(of separator: String, in text: Substring) -> Substring.Index? {
    var index = text.endIndex
    while index > text.startIndex {
      index = text.index(before: index)
      if text[index...].hasPrefix(separator) {
        return text.index(index, offsetBy: separator.count)
      }
    }
    return nil
  }

  /// A colon in a place where no key can be.
  func colonFinding() -> Diagnostic {
    let index = report.problemIndex
    let before = String(decoding: source.startOfLine(at: index), as: UTF8.self)
    if let range = firstColon(in: before) {
      let valueStart =
        index - Int32(clamping: before[range...].unicodeScalars.count)
      let span = restOfValue(valueStart)
      return finding(
        ReadingRules.syntax, "A second colon on the line makes the value a mapping.", at: span,
        help: "Put the value in quotes: \(quotedForYAML(text(span))).")
    }
    let start = index - Int32(clamping: before.drop { $0 == " " }.unicodeScalars.count)
    let lineStart = index - Int32(clamping: before.unicodeScalars.count)
    if lineStart > 0 {
      let above = source.startOfLine(at: lineStart - 1)
      let length = above.reduce(into: Int32(0)) { $0 += $1 & 0xC0 == 0x80 ? 0 : 1 }
      let line = SourceSpan(start: lineStart - 1 - length, end: lineStart - 1)
      if let finding = missingSpaceFinding(inLine: line) { return finding }
    }
    return finding(
      ReadingRules.syntax, "A key can't stand here: the line above goes on.",
      at: SourceSpan(start: start, end: index),
      help: "Indent it as far as its sibling keys, and end the line above with a colon or a value.")
  }

  /// `key:value` at the beginning of a line.
  func missingSpaceFinding(inLine line: SourceSpan) -> Diagnostic? {
    source.keyWithoutSpace(inLine: line).map {
      finding(
        ReadingRules.missingSpace, "The colon has no space behind it, so it ends no key.", at: $0,
        help: "Put a space behind the colon.")
    }
  }

  /// Where the value behind a line's first `: ` begins.
  private func firstColon(in line: String) -> String.Index? {
    var index = line.startIndex
    while let colon = line[index...].firstIndex(of: ":") {
      let next = line.index(after: colon)
      if next < line.endIndex, line[next] == " " {
        let value = line[next...].drop { $0 == " " }
        return value.isEmpty ? nil : value.startIndex
      }
      index = next
    }
    return nil
  }

  /// Brackets and braces.
  func flowFinding() -> Diagnostic {
    let index = report.problemIndex
    let isMapping = report.context.contains("mapping")
    let opening = isMapping ? "The brace" : "The bracket"
    let closing = isMapping ? "}" : "]"
    if let finding = formatFinding(before: index) ?? commentFinding(before: index) {
      return finding
    }
    let atEnd = byte(at: index) == nil
    let isLaterLine =
      source.position(of: index).line > source.position(of: report.contextIndex).line
    let other: UInt8 = isMapping ? UInt8(ascii: "]") : UInt8(ascii: "}")
    if atEnd || isLaterLine || byte(at: index) == other {
      return unclosedFinding(
        opening, at: report.contextIndex, help: "Add the \(closing) that closes it.")
    }
    return finding(
      ReadingRules.syntax, "Between the \(isMapping ? "braces" : "brackets") a comma is missing.",
      at: restOfValue(index),
      help: "Put a comma between items; put a text with brackets, commas or colons in quotes.")
  }

  /// A `#` in place of a value inside braces or brackets, in the line of an index or one above it:
  /// a comment that swallows what closes them, as in `{0: #fff, 100: #000}`.
  func commentFinding(before index: Int32) -> Diagnostic? {
    var end = index
    for _ in 0..<100 {
      let start = end - codePoints(String(decoding: source.startOfLine(at: end), as: UTF8.self))
      if let finding = commentFinding(inLineAt: start) { return finding }
      guard start > 0 else { return nil }
      end = start - 1
    }
    return nil
  }

  private func commentFinding(inLineAt start: Int32) -> Diagnostic? {
    let line = String(decoding: source.restOfLine(at: start), as: UTF8.self)
    let scalars = Array(line.unicodeScalars)
    var quote: Unicode.Scalar?
    var last: Unicode.Scalar?
    var isInside = false
    for (place, scalar) in scalars.enumerated() {
      if let open = quote {
        if scalar == open { quote = nil }
      } else if scalar == "\"" || scalar == "'" {
        quote = scalar
      } else if scalar == "{" || scalar == "[" {
        isInside = true
      } else if scalar == "#", last == nil || scalars[place - 1] == " " {
        guard isInside, let last, ":,[{".unicodeScalars.contains(last) else { return nil }
        let rest = scalars[place...]
        let end = rest.firstIndex { ", }]".unicodeScalars.contains($0) } ?? scalars.count
        guard end > place + 1 else { return nil }
        let span = SourceSpan(
          start: start + Int32(clamping: place), end: start + Int32(clamping: end))
        return finding(
          ReadingRules.null,
          "The # starts a comment, which takes the rest of the line with all that closes in it.",
          at: span, help: "Put the value in quotes: \(quotedForYAML(text(span))).")
      }
      if scalar != " " { last = scalar }
    }
    return nil
  }

  /// A visual format string without quotes inside brackets or braces.
  func formatFinding(before index: Int32) -> Diagnostic? {
    let line = Array(source.startOfLine(at: index + 1))
    var place = line.count - 2
    while place >= 0 {
      let letter = line[place]
      let isStart = place == 0 || " [{,".utf8.contains(line[place - 1])
      if isStart, letter == UInt8(ascii: "H") || letter == UInt8(ascii: "V"),
        line[place + 1] == UInt8(ascii: ":"), place + 2 < line.count,
        "|[-(".utf8.contains(line[place + 2])
      {
        break
      }
      place -= 1
    }
    guard place >= 0 else { return nil }
    let length = line[place...].reduce(into: Int32(0)) { $0 += $1 & 0xC0 == 0x80 ? 0 : 1 }
    let start = index + 1 - length
    let format = formatString(at: start)
    return finding(
      ReadingRules.visualFormat,
      "Inside brackets and braces YAML takes a visual format string apart.",
      at: SourceSpan(start: start, end: start + Int32(clamping: format.unicodeScalars.count)),
      help: "Put it in quotes: \(quotedForYAML(format)).")
  }

  /// A visual format string up to the first blank, comma, or bracket that closes an outer one.
  private func formatString(at start: Int32) -> String {
    var depth = 0
    let bytes = source.restOfLine(at: start).prefix { byte in
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "}"), 0x20: return false
      case UInt8(ascii: ","): return depth > 0
      default: break
      }
      return depth >= 0
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Keys and items by indentation.
  func blockFinding() -> Diagnostic {
    let index = report.problemIndex
    let before = String(decoding: source.startOfLine(at: index), as: UTF8.self)
    let isFirstOnLine = before.allSatisfy { $0 == " " }
    switch report.problem {
    case "did not find expected <document start>":
      return syntax(
        "The line begins further left than the lines above.", at: index,
        help: "Begin all top-level keys at the start of their lines.")
    case "did not find expected key" where !isFirstOnLine:
      return behindValueFinding(before)
    case "did not find expected key" where byte(at: index) == UInt8(ascii: "-"):
      return syntax(
        "An item of a list stands among keys.", at: index,
        help: "Indent the item as far as the other items of its list.")
    case "did not find expected key", "did not find expected '-' indicator":
      return syntax(
        "The line doesn't begin where its siblings begin.", at: index,
        help: "Indent it exactly as far as they are.")
    case "did not find expected node content":
      return syntax(
        "A value is missing here.", at: index, help: "Write the value, or leave the sign out.")
    default:
      return syntax(
        "YAML can't be read from here on.", at: index,
        help: "Put texts with signs in quotes, and check the indentation.")
    }
  }

  /// Something stands behind a value that is complete: an alias, quotes, brackets.
  private func behindValueFinding(_ before: String) -> Diagnostic {
    let index = report.problemIndex
    if let start = firstColon(in: before), before[start] == "*" {
      let place = index - Int32(clamping: before[start...].unicodeScalars.count)
      let span = restOfValue(place)
      return finding(
        ReadingRules.anchor, "A * at the start of a value is a YAML sign.", at: span,
        help: "Put the value in quotes: \(quotedForYAML(text(span))).")
    }
    return syntax(
      "Something stands behind the end of the value.", at: index,
      help: "Put the whole value in quotes, or begin a new line.")
  }

  func unclosedFinding(_ what: String, at index: Int32, help: String) -> Diagnostic {
    finding(
      ReadingRules.unclosed, "\(what) isn't closed.", at: SourceSpan(start: index, end: index + 1),
      help: help)
  }

  // MARK: Pieces

  func syntax(_ message: String, at index: Int32, help: String) -> Diagnostic {
    finding(ReadingRules.syntax, message, at: restOfValue(index), help: help)
  }

  func finding(
    _ rule: Rule, _ message: String, at span: SourceSpan, help: String
  ) -> Diagnostic {
    Diagnostic(rule, message, at: span, help: help)
  }

  /// The first byte of the character at an offset, nil at the end of the text.
  func byte(at index: Int32) -> UInt8? {
    guard index >= 0 else { return nil }
    let place = byteIndex(of: index, in: source.bytes)
    return place < source.bytes.count ? source.bytes[place] : nil
  }

  /// From an offset to the end of the line, without a comment and blanks at its end; at least one
  /// character, at most 200.
  func restOfValue(_ index: Int32) -> SourceSpan {
    var scalars = Array(
      String(decoding: source.restOfLine(at: index).prefix(800), as: UTF8.self).unicodeScalars
        .prefix(200))
    if let hash = scalars.indices.first(where: {
      $0 > 0 && scalars[$0] == "#" && scalars[$0 - 1] == " "
    }) {
      scalars.removeSubrange(hash...)
    }
    while let last = scalars.last, last == " " || last == "\t" { scalars.removeLast() }
    return SourceSpan(start: index, end: index + Int32(clamping: max(1, scalars.count)))
  }

  /// From an offset to the comma, brace or bracket that ends the value.
  func flowValue(_ index: Int32) -> SourceSpan {
    let span = restOfValue(index)
    let scalars = Array(text(span).unicodeScalars)
    let end = scalars.firstIndex { $0 == "," || $0 == "}" || $0 == "]" } ?? scalars.count
    return SourceSpan(start: index, end: index + Int32(clamping: max(1, end)))
  }

  /// The source's text at a span on one line.
  func text(_ span: SourceSpan) -> String {
    let line = String(decoding: source.restOfLine(at: span.start), as: UTF8.self)
    return String(
      String.UnicodeScalarView(line.unicodeScalars.prefix(Int(span.end - span.start))))
  }
}
