import ScrollworkLayout
import ScrollworkModel
import Testing

/// Rules about views that don't follow the content, insets, and views outside their parents.
@Suite struct ViewportRuleTests {
  private func scene(
    _ inside: [ViewNode], _ constraints: [ConstraintDeclaration],
    adjust: (inout Scene) -> Void = { _ in }, scroll: (inout ViewNode) -> Void = { _ in }
  ) throws -> SolvedScene {
    try SolvedScene(
      375, 812, [view("scroll", .scrollView, inside, scroll)],
      [fullScreenScroll, "content.edges == scroll.edges", "content.width == scroll.width"]
        + constraints,
      adjust: adjust)
  }

  // MARK: SW110

  @Test func widthOfTheScreenInANarrowerScrollView() throws {
    let solved = try SolvedScene(
      812, 375, [view("scroll", .scrollView, [view("content")])],
      [
        "scroll.edges == root.safeArea.edges", "content.edges == scroll.content.edges",
        named("cw", "content.width == root.width"), "content.height == 900",
      ]
    ) { $0.viewport.safeArea = EdgeInsets(left: 44, bottom: 21, right: 44) }
    #expect(solved.codes == ["SW104", "SW110"])
    let finding = try solved.finding("SW110")
    #expect(
      finding.message == "The content width of \"scroll\" follows \"root\" (812), which is 88 pt "
        + "wider than the frame of \"scroll\" (724).")
    #expect(finding.views == ["scroll", "root"])
    #expect(finding.constraints == ["cw"])
  }

  // MARK: SW112

  @Test func contentThatFillsAFrameWithInsets() throws {
    let solved = try scene(
      [view("content")], [named("h", "content.height == scroll.height")],
      scroll: { $0.scroll.contentInset = InsetSpecification(top: 88, bottom: 34) })
    #expect(solved.codes == ["SW112"])
    let finding = try solved.finding("SW112")
    #expect(
      finding.message
        == "The content of \"scroll\" is as high as the frame (812) and so higher than "
        + "what insets of 88 + 34 pt leave of it (690): it can be moved by 122 pt.")
    #expect(finding.constraints == ["h"])
    #expect(
      finding.repairs.map(\.title) == ["write content.height == scroll.height - 122 instead"])
  }

  @Test func insetsThatAreTakenIntoAccount() throws {
    func codes(_ height: String, _ inside: [ViewNode] = [], _ more: String...) throws -> [String] {
      try scene(
        [view("content")] + inside,
        [ConstraintDeclaration(.text(height))] + more.map { ConstraintDeclaration(.text($0)) },
        scroll: { $0.scroll.contentInset = InsetSpecification(top: 88, bottom: 34) }
      ).codes
    }
    #expect(try codes("content.height == scroll.height - 122") == [])
    // Of its own height, and it doesn't fit.
    #expect(try codes("content.height == 700") == [])
    #expect(try codes("content.height == scroll.height - 22") == ["SW112"])
    // A header stands where the inset is.
    let header = box("header", 375, 88, .label)
    #expect(
      try codes(
        "content.height == scroll.height", [header], "header.bottom == content.top",
        "header.left == content.left") == [])
  }

  @Test func safeAreaThatIsAlwaysAdded() throws {
    let solved = try scene(
      [view("content")], [named("h", "content.height == scroll.height")],
      adjust: { $0.viewport.safeArea = EdgeInsets(top: 47, bottom: 34) },
      scroll: { $0.scroll.insetAdjustment = .always })
    #expect(
      try solved.finding("SW112").message.hasSuffix(
        "insets of 47 + 34 pt leave of it (731): it can be moved by 81 pt."))
    #expect(
      try solved.finding("SW112").repairs.map(\.title) == [
        "write content.height == scroll.height - 81 instead",
        "keep the safe area out of the insets: contentInsetAdjustmentBehavior: never",
      ])
  }

  // MARK: SW114

  @Test func centresOfScrollViews() throws {
    let mark = box("mark", 10, 10)
    let solved = try scene(
      [view("content"), mark],
      [
        "content.height == 2000", "mark.centerX == scroll.centerX",
        named("cy", "mark.centerY == scroll.centerY"),
      ])
    #expect(solved.codes == ["SW114"])
    let finding = try solved.finding("SW114")
    #expect(finding.severity == .info)
    // Horizontally both rectangles are the same.
    #expect(
      finding.message
        == "In cy the centre of \"scroll\" is that of its frame before it is scrolled: "
        + "406 from the content's top, which is 2000 high.")
    #expect(
      finding.help == "Write scroll.content.centerY for the middle of the content, "
        + "scroll.frame.centerY for a view that stays in the middle of the screen.")
    let plain = try scene(
      [view("content"), mark],
      [
        "content.height == 2000", "mark.centerX == scroll.content.centerX",
        "mark.centerY == scroll.content.centerY",
      ])
    #expect(plain.codes == [])
  }

  // MARK: SW115

  private static let header: [ConstraintDeclaration] = [
    "content.height == 1500", named("top", "header.top == root.top"),
    "header.horizontalEdges == root.horizontalEdges", "header.height == 44",
  ]

  @Test func headerTiedOutside() throws {
    let solved = try scene([view("content"), view("header")], Self.header)
    #expect(solved.codes == ["SW115"])
    let finding = try solved.finding("SW115")
    #expect(finding.severity == .info)
    #expect(
      finding.message
        == "\"header\" is tied to \"root\", outside \"scroll\": it doesn't move when the content "
        + "scrolls.")
    #expect(finding.views == ["scroll", "header"])
    #expect(finding.constraints.first == "top")
  }

  @Test func headerThatIsMeantToFloat() throws {
    let marked = try scene(
      [view("content"), view("header") { $0.floating = true }], Self.header)
    #expect(marked.codes == [])
    // Nothing scrolls sideways, so nobody sees that the sides are tied outside.
    let sides = try scene(
      [view("content"), view("header")],
      [
        "content.height == 1500", "header.top == content.top",
        "header.horizontalEdges == root.horizontalEdges", "header.height == 44",
      ])
    #expect(sides.codes == [])
    // Sticky: it floats from some offset on, and is not tied for good.
    let sticky = try scene(
      [view("content"), view("header")],
      [
        "content.height == 1500", "header.top == content.top + 200 @750",
        "header.top >= scroll.frame.top", "header.left == content.left", "header.width == 375",
        "header.height == 44",
      ])
    #expect(sticky.codes == [])
  }

  // MARK: SW117

  @Test func centredTextWiderThanTheScreen() throws {
    let solved = try SolvedScene(
      375, 667, [box("l", 500, 20, .label)],
      ["l.centerX == root.centerX", "l.top == root.top + 40"])
    #expect(solved.codes == ["SW117"])
    let finding = try solved.finding("SW117")
    #expect(
      finding.message
        == "\"l\" sticks out of \"root\" by 62.5 pt at the left and 62.5 pt at the right.")
    #expect(finding.help == "Bound it: l.leading >= root.leading and l.trailing <= root.trailing.")
    #expect(
      finding.repairs.map(\.title) == [
        "add l.leading >= root.leading and l.trailing <= root.trailing"
      ])
    #expect(
      finding.repairs[0].effects == [.frame("l", Rect(x: 0, y: 40, width: 375, height: 20))])
  }

  /// A row as high as its smaller text takes the height of the larger one.
  @Test func aRowTakesTheEdgesOfTheViewThatSticksOut() throws {
    let small = box("small", 70, 34, .label) { $0.baseline = Baselines(first: 27, last: 7) }
    let big = box("big", 110, 67, .label) { $0.baseline = Baselines(first: 53, last: 14) }
    let solved = try SolvedScene(
      375, 667, [view("row", .view, [small, big])],
      [
        "row.top == root.top + 100", "row.left == root.left", "small.top == row.top",
        "small.bottom == row.bottom", "small.left == row.left", "big.left == small.right + 8",
        "big.right == row.right", "big.firstBaseline == small.firstBaseline",
      ])
    let finding = try solved.finding("SW117")
    #expect(
      finding.message
        == "\"big\" sticks out of \"row\" by 26 pt at the top and 7 pt at the bottom.")
    #expect(
      finding.repairs.map(\.title) == [
        "write big.top == row.top and big.bottom == row.bottom instead"
      ])
  }

  @Test func otherViewsThatStickOutAreNoted() throws {
    let texts = (1...3).map { box("t\($0)", 100, Double($0) * 40, .label) }
    let solved = try SolvedScene(
      375, 667, [view("bar", .view, texts)],
      [
        "bar.top == root.top", "bar.horizontalEdges == root.horizontalEdges", "bar.height == 50",
        "H:|[t1][t2][t3]", "t1.top == bar.top", "t2.top == bar.top", "t3.top == bar.top",
      ])
    let finding = try solved.finding("SW117")
    #expect(finding.message == "\"t3\" sticks out of \"bar\" by 70 pt at the bottom.")
    #expect(finding.notes.map(\.message) == ["So do \"t2\" by 30 pt."])
    #expect(finding.views == ["bar", "t3", "t2"])
  }

  @Test func viewsThatAreOutsideOnPurpose() throws {
    func codes(_ child: ViewNode, _ constraints: ConstraintDeclaration...) throws -> [String] {
      try SolvedScene(
        375, 667, [view("card", .view, [child])],
        [
          "card.size == 100 x 100", "card.left == root.left + 100", "card.top == root.top + 100",
        ] + constraints
      ).codes
    }
    let badge = box("badge", 20, 20, .label)
    #expect(
      try codes(badge, "badge.centerX == card.right", "badge.centerY == card.top") == [])
    #expect(
      try codes(badge, "badge.right == card.right + 6", "badge.top == card.top - 6") == [])
    // Parked beside it.
    #expect(try codes(badge, "badge.left == card.right + 8", "badge.top == card.top") == [])
    // A larger area to touch.
    let button = view("button", .button)
    #expect(
      try codes(button, "button.center == card.center", "button.size == 140 x 140") == [])
    // Pictures and plain views may be cut.
    let photo = box("photo", 300, 200, .imageView)
    #expect(try codes(photo, "photo.center == card.center") == [])
    let wide = box("wide", 300, 20, .label)
    #expect(try codes(wide, "wide.center == card.center") == ["SW117"])
  }

  @Test func cellsAtTheirHostsHeight() throws {
    var host = named("host", "cell.height == 44")
    host.origin = .host
    let constraints: [ConstraintDeclaration] = [
      "cell.top == root.top", "cell.horizontalEdges == root.horizontalEdges",
      "text.top == cell.top + 8", "text.left == cell.left", "text.bottom == cell.bottom - 8 @999",
    ]
    let text = view("text", .label) { $0.size = Size(width: 100, height: 80) }
    let tree = [view("cell", .view, [text])]
    #expect(
      try !SolvedScene(375, 667, tree, constraints + [host]).codes.contains("SW117"))
    host.origin = .author
    #expect(
      try SolvedScene(375, 667, tree, constraints + [host]).codes.contains("SW117"))
    // A host that asks how small the cell can be sets nothing.
    var fitting = named("fitting", "cell.height == 0 @50")
    fitting.origin = .host
    let broken = Array(constraints.dropLast()) + [fitting]
    #expect(try SolvedScene(375, 667, tree, broken).codes == ["SW117", "SW503"])
  }

  @Test func rightToLeftEdges() throws {
    let solved = try SolvedScene(
      375, 667, [view("card", .view, [box("text", 120, 20, .label)])],
      [
        "card.size == 100 x 100", "card.leading == root.leading + 50", "card.top == root.top",
        "text.leading == card.leading", "text.top == card.top",
      ]
    ) { $0.viewport.direction = .rightToLeft }
    let finding = try solved.finding("SW117")
    #expect(finding.message == "\"text\" sticks out of \"card\" by 20 pt at the left.")
    #expect(finding.help == "Bound it: text.trailing <= card.trailing - 50.")
  }
}
