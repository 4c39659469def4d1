internal import ScrollworkModel

/// Finds what a pasted log says about constraints in the text round it.
struct LogText {
  enum Event {
    /// "Unable to simultaneously satisfy constraints".
    case heading
    /// A description from its `<` to behind its `>`; nil behind it when it isn't closed.
    case description(Range<Int>, isClosed: Bool)
    /// "Will attempt to recover by breaking constraint".
    case recovery
    /// The end of a list.
    case end
    /// A list that the system keeps to itself.
    case hidden(Range<Int>)
    /// A line inside a list that looks like a constraint and isn't one.
    case unknown(Range<Int>)
  }

  /// Characters that a description may have; more means that its end is missing.
  private static let longest = 4_000

  let scalars: [Unicode.Scalar]
  private(set) var events: [(offset: Int, event: Event)] = []

  init(_ source: SourceText) {
    scalars = Array(String(decoding: source.bytes, as: UTF8.self).unicodeScalars)
    findDescriptions()
    findLines()
    events.sort { $0.offset < $1.offset }
  }

  // MARK: Descriptions

  private mutating func findDescriptions() {
    var index = 0
    while index < scalars.count {
      guard scalars[index] == "<", beginsDescription(index) else {
        index += 1
        continue
      }
      let (end, isClosed) = end(from: index + 1)
      events.append((index, .description(index..<end, isClosed: isClosed)))
      index = end
    }
  }

  /// Whether `<NSLayoutConstraint:`, or `<<` as some libraries write, stands at an index.
  private func beginsDescription(_ start: Int) -> Bool {
    var index = start + 1
    while index < scalars.count, index < start + 4, scalars[index] == " " || scalars[index] == "<" {
      index += 1
    }
    let name = scalars[index...].prefix(200).prefix { LogText.isClassPart($0) }
    guard String(String.UnicodeScalarView(name)).hasSuffix("Constraint") else { return false }
    index += name.count
    while index < scalars.count, scalars[index] == " " { index += 1 }
    return index < scalars.count && scalars[index] == ":"
  }

  private static func isClassPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "." || scalar == "_" || scalar == "$" || scalar.properties.isAlphabetic
      || scalar.properties.numericType != nil
  }

  /// Behind the bracket that closes a description. When there is none, the end of its line, or the
  /// next description on it.
  private func end(from start: Int) -> (offset: Int, isClosed: Bool) {
    var lineEnd: Int?
    var depth = 0
    var index = start
    let limit = min(scalars.count, start + LogText.longest)
    while index < limit {
      switch scalars[index] {
      case "'":
        let end = QuotedText.end(of: index) { $0 < limit ? scalars[$0] : nil }
        if let end { index = end }
      case "<" where index + 1 < limit && scalars[index + 1] != "=":
        if index > start + 1, beginsDescription(index) { return (lineEnd ?? index, false) }
        depth += 1
      case ">" where index + 1 >= scalars.count || scalars[index + 1] != "=":
        if depth == 0 { return (index + 1, true) }
        depth -= 1
      case "\n", "\r": lineEnd = lineEnd ?? index
      default: break
      }
      index += 1
    }
    return (lineEnd ?? limit, false)
  }

  // MARK: Lines

  private func lineEnd(_ start: Int) -> Int {
    scalars[start...].firstIndex { $0 == "\n" || $0 == "\r" } ?? scalars.count
  }

  private mutating func findLines() {
    let descriptions = events
    var next = 0
    var start = 0
    var isInList = false
    while start < scalars.count {
      let end = lineEnd(start)
      while next < descriptions.count, descriptions[next].offset < start { next += 1 }
      let hasDescription =
        next < descriptions.count && descriptions[next].offset < end
        || next > 0 && LogText.end(descriptions[next - 1].event) > start
      let line = String(String.UnicodeScalarView(scalars[start..<end]))
      let bare = LogText.bare(line)
      let lower = line.lowercased()
      if lower.contains("simultaneously satisfy constraints") {
        events.append((start, .heading))
        isInList = false
      }
      if lower.contains("recover by breaking") {
        events.append((start, .recovery))
        isInList = false
      } else if bare == "(" {
        isInList = true
      } else if bare == ")" || bare == ")," {
        events.append((start, .end))
        isInList = false
      } else if bare == "<private>" {
        events.append((start, .hidden(start..<end)))
      } else if isInList, !hasDescription, bare.hasPrefix("<") {
        events.append((start, .unknown(start..<end)))
      }
      start = max(end + 1, start + 1)
    }
  }

  private static func end(_ event: Event) -> Int {
    if case .description(let range, _) = event { return range.upperBound }
    return 0
  }

  /// A line without blanks, quotes and what mail and Markdown put round it.
  private static func bare(_ line: String) -> String {
    let marks = " \t\"*`|".unicodeScalars
    var rest = Substring(line).unicodeScalars[...]
    while let first = rest.first, marks.contains(first) { rest = rest.dropFirst() }
    while let last = rest.last, marks.contains(last) { rest = rest.dropLast() }
    return String(Substring(rest))
  }
}
