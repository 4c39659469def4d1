/// Rules about scripts and what comes of them. Each stands in a file of its own.
public enum ScrollingRules {
  /// Sorted by code.
  public static let all = [
    unknownView,
    fingerNotDown,
    fingerAlreadyDown,
    fingerStaysDown,
    outsideViewport,
    wrongKindOfView,
    unknownExpectation,
    touchesNothing,
    neverRests,
    targetChangedWhilePaging,
    targetBehindMotion,
    severalScrollToTop,
    restsOffPage,
    blankAtRest,
    layoutBreaks,
  ]
}
