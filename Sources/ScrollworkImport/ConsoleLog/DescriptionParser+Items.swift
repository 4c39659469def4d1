internal import ScrollworkModel

/// Views, guides and their attributes.
extension DescriptionParser {
  /// A view or guide: `UILabel:0x7f'Hi'`, `<UIView:0x7f>`, `UIView:key`, or a name alone.
  mutating func item() throws(LogError) -> LogItem {
    skipSpaces()
    let isInBrackets = take("<")
    var item: LogItem
    if let named = takeName() {
      item = LogItem(key: named.pointer, className: "", name: named.name)
    } else {
      item = try classAndPointer()
    }
    if current == "'" { item.text = try quoted() }
    if isInBrackets { try expect(">") }
    if !result.items.contains(where: { $0.key == item.key }) { result.items.append(item) }
    return item
  }

  /// The longest of the names given at the description's end that stands here.
  private mutating func takeName() -> (name: String, pointer: String)? {
    var best: (name: String, pointer: String)?
    for entry in names where characters.starts(position, with: entry.name) {
      let length = entry.name.unicodeScalars.count
      let behind = characters[position + length]
      guard behind == "." || behind == "]" || behind == "(" || behind == "'" else { continue }
      if length > best?.name.unicodeScalars.count ?? 0 { best = entry }
    }
    position += best?.name.unicodeScalars.count ?? 0
    return best
  }

  private mutating func classAndPointer() throws(LogError) -> LogItem {
    let start = position
    func isPart(_ scalar: Unicode.Scalar) -> Bool {
      !scalar.properties.isWhitespace && !":'\"[]()<>=|*+,".unicodeScalars.contains(scalar)
    }
    var word = prefix(while: isPart)
    while skipArguments() { word += prefix(while: isPart) }
    guard !word.isEmpty else { throw error("a view is expected", at: start) }
    skipSpaces()
    guard take(":") else {
      let name = nameBeforeAttribute(word, from: start)
      return LogItem(key: "name \(name)", className: "", name: name)
    }
    skipSpaces()
    let className = ClassName.short(word)
    if characters.starts(position, with: "0x") {
      return LogItem(key: pointer(), className: className)
    }
    let keyStart = position
    let key = nameBeforeAttribute(prefix(while: isPart), from: keyStart)
    guard !key.isEmpty else { throw error("a pointer is expected") }
    return LogItem(key: "\(className) \(key)", className: className, name: key)
  }

  /// Moves behind the arguments of a generic class, `<App.Row, Swift.Int>`; false where there are
  /// none.
  private mutating func skipArguments() -> Bool {
    guard current == "<", let first = characters[position + 1], first.properties.isAlphabetic else {
      return false
    }
    var depth = 0
    var place = position
    while place < end, let scalar = characters[place] {
      place += 1
      if scalar == "<" { depth += 1 }
      if scalar == ">" { depth -= 1 }
      if depth == 0 {
        guard place < end, characters[place] == ":" || characters[place] == "." else {
          return false
        }
        position = place
        return true
      }
    }
    return false
  }

  /// A name without a pointer: what is behind its last point is the attribute. Moves behind it.
  private mutating func nameBeforeAttribute(_ word: String, from start: Int) -> String {
    position = start + word.unicodeScalars.count
    guard current != "]", current != "(", let point = word.unicodeScalars.lastIndex(of: ".") else {
      return word
    }
    let name = String(word.unicodeScalars[..<point])
    position = start + name.unicodeScalars.count
    return name
  }

  // MARK: Attributes

  private static let guides = [
    "layoutMarginsGuide": "margins", "safeAreaLayoutGuide": "safeArea",
    "readableContentGuide": "readable", "contentLayoutGuide": "content",
    "frameLayoutGuide": "frame", "keyboardLayoutGuide": "keyboard",
  ]

  private static let attributes: Set<String> = [
    "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
    "centerY", "firstBaseline", "lastBaseline",
  ]

  private static let otherNames = [
    "baseline": "lastBaseline", "minX": "left", "maxX": "right", "midX": "centerX",
    "minY": "top", "maxY": "bottom", "midY": "centerY",
  ]

  /// `.top`, `.leadingMargin`, `.layoutMarginsGuide.top`: the scene's word for it.
  mutating func attribute() throws(LogError) -> String {
    // Logs that were wrapped or copied from elsewhere have a space there.
    skipSpaces()
    guard take(".") else { throw error("an attribute is expected") }
    let start = position
    let word = prefix { $0.properties.isAlphabetic }
    if let guide = DescriptionParser.guides[word] {
      return "\(guide).\(try attribute())"
    }
    if let attribute = DescriptionParser.sceneAttribute(word) { return attribute }
    for suffix in ["Margin", "WithinMargins"] where word.hasSuffix(suffix) {
      if let attribute = DescriptionParser.sceneAttribute(String(word.dropLast(suffix.count))) {
        return "margins.\(attribute)"
      }
    }
    throw error("\"\(word)\" is no attribute that is known", at: start)
  }

  private static func sceneAttribute(_ word: String) -> String? {
    attributes.contains(word) ? word : otherNames[word]
  }
}
