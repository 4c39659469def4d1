extension ShapeID {
  /// What is expected of a scene and of its scripts.
  var expectationShape: Shape {
    switch self {
    case .offsetRange:
      Shape(
        name: "an offset range",
        fields: [
          Field(.x, .tuple(.nullable(.anyNumber), 2), "Least and greatest."),
          Field(.y, .tuple(.nullable(.anyNumber), 2), "Least and greatest."),
        ])
    case .scriptExpectation:
      Shape(name: "a script's expectation", fields: ShapeID.scriptExpectationFields)
    case .stepState:
      Shape(
        name: "a view's state",
        fields: [
          Field(.x, .anything, "Offset."), Field(.y, .anything, "Offset."),
          Field(.tracking, .boolean, "Flag."), Field(.dragging, .boolean, "Flag."),
          Field(.decelerating, .boolean, "Flag."), Field(.zooming, .boolean, "Flag."),
          Field(.contentSize, .anything, "In points."), Field(.zoomScale, .anything, "Factor."),
          Field(.page, .anything, "Fractional page."),
          Field(.currentPage, .anything, "Page of a page control."),
          Field(.frame, .anything, "In points."),
          Field(.contentOffset, .anything, "In points."),
          Field(.alpha, .anything, "Opacity."), Field(.scale, .anything, "Factor."),
          Field(.rotate, .anything, "In degrees, clockwise."),
          Field(.translate, .anything, "In points."), Field(.hidden, .boolean, "Flag."),
          Field(.backgroundColor, .anything, "As #rrggbb."),
          Field(.cornerRadius, .anything, "In points."), Field(.zPosition, .anything, "A number."),
        ])
    case .keyboardState:
      Shape(
        name: "a keyboard's state",
        fields: [Field(.top, .anything, "Its top, in root coordinates.", required: true)])
    case .callback:
      Shape(
        name: "a callback",
        fields: [
          Field(.name, .text, "UIKit's name without scrollView.", required: true),
          Field(.view, .reference, "Of which view."),
          Field(.t, .either([.text, .time]), "When."),
          Field(.velocity, .anything, "What it was given."),
          Field(.targetContentOffset, .anything, "What it was given."),
          Field(.decelerate, .boolean, "What it was given."),
          Field(.scale, .anything, "What it was given."),
          Field(.contentOffset, .anything, "What it reads."),
          Field(.tracking, .boolean, "Flag inside it."),
          Field(.dragging, .boolean, "Flag inside it."),
          Field(.decelerating, .boolean, "Flag inside it."),
          Field(.zooming, .boolean, "Flag inside it."),
        ])
    case .imageCounts:
      Shape(
        name: "images",
        fields: [
          Field(.requested, .anything, "How many."),
          Field(.order, .list(.reference), "In which order."),
        ])
    case .reuseCounts:
      Shape(
        name: "reuse counts",
        fields: [
          Field(.made, .anything, "How many."), Field(.live, .anything, "How many."),
          Field(.queued, .anything, "How many."), Field(.reused, .anything, "How many."),
        ])
    default:
      Shape(name: "an expectation", fields: ShapeID.expectationFields)
    }
  }

  private static var expectationFields: [Field] {
    [
      Field(
        .status, .choice(["determined", "ambiguous", "unsatisfiable"]),
        "Whether the constraints decide every frame."),
      Field(
        .ambiguous, .map(.list(.choice(["x", "y", "width", "height"]))),
        "Exactly what is not determined."),
      Field(.conflicts, .list(.list(.text)), "Exactly the minimal sets, by name."),
      Field(
        .frames, .map(.tuple(.nullable(.anyNumber), 4)), "Frames in points; ~ is not checked."),
      Field(
        .contentSize, .map(.tuple(.nullable(.anyNumber), 2)), "Content sizes; ~ is not checked."),
      Field(.diagnostics, .codes, "These are reported; [] is none at warning or above."),
      Field(.noDiagnostics, .codes, "These are not reported."),
      Field(.check, .list(.text), "Comparisons that hold."),
      Field(.tolerance, .length, "In points.", default: "0.01"),
      Field(.adjustedContentInset, .map(.insets), "Insets by scroll view."),
      Field(.offsetRange, .map(.shape(.offsetRange)), "Ranges of contentOffset."),
      Field(.scripts, .map(.shape(.scriptExpectation)), "What scripts lead to."),
    ]
  }

  private static var scriptExpectationFields: [Field] {
    let states = Kind.map(.either([.shape(.stepState), .anything]))
    let events = Kind.list(.text)
    return [
      Field(.rest, states, "At the end."),
      Field(.events, .either([events, .map(events)]), "An ordered subset."),
      Field(.callbacks, .list(.shape(.callback)), "With what each carried."),
      Field(.never, events, "What doesn't happen."),
      Field(.count, .map(.anything), "How often."),
      Field(.at, .map(.either([states, .list(.text)])), "At a time."),
      Field(.after, .map(.either([states, .list(.text)])), "Right after an event, by number."),
      Field(.always, .list(.text), "Comparisons that hold in every step."),
      Field(.max, states, "Over all steps."),
      Field(.min, states, "Over all steps."),
      Field(.images, .shape(.imageCounts), "Image requests."),
      Field(.reuse, .shape(.reuseCounts), "Reuse of views."),
      Field(.page, .map(.anything), "Pages at the end."),
      Field(.contentSize, .map(.anything), "Content sizes at the end."),
      Field(.zoomScale, .map(.anything), "Scales at the end."),
      Field(.keyboard, .shape(.keyboardState), "The keyboard at the end."),
      Field(.tolerance, .length, "In points.", default: "0.01"),
      Field(.diagnostics, .codes, "These are reported."),
    ]
  }
}
