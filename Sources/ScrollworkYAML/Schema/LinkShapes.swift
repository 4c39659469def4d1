extension ShapeID {
  /// Links of the linkage language, by the key that tells what they do.
  var linkShape: Shape {
    let views = Kind.either([.list(.reference), .reference])
    let inScroller = Field(
      .in, .reference, "The scroll view; without it the nearest one round the view.")
    switch self {
    case .scrollerLink:
      return Shape(
        name: "a link",
        fields: [
          Field(.link, .list(.reference), "Scrollers that move together.", required: true),
          Field(.as, .choice(["progress", "points", "page", "stops"]), "What they share."),
          Field(.stops, .stops, "Pairs of offsets."),
          Field(.ratio, .expression, "Factor instead of stops."),
          Field(.both, .boolean, "Either moves the other.", default: "false"),
          Field(.axis, .choice(["x", "y", "both"]), "Which offsets."),
          Field(
            .overscroll, .choice(["clamp", "pass"]), "Past the edge; with as: page it is pass.",
            default: "clamp"),
          Field(
            .empty, .choice(["0", "1", "hold", "inactive"]), "Nothing to scroll.", default: "0"),
        ])
    case .stripLink:
      return Shape(
        name: "a strip",
        fields: [
          Field(.strip, .reference, "The scroller with the titles.", required: true),
          Field(.pager, .reference, "The scroll view with the pages.", required: true),
          Field(
            .align, .choice(["center", "leading", "trailing", "progressive"]),
            "Where a title goes.",
            default: "center"),
          Field(.indicator, .reference, "The view under the title."),
          Field(.mode, .choice(["move", "hold"]), "How the strip moves.", default: "move"),
        ])
    case .stickyLink:
      return Shape(
        name: "a sticky view",
        fields: [
          Field(.sticky, views, "The view or views.", required: true), inScroller,
          Field(.top, .expression, "Distance from the inset edge.", default: "0"),
        ])
    case .stretchyLink:
      return Shape(
        name: "a stretchy header",
        fields: [
          Field(.stretchy, .reference, "The view.", required: true), inScroller,
          Field(.height, .expression, "At rest, in points; without it the view's own."),
          Field(.min, .expression, "Least height in points.", default: "0"),
        ])
    case .collapseLink:
      return Shape(
        name: "a collapsing bar",
        fields: [
          Field(.collapse, .reference, "The view.", required: true), inScroller,
          Field(.height, .expression, "Whole height in points; without it the view's own."),
          Field(.min, .expression, "Height that stays, in points.", default: "0"),
          Field(
            .enter, .choice(["atTop", "always", "collapsed"]), "When it comes back.",
            default: "atTop"),
          Field(.snap, .choice(["none", "nearest", "direction"]), "At rest.", default: "none"),
          Field(.through, .text, "The constraint that it drives."),
        ])
    case .parallaxLink:
      return Shape(
        name: "parallax",
        fields: [
          Field(.parallax, views, "The view or views.", required: true), inScroller,
          Field(.speed, .expression, "On screen, by the content's."),
        ])
    case .pagesLink:
      return Shape(
        name: "pages",
        fields: [
          Field(.pages, .reference, "The scroll view.", required: true),
          Field(.set, .map(.stops), "Stops by property."),
          Field(.keep, .map(.shape(.keepPages)), "Views that stay at pages."),
        ])
    case .keepPages:
      return Shape(
        name: "kept pages",
        fields: [
          Field(.pages, .list(.anyNumber), "Where the view stands.", required: true),
          Field(.at, .list(.anyNumber), "Pages at which it stands there; without it the same."),
          Field(
            .edge, .choice(["leading", "center", "trailing"]), "Where on the page.",
            default: "center"),
        ])
    case .spring:
      return Shape(
        name: "a spring",
        fields: [
          Field(.response, .time, "In seconds."),
          Field(.damping, .length, "1 is critical.", default: "1"),
        ])
    default:
      return Shape(name: "a drive", fields: ShapeID.driveFields)
    }
  }

  private static var driveFields: [Field] {
    let outside = Kind.choice(["clamp", "extend", "identity", "repeat", "mirror"])
    return [
      Field(.drive, .either([.list(.text), .text]), "The property that changes.", required: true),
      Field(.by, .either([.list(.expression), .expression]), "The number that it follows."),
      Field(.each, .reference, "One link for each of these views."),
      Field(.stops, .stops, "Which value at which number."),
      Field(.ratio, .expression, "Factor instead of stops."),
      Field(.ease, .either([.tuple(.anyNumber, 4), .text]), "Between the stops."),
      Field(.in, .choice(["srgb", "linear"]), "How colours are mixed.", default: "srgb"),
      Field(.outside, .either([.tuple(outside, 2), outside]), "Past the stops.", default: "clamp"),
      Field(.when, .expression, "Only then."),
      Field(.else, .expression, "Otherwise.", default: "base"),
      Field(.add, .boolean, "Added to the value.", default: "false"),
      Field(.smooth, .time, "Half-life."),
      Field(.spring, .shape(.spring), "Follows by a spring."),
      Field(.round, .choice(["1", "px"]), "To whole numbers or pixels."),
      Field(.motion, .choice(["keep", "drop"]), "With reduced motion."),
      Field(.settle, .integer(1...64), "Passes when it changes the layout.", default: "4"),
    ]
  }
}
