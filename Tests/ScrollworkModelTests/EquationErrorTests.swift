import ScrollworkModel
import Testing

/// What is said of wrong constraints. `«` and `»` stand round the characters pointed at; a `help`
/// of nil means that there is none.
@Suite struct EquationErrorTests {
  @Test(arguments: [
    // Relations.
    ("a.width «=» 80", "SW040", "Write == instead of =."),
    ("a.width «=>» 80", "SW040", "Write >= instead of =>."),
    ("a.width «=<» 80", "SW040", "Write <= instead of =<."),
    ("a.width «<» 80", "SW040", "Write <= instead of <."),
    ("a.width «===» 80", "SW040", "Write == instead of ===."),
    ("a.width «!=» 80", "SW040", "Only ==, <= and >= are relations."),
    ("a.width «≥» 80", "SW040", "Write >= instead of ≥."),
    ("a.width «≤» 80", "SW040", "Write <= instead of ≤."),
    ("a.width «80»", "SW040", "Put a relation between the two sides, such as photo.width == 80."),
    (
      "a.widt«h»", "SW040",
      "Put a relation between the two sides, such as photo.width == 80."
    ),
    ("a.width == b.width «=»= 80", "SW040", "Write one constraint for each relation."),
    ("«[»a]-[b]", "SW040", nil as String?),
    // Left over.
    ("a.width == 80 «pt»", "SW040", "Lengths are points; leave out pt."),
    ("a.width == 50 «%»", "SW040", "Write 0.5 * super.width for 50 %."),
    ("a.width == 2 «(»b.width)", "SW040", "Write * between factors."),
    ("a.width == 80«)»", "SW040", "Add a (, or leave it out."),
    ("a.width == «(»80", "SW040", "Add a )."),
    ("a.edges == b.edges «insets» 8", "SW040", "Did you mean inset?"),
    ("a.width == 80 «priority» 750", "SW040", "Write @ 750 for a priority."),
    ("a.width == 2 «×» b.width", "SW040", "Write * for a product."),
    ("a.width == 80 «−» 8", "SW040", "Write - instead of −."),
    // Names.
    ("«scrol».width == 80", "SW041", "Did you mean scroll?"),
    ("a.width == «contnt».width", "SW041", "Did you mean content?"),
    ("«x1234».width == 80", "SW041", nil),
    ("a.«widht» == 80", "SW042", "Did you mean width?"),
    ("a.«x» == 80", "SW042", "Write a.leading, or a.left."),
    ("a.«leadingMargin» == 80", "SW042", "Write a.margins.leading."),
    ("«a» == 80", "SW042", "Write a.width, a.top and so on."),
    (
      "«scroll.content» == 80", "SW042", "Write scroll.content.width, scroll.content.top and so on."
    ),
    ("a.width == «margn»", "SW043", "Did you mean margin?"),
    ("a.«content».width == 80", "SW041", nil),
    ("a.«frame».width == 80", "SW041", "Leave out .frame: attributes of a view mean its frame."),
    ("a.«keyboard».top == 80", "SW041", "Write root.keyboard."),
    ("scroll.«conten».width == 80", "SW041", "Did you mean content?"),
    (
      "«width» == 80", "SW041",
      "Write the view in front, such as photo.width; a lone attribute means the view next to "
        + "which a constraint is written."
    ),
    ("«super».width == 80", "SW041", "Write the view's id."),
    ("«previous».width == 80", "SW041", "Write the view's id."),
    // Dashes.
    ("a.width == b.width - «margin-8»", "SW042", "Put spaces round -: margin - 8"),
    ("«a.width-b» == 80", "SW042", "Put spaces round -: a.width - b"),
    // Products.
    ("a.width == «b.width * a.height»", "SW048", nil),
    (
      "«a.width / a.height» == 16:9", "SW048",
      "For a ratio write photo.width == 16:9 * photo.height."
    ),
    ("a.width == b.width / «0»", "SW040", nil),
    ("a.width == 16:«0» * a.height", "SW040", nil),
    ("«5 == 5»", "SW040", "Write what they are about, such as photo.width."),
    // Comparisons without sense.
    ("«a.top == b.leading»", "SW047", "Compare positions of one axis, or sizes."),
    ("«a.top + a.leading == b.width»", "SW047", "Compare positions of one axis, or sizes."),
    ("a.edges == b.«size»", "SW047", "Write edges on both sides."),
    ("a.width == b.«size»", "SW047", "Write an attribute of one number on both sides."),
    ("a.edges «<=» b.edges", "SW047", "Write the sides one by one, such as a.top >= b.top."),
    (
      "«a.edges == b.edges + 8»", "SW047",
      "Write a.edges == b.edges, with inset 8 behind it for a distance."
    ),
    ("a.«width» == 96 x 144", "SW047", "Write size for both."),
    ("«a.size == 44»", "SW047", "Write 44 x 44 for a square."),
    ("a.size == b.size «inset 8»", "SW047", nil),
    ("a.width == b.width «inset 8»", "SW047", "Add or subtract a number."),
    ("a.edges == b.edges inset «left» 8", "SW040", "Write leading."),
    ("a.edges == b.edges inset top 8 «top» 9", "SW040", nil),
    ("«a.width == a.width + 1»", "SW053", "Name another view on one side."),
    // Priorities.
    ("a.width == 80 @«1001»", "SW051", "Write @ 1000, or nothing, for a required constraint."),
    ("a.width == 80 @«0»", "SW051", "Write @ 1 for the weakest."),
    ("a.width == 80 @«hihg»", "SW043", "Did you mean high?"),
    ("a.width == 80 @«high-x»", "SW042", "Put spaces round -: high - x"),
    ("a.width == «1e999»", "SW040", "Write a number below 1e308."),
  ])
  func message(_ marked: String, _ code: String, _ help: String?) throws {
    let (text, range) = unmarked(marked)
    let scene = EquationTests.sample([verbatim(text)])
    let (result, diagnostics) = SceneResolver.resolve(scene, viewport: phone)
    #expect(result.constraints.isEmpty)
    #expect(diagnostics.count == 1)
    let found = try #require(diagnostics.first)
    #expect(found.code == code)
    if let help { #expect(found.help == help) }
    let expected = try #require(range)
    #expect(
      found.span
        == SourceSpan(
          start: 1000 + Int32(expected.lowerBound), end: 1000 + Int32(expected.upperBound)))
    #expect(LanguageRules.all.contains { $0.code == found.code && $0.severity == .error })
  }

