import Foundation
import ScrollworkModel
import ScrollworkYAML
import Testing

/// Changes of the scenes in Tests/Fixtures and Examples: each edited text has to read as the scene
/// with just that change.
@Suite struct SceneEditorFixtureTests {
  /// A folder, and how many of its files are left out for each that is taken.
  private static let folders = [
    ("Tests/Fixtures/InterfaceBuilder", 29), ("Tests/Fixtures/Problems", 0),
    ("Tests/Fixtures/cli", 0), ("Examples", 0),
  ]

  /// A scene's constraints and some keys of its views, without their places in the text.
  private struct Contents: Equatable {
    struct Constraint: Equatable {
      var name: String?
      var text: String
      var options: String
    }

    struct View: Equatable {
      var span: SourceSpan
      var id: String?
      var hugging: PerAxis<Double?>
      var size: Size?
      var hidden: Bool
    }

    /// The scene's own, then each view's, with the places from which they were read.
    var constraints: [[Constraint]] = []
    var spans: [[SourceSpan]] = []
    var views: [View] = []

    init(_ scene: Scene) {
      add(scene.constraints)
      var pending = [scene.root]
      while let view = pending.popLast() {
        views.append(
          View(
            span: view.span, id: view.id, hugging: view.hugging, size: view.size,
            hidden: view.hidden))
        add(view.constraints)
        pending += view.children.reversed()
      }
    }

    private mutating func add(_ declarations: [ConstraintDeclaration]) {
      spans.append(declarations.map(\.span))
      constraints.append(
        declarations.map { declaration in
          var text = ""
          switch declaration.form {
          case .text(let equation): text = equation
          case .mapping(let mapping):
            text = "\(mapping.item.value) \(mapping.attribute.value) \(mapping.relation)"
            text += " \(mapping.toItem?.value ?? "") \(mapping.toAttribute?.value ?? "")"
            text += " \(mapping.multiplier) \(mapping.constant) \(mapping.priority)"
          }
          let options: [Any] = [
            declaration.when as Any, declaration.allow.codes.sorted(), declaration.origin,
            declaration.owner as Any, declaration.note as Any,
          ]
          return Constraint(name: declaration.name, text: text, options: "\(options)")
        })
    }

    /// Replaces the constraints read from a place.
    mutating func replace(_ span: SourceSpan, with texts: [String]) {
      for list in constraints.indices {
        for place in spans[list].indices.reversed() where spans[list][place] == span {
          let old = constraints[list][place]
          constraints[list].replaceSubrange(
            place...place,
            with: texts.map { Constraint(name: old.name, text: $0, options: old.options) })
          spans[list].replaceSubrange(place...place, with: texts.map { _ in .none })
        }
      }
    }

    /// Names are made up for several constraints in the place of one, and for options.
    mutating func forgetNames() {
      for list in constraints.indices {
        for place in constraints[list].indices { constraints[list][place].name = nil }
      }
    }

    /// An addition may take the place of something removed.
    mutating func forgetOrder() {
      for list in constraints.indices { constraints[list].sort { $0.text < $1.text } }
    }

    mutating func forgetSpans() {
      spans = []
      for view in views.indices { views[view].span = .none }
    }
  }

  private struct Case {
    var changes: [SceneChange]
    var namesMayDiffer = false
    var orderMayDiffer = false
    var apply: (inout Contents) -> Void

    var span: SourceSpan? {
      switch changes[0] {
      case .replaceConstraint(let span, _), .addConstraintToView(_, let span),
        .setKey(_, _, let span), .removeKey(_, let span):
        span
      case .addConstraint: nil
      }
    }
  }

