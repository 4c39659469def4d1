import Foundation
import ScrollworkLayout
import ScrollworkLinkage
import ScrollworkModel
import Testing

@testable import ScrollworkCLI

/// Exported code compiles and does what the links do.
@Suite struct ExportTests {
  static let scene = """
    scrollwork: 1
    viewport: {width: 300, height: 400}
    root:
      children:
        - id: titles
          type: scrollView
          frame: [0, 0, 300, 44]
          contentSize: [560, 44]
          children:
            - {id: tab, repeat: [60, 90, 120, 80, 140, 70], frame: [93 * $i, 0, $item, 40]}
            - {id: line, frame: [0, 40, 60, 4]}
        - {id: pager, type: scrollView, frame: [0, 44, 300, 356], contentSize: [1650, 356], children: [{id: star, frame: [400, 0, 10, 10]}]}
        - {id: list, type: scrollView, frame: [0, 44, 300, 356], contentSize: [300, 1650], children: [{id: card, frame: [0, 600, 300, 100]}]}
        - {id: dots, type: pageControl, frame: [0, 380, 300, 20]}
        - {id: side, type: scrollView, frame: [0, 44, 100, 356], contentSize: [100, 700], children: [{frame: [0, 0, 100, 700]}]}
        - {id: box, frame: [0, 0, 100, 100]}
    constraints: []
    links:
      - {strip: titles, pager: pager, indicator: line}
      - {drive: dots.currentPage, by: pager.pageIndex}
      - {link: [list, side], as: progress, both: true}
      - {drive: box.alpha, by: pager.contentOffset.x, stops: {0: [1, ease-in-out], 400: [0.2, quad-out], 900: 1}}
      - {drive: box.rotate, by: pager.progress.x, stops: {0: 0deg, 1: 90deg}, outside: extend}
      - {drive: box.scale, by: pager.page, stops: {0: 1, 1: 2, 2: 1.5, 4: 1}}
      - {drive: box.translate.x, by: "clamp(pager.contentOffset.x / 3, 0pt, 200pt)", ease: ease}
      - {drive: box.backgroundColor, by: list.contentOffset.y, stops: {0: "#000000", 500: "#3296fa"}}
      - {drive: card.hidden, by: list.contentOffset.y, stops: {0: false, 300: true}}
      - {drive: var seen, by: card in list, stops: {entry 0%: 0, entry 100%: 1, exit 0%: 1, exit 100%: 0}}
      - {drive: tab.*.alpha, by: abs(pager.page - self.index), stops: {0: 1, 1: 0.5}}
      - {drive: var late, by: pager.contentOffset.x, smooth: 0.1s}
    """

  /// Where the scroll views are put, one after the other.
  private static let moves: [(String, Double)] = [
    ("pager", 10), ("pager", 150), ("pager", 420.5), ("pager", 1350), ("pager", -40),
    ("list", 100), ("list", 333), ("side", 200), ("list", 1294),
  ]

  @Test func swiftCodeDoesTheSame() throws {
    var scene = try LinkedScene(Self.scene)
    #expect(scene.diagnostics.allSatisfy { $0.severity != .error }, "\(scene.diagnostics)")
    let export = SwiftExport(scene.scene, scene.program)
    #expect(export.refused.map(\.name) == ["var late"])
    #expect(export.text.contains("// Not exported: var late: it is smoothed over time."))
    let printed = try run(export, scene)
    try scene.step()
    var lines = printed.split(separator: "\n").map(String.init)
    for (name, value) in Self.moves {
      let isHorizontal = name == "pager"
      try scene.step([name: Point(x: isHorizontal ? value : 0, y: isHorizontal ? 0 : value)])
      for output in Self.watched {
        let line = lines.isEmpty ? "" : lines.removeFirst()
        let number = try #require(Double(line), "\(output): \(line)")
        #expect(
          abs(number - scene[output]) < 1e-9, "\(output) at \(name) \(value): \(scene[output])")
      }
    }
  }

  private static let watched = [
    "titles.contentOffset.x", "line.x", "line.width", "dots.currentPage", "side.contentOffset.y",
    "list.contentOffset.y", "box.alpha", "box.scale", "box.translate.x", "var seen",
    "tab.2.alpha", "card.hidden", "box.backgroundColor.green",
  ]

  /// Compiles the code against stand-ins for UIKit and runs it with views in their places.
  private func run(_ export: SwiftExport, _ scene: LinkedScene) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("scrollwork-export-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ name: String, _ text: String) throws {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    try write("LinkedScrolling.swift", export.text)
    var main = "import UIKit\n"
    let parameters = try #require(export.text.firstMatch(of: #/  init\((.*)\) \{/#)).1
      .split(separator: ", ").map { $0.split(separator: ": ").map(String.init) }
    for parameter in parameters { main += "let \(parameter[0]) = \(parameter[1])()\n" }
    for (index, view) in scene.scene.views.enumerated() {
      // tab.2 is tab2 there.
      let name = view.path.replacing(".", with: "")
      guard parameters.contains(where: { $0[0] == name }) else { continue }
      let solved = scene.layout.layout.views[index]
      let frame = solved.frame
      main += "\(name).bounds.size = CGSize(width: \(frame.width), height: \(frame.height))\n"
      main +=
        "\(name).center = CGPoint(x: \(frame.x + frame.width / 2), y: \(frame.y + frame.height / 2))\n"
      if let scroll = solved.scroll {
        main +=
          "\(name).contentSize = CGSize(width: \(scroll.contentSize.width), height: \(scroll.contentSize.height))\n"
      }
    }
    main +=
      "let links = LinkedScrolling("
      + parameters.map { "\($0[0]): \($0[0])" }.joined(separator: ", ") + ")\n"
    main += """
      func show() {
        print(Double(titles.contentOffset.x))
        print(Double(line.center.x - line.bounds.size.width / 2))
        print(Double(line.bounds.size.width))
        print(Double(dots.currentPage))
        print(Double(side.contentOffset.y))
        print(Double(list.contentOffset.y))
        print(Double(box.alpha))
        print(Double((box.transform.a * box.transform.a + box.transform.b * box.transform.b).squareRoot()))
        print(Double(box.transform.tx))
        print(links.seen)
        print(Double(tab2.alpha))
        print(card.isHidden ? 1.0 : 0.0)
        print(Double((box.backgroundColor?.green ?? -1) * 255))
      }

      """
    for (name, value) in Self.moves {
      let axis = name == "pager" ? "x" : "y"
      main += "\(name).contentOffset.\(axis) = \(value)\nshow()\n"
    }
    try write("main.swift", main)
    var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast(2)
    let standIns = parts.joined(separator: "/") + "/Fixtures/linkage/UIKit/UIKit.swift"
    try call(
      [
        "swiftc", "-parse-as-library", "-emit-module", "-emit-library", "-static", "-module-name",
        "UIKit", standIns, "-o", folder.path + "/libUIKit.a", "-emit-module-path",
        folder.path + "/UIKit.swiftmodule",
      ], in: folder)
    try call(
      [
        "swiftc", "-I", folder.path, "-L", folder.path, folder.path + "/main.swift",
        folder.path + "/LinkedScrolling.swift", "-lUIKit", "-o", folder.path + "/run",
      ], in: folder)
    return try call([folder.path + "/run"], in: folder)
  }

  @discardableResult
  private func call(_ arguments: [String], in folder: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    try #require(process.terminationStatus == 0, "\(arguments[0]): \(text)")
    return text
  }

  @Test func stylesheetsHaveWhatTheyCan() throws {
    let scene = try LinkedScene(Self.scene)
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
