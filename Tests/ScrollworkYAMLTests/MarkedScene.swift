import ScrollworkModel
import ScrollworkYAML
import Testing

/// A scene's text in which « and » stand round the places of expected findings.
struct MarkedScene {
  let text: String
  let spans: [SourceSpan]

  init(_ marked: String) {
    var text = String.UnicodeScalarView()
    var spans: [SourceSpan] = []
    var open: [Int] = []
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "«":
        open.append(spans.count)
        let place = Int32(text.count)
        spans.append(SourceSpan(start: place, end: place))
      case "»":
        if let index = open.popLast() { spans[index].end = Int32(text.count) }
      default: text.append(scalar)
      }
    }
    self.text = String(text)
    self.spans = spans
  }

  var source: SourceText { SourceText(name: "scene.yaml", bytes: Array(text.utf8)) }
}

/// A finding as tests compare them.
struct Finding: Equatable, CustomStringConvertible {
  var code: String
  var span: SourceSpan

  var description: String { "\(code) at \(span.start)..<\(span.end)" }
}

/// Reads a marked scene and expects exactly these codes at the marked places, in order; each
/// must have a help.
@discardableResult
func expectFindings(
  _ marked: String, _ codes: String..., limits: ReadingLimits = ReadingLimits(),
  location: Testing.SourceLocation = #_sourceLocation
) -> [Diagnostic] {
  let scene = MarkedScene(marked)
  let result = SceneReader(limits: limits).read(scene.source)
  let expected = zip(codes, scene.spans).map { Finding(code: $0, span: $1) }
  let actual = result.diagnostics.map { Finding(code: $0.code, span: $0.span) }
  #expect(codes.count == scene.spans.count, "as many codes as places", sourceLocation: location)
  let messages = result.diagnostics.map { "\($0.code) \($0.message)" }.joined(separator: "\n")
  #expect(actual == expected, "\(messages)", sourceLocation: location)
  for diagnostic in result.diagnostics {
    #expect(diagnostic.help != nil, "\(diagnostic.message)", sourceLocation: location)
  }
  let hasErrors = result.diagnostics.contains { $0.severity == .error }
  #expect((result.scene == nil) == hasErrors, sourceLocation: location)
  return result.diagnostics
}

/// A scene around the lines of a root view's mapping, indented by two.
func sceneWithRoot(_ lines: String) -> String {
  "scrollwork: 1\nviewport: {width: 390, height: 844}\nroot:\n" + lines
}

/// A scene around the lines of one view's mapping.
func sceneWithView(_ lines: String) -> String {
  let indented = lines.split(separator: "\n", omittingEmptySubsequences: false)
    .enumerated().map { ($0.offset == 0 ? "    - " : "      ") + $0.element }
  return sceneWithRoot("  children:\n" + indented.joined(separator: "\n") + "\n")
}

/// A scene around the entries of its constraint list.
func sceneWithConstraints(_ lines: String) -> String {
  sceneWithRoot("  children: [{id: a}, {id: b}]\nconstraints:\n" + lines + "\n")
}

/// Reads a scene that must have no findings.
func readScene(
  _ text: String, location: Testing.SourceLocation = #_sourceLocation
) throws -> Scene {
  let source = SourceText(name: "scene.yaml", bytes: Array(text.utf8))
  let result = SceneReader().read(source)
  let messages = result.diagnostics.map(\.message).joined(separator: "\n")
  #expect(result.diagnostics.isEmpty, "\(messages)", sourceLocation: location)
  return try #require(result.scene, sourceLocation: location)
}

/// Reads a scene whose only view is given by its keys.
func readView(
  _ lines: String, location: Testing.SourceLocation = #_sourceLocation
) throws -> ViewNode {
  let scene = try readScene(sceneWithView(lines), location: location)
  return try #require(scene.root.children.first, sourceLocation: location)
}

/// The codes of everything that is wrong with a text.
func readCodes(_ source: SourceText, limits: ReadingLimits = ReadingLimits()) -> [String] {
  SceneReader(limits: limits).read(source).diagnostics.map(\.code)
}
