import ScrollworkLayout
import ScrollworkModel
import Testing

@Suite struct StackViewTests {
  private let pinned: [ConstraintDeclaration] = ["s.edges == root.edges"]
  private let corner: [ConstraintDeclaration] = ["s.top == root.top", "s.left == root.left"]

  @Test func fillStretchesTheViewThatHugsLeast() throws {
    let row = stack(
      "s", .horizontal,
      [
        box("a", 50, 20) { $0.hugging = PerAxis(251) },
        box("b", 60, 20) { $0.hugging = PerAxis(249) }, box("c", 70, 20),
      ]
    ) { $0.stack.spacing = 10 }
    let solved = try SolvedScene(300, 40, [row], pinned)
    #expect(try solved.frame("a") == [0, 0, 50, 40])
    #expect(try solved.frame("b") == [60, 0, 160, 40])
    #expect(try solved.frame("c") == [230, 0, 70, 40])
    #expect(solved.result.status == .determined)
  }

  @Test func fillShrinksTheViewThatResistsLeast() throws {
    let row = stack(
      "s", .horizontal,
      [box("a", 200, 20), box("b", 200, 20) { $0.compression = PerAxis(749) }])
    let solved = try SolvedScene(300, 40, [row], pinned)
    #expect(try solved.frame("a") == [0, 0, 200, 40])
    #expect(try solved.frame("b") == [200, 0, 100, 40])
  }

  @Test func fillEqually() throws {
    let row = stack("s", .horizontal, [box("a", 10, 20), box("b", 50, 20), view("c")]) {
      $0.stack.distribution = .fillEqually
      $0.stack.spacing = 15
    }
    let solved = try SolvedScene(330, 40, [row], pinned)
    #expect(try solved.frame("a") == [0, 0, 100, 40])
    #expect(try solved.frame("b") == [115, 0, 100, 40])
    #expect(try solved.frame("c") == [230, 0, 100, 40])
  }

  @Test func fillProportionallyTakesSpacingFromTheLastView() throws {
    let row = stack("s", .horizontal, [box("a", 100, 20), box("b", 200, 20)]) {
      $0.stack.distribution = .fillProportionally
      $0.stack.spacing = 20
    }
    let solved = try SolvedScene(640, 40, [row], pinned)
    // 640 x 100 / 320; what is left for b is 420, not 400.
    #expect(try solved.frame("a") == [0, 0, 200, 40])
    #expect(try solved.frame("b") == [220, 0, 420, 40])
  }

  @Test func givenProportions() throws {
    let row = stack("s", .horizontal, [view("a"), view("b"), view("c")]) {
      $0.stack.distribution = .fillProportionally
      $0.stack.proportions = [1, 2, 1]
    }
    let solved = try SolvedScene(400, 40, [row], pinned)
    #expect(try solved.frame("b") == [100, 0, 200, 40])
  }

  @Test func equalSpacingKeepsGapsEqualAndFits() throws {
    let views = [box("a", 50, 20), box("b", 100, 20), box("c", 30, 20)]
    let row = stack("s", .horizontal, views) {
      $0.stack.distribution = .equalSpacing
      $0.stack.spacing = 8
    }
    let wide = try SolvedScene(300, 20, [row], pinned)
    #expect(try wide.frame("b") == [110, 0, 100, 20])
    #expect(try wide.frame("c") == [270, 0, 30, 20])
    let fitting = try SolvedScene(300, 20, [row], corner)
    #expect(try fitting.frame("s") == [0, 0, 196, 20])
    #expect(try fitting.frame("b") == [58, 0, 100, 20])
  }

  @Test func equalCenteringSpacesCentres() throws {
    let row = stack("s", .horizontal, [box("a", 25, 20), box("b", 100, 20), box("c", 100, 20)]) {
      $0.stack.distribution = .equalCentering
      $0.stack.spacing = 6
    }
    let solved = try SolvedScene(343, 20, [row], pinned)
    // Centres 12.5 and 293: the middle one at 152.75.
    #expect(try solved.frame("b") == [102.75, 0, 100, 20])
  }

