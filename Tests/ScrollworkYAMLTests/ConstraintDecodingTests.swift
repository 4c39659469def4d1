import ScrollworkModel
import Testing

@Suite struct ConstraintDecodingTests {
  private func constraints(_ lines: String) throws -> [ConstraintDeclaration] {
    try readScene(sceneWithConstraints(lines)).constraints
  }

  private func text(_ constraint: ConstraintDeclaration) -> String? {
    guard case .text(let text) = constraint.form else { return nil }
    return text
  }

  /// The source's characters at a constraint's place.
  private func sourceText(_ constraint: ConstraintDeclaration, _ lines: String) -> String {
    let scalars = Array(sceneWithConstraints(lines).unicodeScalars)
    let range = Int(constraint.span.start)..<Int(constraint.span.end)
    return String(String.UnicodeScalarView(scalars[range]))
  }

  @Test func texts() throws {
    let lines = """
        - a.top == b.bottom + 8 @ high  # a comment
        - gap: a.left == b.right
        - V:|[a(260)]-margin-[b]-|
        - H:|[a]|
        - "named: a.width == 3"
        - 'it: a.width == 3'
        - side: "V:[a]"
        - tight:a.width == 4
      """
    let all = try constraints(lines)
    #expect(
      all.map(text) == [
        "a.top == b.bottom + 8 @ high", "a.left == b.right", "V:|[a(260)]-margin-[b]-|", "H:|[a]|",
        "a.width == 3", "a.width == 3", "V:[a]", "a.width == 4",
      ])
    #expect(all.map(\.name) == [nil, "gap", nil, nil, "named", "it", "side", "tight"])
    for constraint in all {
      #expect(constraint.textIsVerbatim)
      #expect(sourceText(constraint, lines) == text(constraint))
      #expect(constraint.origin == .author)
    }
  }

  @Test func textsThatAreNotVerbatim() throws {
    let all = try constraints(
      "  - \"a.width\\t== 3\"\n  - 'a: it''s'\n  - >-\n    a.width\n    == 4\n")
    #expect(all.map(\.textIsVerbatim) == [false, false, false])
    #expect(text(all[2]) == "a.width == 4")
  }

  @Test func foldedPlainTexts() throws {
    let lines = "  - a.width\n    == 4\n"
    let all = try constraints(lines)
    #expect(text(all[0]) == "a.width == 4")
    #expect(!all[0].textIsVerbatim)
  }

  @Test func options() throws {
    let all = try constraints(
      """
        - {fill: "a.height >= b.height", allow: [SW106], when: landscape, note: why}
        - x: a.width == 3
          origin: host
          owner: a.b
      """)
    #expect(all[0].name == "fill")
    #expect(text(all[0]) == "a.height >= b.height")
    #expect(all[0].allow == ["SW106"])
    #expect(all[0].when == .landscape)
    #expect(all[0].note == "why")
    #expect(all[1].origin == .host)
    #expect(all[1].owner == "a.b")
  }

  @Test func mappings() throws {
    let all = try constraints(
      """
        - {"id": "c1", "item": "a", "attribute": "centerX", "relation": "==", "toItem": "root.safeArea", "toAttribute": "centerX", "multiplier": 0.2, "constant": -3, "priority": 999.5, "origin": "host", "owner": "root"}
        - {item: a, attribute: width, relation: greaterThanOrEqual, constant: 2 * 4, priority: high}
        - {item: a, attribute: width, relation: lessThanOrEqual}
      """)
    guard case .mapping(let first) = all[0].form, case .mapping(let second) = all[1].form,
      case .mapping(let third) = all[2].form
    else {
      Issue.record("not the mapping form")
      return
    }
    #expect(all[0].name == "c1")
    #expect(all[0].origin == .host)
    #expect(all[0].owner == "root")
    #expect(first.item.value == "a")
    #expect(first.attribute.value == "centerX")
    #expect(first.relation == .equal)
    #expect(first.toItem?.value == "root.safeArea")
    #expect(first.toAttribute?.value == "centerX")
    #expect(first.multiplier == 0.2)
    #expect(first.constant == -3)
    #expect(first.priority == 999.5)
    #expect(second.relation == .greaterThanOrEqual)
    #expect(second.constant == 8)
    #expect(second.priority == 750)
    #expect(third.relation == .lessThanOrEqual)
    #expect(third.multiplier == 1)
    #expect(third.toItem == nil)
  }

  @Test func constraintsNextToViews() throws {
    let view = try readView("constraints:\n  - top == super.top\n  - side: left == super.left")
    #expect(view.constraints.map(text) == ["top == super.top", "left == super.left"])
  }

  @Test func formsThatAreNone() {
    expectFindings(sceneWithConstraints("  - «12»"), "SW037")
    expectFindings(sceneWithConstraints("  - «~»"), "SW018")
    expectFindings(sceneWithConstraints("  - x: «{a: b}»"), "SW037")
    expectFindings(sceneWithConstraints("  - {«a.width == 3»}"), "SW037")
    expectFindings(sceneWithConstraints("  - «a.width == 3»:"), "SW037")
    expectFindings(sceneWithConstraints("  - «{»allow: [SW107], note: x}"), "SW037")
    expectFindings(sceneWithConstraints("  - «{»allow: [SW107]}"), "SW037")
    expectFindings(
      sceneWithConstraints(
        "  - {x: a.width == 3, y: «[a]», allow: [SW107]}".replacingFirst("«[a]»", "b")
          .replacingFirst("y:", "«y»:")), "SW037")
    expectFindings(sceneWithConstraints("  - «<<»: {a: b}"), "SW013")
  }

  @Test func misspelledOptions() {
    let found = expectFindings(
      sceneWithConstraints("  - {fill: a.width == 4, «alow»: [SW101]}"), "SW037")
    #expect(found.first?.help == "Did you mean the option allow?")
  }

  @Test func mistakesInMappings() {
    expectFindings(sceneWithConstraints("  - «{»item: a, attribute: width, toItem: b}"), "SW020")
    expectFindings(
      sceneWithConstraints("  - «{»«itm»: a, attribute: width, priority: «1001»}"),
      "SW020", "SW019", "SW023")
    expectFindings(
      sceneWithConstraints("  - {item: a, attribute: width, relation: «\"=\"», origin: «me»}"),
      "SW024", "SW024")
    expectFindings(
      sceneWithConstraints(
        "  - {item: a, attribute: width, relation: «>= 3»}\n".replacingFirst(" 3", "")),
      "SW010")
  }
}
