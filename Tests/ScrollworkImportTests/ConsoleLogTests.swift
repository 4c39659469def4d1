import ScrollworkImport
import ScrollworkModel
import Testing

/// What single descriptions and whole logs are read as.
@Suite struct ConsoleLogTests {
  private func read(_ text: String) -> ConsoleLog {
    ConsoleLog(SourceText(name: "a.log", bytes: Array(text.utf8)))
  }

  /// The equations of the first list.
  private func equations(_ descriptions: String...) -> [String] {
    let log = read(descriptions.joined(separator: "\n"))
    let declarations = log.conflicts.first?.scene.constraints ?? []
    return declarations.map { declaration in
      if case .text(let text) = declaration.form { text } else { "" }
    } + log.diagnostics.map(\.message)
  }

  // MARK: Descriptions

  @Test func equationForms() {
    for (description, equation) in [
      (
        "<NSLayoutConstraint:0x1 UIView:0x7f01.height == 44   (active)>", "UIView-7f01.height == 44"
      ),
      ("<NSLayoutConstraint:0x1 UIView:0x7f01.height >= 44.5>", "UIView-7f01.height >= 44.5"),
      ("<NSLayoutConstraint:0x1 UIView:0x7f01 .height >= 44.5>", "UIView-7f01.height >= 44.5"),
      (
        "<NSLayoutConstraint:0x1 App.Cell<App.Row<Swift.Int>, B>:0x7f01.height == 44   (active)>",
        "Cell-7f01.height == 44"
      ),
      (
        "<NSLayoutConstraint:0x1 App.List<Swift.Int>.Row:0x7f01.height == 44   (active)>",
        "Row-7f01.height == 44"
      ),
      (
        "<NSLayoutConstraint:0x1 UIView:0x7f01.top == UIView:0x7f02.bottom - 8   (active)>",
        "UIView-7f01.top == UIView-7f02.bottom - 8"
      ),
      (
        "<NSLayoutConstraint:0x1 UIView:0x7f01.width == 0.5*UIView:0x7f02.width + 3>",
        "UIView-7f01.width == 0.5 * UIView-7f02.width + 3"
      ),
      (
        "<NSLayoutConstraint:0x1 UIView:0x7f01.width == UIView:0x7f02.width * 0.7>",
        "UIView-7f01.width == 0.7 * UIView-7f02.width"
      ),
      (
        "<NSLayoutConstraint:0x1 UIView:0x7f01.width <= 1e+07*UIView:0x7f01.height>",
        "UIView-7f01.width <= 10000000 * UIView-7f01.height"
      ),
      (
        "<NSLayoutConstraint:0x1 App.Row:0x7f01.baseline == UILabel:0x7f02'Hi'.firstBaseline>",
        "Row-7f01.lastBaseline == UILabel-Hi.firstBaseline"
      ),
      (
        "<NSLayoutConstraint:0x1 UIView:0x7f01.leadingMargin == UIView:0x7f02.leading>",
        "UIView-7f01.margins.leading == UIView-7f02.leading"
      ),
      (
        "<NSLayoutConstraint:0x1 UIView:0x7f01.centerX == UIView:0x7f02.centerXWithinMargins>",
        "UIView-7f01.centerX == UIView-7f02.margins.centerX"
      ),
      (
        "<NSLayoutConstraint:0x1 UIView:0x7f01.top == UIView:0x7f02.layoutMarginsGuide.top>",
        "UIView-7f01.top == UIView-7f02.margins.top"
      ),
      (
        "<NSLayoutConstraint:0x1 (UIView:0x7f01.leading - UIView:0x7f02.leading) == "
          + "0.5*(UIView:0x7f03.leading - UIView:0x7f04.trailing)>",
        "UIView-7f01.leading - UIView-7f02.leading == 0.5 * UIView-7f03.leading"
          + " - 0.5 * UIView-7f04.trailing"
      ),
      ("<NSLayoutConstraint:0x1 44 <= UIView:0x7f01.height>", "UIView-7f01.height >= 44"),
      ("<NSLayoutConstraint:0x1 UIView:0x7f01.height == 4 @999>", "UIView-7f01.height == 4 @999"),
      (
        "<NSLayoutConstraint:0x1 UIView:0x7f01.height == 4 priority:250   (active)>",
        "UIView-7f01.height == 4 @250"
      ),
      ("<MASLayoutConstraint:0x1 UIView:card.height == 4 ^250>", "card.height == 4 @250"),
    ] {
      #expect(equations(description) == [equation])
    }
  }

