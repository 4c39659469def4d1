/// Rules about links. Each stands in a file of its own.
public enum LinkingRules {
  /// Sorted by code.
  public static let all = [
    unknownLinkName,
    selfDriven,
    linkCycle,
    layoutLoop,
    twoWriters,
    linkUnits,
    stopOrder,
    stopValues,
    linkEase,
    linkRange,
    notInvertible,
    linkOrigin,
    notANumber,
    oscillation,
    emptyRange,
    needsHistory,
    parallaxGap,
    unreachableStop,
    unquotedComma,
  ]
}
