import ScrollworkModel
import Testing

/// Scopes, repeats, templates, conditions and the other ways in which names find views.
@Suite struct ScopeTests {
  /// The texts with 0, 1 and 2 for `#`.
  static func each(_ patterns: String...) -> [String] {
    (0..<3).flatMap { index in
      patterns.map {
        $0.split(separator: "#", omittingEmptySubsequences: false).joined(separator: "\(index)")
      }
    }
  }

  /// cell.0 to cell.2, each with photo, caption and two rows of its own; card is from a template.
  static func sample(
    _ constraints: [ConstraintDeclaration] = [], inCell: [ConstraintDeclaration] = [],
    inTitle: [ConstraintDeclaration] = []
  ) -> Scene {
    var card = view("card", .view, [view("photo"), view(nil, .label)])
    card.isScope = true
    var photo = view("photo")
    photo.guides = [GuideNode(id: "inner")]
    return scene(
      [
        view("t", .view, [view("one"), view("two"), view("three")]),
        view(
          "list", .scrollView,
          [view("title", constraints: inTitle)]
            + copies(3, "cell") { _ in
              view(
                "cell", .view,
                [photo, view("caption")]
                  + copies(2, "row") { _ in view("row", .view, [view("label", .label)]) },
                constraints: inCell)
            }),
        card, view(nil, .label), view(nil, .label, [view("deep"), view(nil)]),
      ], constraints)
  }

