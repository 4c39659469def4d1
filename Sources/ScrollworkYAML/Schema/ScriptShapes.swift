extension ShapeID {
  /// Gesture scripts and their events.
  var scriptShape: Shape {
    switch self {
    case .script:
      Shape(
        name: "a script",
        fields: [
          Field(
            .profile, .choice(["legacy-touch", "ios5-10", "modern"]), "Whose touch rules.",
            default: "modern"),
          Field(.fps, .number(ShapeID.rates), "Frames per second.", default: "120"),
          Field(.touchRate, .number(ShapeID.rates), "Touch samples per second.", default: "120"),
          Field(
            .events, .list(.either([.shape(.scriptEvent), .choice(ShapeID.loneEvents)])),
            "What happens, in order.", required: true),
        ])
    case .touchEvent:
      Shape(
        name: "a touch",
        fields: [
          Field(.at, .tuple(.coordinate, 2), "Point of the viewport.", required: true),
          Field(.finger, .integer(1...10), "Which finger.", default: "1"),
        ])
    case .moveEvent:
      Shape(name: "a move", fields: ShapeID.moveFields)
    case .fingerMove:
      Shape(
        name: "a finger's move",
        fields: [
          Field(.finger, .integer(1...10), "Which finger.", required: true),
          Field(.move, .shape(.moveEvent), "Where it goes meanwhile."),
          Field(.hold, .time, "How long it stays."),
        ])
    case .fingerEvent:
      Shape(
        name: "a finger",
        fields: [Field(.finger, .integer(1...10), "Which finger.", default: "1")])
    case .dragEvent:
      Shape(
        name: "a drag",
        fields: [
          Field(.view, .reference, "Percentages are of its visible frame."),
          Field(.from, .tuple(.coordinate, 2), "Where the finger goes down.", required: true),
        ] + ShapeID.moveFields)
    case .flickEvent:
      Shape(
        name: "a flick",
        fields: [
          Field(.view, .reference, "The scroll view.", required: true),
          Field(.velocity, .point, "Of the offset, in pt/s.", required: true),
        ])
    case .setOffsetEvent:
      Shape(
        name: "setContentOffset",
        fields: [
          Field(.view, .reference, "The scroll view.", required: true),
          Field(.to, .point, "The offset.", required: true),
          Field(.animated, .boolean, "With an animation.", default: "false"),
        ])
    case .rectVisibleEvent:
      Shape(
        name: "scrollRectToVisible",
        fields: [
          Field(.view, .reference, "The scroll view.", required: true),
          Field(.rect, .rectangle, "In content coordinates."),
          Field(.target, .reference, "A view inside, instead of a rectangle."),
          Field(.animated, .boolean, "With an animation.", default: "false"),
        ])
    case .pinchEvent:
      Shape(
        name: "a pinch",
        fields: [
          Field(.view, .reference, "The scroll view."),
          Field(.center, .tuple(.coordinate, 2), "Point of the viewport."),
          Field(
            .scale, .number(.within(0.001...1000)), "Factor on the fingers' distance.",
            required: true),
          Field(.over, .time, "How long.", default: "300ms"),
        ])
    case .zoomEvent:
      Shape(
        name: "zoomToRect",
        fields: [
          Field(.view, .reference, "The scroll view.", required: true),
          Field(.rect, .rectangle, "In content coordinates.", required: true),
          Field(.animated, .boolean, "With an animation.", default: "false"),
        ])
    case .resizeEvent:
      Shape(
        name: "a resize",
        fields: [
          Field(.width, .number(.within(0...100_000)), "In points.", required: true),
          Field(.height, .number(.within(0...100_000)), "In points.", required: true),
          Field(.safeArea, .insets, "In points."),
          Field(.over, .time, "How long.", default: "0"),
        ])
    case .setEvent:
      Shape(
        name: "set",
        fields: [
          Field(.view, .reference, "The view that changes."),
          Field(.constraint, .text, "The constraint that changes."),
          Field(.constant, .anyNumber, "Its new constant."),
          Field(.multiplier, .anyNumber, "Its new multiplier."),
          Field(.priority, .priority, "Its new priority."),
        ]
          + (ShapeID.viewFields + ShapeID.pictureFields + ShapeID.stackFields
          + ShapeID.scrollFields).filter { !ShapeID.fixedViewKeys.contains($0.key) })
    case .insertEvent:
      Shape(
        name: "an insertion",
        fields: [
          Field(.into, .reference, "The new parent.", required: true),
          Field(.view, .shape(.view), "The new view.", required: true),
          Field(.at, .integer(0...1_000_000), "Its place among the children."),
          Field(.constraints, .list(.constraint), "Constraints that come with it."),
        ])
    case .keyboardEvent:
      Shape(
        name: "a keyboard",
        fields: [
          Field(.height, .length, "In points; 0 hides it.", required: true),
          Field(.over, .time, "How long.", default: "250ms"),
        ])
    default:
      Shape(name: "an event", fields: ShapeID.eventFields, isChoice: true)
    }
  }

  /// Frames and touch samples per second.
  private static let rates = NumberRange.within(1...10_000)

  /// Events that need no value.
  static let loneEvents = ["lift", "cancel", "tapStatusBar"]

  /// What a view keeps while a script runs.
  private static let fixedViewKeys: Set<SchemaKey> = [
    .id, .type, .children, .guides, .constraints, .repeat, .when, .allow,
  ]

  static let eases = [
    "linear", "ease", "ease-in", "ease-out", "ease-in-out", "easeIn", "easeOut", "easeInOut",
  ]

  private static var moveFields: [Field] {
    [
      Field(.to, .tuple(.coordinate, 2), "Where the finger goes.", required: true),
      Field(.over, .time, "How long it takes."),
      Field(.via, .list(.tuple(.coordinate, 2)), "Points on the way."),
      Field(
        .ease, .either([.choice(ShapeID.eases), .tuple(.anyNumber, 4)]),
        "How the speed changes: a name, or a cubic-bezier's four numbers.", default: "linear"),
      Field(.finger, .integer(1...10), "Which finger.", default: "1"),
    ]
  }

  private static var eventFields: [Field] {
    [
      Field(.touch, .shape(.touchEvent), "A finger goes down."),
      Field(.move, .shape(.moveEvent), "It moves."),
      Field(.hold, .time, "It stays."),
      Field(.lift, .shape(.fingerEvent), "It goes up."),
      Field(
        .cancel, .either([.choice(["all"]), .shape(.fingerEvent)]), "The system takes touches away."
      ),
      Field(.with, .shape(.fingerMove), "Another finger at the same time."),
      Field(.wait, .either([.choice(["rest"]), .time]), "Time passes."),
      Field(.tap, .either([.reference, .tuple(.coordinate, 2)]), "Down and up at once."),
      Field(.drag, .shape(.dragEvent), "Down, along, up."),
      Field(.flick, .shape(.flickEvent), "Released with a speed."),
      Field(.setContentOffset, .shape(.setOffsetEvent), "The method of that name."),
      Field(.scrollRectToVisible, .shape(.rectVisibleEvent), "The method of that name."),
      Field(.tapStatusBar, .boolean, "Scrolls to the top."),
      Field(.pinch, .shape(.pinchEvent), "Two fingers zoom."),
      Field(.zoomToRect, .shape(.zoomEvent), "The method of that name."),
      Field(.resize, .shape(.resizeEvent), "The viewport changes."),
      Field(.set, .shape(.setEvent), "A view's or constraint's key changes."),
      Field(.insert, .shape(.insertEvent), "A view comes in."),
      Field(.remove, .reference, "A view goes."),
      Field(.keyboard, .shape(.keyboardEvent), "The keyboard comes or goes."),
      Field(.beginRefreshing, .reference, "A refresh begins."),
      Field(.endRefreshing, .reference, "A refresh ends."),
    ]
  }
}
