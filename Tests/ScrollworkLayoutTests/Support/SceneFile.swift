import Foundation
import ScrollworkLayout
import ScrollworkModel
import ScrollworkYAML
import Testing

/// A scene in a file under `Tests/Fixtures`, and how its solved layout differs from its `expect`.
struct SceneFile {
  /// Name of the fixtures' folder and of the file.
  let folder: String
  let name: String

  /// The files of a folder of fixtures, by name.
  static func all(in folder: String) throws -> [SceneFile] {
    try FileManager.default.contentsOfDirectory(atPath: directory(folder))
      .filter { $0.hasSuffix(".yaml") }
      .sorted()
      .map { SceneFile(folder: folder, name: $0) }
  }

  private static func directory(_ folder: String) -> String {
    var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast(3)
    return parts.joined(separator: "/") + "/Fixtures/" + folder
  }

  func source() throws -> SourceText {
    let data = try #require(
      FileManager.default.contents(atPath: Self.directory(folder) + "/" + name))
    let (source, problem) = SourceText.decoding([UInt8](data), name: name)
    try #require(problem == nil)
    return source
  }

  func resolved() throws -> (
    described: Scene, scene: ResolvedScene, expect: ScrollworkModel.Expectation
  ) {
    let source = try source()
    let read = SceneReader().read(source)
    let scene = try #require(read.scene, "\(read.diagnostics)")
    let resolved = SceneResolver.resolve(scene, viewport: scene.viewport)
    let errors = resolved.diagnostics.filter { $0.severity == .error }
    try #require(errors.isEmpty, "\(name): \(errors)")
    return (scene, resolved.scene, try #require(scene.expect))
  }

  /// What differs; empty when the layout is as expected.
  func differences() throws -> [String] {
    let (described, scene, expect) = try resolved()
    var options = LayoutOptions()
    options.triesRepairs = false
    let result = scene.layout(options)
    var differences: [String] = []
    if let status = expect.status, status.value != result.status {
      differences.append("status: \(result.status), not \(status.value)")
    }
    for expected in expect.frames ?? [] {
      let frame = try view(expected, scene, result).frame
      differences += compare(
        expected, [frame.x, frame.y, frame.width, frame.height], expect.tolerance)
    }
    for expected in expect.contentSize ?? [] {
      let size = try #require(try view(expected, scene, result).scroll).contentSize
      differences += compare(expected, [size.width, size.height], expect.tolerance)
    }
    if let ambiguous = expect.ambiguous {
      let wanted = ambiguous.value.flatMap { open in
        open.attributes.map { "\(open.path.value).\($0.value)" }
      }
      let found = result.ambiguous.map { "\($0.item).\($0.attribute.rawValue)" }
      if wanted.sorted() != found.sorted() { differences.append("ambiguous: \(found)") }
    }
    if let conflicts = expect.conflicts {
      let wanted = Set(conflicts.value.map { Set($0.value.map(\.value)) })
      let found = Set(result.conflicts.map { Set($0.constraints) })
      if wanted != found { differences.append("conflicts: \(found)") }
    }
    let known = Set(LayoutRules.all.map(\.code))
    var reported = Set(result.diagnostics.map(\.code))
    if let remark = WidthProbe.diagnostic(
      for: described, at: scene.viewport, result.diagnostics)
    {
      reported.insert(remark.code)
    }
    for code in expect.diagnostics?.value ?? [] where known.contains(code.value) {
      if !reported.contains(code.value) { differences.append("no \(code.value)") }
    }
    if let codes = expect.diagnostics?.value, codes.isEmpty {
      differences += result.diagnostics.filter { $0.severity > .info }.map(\.code)
    }
    return differences
  }

  private func view(
    _ expected: ScrollworkModel.Expectation.Numbers, _ scene: ResolvedScene, _ result: LayoutResult
  ) throws -> LayoutResult.View {
    let path = expected.path.value
    return result.views[try #require(scene.views.firstIndex { $0.path == path }, "\(path)")]
  }

  private func compare(
    _ expected: ScrollworkModel.Expectation.Numbers, _ found: [Double], _ tolerance: Double
  ) -> [String] {
    let differs = zip(expected.values, found).contains { wanted, number in
      wanted.value.map { !(abs($0 - number) <= tolerance) } ?? false
    }
    return differs ? ["\(expected.path.value): \(found)"] : []
  }
}

extension SceneFile: CustomTestStringConvertible {
  var testDescription: String { name }
}