  @Test func paths() {
    let (result, diagnostics) = SceneResolver.resolve(ScopeTests.sample(), viewport: phone)
    #expect(diagnostics.isEmpty)
    #expect(
      result.views.map(\.path) == [
        "root", "t", "one", "two", "three", "list", "title", "cell.0", "cell.0.photo",
        "cell.0.caption", "cell.0.row.0", "cell.0.row.0.label", "cell.0.row.1",
        "cell.0.row.1.label", "cell.1", "cell.1.photo", "cell.1.caption", "cell.1.row.0",
        "cell.1.row.0.label", "cell.1.row.1", "cell.1.row.1.label", "cell.2", "cell.2.photo",
        "cell.2.caption", "cell.2.row.0", "cell.2.row.0.label", "cell.2.row.1",
        "cell.2.row.1.label", "card", "card.photo", "card.label[0]", "label[0]", "label[1]",
        "deep", "label[1].view[1]",
      ])
    #expect(result.guides.map(\.path) == ScopeTests.each("cell.#.inner"))
    #expect(result.views[0].children == [1, 5, 28, 31, 32])
    #expect(result.views[12].parent == 7)
    #expect(result.views.allSatisfy { $0.node.children.isEmpty })
  }

  static let outsideCases: [(String, [String])] = [
    ("cell.1.photo.width == 1", ["cell.1.photo.width == 1"]),
    ("cell.first.width == cell.last.width", ["cell.0.width - cell.2.width == 0"]),
    ("list.cell.1.photo.width == 1", ["cell.1.photo.width == 1"]),
    ("cell.2.row.1.label.width == 1", ["cell.2.row.1.label.width == 1"]),
    ("card.photo.width == deep.width", ["card.photo.width - deep.width == 0"]),
    ("card.label[0].width == label[1].width", ["card.label[0].width - label[1].width == 0"]),
    ("label[1].view[1].width == 1", ["label[1].view[1].width == 1"]),
    ("cell.0.inner.width == 1", ["cell.0.inner.width == 1"]),
    ("cell.0.photo.inner.width == 1", ["cell.0.inner.width == 1"]),
    ("title.super.width == 1", ["list.width == 1"]),
    ("two.previous.width == 1", ["one.width == 1"]),
    ("t.*.width == 1", ["one.width == 1", "two.width == 1", "three.width == 1"]),
    (
      "t.*.width == cell.*.photo.width",
      [
        "one.width - cell.0.photo.width == 0", "two.width - cell.1.photo.width == 0",
        "three.width - cell.2.photo.width == 0",
      ]
    ),
    (
      "cell.*.center == t.center",
      [
        "cell.0.centerX - t.centerX == 0", "cell.0.centerY - t.centerY == 0",
        "cell.1.centerX - t.centerX == 0", "cell.1.centerY - t.centerY == 0",
        "cell.2.centerX - t.centerX == 0", "cell.2.centerY - t.centerY == 0",
      ]
    ),
    (
      "t.*.verticalEdges == super.verticalEdges",
      [
        "one.top - t.top == 0", "one.bottom - t.bottom == 0", "two.top - t.top == 0",
        "two.bottom - t.bottom == 0", "three.top - t.top == 0", "three.bottom - t.bottom == 0",
      ]
    ),
    (
      "cell.*.top == previous.bottom + 8",
      ["cell.1.top - cell.0.bottom == 8", "cell.2.top - cell.1.bottom == 8"]
    ),
    ("cell.*.width == self.photo.width", each("cell.#.width - cell.#.photo.width == 0")),
    ("cell.1.row.*.width == 1", ["cell.1.row.0.width == 1", "cell.1.row.1.width == 1"]),
    (
      "cell.*.row.*.label.width == 1",
      each("cell.#.row.0.label.width == 1", "cell.#.row.1.label.width == 1")
    ),
    ("cell.*.row.last.width == 1", each("cell.#.row.1.width == 1")),
    ("cell.*.inner.width == 1", each("cell.#.inner.width == 1")),
    (
      "t.*.margins.width == 1",
      ["one.margins.width == 1", "two.margins.width == 1", "three.margins.width == 1"]
    ),
  ]

  @Test(arguments: outsideCases)
  func fromOutside(_ text: String, _ expected: [String]) {
    #expect(resolved(ScopeTests.sample([verbatim(text)])) == expected)
  }

  static let insideCases: [(String, [String])] = [
    (
      "top == previous.bottom + 8",
      ["cell.1.top - cell.0.bottom == 8", "cell.2.top - cell.1.bottom == 8"]
    ),
    (
      "caption.leading == photo.trailing + 12",
      each("cell.#.caption.leading - cell.#.photo.trailing == 12")
    ),
    ("width == super.width / 2", each("cell.#.width - 0.5 list.width == 0")),
    ("self.width == title.width", each("cell.#.width - title.width == 0")),
    (
      "photo.height == inner.height",
      each("cell.#.photo.height - cell.#.inner.height == 0")
    ),
    (
      "photo.width == card.photo.width",
      each("cell.#.photo.width - card.photo.width == 0")
    ),
    ("size == 10 x 20", each("cell.#.width == 10", "cell.#.height == 20")),
    (
      "row.1.width == cell.first.width",
      each("cell.#.row.1.width - cell.0.width == 0")
    ),
    (
      "H:|[photo][caption]",
      each(
        "cell.#.photo.leading - cell.#.leading == 0",
        "cell.#.caption.leading - cell.#.photo.trailing == 0")
    ),
    ("H:[self(44)]", each("cell.#.width == 44")),
  ]

  @Test(arguments: insideCases)
  func fromInside(_ text: String, _ expected: [String]) {
    #expect(resolved(ScopeTests.sample(inCell: [verbatim(text)])) == expected)
  }

  @Test(arguments: [
    ("«photo».width == 1", "SW041", "photo is inside cell: write cell.0.photo or cell.*.photo."),
    (
      "«label».width == 1", "SW041",
      "label is inside row: write cell.0.row.0.label or cell.0.row.*.label."
    ),
    ("«cell».width == 1", "SW041", "Write cell.0, cell.first or cell.*."),
    (
      "cell.«photo».width == 1", "SW041",
      "Write cell.0.photo, cell.first.photo or cell.*.photo."
    ),
    ("cell.«3».width == 1", "SW041", "They are 0 to 2."),
    ("cell.«99999999999999999999».width == 1", "SW041", "They are 0 to 2."),
    ("card.«0».width == 1", "SW041", nil as String?),
    ("card.«first».width == 1", "SW041", nil),
    (
      "card.«caption».width == 1", "SW041",
      "caption is inside cell: write cell.0.caption or cell.*.caption."
    ),
    ("card.«phoot».width == 1", "SW041", "Did you mean photo?"),
    ("t.«title».width == 1", "SW041", "Did you mean title?"),
    ("t.*.width == «cell.*.row.*».width", "SW049", nil),
    (
      "«label[7]».width == 1", "SW041",
      "There are label[0] and label[1]; the number counts siblings of that type."
    ),
    ("root.«super».width == 1", "SW050", "Leave this out: the viewport gives the root its frame."),
    (
      "«zzzzz».width == 1", "SW041",
      "The ids here are card, cell, deep, list, one, root, t, three and 2 more."
    ),
    ("«margins».leading == 1", "SW041", "Write the view in front, such as root.margins."),
    ("«content».top == 1", "SW041", "Write the scroll view in front: SCROLL.content."),
    (
      "card.«content».top == 1", "SW041",
      "Leave out .content, or make it a scroll view: type: scrollView."
    ),
    ("card.width == «mm»", "SW043", "Give it a value: metrics: {mm: 8}."),
    ("cell.0.inner.«*».width == 1", "SW041", "Write .* behind the view itself."),
    ("H:[«t.*»]-[deep]", "SW044", "Write an equation for a set."),
  ])
  func errors(_ marked: String, _ code: String, _ help: String?) throws {
    let (text, range) = unmarked(marked)
    let (_, diagnostics) = SceneResolver.resolve(
      ScopeTests.sample([verbatim(text)]), viewport: phone)
    let found = try #require(diagnostics.first)
    let expected = try #require(range)
    #expect(diagnostics.count == 1)
    #expect(found.code == code)
    if let help { #expect(found.help == help) }
    #expect(
      found.span
        == SourceSpan(
          start: 1000 + Int32(expected.lowerBound), end: 1000 + Int32(expected.upperBound)))
  }

  @Test func ownCopyIsCalledSelf() {
    let (_, diagnostics) = SceneResolver.resolve(
      ScopeTests.sample(inCell: [verbatim("cell.width == 1")]), viewport: phone)
    // Once for all three copies.
    #expect(diagnostics.count == 1)
    #expect(
      diagnostics.first?.help == "Write self for this copy, or cell.0, cell.first or cell.*.")
  }

  @Test func previousOfTheFirstSiblingMakesNoConstraint() {
    #expect(resolved(ScopeTests.sample(inTitle: [verbatim("top == previous.bottom")])) == [])
  }

  @Test func aViewMayBeCalledContent() {
    let scene = scene(
      [view("scroll", .scrollView, [view("content")])],
      [verbatim("content.top == scroll.content.top")])
    #expect(resolved(scene) == ["content.top - scroll.content.top == 0"])
  }

  @Test func emptySets() {
    #expect(
      resolved(ScopeTests.sample([verbatim("title.*.width == 1")])) == [
        "SW054: The set has no members, so there is nothing to constrain."
      ])
  }

  @Test func setsAreLimited() {
    let many = scene(
      [view("t", .view, (0..<20).map { _ in view(nil) })],
      (0..<30).map { _ in verbatim("t.*.width == 1") })
    let (result, diagnostics) = SceneResolver.resolve(many, viewport: phone, expansionLimit: 500)
    #expect(result.constraints.count == 500)
    #expect(diagnostics.count == 5)
    #expect(diagnostics.allSatisfy { $0.code == "SW080" })
    #expect(diagnostics[0].message == "Sets have more than 500 members in all.")
  }

  @Test func duplicateIDs() {
    var twice = scene([view("a"), view("b", .view, [view("a")])])
    #expect(resolved(twice) == ["SW045: Two views are called \"a\"."])
    // Two repeats of the same id.
    twice = scene(copies(2, "a") { _ in view("a") } + copies(2, "a") { _ in view("a") })
    #expect(resolved(twice).count == 2)
    var guided = view("g")
    guided.guides = [GuideNode(id: "x"), GuideNode(id: "x")]
    #expect(resolved(scene([guided])) == ["SW045: Two guides are called \"x\"."])
  }
}
