import ScrollworkModel
import Testing

@Suite struct VisualFormatTests {
  static func sample(_ constraints: [ConstraintDeclaration]) -> Scene {
    let names = [
      "button", "textField", "purpleBox", "topField", "bottomField", "maroonView", "blueView",
      "button1", "button2", "flexibleButton", "find", "findNext", "findField", "top-bar",
    ]
    var guided = view("guided")
    guided.guides = [GuideNode(id: "gap"), GuideNode(id: "gap2")]
    return scene(
      names.map { view($0) } + [
        guided, view("scroll", .scrollView, [view("a"), view("b")]),
      ], constraints, metrics: ["margin": 20, "margin-small": 4, "prio": 300])
  }

  /// The examples of Apple's Auto Layout Guide, Visual Format Language, and what they mean there.
  @Test(arguments: [
    ("H:[button]-[textField]", ["textField.leading - button.trailing == 8"]),
    ("H:[button(>=50)]", ["button.width >= 50"]),
    (
      "H:|-50-[purpleBox]-50-|",
      ["purpleBox.leading - root.leading == 50", "root.trailing - purpleBox.trailing == 50"]
    ),
    ("V:[topField]-10-[bottomField]", ["bottomField.top - topField.bottom == 10"]),
    ("H:[maroonView][blueView]", ["blueView.leading - maroonView.trailing == 0"]),
    ("H:[button(100@20)]", ["button.width == 100 @20"]),
    ("H:[button1(==button2)]", ["button1.width - button2.width == 0"]),
    (
      "H:[flexibleButton(>=70,<=100)]",
      ["flexibleButton.width >= 70", "flexibleButton.width <= 100"]
    ),
    (
      "H:|-[find]-[findNext]-[findField(>=20)]-|",
      [
        "find.leading - root.margins.leading == 0", "findNext.leading - find.trailing == 8",
        "findField.leading - findNext.trailing == 8", "findField.width >= 20",
        "root.margins.trailing - findField.trailing == 0",
      ]
    ),
  ])
  func applesExamples(_ text: String, _ expected: [String]) {
    #expect(resolved(VisualFormatTests.sample([verbatim(text)])) == expected)
  }

  @Test(arguments: [
    ("V:|[find]|", ["find.top - root.top == 0", "root.bottom - find.bottom == 0"]),
    ("H:[find]-margin-[findNext]", ["findNext.leading - find.trailing == 20"]),
    ("H:[find]-(margin-small)-[findNext]", ["findNext.leading - find.trailing == 4"]),
    ("H:[find]-(-8)-[findNext]", ["findNext.leading - find.trailing == -8"]),
    ("H:[find]-(-8@700)-[findNext]", ["findNext.leading - find.trailing == -8 @700"]),
    ("H:[find]-8.5@prio-[findNext]", ["findNext.leading - find.trailing == 8.5 @300"]),
    (
      "H:[find]-(>=8,<=margin@prio,==10@high)-[findNext]",
      [
        "findNext.leading - find.trailing >= 8", "findNext.leading - find.trailing <= 20 @300",
        "findNext.leading - find.trailing == 10 @750",
      ]
    ),
    (
      "V:[find(>=50,<=100@500,==findNext)]",
      ["find.height >= 50", "find.height <= 100 @500", "find.height - findNext.height == 0"]
    ),
    ("V:[find(margin)]", ["find.height == 20"]),
    ("V:[find(margin * 2 + 1)]", ["find.height == 41"]),
    ("V:[find(==findNext / 2 + 8)]", ["find.height - 0.5 findNext.height == 8"]),
    ("V:[find(==findNext.width@prio)]", ["find.height - findNext.width == 0 @300"]),
    (
      "H: | - [ top-bar ( 44 ) ] - 5 - [find] ",
      [
        "top-bar.leading - root.margins.leading == 0", "top-bar.width == 44",
        "find.leading - top-bar.trailing == 5",
      ]
    ),
    (
      "V:|-[a]-[b]-4-|",
      [
        "a.top - scroll.margins.top == 0", "b.top - a.bottom == 8",
        "scroll.content.bottom - b.bottom == 4",
      ]
    ),
    ("H:|[a]", ["a.leading - scroll.content.leading == 0"]),
    ("H:[scroll.a]-[b]", ["b.leading - a.trailing == 8"]),
    (
      "H:|[gap(gap2)][gap2]|",
      [
        "gap.leading - guided.leading == 0", "gap.width - gap2.width == 0",
        "gap2.leading - gap.trailing == 0", "guided.trailing - gap2.trailing == 0",
      ]
    ),
    ("H:[scroll.content]-8-[find]", ["find.leading - scroll.content.trailing == 8"]),
  ])
  func meaning(_ text: String, _ expected: [String]) {
    #expect(resolved(VisualFormatTests.sample([verbatim(text)])) == expected)
  }

  @Test(arguments: [
    ("H:|-[find]-«8»[findNext]", "SW044", "Put a - on both sides: -8-"),
    ("H:[find]«8»[findNext]", "SW044", "Put a - on both sides of a distance: -8-"),
    ("H:[find]-«>»=8-[findNext]", "SW044", "Write -(>=8)- for a distance of at least 8."),
    (
      "H:[find]«--»[findNext]", "SW044",
      "Write - for the standard distance, -(-8)- for a negative one."
    ),
    (
      "H:[find]-«margin-small»-[findNext]", "SW044",
      "Put names with dashes in parentheses: -(margin-small)-"
    ),
    ("H:[find]-«nope»-[findNext]", "SW043", nil as String?),
    ("H:«find»", "SW044", "Write [find] for a view, or a - on both sides of a distance."),
    ("H:[«»", "SW044", nil),
    ("H:[«]»", "SW044", nil),
    ("H:«[find»", "SW044", "Add a ]."),
    ("H:[find«(»>=8]", "SW044", "Add a )."),
    ("H:[find(«=»8)]", "SW040", "Write == instead of =."),
    ("H:[find(8«;»9)]", "SW044", nil),
    ("H:|[find]|«[»findNext]", "SW044", nil),
    ("H:[find]-(«findNext»)-[button]", "SW044", "Write an equation, or a number or metric."),
    ("H:[find(8@«2000»)]", "SW051", nil),
    ("H:[«nope»]-[find]", "SW041", nil),
    ("H:[finf]-[find]", "SW041", "Did you mean find?"),
    ("H:|[a][«find»]|", "SW050", "Write one string for each parent, or equations."),
    ("H:|[«root»]", "SW050", nil),
    ("«[»find]|", "SW040", "Put H: or V: in front of a visual format string."),
    ("«|»[find]|", "SW040", "Put H: or V: in front of a visual format string."),
  ])
  func errors(_ marked: String, _ code: String, _ help: String?) throws {
    let (text, range) = unmarked(marked)
    let (result, diagnostics) = SceneResolver.resolve(
      VisualFormatTests.sample([verbatim(text)]), viewport: phone)
    let found = try #require(diagnostics.first)
    #expect(diagnostics.count == 1)
    #expect(result.constraints.isEmpty)
    #expect(found.code == code)
    if let help { #expect(found.help == help) }
    if let range, !range.isEmpty {
      #expect(
        found.span
          == SourceSpan(start: 1000 + Int32(range.lowerBound), end: 1000 + Int32(range.upperBound)))
    }
  }

  @Test func aStringWithoutConstraintsIsAWarning() {
    #expect(
      resolved(VisualFormatTests.sample([verbatim("H:[find]")])) == [
        "SW052: The string makes no constraint."
      ])
  }
}
