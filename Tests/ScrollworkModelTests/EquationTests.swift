import ScrollworkModel
import Testing

@Suite struct EquationTests {
  static let metrics = ["margin": 16.0, "margin-small": 4, "gap": 12, "prio": 600]

  static func sample(_ constraints: [ConstraintDeclaration]) -> Scene {
    scene(
      [
        view("a"), view("b", .label), view("top-bar"),
        view("scroll", .scrollView, [view("content", .view, [view("photo", .imageView)])]),
      ], constraints, metrics: metrics)
  }

  @Test(arguments: [
    ("a.width == 80", "a.width == 80"),
    ("a.width==80", "a.width == 80"),
    ("a.width == b.width", "a.width - b.width == 0"),
    ("a.width == 2 * b.width + 8", "a.width - 2 b.width == 8"),
    ("a.width == b.width * 2 - 8 @750", "a.width - 2 b.width == -8 @750"),
    ("a.width == b.width / 4", "a.width - 0.25 b.width == 0"),
    ("a.width == 3/4 * b.width", "a.width - 0.75 b.width == 0"),
    ("a.width == 16:9 * a.height", "a.width - 1.777778 a.height == 0"),
    ("a.width == (b.width + 8) * 2", "a.width - 2 b.width == 16"),
    ("a.width == -(b.width - 8)", "a.width + b.width == 8"),
    ("a.width - 8 == b.width", "a.width - b.width == 8"),
    ("a.width-8 == b.width", "a.width - b.width == 8"),
    ("a.width + b.width <= root.width", "a.width + b.width - root.width <= 0"),
    ("a.width <= margin", "a.width <= 16"),
    ("a.width <= margin-small", "a.width <= 4"),
    ("a.width <= margin * 2 - gap / 2", "a.width <= 26"),
    ("80 == a.width", "a.width == 80"),
    ("80 <= a.width", "a.width >= 80"),
    ("80 - 8 >= a.width", "a.width <= 72"),
    ("10 == a.width + b.width", "a.width + b.width == 10"),
    ("a.leading == b.trailing + gap", "a.leading - b.trailing == 12"),
    ("a.leading == b.left", "a.leading - b.left == 0"),
    ("top-bar.height == 44", "top-bar.height == 44"),
    (
      "scroll.content.width == scroll.frame.width", "scroll.content.width - scroll.frame.width == 0"
    ),
    ("content.top == scroll.top", "content.top - scroll.top == 0"),
    ("scroll.photo.top == content.top", "photo.top - content.top == 0"),
    ("a.top == root.safeArea.top", "a.top - root.safeArea.top == 0"),
    ("a.bottom <= root.keyboard.top", "a.bottom - root.keyboard.top <= 0"),
    ("a.leading == root.margins.leading", "a.leading - root.margins.leading == 0"),
    ("b.firstBaseline == a.lastBaseline", "b.firstBaseline - a.lastBaseline == 0"),
    ("a.right - a.left == a.bottom - a.top", "a.right - a.left - a.bottom + a.top == 0"),
    ("a.trailing - a.leading == b.height", "a.trailing - a.leading - b.height == 0"),
    ("a.width + a.width == 10", "2 a.width == 10"),
    ("a.width == 0 * b.width + 5", "a.width == 5"),
    ("a.width == .5e1", "a.width == 5"),
    // Positions without a partner are counted from the parent's edge.
    ("a.top == 20", "a.top - root.top == 20"),
    ("a.bottom <= 20", "a.bottom - root.top <= 20"),
    ("a.leading == 20", "a.leading - root.leading == 20"),
    ("a.trailing == 20", "a.trailing - root.leading == 20"),
    ("a.right == 20", "a.right - root.left == 20"),
    ("a.centerX == 20", "a.centerX - root.left == 20"),
    ("a.leading == root.width / 10", "a.leading - 0.1 root.width - root.leading == 0"),
    ("content.top == 0 * a.bottom + 5", "content.top - scroll.content.top == 5"),
    ("root.bottom == 5", "root.bottom == 5"),
    // A multiplier on a position acts in the common ancestor.
    ("a.centerX == 0.5 * root.centerX", "a.centerX - 0.5 root.centerX == 0"),
    // Priorities.
    ("a.width == 1 @ high", "a.width == 1 @750"),
    ("a.width == 1 @low + 1", "a.width == 1 @251"),
    ("a.width == 1 @high-1", "a.width == 1 @749"),
    ("a.width == 1 @ required", "a.width == 1"),
    ("a.width == 1 @ prio", "a.width == 1 @600"),
    ("a.width == 1 @749.5", "a.width == 1 @749.5"),
  ])
  func single(_ text: String, _ expected: String) {
    #expect(resolved(EquationTests.sample([verbatim(text)])) == [expected])
  }

