/// Names written in front of a constraint's text.
enum ConstraintName {
  /// The name before a colon, and how many characters come before the equation. `H:` and `V:`
  /// begin a visual format string instead.
  static func leading(_ text: String) -> (name: String, length: Int)? {
    // Most texts have no name: their first word ends at something else than a colon.
    let end = text.utf8.firstIndex { !Identifier.isPart($0) }
    guard let end, text.utf8[end] == UInt8(ascii: ":") else { return nil }
    let name = Array(text.utf8[..<end])
    guard name.count <= Identifier.longest, Identifier.isValid(name) else { return nil }
    let word = String(decoding: name, as: UTF8.self)
    guard word != "H", word != "V" else { return nil }
    let rest = text.unicodeScalars.dropFirst(name.count + 1)
    return (word, name.count + 1 + rest.prefix { $0 == " " }.count)
  }
}
