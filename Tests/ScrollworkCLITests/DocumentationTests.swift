import Foundation
import ScrollworkModel
import Testing

@testable import ScrollworkCLI
@testable import ScrollworkYAML

/// What README.md and docs/ say is so. One after the other: two tests may rewrite the same page.
@Suite(.serialized) struct DocumentationTests {
  static let pages =
    ["README.md", "CONTRIBUTING.md", "Examples/README.md"]
    + Repository.files(in: "docs", suffix: ".md")

  /// Commands are run again; `make goldens` writes what they print into the page.
  @Test(arguments: pages)
  func commandsPrintWhatThePageShows(page: String) throws {
    let text = try Repository.text(page)
    let walkthrough = try Walkthrough(text)
    if Fixtures.updates, walkthrough.page.text != text {
      let file = Repository.folder.appendingPathComponent(page)
      try Data(walkthrough.page.text.utf8).write(to: file)
      return
    }
    for difference in walkthrough.differences {
      Issue.record(
        """
        \(page): $ \(difference.command)
        in the page:
        \(difference.expected.joined(separator: "\n"))
        printed:
        \(difference.actual.joined(separator: "\n"))
        """)
    }
  }

  @Test func commandsAreFound() throws {
    #expect(try Walkthrough(Repository.text("README.md")).commands >= 10)
  }

  /// Whole scenes have no errors, unless the fence names one: ```` ```yaml error=SW101 ````.
  @Test(arguments: pages)
  func scenesAreAsThePageSays(page: String) throws {
    let markdown = Markdown(try Repository.text(page))
    for block in markdown.blocks where block.language == "yaml" {
      let scene = markdown.text(of: block)
      guard scene.contains(#/(?m)^scrollwork:/#) else { continue }
      let result = try Tool.run("validate", "-f", "ndjson", "-", input: scene)
      let codes = Set(result.output.matches(of: #/"code": "(SW\d+)"/#).map { String($0.1) })
      let place = "\(page):\(block.lines.lowerBound): \(result.output)"
      if let code = block.attributes["error"] {
        #expect(codes.contains(String(code)), "\(place)")
      } else {
        #expect(result.status == 0, "\(place)")
      }
    }
  }

  /// No page names a code that doesn't exist, but for the one that stands for such codes.
  @Test(arguments: pages + RulePages.written) func codesExist(page: String) throws {
    let codes = try Repository.text(page).matches(of: #/SW\d{3}/#).map { String($0.0) }
    #expect(codes.filter { RuleCatalogue.rule($0) == nil && $0 != "SW999" } == [])
  }

  /// Every key that a scene can have is in the code on the pages about scenes.
  @Test func keysAreDescribed() throws {
    var words: Set<Substring> = []
    let pages = ["scene-format", "constraints", "expectations", "scripts", "simulation"]
    for page in pages.map({ "docs/\($0).md" }) {
      for code in try Repository.text(page).matches(of: #/`[^`\n]+`|```(?s:.+?)```/#) {
        words.formUnion(code.0.split { !$0.isLetter && !$0.isNumber })
      }
    }
    let shapes: [ShapeID] = [
      .scene, .settings, .viewport, .matrixEntry, .view, .guide, .textBox, .insets, .baseline,
      .font, .autoresizing, .transform, .constraintMapping, .constraintOptions, .paging, .pageMap,
      .nesting, .lazyImages, .reuse, .refresh, .remorseful, .axisValues, .physics, .expectation,
      .script, .scriptEvent, .touchEvent, .moveEvent, .fingerEvent, .fingerMove, .dragEvent,
      .flickEvent, .setOffsetEvent, .rectVisibleEvent, .pinchEvent, .zoomEvent, .resizeEvent,
      .insertEvent, .keyboardEvent, .scriptExpectation, .stepState, .keyboardState, .callback,
      .imageCounts, .reuseCounts,
    ]
    for shape in shapes {
      let keys = Schema.standard[shape].fields.map(\.key.rawValue)
      #expect(keys.filter { !words.contains(Substring($0)) } == [], "\(shape)")
    }
  }

  /// Every option is on the page about the command line.
  @Test func optionsAreDescribed() throws {
    let text = try Repository.text("docs/command-line.md")
    for option in Option.allCases {
      #expect(text.contains("`\(option.flag)"), "\(option.flag)")
    }
  }

  /// Links between pages lead to a file, and to a heading in it.
  @Test(arguments: pages + RulePages.written)
  func linksLeadSomewhere(page: String) throws {
    let base = Repository.folder.appendingPathComponent(page)
    for match in try Repository.text(page).matches(of: #/\]\(([^)#:\s]*)(?:#([^)\s]*))?\)/#) {
      let file = match.1.isEmpty ? base : URL(fileURLWithPath: String(match.1), relativeTo: base)
      #expect(FileManager.default.fileExists(atPath: file.path), "\(page): \(match.1)")
      guard let anchor = match.2 else { continue }
      let target = Markdown(try String(contentsOf: file, encoding: .utf8))
      #expect(target.anchors.contains(String(anchor)), "\(page): \(match.1)#\(anchor)")
    }
  }
}
