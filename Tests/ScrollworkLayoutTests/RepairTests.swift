import ScrollworkLayout
import ScrollworkModel
import ScrollworkYAML
import Testing

/// Repairs, made in the text and read again.
@Suite struct RepairTests {
  private struct Key: Hashable {
    var code: String
    var views: [String]

    // Not by constraints: parts of a composite get names of their own when one is changed.
    init(_ diagnostic: Diagnostic) {
      code = diagnostic.code
      views = diagnostic.views
    }
  }

  private static func found(_ source: SourceText) throws -> [Diagnostic] {
    let read = SceneReader().read(source)
    let scene = try #require(read.scene, "\(read.diagnostics.map(\.message))")
    let (resolved, problems) = SceneResolver.resolve(scene, viewport: scene.viewport)
    let errors = problems.filter { $0.severity == .error }
    try #require(errors.isEmpty, "\(errors.map(\.message))")
    return resolved.layout().diagnostics
  }

  /// Each repair of each finding settles it and brings no other error.
  private func everyRepairHolds(_ source: SourceText) throws {
    let before = try Self.found(source)
    guard before.contains(where: { !$0.repairs.isEmpty }) else { return }
    let editor = try #require(SceneEditor(source))
    let errors = Set(before.filter { $0.severity == .error }.map(Key.init))
    for diagnostic in before {
      for repair in diagnostic.repairs {
        let edited = source.applying(try editor.edits(for: repair.changes))
        let after = try Self.found(edited)
        let same = { (found: [Diagnostic]) in found.count { Key($0) == Key(diagnostic) } }
        #expect(same(after) < same(before), "\(diagnostic.code) stays after: \(repair.title)")
        // A contradiction hides what else is wrong; what is left without it may show.
        let left = Set(after.filter { $0.severity == .error }.map(Key.init)).subtracting(errors)
        #expect(
          left.isEmpty || diagnostic.code == "SW201" && left.allSatisfy { $0.code != "SW201" },
          "\(left.map(\.code)) after: \(repair.title)")
      }
    }
  }

  @Test(arguments: try SceneFile.all(in: "Problems"))
  func everyRepairOfAProblemHolds(_ file: SceneFile) throws {
    try everyRepairHolds(try file.source())
  }

  @Test(arguments: LayoutRules.all.map(\.code))
  func everyRepairOfARulesExampleHolds(_ code: String) throws {
    let rule = try #require(LayoutRules.all.first { $0.code == code })
    guard case .scene(let scene) = rule.page.failing else { return }
    try everyRepairHolds(SourceText(name: code, bytes: Array(scene.utf8)))
  }

  /// With the first repair of one finding after the other, nothing is wrong any more.
  @Test(arguments: try SceneFile.all(in: "Problems"))
  func problemsCanBeRepaired(_ file: SceneFile) throws {
    var source = try file.source()
    var steps = 0
    while let diagnostic = try Self.found(source).first(where: { $0.severity == .error }) {
      let repair = try #require(
        diagnostic.repairs.first, "\(diagnostic.code): \(diagnostic.message)")
      source = source.applying(
        try #require(SceneEditor(source)).edits(for: repair.changes))
      steps += 1
      try #require(steps < 8)
    }
  }
}
