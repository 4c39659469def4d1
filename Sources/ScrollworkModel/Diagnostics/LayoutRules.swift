/// Rules about what solving a scene shows.
public enum LayoutRules {
  public static let unstableText = Rule(
    "SW090", "unstable-text-height", .error,
    "A text's height and its width keep changing each other.")
  public static let unstableInsets = Rule(
    "SW091", "unstable-insets", .error,
    "Margins or safe areas and the frames that they depend on keep changing each other.")
  public static let numberOutOfRange = Rule(
    "SW092", "number-out-of-range", .error,
    "A constraint's numbers are too large to compute with.")
  public static let contentSizeOpen = Rule(
    "SW101", "content-size-open", .error,
    "Nothing is tied to the far edge of a scroll view's content area.")
  public static let contentSizeCircular = Rule(
    "SW102", "content-size-circular", .error,
    "A view is pinned to both edges of a content area, and no size comes from inside.")
  public static let conflict = Rule(
    "SW201", "conflict", .error, "Required constraints contradict each other.")
  public static let ambiguousPosition = Rule(
    "SW301", "ambiguous-position", .error, "The constraints leave a view's position open.")
  public static let ambiguousSize = Rule(
    "SW302", "ambiguous-size", .error, "The constraints leave a view's size open.")

  public static let all = [
    unstableText, unstableInsets, numberOutOfRange, contentSizeOpen, contentSizeCircular, conflict,
    ambiguousPosition, ambiguousSize,
  ]
}