  @Test func equalCenteringKeepsTheGap() throws {
    let row = stack("s", .horizontal, [box("a", 20, 20), box("b", 20, 20), box("c", 200, 20)]) {
      $0.stack.distribution = .equalCentering
      $0.stack.spacing = 10
    }
    let solved = try SolvedScene(262, 20, [row], pinned)
    #expect(try solved.frame("b") == [32, 0, 20, 20])
  }

  @Test(arguments: [
    (StackAttributes.Alignment.leading, 0.0), (.center, 10), (.trailing, 20),
  ])
  func acrossTheAxis(_ alignment: StackAttributes.Alignment, _ y: Double) throws {
    let row = stack("s", .horizontal, [box("a", 50, 20), box("b", 60, 40)]) {
      $0.stack.alignment = alignment
    }
    let solved = try SolvedScene(300, 300, [row], corner)
    #expect(try solved.frame("s") == [0, 0, 110, 40])
    #expect(try solved.frame("a") == [0, y, 50, 20])
    #expect(try solved.frame("b") == [50, 0, 60, 40])
  }

  @Test func firstBaselineRowSitsAgainstTheBottom() throws {
    let row = stack(
      "s", .horizontal,
      [
        box("small", 50, 20, .label) { $0.baseline = Baselines(first: 15, last: 5) },
        box("big", 60, 40, .label) { $0.baseline = Baselines(first: 30, last: 10) },
      ]
    ) { $0.stack.alignment = .firstBaseline }
    let solved = try SolvedScene(300, 300, [row], corner)
    // Only the first view's top is kept inside; the tall one sticks out above.
    #expect(try solved.frame("small") == [0, 0, 50, 20])
    #expect(try solved.frame("big") == [50, -15, 60, 40])
    #expect(try solved.frame("s") == [0, 0, 110, 25])
    let tall = try SolvedScene(300, 300, [row], corner + ["s.height == 60"])
    #expect(try tall.frame("big") == [50, 20, 60, 40])
    #expect(try tall.frame("small") == [0, 35, 50, 20])
  }

  @Test func lastBaselineRowSitsAgainstTheTop() throws {
    let row = stack(
      "s", .horizontal,
      [
        box("small", 50, 20, .label) { $0.baseline = Baselines(first: 15, last: 5) },
        box("big", 60, 40, .label) { $0.baseline = Baselines(first: 30, last: 10) },
      ]
    ) { $0.stack.alignment = .lastBaseline }
    let solved = try SolvedScene(300, 300, [row], corner + ["s.height == 60"])
    #expect(try solved.frame("big") == [50, 0, 60, 40])
    #expect(try solved.frame("small") == [0, 15, 50, 20])
  }

  @Test func columnSpacedByBaselines() throws {
    let column = stack(
      "s", .vertical,
      [
        box("a", 50, 20, .label) { $0.baseline = Baselines(first: 15, last: 5) },
        box("b", 50, 20, .label) { $0.baseline = Baselines(first: 15, last: 5) },
      ]
    ) {
      $0.stack.spacing = 30
      $0.stack.baselineRelativeArrangement = true
    }
    let solved = try SolvedScene(300, 300, [column], corner)
    // Baselines at 15 and 45.
    #expect(try solved.frame("b") == [0, 30, 50, 20])
  }

  @Test func customSpacingAndMargins() throws {
    let column = stack("s", .vertical, [box("a", 50, 20), box("b", 50, 20), box("c", 50, 20)]) {
      $0.stack.spacing = 8
      $0.stack.customSpacing = ["a": 30]
      $0.stack.layoutMarginsRelativeArrangement = true
      $0.margins = InsetSpecification(top: 5, near: 10, bottom: 7, far: 20)
    }
    let solved = try SolvedScene(300, 300, [column], corner)
    #expect(try solved.frame("a") == [10, 5, 50, 20])
    #expect(try solved.frame("b") == [10, 55, 50, 20])
    #expect(try solved.frame("c") == [10, 83, 50, 20])
    #expect(try solved.frame("s") == [0, 0, 80, 110])
  }

