/// Ids of views and guides, and names of metrics and templates.
enum Identifier {
  static let longest = 256

  /// Words that mean something else in constraints and links.
  static let reserved: Set<String> = [
    "root", "super", "self", "previous", "time", "first", "last",
  ]

  /// `[A-Za-z_][A-Za-z0-9_-]*`
  static func isValid(_ bytes: some Collection<UInt8>) -> Bool {
    guard let first = bytes.first, isLetter(first) else { return false }
    return bytes.allSatisfy(isPart)
  }

  /// Whether a byte can stand in a name, though not always at its start.
  static func isPart(_ byte: UInt8) -> Bool {
    isLetter(byte) || (byte >= 0x30 && byte <= 0x39) || byte == UInt8(ascii: "-")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
      || byte == UInt8(ascii: "_")
  }

  /// What to write instead of a name that isn't valid.
  static func hint(for name: String) -> String {
    if name.utf8.contains(UInt8(ascii: "$")) {
      return "Names with a $ are kept for $i, $n and $item."
    }
    var repaired: [UInt8] = []
    for byte in name.utf8.prefix(40) {
      if isPart(byte) {
        repaired.append(byte)
      } else if repaired.last != UInt8(ascii: "-"), !repaired.isEmpty {
        repaired.append(UInt8(ascii: "-"))
      }
    }
    while repaired.last == UInt8(ascii: "-") { repaired.removeLast() }
    if let first = repaired.first, !isLetter(first) { repaired.insert(UInt8(ascii: "_"), at: 0) }
    let rule = "Names begin with a letter or _ and go on with letters, digits, _ and -"
    guard isValid(repaired) else { return rule + "." }
    return rule + ", such as \(String(decoding: repaired, as: UTF8.self))."
  }
}
