import ScrollworkLayout
import ScrollworkModel
import Testing

@Suite struct TextTests {
  private func label(
    _ id: String, _ width: Double, _ lineHeight: Double, lines: Int = 0,
    _ adjust: (inout ViewNode) -> Void = { _ in }
  ) -> ViewNode {
    view(id, .label) {
      $0.text = .measured(width: width, lineHeight: lineHeight, lines: lines)
      adjust(&$0)
    }
  }

  @Test(arguments: [(900.0, 60.0), (686, 40), (686.5, 60), (343, 20), (100, 20), (0, 20)])
  func wrapsAtTheWidthItGets(_ width: Double, _ height: Double) throws {
    let solved = try SolvedScene(
      343, 600, [label("t", width, 20)],
      ["t.top == root.top", "t.horizontalEdges == root.horizontalEdges"])
    #expect(try solved.frame("t") == [0, 0, 343, height])
    // Wrapping isn't a relaxed constraint.
    #expect(solved.relaxed("t.compression.horizontal") == nil)
  }

  @Test func linesAreCapped() throws {
    let solved = try SolvedScene(
      300, 600, [label("t", 1000, 20, lines: 2)],
      ["t.top == root.top", "t.horizontalEdges == root.horizontalEdges"])
    #expect(try solved.frame("t") == [0, 0, 300, 40])
    #expect(solved.relaxed("t.compression.horizontal")?.error == 700)
  }

  @Test func unboundedTextStaysOnOneLine() throws {
    let solved = try SolvedScene(
      300, 600, [view("scroll", .scrollView, [label("t", 900, 20)])],
      [fullScreenScroll, "t.edges == scroll.content.edges inset 16"])
    #expect(try solved.frame("t") == [16, 16, 900, 20])
    #expect(try solved.contentSize("scroll") == [932, 52])
  }

  @Test func preferredWidthIsFinal() throws {
    let solved = try SolvedScene(
      568, 320, [label("t", 1000, 20) { $0.preferredMaxLayoutWidth = 288 }],
      ["t.top == root.top", "t.horizontalEdges == root.horizontalEdges"])
    #expect(try solved.frame("t") == [0, 0, 568, 80])
    let free = try SolvedScene(
      568, 320, [label("t", 1000, 20) { $0.preferredMaxLayoutWidth = 288 }],
      ["t.top == root.top", "t.left == root.left"])
    #expect(try free.frame("t") == [0, 0, 288, 80])
  }

  @Test func textScaleEnlargesTextOnly() throws {
    let solved = try SolvedScene(
      300, 600, [label("t", 400, 20), box("icon", 24, 24)],
      [
        "t.top == root.top", "t.horizontalEdges == root.horizontalEdges",
        "icon.top == t.bottom", "icon.left == root.left",
      ], adjust: { $0.viewport.textScale = 2 })
    // 800 pt in 300: 3 lines of 40.
    #expect(try solved.frame("t") == [0, 0, 300, 120])
    #expect(try solved.frame("icon") == [0, 120, 24, 24])
  }

  @Test func widthThatDependsOnHeightIsReported() throws {
    // One line: 100 wide, so two lines are needed; two lines: 200 wide, so one is enough.
    let solved = try SolvedScene(
      400, 400,
      [
        label("t", 200, 20) {
          $0.hugging.horizontal = 1
          $0.compression.horizontal = 1
        }
      ],
      ["t.top == root.top", "t.left == root.left", "t.width == 5 * t.height"])
    let finding = try #require(solved.result.diagnostics.first { $0.code == "SW090" })
    #expect(finding.message.contains("between 20 and 40"))
    #expect(finding.views == ["t"])
  }

  @Test func estimatedStringsAreMarked() throws {
    let solved = try SolvedScene(
      375, 600,
      [
        view("t", .label) {
          $0.text = .estimated(string: "Label", size: nil, lines: nil, weight: nil)
        },
        box("v", 10, 10),
      ],
      ["t.top == root.top", "t.left == root.left", "v.top == root.top", "v.right == root.right"],
      adjust: { $0.viewport.scale = 2 })
    #expect(try solved.view("t").isEstimated)
    #expect(try !solved.view("v").isEstimated)
    // UIKit's label with this text at 17 pt is 42 x 20.5 on a 2x screen.
    let frame = try solved.frame("t")
    #expect(abs(frame[2] - 42) <= 1.5)
    #expect(frame[3] == 20.5)
  }

  @Test func lineBreaksInStringsCount() throws {
    let solved = try SolvedScene(
      375, 600,
      [
        view("t", .label) {
          $0.text = .estimated(string: "one\ntwo\nthree", size: 10, lines: 0, weight: "bold")
        }
      ], ["t.top == root.top", "t.left == root.left"])
    #expect(try abs(solved.frame("t")[3] - 3 * 11.933_593_75) < 1e-6)
  }

  @Test func textViewThatDoesNotScrollIsAsHighAsItsText() throws {
    func textView(scrolls: Bool) -> ViewNode {
      view("t", .textView) {
        $0.text = .measured(width: 900, lineHeight: 20, lines: 0)
        $0.scroll.scrollEnabled = scrolls
      }
    }
    let constraints: [ConstraintDeclaration] = [
      "t.top == root.top", "t.horizontalEdges == root.horizontalEdges",
    ]
    let fixed = try SolvedScene(300, 600, [textView(scrolls: false)], constraints)
    #expect(try fixed.frame("t") == [0, 0, 300, 60])
    let scrolling = try SolvedScene(300, 600, [textView(scrolls: true)], constraints)
    #expect(scrolling.open == ["t.height"])
  }
}