  @Test(arguments: [
    (
      "a.edges == b.edges",
      [
        "a.top - b.top == 0", "a.leading - b.leading == 0", "a.bottom - b.bottom == 0",
        "a.trailing - b.trailing == 0",
      ]
    ),
    (
      "a.edges == b.edges inset margin @500",
      [
        "a.top - b.top == 16 @500", "a.leading - b.leading == 16 @500",
        "a.bottom - b.bottom == -16 @500", "a.trailing - b.trailing == -16 @500",
      ]
    ),
    (
      "a.edges == root.safeArea.edges inset top 16 bottom gap / 2",
      [
        "a.top - root.safeArea.top == 16", "a.leading - root.safeArea.leading == 0",
        "a.bottom - root.safeArea.bottom == -6", "a.trailing - root.safeArea.trailing == 0",
      ]
    ),
    (
      "a.horizontalEdges == b.horizontalEdges inset leading 4 trailing -2",
      ["a.leading - b.leading == 4", "a.trailing - b.trailing == 2"]
    ),
    ("a.verticalEdges == b.verticalEdges", ["a.top - b.top == 0", "a.bottom - b.bottom == 0"]),
    (
      "a.center == root.center", ["a.centerX - root.centerX == 0", "a.centerY - root.centerY == 0"]
    ),
    ("a.center == 100 x 50", ["a.centerX - root.left == 100", "a.centerY - root.top == 50"]),
    ("a.size == 96 x 144", ["a.width == 96", "a.height == 144"]),
    ("a.size == 96x144", ["a.width == 96", "a.height == 144"]),
    ("a.size <= gap x margin", ["a.width <= 12", "a.height <= 16"]),
    ("10 x 20 <= a.size", ["a.width >= 10", "a.height >= 20"]),
    (
      "a.size == 0.5 * b.size + 8",
      ["a.width - 0.5 b.width == 8", "a.height - 0.5 b.height == 8"]
    ),
  ])
  func composites(_ text: String, _ expected: [String]) {
    #expect(resolved(EquationTests.sample([verbatim(text)])) == expected)
  }

  @Test func aLoneAttributeIsThisViewsOnlyNextToAView() {
    // At the scene a metric may have the name; next to a view the attribute comes first.
    let metrics = ["width": 300.0, "top-8": 5]
    let inside = view("a", constraints: [verbatim("width == height"), verbatim("top == top-8")])
    #expect(
      resolved(scene([inside], [verbatim("a.width <= width")], metrics: metrics)) == [
        "a.width <= 300", "a.width - a.height == 0", "a.top - root.top == 5",
      ])
    #expect(
      resolved(scene([view("a", constraints: [verbatim("top-8 == super.top")])])) == [
        "a.top - root.top == 8"
      ])
  }

  @Test func constraintsCarryWhatTheirDeclarationSays() throws {
    var declaration = verbatim("scroll.centerX == 0.5 * a.trailing")
    declaration.owner = "root"
    declaration.origin = .host
    declaration.allow = ["SW106"]
    var (result, _) = SceneResolver.resolve(EquationTests.sample([declaration]), viewport: phone)
    let constraint = try #require(result.constraints.first)
    #expect(constraint.owner == 0)
    #expect(constraint.origin == .host)
    #expect(constraint.allow == ["SW106"])
    #expect(constraint.span == declaration.span)
    #expect(!constraint.isRelativeToParent)
    declaration.when = .landscape
    (result, _) = SceneResolver.resolve(EquationTests.sample([declaration]), viewport: phone)
    #expect(result.constraints.isEmpty)
  }
}
