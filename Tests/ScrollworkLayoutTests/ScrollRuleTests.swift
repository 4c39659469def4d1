import ScrollworkLayout
import ScrollworkModel
import Testing

/// Rules about what scroll views scroll through, each also with scenes in which it stays silent.
@Suite struct ScrollRuleTests {
  private func scene(
    _ inside: [ViewNode], _ constraints: [ConstraintDeclaration],
    adjust: (inout Scene) -> Void = { _ in }, scroll: (inout ViewNode) -> Void = { _ in }
  ) throws -> SolvedScene {
    try SolvedScene(
      375, 667, [view("scroll", .scrollView, inside, scroll)], [fullScreenScroll] + constraints,
      adjust: adjust)
  }

  // MARK: SW104

  @Test func contentAsWideAsItsText() throws {
    let solved = try scene(
      [
        view(
          "content", .view,
          [view("label", .label) { $0.text = .measured(width: 900, lineHeight: 20, lines: 0) }])
      ],
      ["content.edges == scroll.content.edges", "label.edges == content.edges inset 16"])
    let finding = try solved.finding("SW104")
    #expect(finding.severity == .warning)
    #expect(
      finding.message
        == "The content of \"scroll\" is 557 pt wider than its frame (932 in 375), so "
        + "it also scrolls sideways: the width comes from \"label\" (900, its text on one line).")
    #expect(
      finding.notes.map(\.message) == [
        "The horizontal chain: scroll.content.leading > content.leading > 16 > label (900) > 16 > "
          + "content.trailing > scroll.content.trailing."
      ])
    #expect(finding.views == ["scroll", "label"])
    #expect(finding.repairs.map(\.title) == ["add content.width == scroll.frame.width"])
    #expect(
      finding.repairs[0].effects.contains(
        .contentSize("scroll", Size(width: 375, height: 92))))
  }

  @Test func fixedWidthInAColumn() throws {
    let solved = try scene(
      [view("a"), view("b")],
      [
        "a.top == scroll.top", "a.horizontalEdges == scroll.horizontalEdges",
        named("wide", "a.width == 400"), "a.height == 500", "b.top == a.bottom",
        "b.horizontalEdges == scroll.horizontalEdges", "b.height == 500",
        "b.bottom == scroll.bottom",
      ])
    let finding = try solved.finding("SW104")
    #expect(
      finding.message == "The content of \"scroll\" is 25 pt wider than its frame (400 in 375), so "
        + "it also scrolls sideways: the width comes from \"a\" (400, by wide (a.width == 400)).")
    #expect(finding.constraints == ["wide"])
    #expect(finding.repairs.map(\.title) == ["write a.width == scroll.frame.width instead"])
    #expect(
      finding.notes.last?.message == "Next to views inside, scroll.top, scroll.bottom, "
        + "scroll.leading and scroll.trailing mean the content area.")
  }

  @Test func onePointTooWide() throws {
    let solved = try scene(
      [view("content")],
      [
        "content.edges == scroll.content.edges", named("cw", "content.width == scroll.width + 1"),
        "content.height == 500",
      ])
    #expect(solved.codes == ["SW104", "SW211"])
    #expect(
      try solved.finding("SW211").message
        == "The content of \"scroll\" is too wide by only 1 pt: a "
        + "point was added, or some of its numbers were rounded.")
    #expect(
      try solved.finding("SW104").repairs.map(\.title) == [
        "write content.width == scroll.width instead"
      ])
  }

  @Test func pagerThatAlsoMovesVertically() throws {
    let pages = (1...3).map { view("p\($0)") }
    let solved = try SolvedScene(
      375, 667, [view("scroll", .scrollView, pages)],
      [
        "scroll.horizontalEdges == root.horizontalEdges", "scroll.top == root.top + 64",
        "scroll.bottom == root.bottom", "H:|[p1][p2][p3]|",
        "p1.verticalEdges == scroll.content.verticalEdges", "p2.verticalEdges == p1.verticalEdges",
        "p3.verticalEdges == p1.verticalEdges", "p1.width == scroll.frame.width",
        "p2.width == p1.width", "p3.width == p1.width", named("h", "p1.height == root.height"),
      ])
    #expect(solved.codes == ["SW104", "SW110"])
    #expect(
      try solved.finding("SW104").message == "The content of \"scroll\" is 64 pt higher than its "
        + "frame (667 in 603), so it also scrolls up and down: the height comes from \"p1\" (667 = "
        + "root.height).")
    #expect(
      try solved.finding("SW110").message == "The content height of \"scroll\" follows \"root\" "
        + "(667), which is 64 pt higher than the frame of \"scroll\" (603).")
    #expect(try solved.finding("SW110").constraints == ["h"])
    #expect(
      try solved.finding("SW110").repairs.first?.effects.contains(
        .contentSize("scroll", Size(width: 1125, height: 603))) ?? false)
  }

  /// Strips, pages, pictures to look round in and canvases are meant to be wider than the screen.
  @Test(arguments: [
    ("pages", "content.width == 3 * scroll.frame.width", "content.height == scroll.frame.height"),
    ("strip", "content.width == 900", "content.height == scroll.frame.height"),
    ("canvas", "content.width == 2000", "content.height == 3000"),
    ("fits", "content.width == scroll.frame.width", "content.height == 3000"),
  ])
  func wideContentThatIsMeant(_ name: String, _ width: String, _ height: String) throws {
    let solved = try scene(
      [view("content")],
      [
        "content.edges == scroll.content.edges", ConstraintDeclaration(.text(width)),
        ConstraintDeclaration(.text(height)),
      ])
    #expect(solved.codes == [], "\(name)")
  }

  @Test func picturesAndChipsAreMeantToBeWide() throws {
    let photo = try scene(
      [box("photo", 1200, 900, .imageView)], ["photo.edges == scroll.content.edges"])
    #expect(photo.codes == [])
    let chips = (1...8).map { box("c\($0)", 80, 30, .button) }
    let bar = try SolvedScene(
      375, 667, [view("scroll", .scrollView, [stack("row", .horizontal, chips)])],
      [
        "scroll.horizontalEdges == root.horizontalEdges", "scroll.top == root.top",
        "scroll.height == 44", "row.edges == scroll.content.edges inset 7",
      ])
    #expect(bar.codes == [])
    let asked = try scene(
      [view("content", .view) { $0.size = Size(width: 750, height: 200) }],
      ["content.edges == scroll.content.edges"], scroll: { $0.scroll.alwaysBounceHorizontal = true }
    )
    #expect(asked.codes == [])
  }

  // MARK: SW105

  private static let form: [ConstraintDeclaration] = [
    "box.edges == scroll.edges", "box.width == root.width", "form.top == box.top",
    "form.horizontalEdges == box.horizontalEdges", "chart.top == form.bottom + 16",
    "chart.horizontalEdges == box.horizontalEdges", "chart.bottom == box.bottom",
  ]

  private func formScene(_ lock: String, chart: ViewType = .view) throws -> SolvedScene {
    let form = box("form", nil, 400)
    let content = box("chart", nil, 300, chart) { $0.compression.vertical = 740 }
    return try scene(
      [view("box", .view, [form, content])], Self.form + [named("lock", lock)],
      adjust: { $0.viewport.size.height = 600 })
  }

  @Test func contentHeldToTheFrame() throws {
    let solved = try formScene("box.height == root.height")
    let finding = try solved.finding("SW105")
    #expect(
      finding.message
        == "lock (box.height == root.height) holds the content height of \"scroll\" at "
        + "the frame's 600, so it never scrolls, though \"chart\" lacks 116 pt.")
    #expect(finding.views == ["scroll", "chart"])
    #expect(finding.constraints == ["lock"])
    #expect(
      finding.repairs.map(\.title) == [
        "give lock priority 500", "write box.height >= root.height instead", "leave out lock",
      ])
    #expect(
      finding.repairs.allSatisfy {
        $0.effects.contains(.contentSize("scroll", Size(width: 375, height: 716)))
      })
  }

  @Test func optionalLocksAndPicturesAreLeftAlone() throws {
    #expect(try formScene("box.height == root.height @500").codes == [])
    #expect(try formScene("box.height >= root.height").codes == [])
    // Between the compression resistance of the chart and that of the form.
    #expect(try formScene("box.height == root.height @745").codes.contains("SW105"))
    #expect(try formScene("box.height == root.height", chart: .imageView).codes == [])
  }

  @Test func viewsThatRunPastALockedBox() throws {
    let solved = try scene(
      [view("box", .view, [view("a"), view("b", .view, [box("text", 100, 20, .label)])])],
      [
        "box.edges == scroll.content.edges", "box.size == scroll.frame.size", "a.height == 400",
        "a.top == box.top", "a.horizontalEdges == box.horizontalEdges", "b.top == a.bottom",
        "b.horizontalEdges == box.horizontalEdges", "b.height == 400", "text.top == b.top",
        "text.left == b.left",
      ])
    #expect(solved.codes == ["SW105", "SW109"])
    #expect(try solved.finding("SW105").message.hasSuffix("though \"b\" lacks 133 pt."))
    #expect(
      try solved.finding("SW109").message
        == "\"b\" reaches 800, but the content area of \"scroll\" "
        + "ends at 667: 133 pt cannot be scrolled to.")
  }

  // MARK: SW108

  @Test(arguments: [
    ("content.width == scroll.width", "SW104 SW108", "375) and has 16 + 16", 32.0),
    ("content.width == scroll.width - 20", "SW104 SW108", "less 20 (355) and has 16 + 16", 12),
    ("content.width == scroll.width - 32", "", "", 0),
    ("content.width == scroll.width + 1 - 32", "SW104 SW211 SW108", "", 1),
  ])
  func insetsOutsideTheFramesWidth(
    _ width: String, _ codes: String, _ part: String, _ excess: Double
  ) throws {
    let solved = try scene(
      [view("content")],
      [
        "content.edges == scroll.edges inset 16", named("cw", width), "content.height == 900",
      ])
    #expect(solved.codes.joined(separator: " ") == codes)
    guard excess > 0 else { return }
    let finding = try solved.finding("SW108")
    #expect(finding.message.contains(part))
    #expect(finding.message.hasSuffix("the content is \(formatNumber(excess)) pt too wide."))
    #expect(finding.constraints == ["cw"])
    #expect(
      finding.repairs.first?.title == "write content.width == scroll.width - 32 instead")
  }

  @Test func insetsOutsideTheFramesHeight() throws {
    func codes(_ top: Double, _ bottom: Double) throws -> [String] {
      try scene(
        [view("content")],
        [
          "content.horizontalEdges == scroll.content.horizontalEdges",
          "content.top == scroll.content.top + \(formatNumber(top))",
          "content.bottom == scroll.content.bottom - \(formatNumber(bottom))",
          "content.width == scroll.frame.width", "content.height == scroll.frame.height",
        ].map { ConstraintDeclaration(.text($0)) }
      ).codes
    }
    #expect(try codes(16, 16) == ["SW108"])
    // Room for a header that is scrolled away.
    #expect(try codes(200, 0) == [])
  }

  // MARK: SW109, SW116

  @Test func farEdgeTiedWithTheWrongSign() throws {
    let solved = try scene(
      [view("content")],
      [
        "content.top == scroll.top", "content.horizontalEdges == scroll.horizontalEdges",
        "content.width == scroll.width", "content.height == 1000",
        named("end", "content.bottom == scroll.bottom + 40"),
      ])
    #expect(solved.codes == ["SW109", "SW116"])
    let reach = try solved.finding("SW109")
    #expect(
      reach.message
        == "\"content\" reaches 1000, but the content area of \"scroll\" ends at 960: 40 "
        + "pt cannot be scrolled to.")
    #expect(
      reach.notes.first?.message
        == "The vertical chain: scroll.content.top > content (1000) > -40 > scroll.content.bottom.")
    let sign = try solved.finding("SW116")
    #expect(
      sign.message == "end (content.bottom == scroll.bottom + 40) puts the bottom edge of "
        + "\"content\" 40 pt outside the content area of \"scroll\": at a far edge an inset is "
        + "negative.")
    #expect(sign.constraints == ["end"])
    for finding in [reach, sign] {
      #expect(
        finding.repairs.map(\.title) == [
          "write content.bottom == scroll.bottom - 40 instead",
          "write content.bottom == scroll.bottom instead",
        ])
    }
  }

  @Test func insetsOfTheSameSign() throws {
    func codes(_ leading: Double) throws -> [String] {
      try SolvedScene(
        375, 667, [view("card", .view, [box("text", 20, 20, .label)])],
        [
          "card.edges == root.edges inset 20", "text.top == card.top + 8",
          "text.leading == card.leading + \(formatNumber(leading))",
          "text.trailing == card.trailing + 8",
        ].map { ConstraintDeclaration(.text($0)) }
      ).codes
    }
    #expect(try codes(8) == ["SW116"])
    // A part that reaches over the edge on purpose, as a badge does.
    #expect(try codes(100) == [])
  }

  @Test func colourBehindTheContentsEnd() throws {
    let solved = try scene(
      [view("content"), view("colour")],
      [
        "content.edges == scroll.content.edges", "content.width == scroll.frame.width",
        "content.height == 1000", "colour.top == content.bottom", "colour.height == 500",
        "colour.horizontalEdges == content.horizontalEdges",
      ])
    #expect(solved.codes == [])
  }

  /// What a view round it clips is no loss.
  @Test(arguments: [true, false])
  func clippedPicturesAreReachable(clips: Bool) throws {
    let photo = view("photo", .imageView) { $0.frame = Rect(x: 0, y: 0, width: 375, height: 260) }
    let cell = view("cell", .view, [photo]) {
      $0.frame = Rect(x: 0, y: 800, width: 375, height: 200)
      $0.picture.clipsToBounds = clips
    }
    let content = view("content") { $0.size = Size(width: 375, height: 1000) }
    let solved = try scene([content, cell], ["content.edges == scroll.content.edges"])
    #expect(solved.codes == (clips ? [] : ["SW109"]))
  }

  /// What the inset or a frame higher than the content shows is no loss.
  @Test func whatIsSeenPastTheContentIsReachable() throws {
    let content = view("content", .view) { $0.size = Size(width: 375, height: 700) }
    let foot = view("foot", .label) { $0.size = Size(width: 375, height: 40) }
    for (inset, codes) in [(40.0, [String]()), (20, ["SW109"])] {
      let solved = try scene(
        [content, foot],
        [
          "content.edges == scroll.content.edges", "foot.top == content.bottom",
          "foot.left == content.left",
        ], scroll: { $0.scroll.contentInset.bottom = inset })
      #expect(solved.codes == codes)
    }
  }
}
