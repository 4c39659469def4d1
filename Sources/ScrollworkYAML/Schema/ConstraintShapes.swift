extension ShapeID {
  /// The two forms of a constraint that are mappings.
  var constraintShape: Shape {
    switch self {
    case .constraintMapping:
      Shape(
        name: "a constraint",
        fields: [
          Field(.id, .text, "The constraint's name."),
          Field(.item, .reference, "The view or guide on the left.", required: true),
          Field(.attribute, .text, "Its attribute.", required: true),
          Field(.relation, .choice(ShapeID.relations), "How both sides compare.", default: "=="),
          Field(.toItem, .reference, "The view or guide on the right."),
          Field(.toAttribute, .text, "Its attribute."),
          Field(.multiplier, .anyNumber, "Factor on the right side.", default: "1"),
          Field(.constant, .anyNumber, "Added to the right side, in points.", default: "0"),
          Field(.priority, .priority, "1 to 1000.", default: "1000"),
        ] + ShapeID.constraintOptionFields)
    default:
      Shape(name: "a constraint's options", fields: ShapeID.constraintOptionFields)
    }
  }

  static let relations = [
    "==", "<=", ">=", "equal", "lessThanOrEqual", "greaterThanOrEqual",
  ]

  static var constraintOptionFields: [Field] {
    [
      Field(.allow, .rules, "Rules not reported for this constraint."),
      Field(.when, .condition, "The constraint exists only then."),
      Field(
        .origin, .choice(["author", "host", "stackView", "autoresizing", "intrinsic", "size"]),
        "Who adds it.", default: "author"),
      Field(.owner, .reference, "In whose coordinates a position multiplier acts."),
      Field(.note, .text, "A remark."),
    ]
  }
}
