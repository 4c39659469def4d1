/// A pattern of names: `*` stands for any characters but a dot, at the end for any at all.
struct NamePattern: Sendable {
  private let parts: [UInt8]

  init(_ text: String) {
    parts = Array(text.utf8)
  }

  /// Whether a name fits.
  ///
  /// - Complexity: O(name x pattern).
  func matches(_ name: String) -> Bool {
    let name = Array(name.utf8)
    // reached[i]: the pattern so far fits the first i bytes.
    var reached = Array(repeating: false, count: name.count + 1)
    reached[0] = true
    var place = 0
    while place < parts.count {
      var next = Array(repeating: false, count: name.count + 1)
      if parts[place] == UInt8(ascii: "*") {
        let isAny = place == parts.count - 1
        var isOpen = false
        for index in 0...name.count {
          if index > 0, isOpen, !isAny, name[index - 1] == UInt8(ascii: ".") { isOpen = false }
          isOpen = isOpen || reached[index]
          next[index] = isOpen
        }
      } else {
        for index in 0..<name.count where reached[index] && name[index] == parts[place] {
          next[index + 1] = true
        }
      }
      reached = next
      place += 1
    }
    return reached[name.count]
  }
}
