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
  public static let crossAxisOverflow = Rule(
    "SW104", "cross-axis-overflow", .warning,
    "Content is larger than its scroll view's frame in the direction in which it isn't meant to scroll."
  )
  public static let lockedToViewport = Rule(
    "SW105", "locked-to-viewport", .warning,
    "Content is held to the frame's height, and what is inside needs more.")
  public static let contentSizeOpenUpwards = Rule(
    "SW106", "min-size-open-upwards", .error,
    "A content area has a least size and nothing that keeps it small.")
  public static let viewportEqualityLoses = Rule(
    "SW107", "viewport-equality-loses", .warning,
    "An optional size as large as the frame ties with or loses to hugging inside.")
  public static let widthPlusInsets = Rule(
    "SW108", "width-plus-insets", .warning,
    "A size is the frame's, and there are insets outside it.")
  public static let unreachableContent = Rule(
    "SW109", "unreachable-content", .warning,
    "A view reaches past the end of the content area, where nobody can scroll to.")
  public static let wrongReferenceSize = Rule(
    "SW110", "wrong-reference-size", .warning,
    "Content is as large as something that isn't the scroll view's frame.")
  public static let scrollFrameOpen = Rule(
    "SW111", "scroll-frame-undetermined", .error,
    "A scroll view's own frame is open: it has no intrinsic size.")
  public static let insetScroll = Rule(
    "SW112", "inset-induced-scroll", .warning,
    "Content made to fill the frame can be moved by the insets.")
  public static let centreMeansFrame = Rule(
    "SW114", "centre-means-frame", .info,
    "The centre of a scroll view, seen from its content, is the centre of its frame.")
  public static let floatingSubview = Rule(
    "SW115", "floating-subview", .info,
    "A view in a scroll view is tied outside and doesn't move with the content.")
  public static let farEdgeSign = Rule(
    "SW116", "far-edge-sign", .warning,
    "The sign of a constant puts a far edge outside.")
  public static let outsideParent = Rule(
    "SW117", "outside-parent", .warning,
    "A view sticks out of the view that it is in.")
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

  public static let all = [
    unstableText, unstableInsets, numberOutOfRange, contentSizeOpen, contentSizeCircular,
    contentBypassed, crossAxisOverflow, lockedToViewport, contentSizeOpenUpwards,
    viewportEqualityLoses, widthPlusInsets, unreachableContent, wrongReferenceSize,
    scrollFrameOpen, insetScroll, centreMeansFrame, floatingSubview, farEdgeSign, outsideParent,
    conflict, ambiguousPosition, ambiguousSize, huggingTie, compressionTie, optionalTie,
  ]
}
