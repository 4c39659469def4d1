import ScrollworkModel
import ScrollworkYAML
import Testing

/// Edits of whole texts, each compared with what a person would have written.
@Suite struct SceneEditorTests {
  private static let head = "scrollwork: 1\nviewport: {width: 390, height: 844}\n"
  private static let views = "root: {children: [{id: a}, {id: b}]}\n"

  /// A scene's text with changes made that are named by the texts they are about.
  private func edited(
    _ text: String, location: Testing.SourceLocation = #_sourceLocation,
    _ changes: (Scene) -> [SceneChange]
  ) throws -> String {
    let source = SourceText(name: "scene.yaml", bytes: Array(text.utf8))
    let read = SceneReader().read(source)
    let scene = try #require(read.scene, "\(read.diagnostics)", sourceLocation: location)
    let editor = try #require(SceneEditor(source), sourceLocation: location)
    let result = source.applying(try editor.edits(for: changes(scene)))
    let again = SceneReader().read(result)
    #expect(again.scene != nil, "\(again.diagnostics)", sourceLocation: location)
    return String(decoding: result.bytes, as: UTF8.self)
  }

  /// The scene's constraint list after its first constraint was replaced.
  private func replacing(
    _ list: String, with equations: String...,
    location: Testing.SourceLocation = #_sourceLocation
  ) throws -> String {
    let start = SceneEditorTests.head + SceneEditorTests.views
    let text = try edited(start + list, location: location) {
      [.replaceConstraint(at: $0.constraints[0].span, with: equations)]
    }
    #expect(text.hasPrefix(start), sourceLocation: location)
    return String(text.dropFirst(start.count))
  }

