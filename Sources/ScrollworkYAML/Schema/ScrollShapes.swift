extension ShapeID {
  /// What apps add in code round a scroll view.
  var scrollShape: Shape {
    switch self {
    case .paging:
      Shape(
        name: "paging",
        fields: [
          Field(
            .method, .choice(["pagingEnabled", "snap", "targetOffset"]), "Who settles on a page.",
            required: true),
          Field(.padding, .length, "Gap between pages, in points.", default: "0"),
          Field(.bleed, .boolean, "Neighbours peep out and take touches.", default: "false"),
          Field(.pageSize, .either([.number(.positive), .size]), "Size of a page."),
          Field(.origin, .either([.anyNumber, .point]), "Where page 0 starts.", default: "0"),
          Field(
            .boundaries, .either([.shape(.axisValues), .list(.anyNumber)]),
            "Offsets of uneven pages."),
        ])
    case .axisValues:
      Shape(
        name: "x and y",
        fields: [
          Field(.x, .list(.anyNumber), "Horizontally."),
          Field(.y, .list(.anyNumber), "Vertically."),
        ])
    case .pageMap:
      Shape(
        name: "a page map",
        fields: [
          Field(.pageSize, .size, "Size of a page.", default: "the scroll view's size"),
          Field(
            .rows, .list(.list(.nullable(.text))), "Names of the pages; ~ for a hole.",
            required: true),
          Field(.pages, .map(.reference), "Views that are pages, by the page's name."),
          Field(.start, .text, "The page to begin with."),
          Field(.method, .choice(["constrain", "window"]), "How holes are kept out."),
          Field(.rebuild, .choice(["decelerating", "rest"]), "When the window is built anew."),
          Field(.rounding, .choice(["float32", "tolerant"]), "How pages are counted."),
          Field(.base, .choice(["live", "dragStart"]), "From where neighbours count."),
          Field(.refusal, .choice(["base", "clampToEdge"]), "Where a refused step stays."),
        ])
    case .nesting:
      Shape(
        name: "nesting",
        fields: [
          Field(.remorseful, .shape(.remorseful), "Touches handed on by hand.", required: true)
        ])
    case .remorseful:
      Shape(
        name: "remorseful nesting",
        fields: [
          Field(.thresholdX, .length, "In points.", default: "12"),
          Field(.thresholdY, .length, "In points.", default: "4"),
          Field(
            .reset, .boolean, "Forget at each touch that the one before was horizontal.",
            default: "false"),
        ])
    case .lazyImages:
      Shape(
        name: "lazy images",
        fields: [
          Field(.items, .reference, "The views that show images.", required: true),
          Field(
            .policy, .choice(["naive", "userDragging", "targetRect"]), "When images are asked for."),
          Field(.cached, .list(.reference), "Views whose image is there already."),
        ])
    case .reuse:
      Shape(
        name: "reuse",
        fields: [
          Field(.items, .integer(0...100_000_000), "Number of items.", required: true),
          Field(.itemSize, .size, "Size of an item."),
          Field(.spacing, .anyNumber, "Gap in points.", default: "0"),
          Field(.unit, .choice(["view", "viewController"]), "What is reused.", default: "view"),
          Field(.window, .integer(0...1_000_000), "Items kept on each side."),
          Field(.order, .choice(["fifo", "lifo"]), "Which queued item comes first."),
        ])
    case .refresh:
      Shape(
        name: "refresh",
        fields: [Field(.height, .length, "Height of the control, in points.", required: true)])
    default:
      Shape(name: "a scroll view", fields: ShapeID.scrollFields)
    }
  }

  static var scrollFields: [Field] {
    propertyFields + touchFields + zoomFields + appFields
  }

  private static var propertyFields: [Field] {
    [
      Field(.contentSize, .size, "Content size set by hand.", for: .scrollView),
      Field(
        .contentOffset, .either([.choice(["end"]), .point]), "Where scrolling starts.",
        for: .scrollView),
      Field(.contentInset, .insets, "Room round the content.", default: "0", for: .scrollView),
      Field(
        .scrollIndicatorInsets, .insets, "Room round the indicators.", default: "0",
        for: .scrollView),
      Field(
        .contentInsetAdjustmentBehavior,
        .choice(["automatic", "scrollableAxes", "never", "always"]),
        "Whether the safe area is added.", default: "automatic", for: .scrollView),
      Field(.pagingEnabled, .boolean, "Stop on pages.", default: "false", for: .scrollView),
      Field(
        .indicatorStyle, .choice(["default", "black", "white"]), "Colour of the indicators.",
        default: "default", for: .scrollView),
      Field(
        .showsHorizontalScrollIndicator, .boolean, "Show it.", default: "true", for: .scrollView),
      Field(
        .showsVerticalScrollIndicator, .boolean, "Show it.", default: "true", for: .scrollView),
      Field(
        .keyboardDismissMode, .choice(["none", "onDrag", "interactive"]),
        "How dragging hides the keyboard.", default: "none", for: .scrollView),
      Field(
        .keep, .choice(["offset", "anchor", "progress", "page", "end"]),
        "What stays put when content or size changes.", default: "offset", for: .scrollView),
    ]
  }

  private static var touchFields: [Field] {
    [
      Field(
        .scrollEnabled, .boolean, "Scrolls by touch.", default: "true", for: .scrollViewOrTextView),
      Field(.bounces, .boolean, "Goes past the edge.", default: "true", for: .scrollView),
      Field(
        .alwaysBounceVertical, .boolean, "Bounces without content to scroll.", default: "false",
        for: .scrollView),
      Field(
        .alwaysBounceHorizontal, .boolean, "Bounces without content to scroll.", default: "false",
        for: .scrollView),
      Field(
        .directionalLockEnabled, .boolean, "One direction at a time.", default: "false",
        for: .scrollView),
      Field(
        .decelerationRate,
        .either([.choice(["normal", "fast"]), .number(.within(0.001...0.9999))]),
        "Factor on the speed per millisecond.", default: "normal", for: .scrollView),
      Field(
        .delaysContentTouches, .boolean, "Waits before touches reach the content.",
        default: "true", for: .scrollView),
      Field(
        .canCancelContentTouches, .boolean, "Takes touches back to scroll.", default: "true",
        for: .scrollView),
      Field(
        .scrollsToTop, .boolean, "Answers a tap on the status bar.", default: "true",
        for: .scrollView),
      Field(
        .shouldScrollToTop, .boolean, "The delegate's answer.", default: "true", for: .scrollView),
      Field(
        .transfersHorizontalScrollingToParent, .boolean, "Hands on at its edges.",
        default: "true", for: .scrollView),
      Field(
        .transfersVerticalScrollingToParent, .boolean, "Hands on at its edges.", default: "true",
        for: .scrollView),
    ]
  }

  private static var zoomFields: [Field] {
    [
      Field(.minimumZoomScale, .expression, "Smallest scale.", default: "1", for: .scrollView),
      Field(.maximumZoomScale, .expression, "Largest scale.", default: "1", for: .scrollView),
      Field(.zoomScale, .expression, "Scale to begin with.", default: "1", for: .scrollView),
      Field(
        .bouncesZoom, .boolean, "Zooms past the limits.", default: "true", for: .scrollView),
      Field(.zoomView, .reference, "The view that zooms.", for: .scrollView),
    ]
  }

  private static var appFields: [Field] {
    [
      Field(.paging, .shape(.paging), "Paging by hand.", for: .scrollView),
      Field(.pageMap, .shape(.pageMap), "Pages on a grid with holes.", for: .scrollView),
      Field(
        .axisStrategy,
        .choice([
          "none", "resetContentOffset", "resetContentSize", "ignoreDiagonal", "togglePaging",
        ]), "One direction at a time, by hand.", default: "none", for: .scrollView),
      Field(.nesting, .shape(.nesting), "Touch forwarding by hand.", for: .scrollView),
      Field(
        .model, .choice(["uikit", "three20"]), "Whose rules.", default: "uikit", for: .scrollView),
      Field(.lazyImages, .shape(.lazyImages), "Images loaded while scrolling.", for: .scrollView),
      Field(.reuse, .shape(.reuse), "Views reused while scrolling.", for: .scrollView),
      Field(.refresh, .shape(.refresh), "Pull to refresh.", for: .scrollView),
    ]
  }
}
