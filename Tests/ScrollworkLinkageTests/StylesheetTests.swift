import ScrollworkLinkage
import Testing

@testable import ScrollworkCLI

/// Exported stylesheets have what stylesheets can do, and say what they leave out.
@Suite struct StylesheetTests {
  @Test func stylesheetsHaveWhatTheyCan() throws {
    let scene = try LinkedScene(ExportTests.scene + ExportTests.links)
    let export = StylesheetExport(scene.scene, scene.layout.facts)
    let text = export.text
    for part in [
      "@keyframes box-opacity {", "animation-timing-function: cubic-bezier(0.42, 0, 0.58, 1)",
      "44.444444% { opacity: 0.2;", "scroll-timeline: --pager-x x;",
      "@keyframes box-background-color {", "100% { background-color: #3296fa; }",
      "animation-range: 0px 900px, 0px 500px;",
    ] {
      #expect(text.contains(part), "\(part) in\n\(text)")
    }
    let names = export.refused.map(\.name)
    for name in [
      "titles.contentOffset.x", "line.x", "dots.currentPage", "box.rotate", "box.scale",
      "box.translate.x", "var seen", "tab.0.alpha", "var late", "list.contentOffset.y",
    ] {
      #expect(names.contains(name), "\(names)")
      #expect(text.contains("/* not exported: \(name): "))
    }
  }
}
