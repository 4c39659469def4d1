extension EquationParser {
  /// Reads `==`, `<=` or `>=`.
  mutating func relation() throws(LanguageError) -> (Relation, Range<Int>) {
    scanner.skipSpaces()
    let start = scanner.position
    let second = scanner.peek(1)
    if second == UInt8(ascii: "="), scanner.peek(2) != UInt8(ascii: "=") {
      let relation: Relation?
      switch scanner.current {
      case UInt8(ascii: "="): relation = .equal
      case UInt8(ascii: "<"): relation = .lessThanOrEqual
      case UInt8(ascii: ">"): relation = .greaterThanOrEqual
      default: relation = nil
      }
      if let relation {
        scanner.position += 2
        return (relation, start..<scanner.position)
      }
    }
    throw wrongRelation()
  }

  /// What is said instead of a relation at the cursor.
  private func wrongRelation() -> LanguageError {
    var end = scanner.position
    while end < scanner.bytes.count, "=<>!:~".utf8.contains(scanner.bytes[end]) { end += 1 }
    let range = scanner.position..<end
    guard !range.isEmpty else {
      var error = scanner.unexpected(expecting: "==, <= or >=")
      if error.help == nil {
        error.help =
          visualFormatHint ?? "Put a relation between the two sides, such as photo.width == 80."
      }
      return error
    }
    let sign = scanner.text(range)
    let instead: String
    switch sign {
    case "=", "===", ":=", "=:", ":": instead = "=="
    case "=<", "<", "<==": instead = "<="
    case "=>", ">", ">==": instead = ">="
    default:
      return scanner.error(
        "\(quoted(sign)) is no relation.", at: range, help: "Only ==, <= and >= are relations.")
    }
    return scanner.error(
      "\(quoted(sign)) is no relation.", at: range, help: "Write \(instead) instead of \(sign).")
  }

  /// What is said of text that is left over behind an equation.
  func afterEnd() -> LanguageError {
    if scanner.current == UInt8(ascii: "=") || scanner.current == UInt8(ascii: "<")
      || scanner.current == UInt8(ascii: ">")
    {
      return scanner.error(
        "A second relation stands where the constraint should end.", at: scanner.tokenRange,
        help: "Write one constraint for each relation.")
    }
    if scanner.current == UInt8(ascii: "(") {
      return scanner.error(
        "\"(\" stands where an operator or the end should.", at: scanner.tokenRange,
        help: "Write * between factors.")
    }
    if scanner.current == UInt8(ascii: ")") {
      return scanner.error(
        "The parenthesis is not opened.", at: scanner.tokenRange, help: "Add a (, or leave it out.")
    }
    var error = scanner.unexpected(expecting: "an operator, inset, @ or the end")
    if error.help == nil {
      let word = scanner.text(scanner.tokenRange)
      if word == "pt" || word == "px" {
        error.help = "Lengths are points; leave out \(word)."
      } else if scanner.current == UInt8(ascii: "%") {
        error.help = "Write 0.5 * super.width for 50 %."
      } else if nearestName(to: word, in: ["inset"]) != nil || word == "insets" {
        error.help = "Did you mean inset?"
      } else if word == "priority" {
        error.help = "Write @ 750 for a priority."
      }
    }
    return error
  }
}
