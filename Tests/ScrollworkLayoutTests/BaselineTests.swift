import ScrollworkLayout
import ScrollworkModel
import Testing

@Suite struct BaselineTests {
  private let font = FontMetrics(ascender: 16.1865, descender: 4.1006)

  /// y of the view `v` whose baseline is tied to one 100 below the top.
  private func top(
    of node: ViewNode, _ attribute: String, adjust: (inout Scene) -> Void = { _ in }
  ) throws -> Double {
    try SolvedScene(
      375, 667, [node],
      ["v.left == root.left", "v.\(attribute) == root.top + 100"].map {
        ConstraintDeclaration(.text($0))
      }, adjust: adjust
    ).frame("v")[1]
  }

  @Test func givenBaselines() throws {
    let node = box("v", 50, 40) { $0.baseline = Baselines(first: 12, last: 7) }
    #expect(try top(of: node, "firstBaseline") == 88)
    #expect(try top(of: node, "lastBaseline") == 67)
    #expect(try top(of: node, "firstBaseline") { $0.viewport.textScale = 2 } == 76)
  }

  @Test func labelsHaveThemAtTheFontsAscenderAndDescender() throws {
    let node = box("v", 50, 41, .label) { $0.font = font }
    #expect(try top(of: node, "firstBaseline") == tidy(100 - 16.1865))
    #expect(try top(of: node, "lastBaseline") == tidy(100 - 41 + 4.1006))
  }

  @Test func controlsCentreTheirText() throws {
    let node = box("v", 50, 34, .textField) { $0.font = font }
    #expect(try top(of: node, "firstBaseline") == tidy(100 - 17 - (16.1865 - 4.1006) / 2))
    #expect(try top(of: node, "lastBaseline") == tidy(100 - 17 - (16.1865 - 4.1006) / 2))
  }

  @Test func textViewsAddTheirInset() throws {
    let node = box("v", 50, 60, .textView) { $0.font = font }
    #expect(try top(of: node, "firstBaseline") == tidy(100 - 8 - 16.1865))
  }

  @Test func viewsWithoutTextHaveThemAtTheirEdges() throws {
    #expect(try top(of: box("v", 50, 40, .imageView), "firstBaseline") == 100)
    #expect(try top(of: box("v", 50, 40, .imageView), "lastBaseline") == 60)
  }

  @Test func lineHeightGivesTheBaselineWithoutAFont() throws {
    let node = view("v", .label) { $0.text = .measured(width: 50, lineHeight: 20, lines: 1) }
    // The system font's ascender is 0.9521 of 1.1934 em.
    let ascender = 20 * 0.952_148_437_5 / 1.193_359_375
    #expect(try top(of: node, "firstBaseline") == tidy(100 - ascender))
  }

  @Test func stacksHaveThoseOfAnArrangedView() throws {
    let first = box("a", 50, 20, .label) { $0.baseline = Baselines(first: 15, last: 5) }
    let second = box("b", 50, 30, .label) { $0.baseline = Baselines(first: 20, last: 9) }
    let column = stack("v", .vertical, [first, second])
    #expect(try top(of: column, "firstBaseline") == 85)
    #expect(try top(of: column, "lastBaseline") == 59)
    let small = box("a", 50, 20, .label) { $0.font = FontMetrics(ascender: 10, descender: 2) }
    let tall = box("b", 50, 30, .label) { $0.font = FontMetrics(ascender: 20, descender: 5) }
    let row = stack("v", .horizontal, [small, tall])
    #expect(try top(of: row, "firstBaseline") == 80)
  }
}