  @Test func hiddenViewsLoseSizeAndSpacing() throws {
    let column = stack(
      "s", .vertical,
      [box("a", 50, 20), box("b", 50, 20) { $0.hidden = true }, box("c", 50, 20)]
    ) { $0.stack.spacing = 8 }
    let solved = try SolvedScene(300, 300, [column], corner)
    #expect(try solved.frame("b") == [0, 20, 50, 0])
    #expect(try solved.frame("c") == [0, 28, 50, 20])
    #expect(try solved.frame("s") == [0, 0, 50, 48])
    #expect(solved.result.status == .determined)
    // A hidden view's size isn't missed.
    #expect(solved.result.relaxed.isEmpty)
  }

  @Test func hidingAllCollapsesTheStack() throws {
    let column = stack(
      "s", .vertical,
      [box("a", 50, 20) { $0.hidden = true }, box("b", 50, 20) { $0.hidden = true }]
    ) { $0.stack.spacing = 8 }
    let solved = try SolvedScene(300, 300, [column], corner)
    #expect(try solved.frame("s") == [0, 0, 50, 0])
    #expect(try solved.frame("b") == [0, 0, 50, 0])
  }

  @Test func viewsThatAreNotArrangedAreLeftAlone() throws {
    let row = stack(
      "s", .horizontal, [box("a", 50, 20), view("background") { $0.arranged = false }])
    let solved = try SolvedScene(
      300, 300, [row], corner + ["background.edges == s.edges inset -4"])
    #expect(try solved.frame("s") == [0, 0, 50, 20])
    #expect(try solved.frame("background") == [-4, -4, 58, 28])
  }

  @Test func nestedStacks() throws {
    let row = stack("row", .horizontal, [box("a", 30, 20), box("b", 40, 25)]) {
      $0.stack.spacing = 5
      $0.stack.alignment = .center
    }
    let column = stack("s", .vertical, [row, box("c", 10, 10)]) {
      $0.stack.spacing = 4
      $0.stack.alignment = .trailing
    }
    let solved = try SolvedScene(300, 300, [column], corner)
    #expect(try solved.frame("s") == [0, 0, 75, 39])
    #expect(try solved.frame("row") == [0, 0, 75, 25])
    #expect(try solved.frame("a") == [0, 2.5, 30, 20])
    #expect(try solved.frame("c") == [65, 29, 10, 10])
  }

  @Test func nestedStackGivesItsNaturalSize() throws {
    let inner = stack("inner", .horizontal, [box("a", 30, 20), box("b", 50, 20)]) {
      $0.stack.spacing = 20
    }
    let row = stack("s", .horizontal, [inner, box("c", 100, 20)]) {
      $0.stack.distribution = .fillProportionally
    }
    let solved = try SolvedScene(400, 20, [row], pinned)
    #expect(try solved.frame("c") == [200, 0, 200, 20])
  }

  /// Nobody misses a hidden view's size, on either axis.
  @Test func hiddenViewsRelaxNothing() throws {
    let column = stack(
      "s", .vertical,
      [box("a", 50, 20), box("b", 80, 20) { $0.hidden = true }])
    let solved = try SolvedScene(
      375, 200, [column], ["s.top == root.top", "s.left == root.left", "s.width == 60"])
    #expect(solved.relaxed("b.compression.horizontal") == nil)
    #expect(solved.result.relaxed.allSatisfy { !$0.constraint.hasPrefix("b.") })
    #expect(solved.relaxed("a.hugging.horizontal")?.error == 10)
  }

  @Test func hiddenViewWithARequiredWidthConflicts() throws {
    let row = stack(
      "s", .horizontal, [box("like", 60, 44), view("reply") { $0.hidden = true }])
    let solved = try SolvedScene(375, 667, [row], corner + [named("reply-w", "reply.width == 55")])
    #expect(solved.result.status == .unsatisfiable)
    let conflict = try #require(solved.result.conflicts.first)
    #expect(conflict.constraints == ["s:UISV-hiding:reply", "reply-w"])
    #expect(conflict.dropped == "reply-w")
    #expect(conflict.shortBy == 55)
    #expect(try solved.frame("reply") == [60, 0, 0, 44])
  }
}
