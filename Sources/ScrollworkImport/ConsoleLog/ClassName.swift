/// Names of classes as logs print them.
enum ClassName {
  /// Without module, without what observing adds, and not mangled.
  static func short(_ name: String) -> String {
    var name = Substring(name)
    if name.hasPrefix("NSKVONotifying_") { name = name.dropFirst(15) }
    if name.hasPrefix("_TtC") || name.hasPrefix("_TtGC") { name = demangled(name) }
    if let point = name.lastIndex(of: "."), name.index(after: point) < name.endIndex {
      name = name[name.index(after: point)...]
    }
    return String(name)
  }

  /// The class's name in `_TtC6Module5Class`: the second of the words that their lengths precede.
  private static func demangled(_ name: Substring) -> Substring {
    var rest = name.drop { !("0"..."9").contains($0) }
    var words: [Substring] = []
    while let length = Int(rest.prefix { ("0"..."9").contains($0) }), words.count < 2 {
      rest = rest.drop { ("0"..."9").contains($0) }
      guard length <= rest.count else { break }
      words.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    return words.count == 2 ? words[1] : name
  }

  /// Whether only the system makes views of a class.
  static func isSystem(_ name: String) -> Bool {
    let prefixes = [
      "_UI", "_NS", "UIKB", "UIKeyboard", "UIRemoteKeyboard", "UIInput", "TUI", "UIButtonBar",
      "SystemInput",
    ]
    return prefixes.contains { name.hasPrefix($0) }
  }
}
