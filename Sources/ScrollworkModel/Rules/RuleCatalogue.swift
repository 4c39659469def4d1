/// All rules.
public enum RuleCatalogue {
  /// Sorted by code.
  public static let all = (ReadingRules.all + LanguageRules.all + LayoutRules.all + ImportRules.all)
    .sorted { $0.code < $1.code }

  /// The rule of a code or name, in whatever case.
  public static func rule(_ codeOrName: String) -> Rule? {
    let wanted = codeOrName.lowercased()
    return all.first { $0.name == wanted || $0.code.lowercased() == wanted }
  }

  /// The code or name that was probably meant by one that isn't known.
  public static func nearest(to codeOrName: String) -> String? {
    nearestName(to: codeOrName, in: all.map(\.name))
      ?? nearestName(to: codeOrName.uppercased(), in: all.map(\.code))
  }
}
