/// Rules about what solving a scene shows. Each stands in a file of its own.
public enum LayoutRules {
  /// Sorted by code.
  public static let all = [
    unstableText,
    unstableInsets,
    numberOutOfRange,
    contentSizeOpen,
    contentSizeCircular,
    contentBypassed,
    contentSizeOpenUpwards,
    viewportEqualityLoses,
    scrollFrameOpen,
    conflict,
    ambiguousPosition,
    ambiguousSize,
    huggingTie,
    compressionTie,
    optionalTie,
    relaxed,
    textCut,
    unboundedText,
    stalePreferredWidth,
    fixedTextHeight,
    zeroSize,
    stretched,
  ]
}
