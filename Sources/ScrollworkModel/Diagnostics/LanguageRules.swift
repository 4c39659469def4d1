/// Rules about constraints' texts and the names in them.
public enum LanguageRules {
  public static let equation = Rule(
    "SW040", "equation", .error, "A constraint's text can't be read.")
  public static let unknownName = Rule(
    "SW041", "unknown-name", .error, "A constraint names a view or guide that isn't there.")
  public static let unknownAttribute = Rule(
    "SW042", "unknown-attribute", .error, "A constraint names an attribute that isn't one.")
  public static let unknownMetric = Rule(
    "SW043", "unknown-metric", .error, "A lone name is no metric.")
  public static let visualFormat = Rule(
    "SW044", "visual-format", .error, "A visual format string can't be read.")
  public static let duplicateID = Rule(
    "SW045", "duplicate-id", .error, "Two views of one scope have the same id.")
  public static let duplicateConstraintName = Rule(
    "SW046", "duplicate-constraint-name", .error, "Two constraints have the same name.")
  public static let incomparable = Rule(
    "SW047", "incomparable", .error, "A constraint compares what can't be compared.")
  public static let notLinear = Rule(
    "SW048", "not-linear", .error, "A constraint multiplies attributes with each other.")
  public static let setLengths = Rule(
    "SW049", "set-lengths", .error, "Sets in one constraint have different lengths.")
  public static let noParent = Rule(
    "SW050", "no-parent", .error, "A constraint needs a parent or sibling that isn't there.")
  public static let priority = Rule(
    "SW051", "priority", .error, "A priority is outside 1 to 1000.")
  public static let saysNothing = Rule(
    "SW052", "says-nothing", .warning, "A constraint holds whatever the layout is.")
  public static let neverHolds = Rule(
    "SW053", "never-holds", .error, "A constraint can't hold whatever the layout is.")
  public static let emptySet = Rule(
    "SW054", "empty-set", .warning, "A constraint is about a set without members.")
  public static let checkExpression = Rule(
    "SW055", "expression", .error, "An expression can't be read.")
  public static let expressionTypes = Rule(
    "SW056", "expression-types", .error, "An expression mixes quantities that don't go together.")
  public static let tooManyConstraints = Rule(
    "SW080", "too-many-constraints", .error,
    "The sets in constraints have more members than the limit.")
  public static let tooManyErrors = Rule(
    "SW081", "too-many-errors", .error, "The rest isn't checked, because so much is wrong already.")

  public static let all = [
    equation, unknownName, unknownAttribute, unknownMetric, visualFormat, duplicateID,
    duplicateConstraintName, incomparable, notLinear, setLengths, noParent, priority, saysNothing,
    neverHolds, emptySet, checkExpression, expressionTypes, tooManyConstraints, tooManyErrors,
  ]
}