  @Test func visualFormats() {
    for (format, equation) in [
      ("H:[UIView:0x7f01(200)]", "UIView-7f01.width == 200"),
      ("V:[UIView:0x7f01(>=44@750)]", "UIView-7f01.height >= 44 @750"),
      ("V:[UIView:0x7f01(==UIView:0x7f02)]", "UIView-7f01.height == UIView-7f02.height"),
      ("H:[UIView:0x7f01]-(8)-[UIView:0x7f02]", "UIView-7f02.leading == UIView-7f01.trailing + 8"),
      ("V:[UIView:0x7f01]-(-20)-[UIView:0x7f02]", "UIView-7f02.top == UIView-7f01.bottom - 20"),
      ("V:[UIView:0x7f01]-(>=0)-[UIView:0x7f02]", "UIView-7f02.top >= UIView-7f01.bottom"),
      ("V:[UIView:0x7f01][UIView:0x7f02]", "UIView-7f02.top == UIView-7f01.bottom"),
      (
        "V:[UIView:0x7f01]-(NSSpace(8))-[UIView:0x7f02]",
        "UIView-7f02.top == UIView-7f01.bottom + 8"
      ),
      (
        "H:|-(16)-[UIView:0x7f01](LTR)   (Names: '|':UIView:0x7f09 )",
        "UIView-7f01.leading == UIView-7f09.leading + 16"
      ),
      (
        "H:[UIView:0x7f01]-(>=16)-|   (active, names: '|':UIView:0x7f09 )",
        "UIView-7f01.trailing <= UIView-7f09.trailing - 16"
      ),
      (
        "V:|-(>=NSLayoutAnchorConstraintSpace(8))-[UIView:0x7f01]   (active, names: '|':UIView:0x7f09 )",
        "UIView-7f01.top >= UIView-7f09.top + 8"
      ),
      (
        "V:|~~(0)~~[UIView:0x7f01]   (active, names: '|':UIView:0x7f09 )",
        "UIView-7f01.top == UIView-7f09.top"
      ),
    ] {
      #expect(equations("<NSLayoutConstraint:0x1 \(format)>") == [equation])
    }
  }

  @Test func masks() throws {
    let log = read(
      """
      <NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=-&- UIView:0x7f01.midY == + 70>
      <NSAutoresizingMaskLayoutConstraint:0x2 h=-&- v=--& UIView:0x7f01.width == UIView:0x7f02.width - 320>
      <NSAutoresizingMaskLayoutConstraint:0x3 h=--- v=--- UIWindow:0x7f03.minX == 0   (active)>
      """)
    let scene = try #require(log.conflicts.first?.scene)
    #expect(scene.constraints.map(\.origin) == [.autoresizing, .autoresizing, .autoresizing])
    #expect(scene.root.children.map(\.id) == ["UIView-7f02", "UIWindow-7f03"])
    #expect(scene.root.children.first?.children.map(\.id) == ["UIView-7f01"])
  }

  @Test func whoAddedIt() throws {
    let descriptions = [
      ("'UISV-spacing' UIView:0x7f01.top == UIView:0x7f02.bottom", ConstraintOrigin.stackView),
      ("'UIView-Encapsulated-Layout-Height' UIView:0x7f01.height == 44", .host),
      ("'_UITemporaryLayoutWidth' App.Title:0x7f01.width == 0", .host),
      ("'UIView-topMargin-guide-constraint' UILayoutGuide:0x7f1.top == UIView:0x7f2.top", .host),
      ("_UIButtonBarStackView:0x7f01.top == UIKeyboardAssistantBar:0x7f02.top", .host),
      ("UIStackView:0x7f01.top == _UITableViewHeaderFooterContentView:0x7f02.top", .author),
      ("'my-height' UIView:0x7f01.height == 44", .author),
    ]
    for (text, origin) in descriptions {
      let scene = try #require(read("<NSLayoutConstraint:0x1 \(text)>").conflicts.first?.scene)
      #expect(scene.constraints.map(\.origin) == [origin], "\(text)")
    }
    let support = read("<_UILayoutSupportConstraint:0x1 _UILayoutGuide:0x7f01.height == 0>")
    #expect(support.conflicts.first?.scene.constraints.first?.origin == .host)
  }

