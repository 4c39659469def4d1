extension TextScanner {
  /// What is said of a sign or word that can't stand at the cursor.
  func unexpected(expecting expected: String) -> LanguageError {
    let range = tokenRange
    guard !range.isEmpty else {
      // The last character is shown, there is nothing after it to point at.
      var start = max(0, bytes.count - 1)
      while start > 0, bytes[start] & 0xC0 == 0x80 || TextScanner.isSpace(bytes[start]) {
        start -= 1
      }
      return error("The text ends where \(expected) should follow.", at: start..<bytes.count)
    }
    let token = text(range)
    return error(
      "\(quoted(token)) stands where \(expected) should.", at: range, help: replacement(for: token))
  }

  /// The ASCII spelling of typographic operators.
  private func replacement(for token: String) -> String? {
    switch token.unicodeScalars.first {
    case "≥": "Write >= instead of ≥."
    case "≤": "Write <= instead of ≤."
    case "≠", "!": "Only ==, <= and >= are relations."
    case "−", "–", "—": "Write - instead of \(token.unicodeScalars.first.map(String.init) ?? "")."
    case "×", "·": "Write * for a product."
    case "÷": "Write / for a quotient."
    case "“", "”", "‘", "’", "\"", "'": "Names stand without quotes."
    default: nil
    }
  }
}

/// A text of the user's in a message: in quotes, cut when it is long, control characters escaped.
public func quoted(_ text: some StringProtocol) -> String {
  var result = "\""
  var count = 0
  for scalar in text.unicodeScalars {
    if count == 60 {
      result += "…"
      break
    }
    count += 1
    if scalar.value < 0x20 || scalar.value == 0x7F {
      result += "\\u{\(String(scalar.value, radix: 16))}"
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