  @Test func replacedTexts() throws {
    let new = "a.top == b.top + 9"
    for (before, after) in [
      ("- a.top == b.top + 8  # a gap\n", "- a.top == b.top + 9  # a gap\n"),
      ("- 'a.top == b.top + 8'\n", "- 'a.top == b.top + 9'\n"),
      ("- \"a.top == b.top + 8\"\n", "- \"a.top == b.top + 9\"\n"),
      ("- gap: a.top == b.top + 8\n", "- gap: a.top == b.top + 9\n"),
      ("- gap: 'a.top == b.top + 8'\n", "- gap: 'a.top == b.top + 9'\n"),
      ("- \"gap: a.top == b.top + 8\"\n", "- \"gap: a.top == b.top + 9\"\n"),
      ("- gap:a.top == b.top + 8\n", "- gap:a.top == b.top + 9\n"),
      ("- a.top ==\n      b.top\n", "- a.top == b.top + 9\n"),
      ("- >-\n    a.top\n    == b.top\n\n# end\n", "- a.top == b.top + 9\n\n# end\n"),
      (
        "- {gap: a.top == b.top, allow: [SW401]}\n",
        "- {gap: a.top == b.top + 9, allow: [SW401]}\n"
      ),
      (
        "- gap: a.top == b.top # here\n    allow: [SW401] # why\n",
        "- gap: a.top == b.top + 9 # here\n    allow: [SW401] # why\n"
      ),
    ] {
      #expect(
        try replacing("constraints:\n  " + before, with: new) == "constraints:\n  " + after)
    }
    #expect(
      try replacing("constraints: [a.top == b.top, 'a.left == b.left']\n", with: new)
        == "constraints: [a.top == b.top + 9, 'a.left == b.left']\n")
  }

  @Test func textsThatNeedQuotes() throws {
    #expect(
      try replacing("constraints: [a.top == b.top]\n", with: "V:|[a(>=50,<=60)]|")
        == "constraints: [\"V:|[a(>=50,<=60)]|\"]\n")
    #expect(
      try replacing("constraints:\n  - a.top == b.top\n", with: "V:|[a(>=50,<=60)]|")
        == "constraints:\n  - V:|[a(>=50,<=60)]|\n")
    #expect(
      try replacing("constraints:\n  - a.top == b.top\n", with: "-a.top == 8")
        == "constraints:\n  - \"-a.top == 8\"\n")
    #expect(
      try replacing("constraints:\n  - a.top == b.top\n", with: "gap: a.top == 8")
        == "constraints:\n  - \"gap: a.top == 8\"\n")
    #expect(
      try replacing("constraints:\n  - gap: a.top == b.top\n", with: "[a] == 8 # it's")
        == "constraints:\n  - gap: \"[a] == 8 # it's\"\n")
  }

  @Test func generatedForm() throws {
    let new = "a.top == b.top @999"
    let generated = "item: a, attribute: top, toItem: b, toAttribute: top"
    for (before, after) in [
      ("- {\(generated)}\n", "- a.top == b.top @999\n"),
      ("- {id: gap, \(generated)}\n", "- {gap: a.top == b.top @999}\n"),
      (
        "- {\(generated), origin: host, owner: root}\n",
        "- {a-top: a.top == b.top @999, origin: host, owner: root}\n"
      ),
      (
        "- {when: portrait, \(generated), id: gap, allow: [SW401]}\n",
        "- {when: portrait, gap: a.top == b.top @999, allow: [SW401]}\n"
      ),
      (
        "- item: a # left\n    attribute: top\n    relation: ==\n    constant: 8\n",
        "- a.top == b.top @999\n"
      ),
      (
        "- id: gap\n    item: a\n    # who\n    origin: host # the cell\n    attribute: top\n",
        "- gap: a.top == b.top @999\n    # who\n    origin: host # the cell\n"
      ),
    ] {
      #expect(
        try replacing("constraints:\n  " + before, with: new) == "constraints:\n  " + after)
    }
  }

  @Test func severalForOne() throws {
    #expect(
      try replacing(
        "constraints:\n  - a.edges == b.edges # all\n  - a.width == 3\n",
        with: "a.top == b.top", "a.bottom == b.bottom @999")
        == "constraints:\n  - a.top == b.top # all\n  - a.bottom == b.bottom @999\n"
        + "  - a.width == 3\n")
    #expect(
      try replacing(
        "constraints:\n  - pin: a.size == b.size\n  - pin-width: a.width <= 3\n",
        with: "a.width == b.width", "a.height == b.height")
        == "constraints:\n  - pin-width-2: a.width == b.width\n  - pin-height: a.height == b.height\n"
        + "  - pin-width: a.width <= 3\n")
    #expect(
      try replacing(
        "constraints: [{pin: a.size == b.size, when: portrait, note: \"a, b\"}]\n",
        with: "a.width == b.width", "a.height == b.height")
        == "constraints: [{pin-width: a.width == b.width, when: portrait, note: \"a, b\"}, "
        + "{pin-height: a.height == b.height, when: portrait, note: \"a, b\"}]\n")
    #expect(
      try replacing(
        "constraints:\n  - pin: a.size == b.size\n    allow: [SW401] # why\n",
        with: "a.width == b.width", "a.height == b.height")
        == "constraints:\n  - pin-width: a.width == b.width\n    allow: [SW401] # why\n"
        + "  - {pin-height: a.height == b.height, allow: [SW401]}\n")
  }

  @Test func removed() throws {
    for (before, after) in [
      ("constraints:\n  - a.top == 8\n", ""),
      ("constraints: [a.top == 8]\nallow: [SW401]\n", "allow: [SW401]\n"),
      (
        "constraints:\n- a.top == 8 # gap\n# next\n- a.left == 8",
        "constraints:\n# next\n- a.left == 8"
      ),
      ("constraints: [a.top == 8, a.left == 8]\n", "constraints: [a.left == 8]\n"),
      (
        "constraints: [\n  a.top == 8, # top\n  a.left == 8\n]\n",
        "constraints: [\n  a.left == 8\n]\n"
      ),
      (
        "constraints:\n  -\n    item: a\n    attribute: top\n  - a.left == 8\n",
        "constraints:\n  - a.left == 8\n"
      ),
    ] {
      #expect(try replacing(before) == after)
    }
  }

  @Test func lastOnesRemoved() throws {
    for (before, after) in [
      ("constraints:\r\n  - a.top == 8\r\n  - a.left == 8", "constraints:\r\n  - a.top == 8"),
      ("constraints: [a.top == 8, a.left == 8]", "constraints: [a.top == 8]"),
      ("constraints: [a.top == 8, a.left == 8, ]", "constraints: [a.top == 8, ]"),
      (
        "constraints: [\n  a.top == 8, # top\n  a.left == 8 # left\n]",
        "constraints: [\n  a.top == 8 # top\n]"
      ),
      ("constraints: [\n  a.top == 8,\n  a.left == 8]", "constraints: [\n  a.top == 8]"),
    ] {
      let start = SceneEditorTests.head + SceneEditorTests.views
      let text = try edited(start + before) {
        [.replaceConstraint(at: $0.constraints[1].span, with: [])]
      }
      #expect(text == start + after)
    }
  }

  @Test func addedToTheScene() throws {
    let start = SceneEditorTests.head
    for (before, after) in [
      ("root: {}\n", "root: {}\nconstraints:\n  - a.top == 8\n"),
      (
        "\nroot:\n  children: []\n\nallow: []",
        "\nroot:\n  children: []\n\nconstraints:\n  - a.top == 8\n\nallow: []"
      ),
      ("root: {}", "root: {}\nconstraints:\n  - a.top == 8"),
      ("constraints: []\nroot: {}\n", "constraints: [a.top == 8]\nroot: {}\n"),
      ("constraints: [ # none\n]\nroot: {}\n", "constraints: [a.top == 8 # none\n]\nroot: {}\n"),
      ("constraints: ['H:|']\nroot: {}\n", "constraints: ['H:|', 'a.top == 8']\nroot: {}\n"),
      (
        "constraints: [\n  \"H:|\" # none\n]\nroot: {}\n",
        "constraints: [\n  \"H:|\", # none\n  \"a.top == 8\"\n]\nroot: {}\n"
      ),
      (
        "constraints:\n    - H:| # one\n    # more\nroot: {}\n",
        "constraints:\n    - H:| # one\n    - a.top == 8\n    # more\nroot: {}\n"
      ),
    ] {
      let text = try edited(start + before) { _ in [.addConstraint("a.top == 8")] }
      #expect(text == start + after)
    }
  }

  @Test func addedToViews() throws {
    for (before, after) in [
      ("{id: a}", "{id: a, constraints: [top == 8, left == 8]}"),
      ("{ id: a, }", "{ id: a, constraints: [top == 8, left == 8], }"),
      ("{}", "{constraints: [top == 8, left == 8]}"),
      ("id: a", "id: a\nconstraints:\n  - top == 8\n  - left == 8"),
      (
        "id: a\nconstraints: [right == 8]",
        "id: a\nconstraints: [right == 8, top == 8, left == 8]"
      ),
    ] {
      let text = try edited(sceneWithView(before)) { scene in
        let span = scene.root.children[0].span
        return [
          .addConstraintToView("top == 8", at: span), .addConstraintToView("left == 8", at: span),
        ]
      }
      #expect(text == sceneWithView(after))
    }
  }

  @Test func keys() throws {
    for (before, after) in [
      ("{id: a, hugging: 250}", "{id: a, hugging: 251}"),
      ("{id: a, children: [{}]}", "{id: a, hugging: 251, children: [{}]}"),
      ("{id: a}", "{id: a, hugging: 251}"),
      (
        "id: a # me\nchildren:\n  - {}",
        "id: a # me\nhugging: 251\nchildren:\n  - {}"
      ),
      ("children:\n  - {}", "children:\n  - {}\nhugging: 251"),
      ("id: a\nhugging: 250 # as in code", "id: a\nhugging: 251 # as in code"),
      (
        "id: a\nhugging: # both\n  horizontal: 3 # h\n  vertical: 4 # v\nsize: [1, 2]",
        "id: a\nhugging: 251 # both\nsize: [1, 2]"
      ),
      ("id: a\nhugging: {horizontal: 3,\n  vertical: 4}", "id: a\nhugging: 251"),
      ("id: a\nhugging:\n  250", "id: a\nhugging:\n  251"),
    ] {
      let text = try edited(sceneWithView(before)) { scene in
        [.setKey("hugging", to: "251", at: scene.root.children[0].span)]
      }
      #expect(text == sceneWithView(after))
    }
  }

  @Test func removedKeys() throws {
    for (before, after) in [
      ("{id: a, size: [1, 2]}", "{id: a}"),
      ("{size: [1, 2], id: a}", "{id: a}"),
      ("{size: [1, 2]}", "{}"),
      ("size: [1, 2]", "{}"),
      ("size: [1, 2] # why\nid: a", "id: a"),
      ("size: [1, 2]\n# name\nid: a", "\n# name\nid: a"),
      ("id: a\nsize: [1,\n  2] # why", "id: a"),
      ("id: a\nsize:\n- 1\n- 2\nhidden: true", "id: a\nhidden: true"),
    ] {
      let text = try edited(sceneWithView(before)) { scene in
        [.removeKey("size", at: scene.root.children[0].span)]
      }
      #expect(text == sceneWithView(after).replacingFirst("- \n", "-\n"))
    }
  }

  @Test func json() throws {
    let text = """
      {
        "name": "\\ud83d\\ude00",
        "scrollwork": 1, "viewport": {"width": 390, "height": 844},
        "root": {"children": [{"id": "a"}, {"id": "b", "size": [1, 2]}]},
        "constraints": [
          {"id": "gap", "item": "a", "attribute": "top", "constant": 8, "allow": ["SW401"]},
          "a.left == 8"
        ]
      }
      """
    let result = try edited(text) { scene in
      [
        .replaceConstraint(at: scene.constraints[0].span, with: ["a.top == 9"]),
        .addConstraint("a.right == \"8\""),
        .setKey("hugging", to: "{horizontal: 251, vertical: low}", at: scene.root.children[0].span),
        .addConstraintToView("top == 4", at: scene.root.children[1].span),
      ]
    }
    #expect(
      result == """
        {
          "name": "\\ud83d\\ude00",
          "scrollwork": 1, "viewport": {"width": 390, "height": 844},
          "root": {"children": [{"id": "a", "hugging": {"horizontal": 251, "vertical": "low"}}, {"id": "b", "size": [1, 2], "constraints": ["top == 4"]}]},
          "constraints": [
            {"gap": "a.top == 9", "allow": ["SW401"]},
            "a.left == 8",
            "a.right == \\"8\\""
          ]
        }
        """)
  }

  @Test func copiesAreEditedOnce() throws {
    let text = """
      scrollwork: 1
      viewport: {width: 390, height: 844}
      templates:
        row: {constraints: [height == 44]}
      root:
        children:
          - {id: cell, repeat: 3, constraints: [top == super.top]}
          - {id: x, type: row}
          - {id: y, type: row}

      """
    let result = try edited(text) { scene in
      scene.root.children.prefix(3).map {
        .replaceConstraint(at: $0.constraints[0].span, with: ["top == 8"])
      }
        + scene.root.children.suffix(2).map {
          .replaceConstraint(at: $0.constraints[0].span, with: ["height == 40"])
        }
    }
    #expect(
      result
        == text.replacingFirst("top == super.top", "top == 8").replacingFirst("== 44", "== 40"))
  }

  // MARK: Refusals

  private func refusal(
    _ text: String, _ changes: (Scene) -> [SceneChange]
  ) throws -> EditRefusal? {
    let source = SourceText(name: "scene.yaml", bytes: Array(text.utf8))
    let scene = try #require(SceneReader().read(source).scene)
    let editor = try #require(SceneEditor(source))
    do throws(EditRefusal) {
      _ = try editor.edits(for: changes(scene))
      return nil
    } catch {
      return error
    }
  }

  @Test func aliases() throws {
    let start = SceneEditorTests.head
    let list =
      start + "root: {children: [{id: a, constraints: &c [top == 8]}, {id: b, constraints: *c}]}\n"
    for view in 0...1 {
      #expect(
        try refusal(list) {
          [.replaceConstraint(at: $0.root.children[view].constraints[0].span, with: [])]
        } != nil)
      #expect(
        try refusal(list) {
          [.addConstraintToView("left == 8", at: $0.root.children[view].span)]
        } != nil)
    }
    let entry = start + SceneEditorTests.views + "constraints: [&c a.top == 8, *c, x: *c]\n"
    let spans = try #require(
      SceneReader().read(SourceText(name: "", bytes: Array(entry.utf8))).scene
    ).constraints.map(\.span)
    for span in spans {
      #expect(
        try refusal(entry) { _ in [.replaceConstraint(at: span, with: ["a.top == 9"])] }
          == .shared(span))
    }
    let value = start + "root: {children: [{id: a, hugging: &h 250}, {id: b, hugging: *h}]}\n"
    let first = try refusal(value) { [.setKey("hugging", to: "251", at: $0.root.children[0].span)] }
    #expect(first != nil)
    let second = try refusal(value) {
      [.setKey("hugging", to: "251", at: $0.root.children[1].span)]
    }
    #expect(second == nil)
  }

  @Test func placesThatAreNotThere() throws {
    let text = SceneEditorTests.head + SceneEditorTests.views
    let place = SourceSpan(start: 3, end: 5)
    for span in [place, .none] {
      #expect(
        try refusal(text) { _ in [.replaceConstraint(at: span, with: [])] } == .notWritten(span))
      #expect(try refusal(text) { _ in [.removeKey("id", at: span)] } == .notWritten(span))
    }
    #expect(try refusal(text) { [.removeKey("size", at: $0.root.children[0].span)] } != nil)
  }

  @Test func changesThatContradict() throws {
    let text = SceneEditorTests.head + SceneEditorTests.views + "constraints: [a.top == 8]\n"
    #expect(
      try refusal(text) {
        let span = $0.constraints[0].span
        return [
          .replaceConstraint(at: span, with: ["a.top == 1"]),
          .replaceConstraint(at: span, with: ["a.top == 2"]),
        ]
      } != nil)
    for value in ["1]", "a, b", "[", "1 # x", "", "1\n2", "*a"] {
      #expect(
        try refusal(text) { [.setKey("size", to: value, at: $0.root.children[0].span)] }
          == .unreadableValue(value))
    }
  }
}
