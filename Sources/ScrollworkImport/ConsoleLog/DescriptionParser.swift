internal import ScrollworkModel

/// Reads one constraint's description, in any of the forms that UIKit, AppKit and layout libraries
/// print:
///
/// ```
/// <NSLayoutConstraint:0x600 'id' V:|-(8)-[UILabel:0x7f'Hi']   (active, names: '|':UIView:0x7e )>
/// <NSAutoresizingMaskLayoutConstraint:0x600 h=--& v=-&- UIView:0x7f.midY == + 70>
/// <SnapKit.LayoutConstraint:0x600@Home.swift#33 UIView:0x7f.width == UIView:0x7e.width * 0.5>
/// ```
struct DescriptionParser {
  let characters: LogCharacters
  var position = 0
  /// Where the equation ends.
  var end: Int
  /// Pointers by the names that the description gives at its end.
  var names: [(name: String, pointer: String)] = []
  var superview: LogItem?
  var result: LoggedConstraint

  static func parse(_ characters: LogCharacters, span: SourceSpan) throws(LogError)
    -> LoggedConstraint
  {
    var parser = DescriptionParser(characters, span)
    try parser.readHead()
    try parser.readTail()
    try parser.readBody()
    return parser.result
  }

  private init(_ characters: LogCharacters, _ span: SourceSpan) {
    self.characters = characters
    end = characters.count
    result = LoggedConstraint(span: span, className: "", address: "")
  }

  // MARK: Moving

  var current: Unicode.Scalar? { position < end ? characters[position] : nil }

  mutating func skipSpaces() {
    while let scalar = current, scalar.properties.isWhitespace { position += 1 }
  }

  mutating func take(_ word: String) -> Bool {
    guard position + word.unicodeScalars.count <= end, characters.starts(position, with: word)
    else { return false }
    position += word.unicodeScalars.count
    return true
  }

  mutating func expect(_ word: String) throws(LogError) {
    skipSpaces()
    guard take(word) else { throw error("\"\(word)\" is expected") }
  }

  mutating func prefix(while isPart: (Unicode.Scalar) -> Bool) -> String {
    let start = position
    while let scalar = current, isPart(scalar) { position += 1 }
    return characters.text(start..<position)
  }

  func error(_ message: String, at index: Int? = nil) -> LogError {
    LogError(message: message, index: index ?? position)
  }

  // MARK: Head and tail

  private mutating func readHead() throws(LogError) {
    var brackets = 0
    while true {
      skipSpaces()
      guard take("<") else { break }
      brackets += 1
    }
    result.className = prefix { $0 != ":" && $0 != " " }
    try expect(":")
    skipSpaces()
    if characters.starts(position, with: "0x") {
      result.address = pointer()
    } else {
      // A key that the app gave it.
      result.address = prefix { $0 != " " && $0 != ">" && $0 != "@" }
      result.identifier = result.address
    }
    if brackets > 1 { try expect(">") }
    if take("@") { try readPlace() }
    skipSpaces()
    if current == "'" { result.identifier = try quoted() }
    skipSpaces()
    if characters.starts(position, with: "h=") {
      result.isMask = true
      _ = prefix { $0 != " " }
      skipSpaces()
      if characters.starts(position, with: "v=") { _ = prefix { $0 != " " } }
      skipSpaces()
    }
  }

  mutating func pointer() -> String {
    _ = take("0x")
    return "0x" + prefix { $0.properties.isASCIIHexDigit }.lowercased()
  }

  /// `path/Home.swift#33`; the path may have blanks in it.
  private mutating func readPlace() throws(LogError) {
    guard let mark = characters.first("#", from: position), mark < end else {
      throw error("the file's line is expected")
    }
    let file = characters.text(position..<mark).split(separator: "/").last ?? ""
    position = mark + 1
    result.place = "\(file)#\(prefix { $0.properties.numericType != nil })"
  }

  mutating func quoted() throws(LogError) -> String {
    let start = position
    guard let close = QuotedText.end(of: start, { $0 < end ? characters[$0] : nil }) else {
      throw error("the text in quotes isn't closed", at: start)
    }
    position = close + 1
    return characters.text(start + 1..<close)
  }

  /// `(active, names: '|':UIView:0x7e )`, `(Names: …)`, `(LTR)`.
  private mutating func readTail() throws(LogError) {
    if characters[end - 1] == ">" { end -= 1 }
    let start = position
    let marks = ["(active", "(inactive", "(Names:", "(names:", "(LTR", "(RTL"]
    guard
      let tail = (start..<max(start, end)).first(where: { index in
        marks.contains { characters.starts(index, with: $0) }
      })
    else { return }
    let names =
      characters.first("names:", from: tail) ?? characters.first("Names:", from: tail)
    if let names, names < end {
      position = names + 6
      try readNames()
    }
    position = start
    end = tail
  }

  private mutating func readNames() throws(LogError) {
    while true {
      skipSpaces()
      while take(",") || take(" ") {}
      guard let scalar = current, scalar != ")" else { return }
      if take("'|':") {
        superview = try item()
        continue
      }
      let start = position
      guard let mark = characters.first(":0x", from: position), mark < end else { return }
      position = mark + 1
      let pointer = pointer()
      if current == "," || current == ")" || current == " " || current == nil {
        names.append((characters.text(start..<mark), pointer))
      } else {
        // The name of an anchor, such as `UIView:0x7f.leading:0x60`.
        position = characters.first(", ", from: position) ?? end
      }
    }
  }

  // MARK: Body

  private mutating func readBody() throws(LogError) {
    skipSpaces()
    guard current != nil else { throw error("an equation is expected") }
    if take("H:") {
      try readVisualFormat(isHorizontal: true)
    } else if take("V:") {
      try readVisualFormat(isHorizontal: false)
    } else {
      try readEquation()
    }
    try readPriority()
    try readContent()
    skipSpaces()
    guard current == nil else {
      throw error("\"\(characters.text(position..<min(end, position + 24)))\" isn't understood")
    }
  }

  /// `@999`, `priority:999`, `^999`.
  mutating func readPriority() throws(LogError) {
    skipSpaces()
    guard take("@") || take("priority:") || take("^") else { return }
    skipSpaces()
    result.priority = try number()
    guard result.priority >= 0, result.priority <= 1000 else {
      throw error("priorities go from 0 to 1000")
    }
  }

  /// `Hug:250 CompressionResistance:750`.
  private mutating func readContent() throws(LogError) {
    skipSpaces()
    guard take("Hug:") else { return }
    let hugging = try number()
    skipSpaces()
    guard take("CompressionResistance:") else {
      throw error("the compression resistance is expected")
    }
    result.content = (hugging, try number())
  }

  mutating func number() throws(LogError) -> Double {
    let start = position
    func isNumber(_ scalar: Unicode.Scalar) -> Bool {
      "0123456789.".unicodeScalars.contains(scalar)
    }
    _ = take("-") || take("+")
    _ = prefix(while: isNumber)
    if current == "e" || current == "E" {
      position += 1
      _ = take("-") || take("+")
      _ = prefix(while: isNumber)
    }
    guard let value = Double(characters.text(start..<position)), value.isFinite else {
      throw error("a number is expected", at: start)
    }
    return value
  }
}
