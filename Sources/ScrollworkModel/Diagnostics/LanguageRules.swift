/// Rules about constraints' texts and the names in them.
public enum LanguageRules {
  public static let equation = Rule(
    "SW040", "equation", .error, "A constraint's text can't be read.")

  public static let all = [equation]
}
