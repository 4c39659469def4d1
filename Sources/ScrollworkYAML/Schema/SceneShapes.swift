extension ShapeID {
  /// The top level, the viewport and its variations.
  var sceneShape: Shape {
    switch self {
    case .settings:
      Shape(
        name: "a project file",
        fields: [
          Field(.metrics, .map(.anyNumber), "Named numbers for all scenes."),
          Field(.templates, .map(.shape(.view)), "Views to start from, by name."),
          Field(
            .matrix, .list(.shape(.matrixEntry)), "Variations that every scene also runs with."),
          Field(.allow, .rules, "Rules not reported."),
          Field(
            .severities, .map(.choice(["off", "info", "warning", "error"])), "Severities by rule."),
        ])
    case .viewport:
      Shape(name: "a viewport", fields: ShapeID.viewportFields)
    case .physics:
      Shape(name: "physics", fields: ShapeID.physicsFields)
    case .matrixEntry:
      Shape(
        name: "a matrix entry",
        fields: [
          Field(.name, .text, "What the variation is called.", required: true)
        ] + ShapeID.viewportFields + [
          Field(.size, .size, "Width and height in one."),
          Field(.expect, .shape(.expectation), "What is expected with this variation."),
        ])
    default:
      Shape(name: "a scene", fields: ShapeID.sceneFields)
    }
  }

  private static var viewportFields: [Field] {
    [
      Field(.width, .number(.within(0...100_000)), "Width in points."),
      Field(.height, .number(.within(0...100_000)), "Height in points."),
      Field(.scale, .number(.within(0.25...16)), "Pixels per point; none: no rounding."),
      Field(.safeArea, .insets, "What bars and notches cover, in points.", default: "0"),
      Field(.direction, .choice(["ltr", "rtl"]), "Reading direction.", default: "ltr"),
      Field(.textScale, .number(.within(0.1...10)), "Factor on text sizes.", default: "1"),
      Field(.device, .device, "A device of the built-in table, instead of a size."),
      Field(
        .orientation, .choice(["portrait", "landscape"]), "How the device is held.",
        default: "portrait"),
    ]
  }

  private static var sceneFields: [Field] {
    [
      Field(.scrollwork, .integer(1...1), "Version of the format.", required: true),
      Field(.name, .text, "What the scene is called."),
      Field(.description, .text, "What the scene shows."),
      Field(
        .viewport, .shape(.viewport), "The rectangle that the root view fills.", required: true),
      Field(.matrix, .list(.shape(.matrixEntry)), "Variations of the viewport."),
      Field(.metrics, .map(.anyNumber), "Named numbers, or arithmetic on earlier ones."),
      Field(.templates, .map(.shape(.view)), "Views to start from, by name."),
      Field(.root, .shape(.view), "The window's view.", required: true),
      Field(.constraints, .list(.constraint), "The scene's constraints."),
      Field(.links, .list(linkForms), "Linked scrolling and parallax."),
      Field(.let, .map(.expression), "Named expressions for links."),
      Field(.scripts, .map(.shape(.script)), "Gesture scripts by name."),
      Field(.physics, .shape(.physics), "Settings and constants of scrolling."),
      Field(
        .dialect, .choice(["uikit", "linear"]), "Which constraints are allowed.", default: "uikit"),
      Field(.allow, .rules, "Rules not reported for this scene."),
      Field(.expect, .shape(.expectation), "What `scrollwork test` checks."),
    ]
  }

  static var linkForms: Kind {
    .forms([
      Kind.FormKey(key: .drive, shape: .driveLink),
      Kind.FormKey(key: .link, shape: .scrollerLink),
      Kind.FormKey(key: .strip, shape: .stripLink),
      Kind.FormKey(key: .sticky, shape: .stickyLink),
      Kind.FormKey(key: .stretchy, shape: .stretchyLink),
      Kind.FormKey(key: .collapse, shape: .collapseLink),
      Kind.FormKey(key: .parallax, shape: .parallaxLink),
      Kind.FormKey(key: .pages, shape: .pagesLink),
    ])
  }
}
