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
  public static let contentBypassed = Rule(
    "SW103", "content-bypassed", .error,
    "A scroll view's children are tied to its frame or to outside views; its content area is unused."
  )
  public static let contentSizeOpenUpwards = Rule(
    "SW106", "min-size-open-upwards", .error,
    "A content area has a least size and nothing that keeps it small.")
  public static let viewportEqualityLoses = Rule(
    "SW107", "viewport-equality-loses", .warning,
    "An optional size as large as the frame ties with or loses to hugging inside.")
  public static let scrollFrameOpen = Rule(
    "SW111", "scroll-frame-undetermined", .error,
    "A scroll view's own frame is open: it has no intrinsic size.")
  public static let conflict = Rule(
    "SW201", "conflict", .error, "Required constraints contradict each other.")
  public static let ambiguousPosition = Rule(
    "SW301", "ambiguous-position", .error, "The constraints leave a view's position open.")
  public static let ambiguousSize = Rule(
    "SW302", "ambiguous-size", .error, "The constraints leave a view's size open.")

  public static let huggingTie = Rule(
    "SW303", "hugging-tie", .error,
    "Views that hug alike share room that is left over; inside a stack view only an info.")
  public static let compressionTie = Rule(
    "SW304", "compression-tie", .error, "Views that resist compression alike share missing room.")
  public static let optionalTie = Rule(
    "SW306", "optional-tie", .error,
    "Optional constraints of the same priority contradict each other.")

  public static let relaxed = Rule(
    "SW401", "relaxed", .info, "An optional constraint isn't met, because of stronger ones.")
  public static let textCut = Rule(
    "SW402", "text-cut", .warning, "A view gets less room than its content needs.")
  public static let unboundedText = Rule(
    "SW403", "unbounded-text", .warning,
    "A text that may have several lines has no bound to its width, and so stays on one.")
  public static let stalePreferredWidth = Rule(
    "SW404", "stale-preferred-width", .warning,
    "A text has the height of another width than it is laid out at.")
  public static let fixedTextHeight = Rule(
    "SW405", "fixed-text-height", .warning, "A height is a fixed number, and a text needs more.")
  public static let zeroSize = Rule(
    "SW406", "zero-size", .warning, "A view with something to show has no width or height.")
  public static let stretched = Rule(
    "SW407", "stretched", .info, "A view is larger than its content for an unusual reason.")

  public static let all = [
    unstableText, unstableInsets, numberOutOfRange, contentSizeOpen, contentSizeCircular,
    contentBypassed, contentSizeOpenUpwards, viewportEqualityLoses, scrollFrameOpen, conflict,
    ambiguousPosition, ambiguousSize, huggingTie, compressionTie, optionalTie, relaxed, textCut,
    unboundedText,
    stalePreferredWidth, fixedTextHeight, zeroSize, stretched,
  ]
}
