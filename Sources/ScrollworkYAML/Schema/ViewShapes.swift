extension ShapeID {
  /// A view and the small mappings inside it.
  var viewShape: Shape {
    switch self {
    case .guide:
      Shape(
        name: "a guide", fields: [Field(.id, .identifier, "The guide's name.", required: true)])
    case .textBox:
      Shape(
        name: "a text",
        fields: [
          Field(.string, .text, "The text, measured with average advances."),
          Field(.size, .number(.positive), "Font size in points.", default: "17"),
          Field(.weight, .choice(ShapeID.fontWeights), "Font weight.", default: "regular"),
          Field(.width, .length, "Width of one line in points."),
          Field(.lineHeight, .length, "Height of a line in points."),
          Field(.lines, .integer(0...1_000_000), "Most lines; 0 is unlimited."),
        ])
    case .perAxisPriority:
      Shape(
        name: "priorities",
        fields: [
          Field(.horizontal, .priority, "Along the width."),
          Field(.vertical, .priority, "Along the height."),
        ])
    case .insets:
      Shape(
        name: "insets",
        fields: [
          Field(.top, .anyNumber, "From the top.", default: "0"),
          Field(.left, .anyNumber, "From the left.", default: "0"),
          Field(.bottom, .anyNumber, "From the bottom.", default: "0"),
          Field(.right, .anyNumber, "From the right.", default: "0"),
          Field(.leading, .anyNumber, "From where reading begins.", default: "0"),
          Field(.trailing, .anyNumber, "From where reading ends.", default: "0"),
        ])
    case .baseline:
      Shape(
        name: "baselines",
        fields: [
          Field(.first, .anyNumber, "First baseline below the top.", required: true),
          Field(.last, .anyNumber, "Last baseline above the bottom.", required: true),
        ])
    case .font:
      Shape(
        name: "a font",
        fields: [
          Field(.ascender, .length, "Above the baseline, in points.", required: true),
          Field(.descender, .length, "Below the baseline, in points.", required: true),
        ])
    case .autoresizing:
      Shape(
        name: "autoresizing",
        fields: [
          Field(
            .mask, .list(.choice(ShapeID.autoresizingWords)), "What follows the parent's size.",
            required: true),
          Field(.in, .size, "The parent's size that the frame was drawn for."),
        ])
    case .transform:
      Shape(
        name: "a transform",
        fields: [
          Field(.scale, .either([.anyNumber, .point]), "Factor, or [x, y].", default: "1"),
          Field(.rotate, .angle, "Clockwise.", default: "0deg"),
          Field(.translate, .point, "In points.", default: "[0, 0]"),
        ])
    default:
      Shape(
        name: "a view",
        fields: ShapeID.viewFields + ShapeID.pictureFields + ShapeID.stackFields
          + ShapeID.scrollFields)
    }
  }

  static let fontWeights = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  static let autoresizingWords = [
    "flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin", "flexibleTopMargin",
    "flexibleHeight", "flexibleBottomMargin",
  ]

  /// What layout needs.
  static var viewFields: [Field] {
    [
      Field(.id, .identifier, "The view's name in constraints and output."),
      Field(.type, .viewType, "A built-in type or a template.", default: "view"),
      Field(.children, .list(.shape(.view)), "Views inside, back to front."),
      Field(
        .intrinsic, .tuple(.nullable(.length), 2), "Size of the content; ~ for none on that axis."),
      Field(.text, .either([.shape(.textBox), .text]), "A text, measured or given by its size."),
      Field(
        .hugging, .either([.shape(.perAxisPriority), .priority]), "Resistance against growing.",
        default: "250"),
      Field(
        .compression, .either([.shape(.perAxisPriority), .priority]),
        "Resistance against shrinking.", default: "750"),
      Field(.frame, .rectangle, "Frame set by hand, in the parent's coordinates."),
      Field(
        .autoresizing,
        .either([.shape(.autoresizing), .list(.choice(ShapeID.autoresizingWords))]),
        "How the frame follows the parent."),
      Field(.size, .size, "Two required size constraints."),
      Field(.margins, .insets, "Layout margins.", default: "8"),
      Field(
        .preservesSuperviewMargins, .boolean, "Keep inside the parent's margins.", default: "false"),
      Field(.insetsMarginsFromSafeArea, .boolean, "Add the safe area to the margins."),
      Field(.safeArea, .insets, "Resolved safe-area insets of this view."),
      Field(.baseline, .shape(.baseline), "Distances of the baselines."),
      Field(.font, .shape(.font), "Font metrics for baselines."),
      Field(.alignmentInsets, .insets, "How far the frame reaches past the alignment rectangle."),
      Field(.preferredMaxLayoutWidth, .length, "Width at which the text wraps, in points."),
      Field(.guides, .list(.shape(.guide)), "Layout guides that the view owns."),
      Field(.hidden, .boolean, "Not visible; in a stack view also without size.", default: "false"),
      Field(.constraints, .list(.constraint), "Constraints written next to the view."),
      Field(.repeat, .repetition, "The view once for each."),
      Field(.when, .condition, "The view exists only then."),
      Field(.allow, .rules, "Rules not reported for this view."),
      Field(
        .floating, .boolean, "Meant not to scroll with the content.", default: "false"),
      Field(.arranged, .boolean, "Arranged by the stack view round it.", default: "true"),
    ]
  }

  /// What only pictures and touches need.
  static var pictureFields: [Field] {
    [
      Field(.alpha, .number(.within(0...1)), "Opacity.", default: "1"),
      Field(.transform, .shape(.transform), "Scale, rotation, translation."),
      Field(.zPosition, .anyNumber, "Order of drawing.", default: "0"),
      Field(.clipsToBounds, .boolean, "Cut off what sticks out."),
      Field(.backgroundColor, .color, "Colour."),
      Field(.cornerRadius, .length, "Radius of the corners in points.", default: "0"),
      Field(.userInteractionEnabled, .boolean, "Takes touches."),
      Field(.touchesShouldBegin, .boolean, "The scroll view's answer for it.", default: "true"),
      Field(.touchesShouldCancel, .boolean, "The scroll view's answer for it.", default: "true"),
      Field(.for, .reference, "The scroll view that it follows.", for: .pageControl),
    ]
  }

  static var stackFields: [Field] {
    [
      Field(
        .axis, .choice(["horizontal", "vertical"]), "Direction of the row.", default: "horizontal",
        for: .stackView),
      Field(
        .distribution,
        .choice(["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]),
        "Sizes along the axis.", default: "fill", for: .stackView),
      Field(
        .alignment,
        .choice([
          "fill", "leading", "top", "center", "trailing", "bottom", "firstBaseline", "lastBaseline",
        ]), "Place across the axis.", default: "fill", for: .stackView),
      Field(
        .spacing, .either([.choice(["standard"]), .anyNumber]), "Gap in points; standard is 8.",
        default: "0", for: .stackView),
      Field(
        .customSpacing, .map(.either([.choice(["standard"]), .anyNumber])),
        "Gap after a child, by its id.", for: .stackView),
      Field(
        .proportions, .list(.length), "Natural sizes for fillProportionally.", for: .stackView),
      Field(
        .layoutMarginsRelativeArrangement, .boolean, "Arrange inside the margins.",
        default: "false", for: .stackView),
      Field(
        .baselineRelativeArrangement, .boolean, "Vertical gaps between baselines.",
        default: "false", for: .stackView),
    ]
  }
}
