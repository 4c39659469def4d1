/// Rules about reading what other tools print. Each stands in a file of its own.
public enum ImportRules {
  /// Sorted by code.
  public static let all = [
    noLog,
    unreadConstraint,
    noContradiction,
    hiddenLog,
  ]
}