  @Test func namesOfConstraints() {
    let log = read(
      """
      <NSLayoutConstraint:0x1 'top' UIView:0x7f01.top == 4>
      <NSLayoutConstraint:0x2 'top' UIView:0x7f01.top == 5>
      <SnapKit.LayoutConstraint:0x3@/Users/a b/Home View.swift#33 UIView:0x7f01.top == 6.0>
      <SnapKit.LayoutConstraint:0x4@Home View.swift#33 UIView:0x7f01.left == 6.0>
      <MASLayoutConstraint:photoTop UIView:self.photo.top == UIView:self.card.top * 2 + 8>
      <NSLayoutConstraint:0x6 UIView:0x7f01.top == 4>
      """)
    #expect(
      log.conflicts.first?.scene.constraints.map(\.name) == [
        "top", "top-top", "Home View.swift#33", "Home View.swift#33-left", "photoTop", nil,
      ])
  }

  @Test func idsOfViews() {
    let found = equations(
      "<NSLayoutConstraint:0x1 UILabel:0x7f01'It's > 3 < \\'today\\''.top == 1>",
      "<NSLayoutConstraint:0x2 UILabel:0x7f02'It's > 3 < \\'today\\''.top == 1>",
      "<NSLayoutConstraint:0x3 _TtGC10ModuleName16RefinedStackViewCSo6UIView_:0x7f03.top == 1>",
      "<NSLayoutConstraint:0x4 NSKVONotifying_App.Switch:0x7f04.top == 1>",
      "<NSLayoutConstraint:0x5 UILayoutGuide:0x7f05'UIViewSafeAreaLayoutGuide'.top == 1>",
      "<NSLayoutConstraint:0x6 root.top == 1   (active, names: root:0x7f06 )>",
      "<NSLayoutConstraint:0x7 V:[a b(1)]   (active, names: a b:0x7f07 )>",
      "<NSLayoutConstraint:0x8 Кнопка:0x7f08.top == 1>",
      "<NSLayoutConstraint:0x9 UIView:0xa17f09.top == UIView:0xb17f09.top>")
    #expect(
      found == [
        "UILabel-It-s-3-today.top == 1", "UILabel-It-s-3-today-7f02.top == 1",
        "RefinedStackView-7f03.top == 1", "Switch-7f04.top == 1",
        "SafeAreaLayoutGuide-7f05.top == 1",
        "root-view.top == 1", "a-b.height == 1", "view-7f08.top == 1",
        "UIView-7f09.top == UIView-7f09-2.top",
      ])
  }

  @Test func contentSizes() throws {
    let log = read(
      """
      <NSContentSizeLayoutConstraint:0x1 UILabel:0x7f01.width == 61.5 Hug:251 CompressionResistance:1000   (active)>
      <NSContentSizeLayoutConstraint:0x2 V:[UILabel:0x7f01(20)] Hug:250 CompressionResistance:750>
      <NSLayoutConstraint:0x3 UILabel:0x7f01.width == 40>
      """)
    let label = try #require(log.conflicts.first?.scene.root.children.first)
    #expect(label.type == .label)
    #expect(label.intrinsic == PerAxis(horizontal: 61.5, vertical: 20))
    #expect(label.hugging == PerAxis(horizontal: 251, vertical: 250))
    #expect(label.compression == PerAxis(horizontal: 1000, vertical: 750))
    #expect(log.conflicts.first?.scene.constraints.count == 1)
  }

  // MARK: Lists

  @Test func equalListsAreOne() {
    let list = { (pointer: String) in
      """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x\(pointer)1 UIView:0x7\(pointer).width == 1>",
          "<NSLayoutConstraint:0x\(pointer)2 UIView:0x7\(pointer).width == 2>"
      )
      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x\(pointer)2 UIView:0x7\(pointer).width == 2>

      """
    }
    let log = read(list("a") + list("b") + list("c").replacing("== 2", with: "== 3"))
    #expect(log.conflicts.map(\.count) == [2, 1])
    let broken = log.conflicts.map {
      $0.scene.constraints.firstIndex { constraint in
        constraint.span == log.conflicts[0].broken || constraint.span == log.conflicts[1].broken
      }
    }
    #expect(broken == [1, 1])
  }

  @Test func listsWithoutHeadings() {
    let one = "<NSLayoutConstraint:0x1 UIView:0x71.width == 1>\n"
    let other = "<NSLayoutConstraint:0x2 UIView:0x72.height == 1>\n"
    #expect(read(one + other).conflicts.count == 1)
    #expect(read("(\n" + one + ")\n(\n" + other + ")\n").conflicts.count == 2)
    let recovery = "Will attempt to recover by breaking constraint " + one
    #expect(read(one + recovery + other).conflicts.count == 2)
  }

  @Test func placesOfConstraints() throws {
    let text = "é 12:00 (\n  \"<NSLayoutConstraint:0x1 UIView:0x71.width == 1>\",\n)"
    let span = try #require(read(text).conflicts.first?.scene.constraints.first?.span)
    let scalars = Array(text.unicodeScalars)[Int(span.start)..<Int(span.end)]
    #expect(
      String(String.UnicodeScalarView(scalars)) == "<NSLayoutConstraint:0x1 UIView:0x71.width == 1>"
    )
  }

  @Test func scrollViewsHoldWhatIsTiedToThem() throws {
    let log = read(
      """
      <NSLayoutConstraint:0x1 UIView:0x71.top == UIScrollView:0x72.top>
      <NSLayoutConstraint:0x2 UIScrollView:0x72.top == UIView:0x73.top>
      """)
    let root = try #require(log.conflicts.first?.scene.root)
    #expect(root.children.map(\.id) == ["UIScrollView-72", "UIView-73"])
    #expect(root.children.first?.children.map(\.id) == ["UIView-71"])
  }

  @Test func viewsRoundEachOther() throws {
    let log = read(
      """
      <NSLayoutConstraint:0x1 V:|-(0)-[UIView:0x71]   (active, names: '|':UIView:0x72 )>
      <NSLayoutConstraint:0x2 V:|-(0)-[UIView:0x72]   (active, names: '|':UIView:0x71 )>
      <NSLayoutConstraint:0x3 V:|-(0)-[UIView:0x73]   (active, names: '|':UIView:0x73 )>
      """)
    let root = try #require(log.conflicts.first?.scene.root)
    #expect(root.children.map(\.id) == ["UIView-72", "UIView-73"])
  }

  @Test func whatLogsDontTell() {
    let margins = read("<NSLayoutConstraint:0x1 UIView:0x71.top == UIView:0x72.topMargin>")
    #expect(margins.conflicts.first?.assumptions.count == 1)
    let baselines = read("<NSLayoutConstraint:0x1 UIView:0x71.top == UIView:0x72.lastBaseline>")
    #expect(baselines.conflicts.first?.assumptions.count == 1)
  }

  // MARK: What can't be read

  @Test func unreadLinesHaveTheirPlaces() throws {
    for (line, rest) in [
      ("<NSLayoutConstraint:0x1 UIView:0x71.middle == 1>", "middle"),
      ("<NSLayoutConstraint:0x1 UIView:0x71.top = 1>", "= 1"),
      ("<NSLayoutConstraint:0x1 V:[UIView:0x71]-(8)>", ">"),
      ("<NSLayoutConstraint:0x1 V:|-(8)-[UIView:0x71]>", ">"),
      ("<NSLayoutConstraint:0x1 UIView:0x71.top == 1 twice>", "twice"),
      ("<NSLayoutConstraint:0x1 UIView:0x71.top == UIView:0x71.top*UIView:0x71.top>", ">"),
      ("<NSLayoutConstraint:0x1>", ">"),
      ("<NSLayoutConstraint:0x1 5 == 5>", ">"),
      ("<NSLayoutConstraint:0x1 UIView:0x71.top == 1 @2000>", ">"),
    ] {
      let text = "(\n  \"\(line)\"\n)"
      let log = read(text)
      let problem = try #require(log.diagnostics.first, "\(line)")
      #expect(problem.code == "SW802")
      let from = String(
        String.UnicodeScalarView(Array(text.unicodeScalars)[Int(problem.span.start)...]))
      #expect(from.hasPrefix(rest), "\(problem.message) at \(from)")
    }
    let open = read(
      "(\n\"<NSLayoutConstraint:0x1 UIView:0x71.top ==\",\n\"<NSLayoutConstraint:0x2 UIView:0x71.top == 1>\"\n)"
    )
    #expect(open.diagnostics.map(\.code) == ["SW802"])
    #expect(open.conflicts.first?.scene.constraints.count == 1)
    #expect(read("(\n\"<Something:0x1 else>\"\n)").diagnostics.map(\.code) == ["SW802"])
  }

  @Test func textsWithoutConstraints() {
    #expect(read("").diagnostics.map(\.code) == ["SW801"])
    #expect(read("scrollwork: 1\n").diagnostics.map(\.code) == ["SW801"])
    #expect(
      read("Unable to simultaneously satisfy constraints:\n<private>\n").diagnostics.map(\.code)
        == ["SW804"])
  }
}