  /// Every kind of change, at some of a scene's constraints and views.
  private static func cases(_ contents: Contents, _ random: inout Generator) -> [Case] {
    var cases: [Case] = []
    let spans = Set(contents.spans.joined()).sorted { $0.start < $1.start }
    for span in random.some(5, of: spans) {
      for texts in [
        ["root.width >= 3 @ 7"], [], ["V:|[x(>=3,<=4)]|"],
        ["root.width >= 3 @ 7", "root.height >= 0"],
      ] {
        cases.append(
          Case(changes: [.replaceConstraint(at: span, with: texts)], namesMayDiffer: true) {
            $0.replace(span, with: texts)
          })
      }
    }
    let text = "root.width >= 3 @ 7"
    let added = Contents.Constraint(
      name: nil, text: text,
      options:
        "\([Condition?.none as Any, [String](), ConstraintOrigin.author, String?.none as Any, String?.none as Any] as [Any])"
    )
    cases.append(Case(changes: [.addConstraint(text)]) { $0.constraints[0].append(added) })
    let views = contents.views.map(\.span)
    for span in random.some(4, of: Set(views).sorted { $0.start < $1.start }) {
      cases.append(
        Case(changes: [.addConstraintToView(text, at: span)]) {
          for (place, view) in $0.views.enumerated() where view.span == span {
            $0.constraints[place + 1].append(added)
          }
        })
      cases.append(
        Case(changes: [.setKey("hugging", to: "{horizontal: 3, vertical: 4}", at: span)]) {
          for place in $0.views.indices where $0.views[place].span == span {
            $0.views[place].hugging = PerAxis(horizontal: 3, vertical: 4)
          }
        })
      for view in contents.views where view.span == span && view.size != nil {
        cases.append(
          Case(changes: [.removeKey("size", at: span)]) {
            for place in $0.views.indices where $0.views[place].span == span {
              $0.views[place].size = nil
            }
          })
        break
      }
    }
    for _ in 0..<4 {
      // Two changes of one place contradict each other; one that adds and one that sets don't.
      let some = random.some(4, of: cases.indices.filter { cases[$0].changes.count == 1 })
      let chosen = some.filter { place in
        !some.contains { $0 < place && cases[$0].span == cases[place].span }
      }.map { cases[$0] }
      cases.append(
        Case(changes: chosen.flatMap(\.changes), namesMayDiffer: true, orderMayDiffer: true) {
          for item in chosen { item.apply(&$0) }
        })
    }
    return cases
  }

  @Test(arguments: folders)
  func fixtures(_ folder: String, _ skipped: Int) throws {
    var random = Generator(seed: 20)
    var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast(3)
    let path = parts.joined(separator: "/") + "/" + folder
    let names = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
      .filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".yml") || $0.hasSuffix(".json") }
    var checked = 0
    for (number, name) in names.enumerated() where number % (skipped + 1) == 0 {
      let data = try #require(FileManager.default.contents(atPath: path + "/" + name))
      var text = String(decoding: data, as: UTF8.self)
      // Half of them with the line ends and comments of other editors.
      if number % 2 == 1 {
        text = text.split(separator: "\n", omittingEmptySubsequences: false).joined(
          separator: "  # é\r\n")
      }
      let (source, _) = SourceText.decoding(Array(text.utf8), name: name)
      // Some fixtures are there for what is wrong with them.
      guard let scene = SceneReader().read(source).scene else { continue }
      let editor = try #require(SceneEditor(source))
      let before = Contents(scene)
      for item in SceneEditorFixtureTests.cases(before, &random) {
        checked += try check(item, source, before, editor) ? 1 : 0
      }
    }
    #expect(checked > 100)
  }

  /// False when the editor refuses because of an alias.
  private func check(
    _ item: Case, _ source: SourceText, _ before: Contents, _ editor: SceneEditor
  ) throws -> Bool {
    let edits: [TextEdit]
    do throws(EditRefusal) {
      edits = try editor.edits(for: item.changes)
    } catch {
      if case .shared = error { return false }
      Issue.record("\(source.name): \(item.changes): \(error)")
      return false
    }
    let edited = source.applying(edits)
    let text = String(decoding: edited.bytes, as: UTF8.self)
    let read = SceneReader().read(edited)
    guard let scene = read.scene else {
      Issue.record("\(source.name): \(item.changes): \(read.diagnostics)\n\(text)")
      return false
    }
    var expected = before
    item.apply(&expected)
    var after = Contents(scene)
    expected.forgetSpans()
    after.forgetSpans()
    if item.namesMayDiffer {
      expected.forgetNames()
      after.forgetNames()
    }
    if item.orderMayDiffer {
      expected.forgetOrder()
      after.forgetOrder()
    }
    #expect(after == expected, "\(source.name): \(item.changes)\n\(text)")
    return true
  }
}

/// A small generator of numbers, the same ones every time.
private struct Generator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }

  mutating func some<Element>(_ count: Int, of all: [Element]) -> [Element] {
    Array(all.shuffled(using: &self).prefix(count))
  }
}
