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
    duplicateAttribute,
    redundant,
    autoresizingMask,
    hostConstraint,
    hiddenInStack,
    implosion,
    boundsCross,
    fixedSum,
    rounding,
    negativeSize,
    aspectOverdetermined,
    marginMoved,
    ambiguousPosition,
    ambiguousSize,
    huggingTie,
    compressionTie,
    optionalTie,
  ]
}