  @Test func offsetsAreCodePoints() throws {
    let scene = EquationTests.sample([verbatim("a.width == 2 * ä.width")])
    let (_, diagnostics) = SceneResolver.resolve(scene, viewport: phone)
    #expect(diagnostics.first?.span == SourceSpan(start: 1015, end: 1016))
  }

  @Test func textsThatDoNotStandForThemselvesAreMarkedAsAWhole() {
    var declaration = verbatim("a.width == 80 pt")
    declaration.textIsVerbatim = false
    let (_, diagnostics) = SceneResolver.resolve(
      EquationTests.sample([declaration]), viewport: phone)
    #expect(diagnostics.first?.span == declaration.span)
  }

  @Test func whatAlwaysHoldsIsAWarning() {
    var declaration = verbatim("a.width == a.width")
    #expect(
      resolved(EquationTests.sample([declaration])) == [
        "SW052: The attributes cancel: the constraint holds whatever the layout is."
      ])
    declaration.allow = ["SW052"]
    #expect(resolved(EquationTests.sample([declaration])) == [])
  }

  @Test func manyErrorsStopLookingForNearNames() {
    let wrong = (0..<1_500).map { verbatim("missing\($0).width == 80") }
    let (_, diagnostics) = SceneResolver.resolve(
      scene((0..<1_500).map { view("missing-\($0)") }, wrong), viewport: phone)
    #expect(diagnostics.count == 1_001)
    #expect(diagnostics[0].help != nil)
    #expect(diagnostics[999].help == nil)
    #expect(diagnostics[1_000].code == "SW081")
  }

  @Test func nestingAndLengthAreLimited() {
    let deep = String(repeating: "(", count: 100_000)
    let long = "a.width" + String(repeating: " + a.width", count: 10_000) + " == 1"
    for text in [
      deep, "a.width == " + deep, "a.width == " + String(repeating: "-", count: 9_999), long,
    ] {
      let (result, diagnostics) = SceneResolver.resolve(
        EquationTests.sample([verbatim(text)]), viewport: phone)
      #expect(result.constraints.isEmpty)
      #expect(diagnostics.map(\.code) == ["SW040"])
    }
  }
}
