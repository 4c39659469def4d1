/// Rules about constraints' texts and the names in them. Each stands in a file of its own.
public enum LanguageRules {
  /// Sorted by code.
  public static let all = [
    equation,
    unknownName,
    unknownAttribute,
    unknownMetric,
    visualFormat,
    duplicateID,
    duplicateConstraintName,
    incomparable,
    notLinear,
    setLengths,
    noParent,
    priority,
    saysNothing,
    neverHolds,
    emptySet,
    checkExpression,
    expressionTypes,
    tooManyConstraints,
    tooManyErrors,
    uikitThrows,
    severalItems,
  ]
}
