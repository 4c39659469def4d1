/// All rules.
public enum RuleCatalogue {
  /// Sorted by code.
  public static let all =
    (ReadingRules.all + LanguageRules.all + LayoutRules.all + LinkingRules.all
    + ImportRules.all)
    .sorted { $0.code < $1.code }

  /// The rule of a code or name, in whatever case.
  public static func rule(_ codeOrName: String) -> Rule? {
    let wanted = codeOrName.lowercased()
    return all.first { $0.name == wanted || $0.code.lowercased() == wanted }
  }

  /// The codes that a text stands for: a code, the beginning of codes (`SW1`), or a rule's name.
  /// Empty when no rule is called so.
  public static func codes(named text: String) -> Set<String> {
    guard let prefix = prefix(named: text) else { return [] }
    return Set(all.lazy.map(\.code).filter { $0.hasPrefix(prefix) })
  }

  /// How the codes that a text stands for begin; nil when no rule is called so.
  public static func prefix(named text: String) -> String? { prefixes[text] }

  private static let prefixes: [String: String] = {
    var result: [String: String] = [:]
    for rule in all {
      result[rule.name] = rule.code
      for length in 2...5 {
        result[String(rule.code.prefix(length))] = String(rule.code.prefix(length))
      }
    }
    return result
  }()

  /// Whether a text is `SW` and up to three digits.
  public static func isCode(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return bytes.starts(with: "SW".utf8) && bytes.count <= 5
      && bytes.dropFirst(2).allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// The code or name that was probably meant by one that isn't known.
  public static func nearest(to codeOrName: String) -> String? {
    // Codes are near to all others by their letters: only one of the same group can be meant.
    let code = codeOrName.uppercased()
    return nearestName(to: codeOrName, in: all.lazy.map(\.name))
      ?? nearestName(to: code, in: all.lazy.map(\.code).filter { $0.prefix(3) == code.prefix(3) })
  }
}
