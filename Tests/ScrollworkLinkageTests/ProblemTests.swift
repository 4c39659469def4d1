import Foundation
import ScrollworkLinkage
import ScrollworkModel
import Testing

@testable import ScrollworkCLI

/// What people ask about linked scrolling, each as a scene with its answer. The comments at a file's
/// end are the answers: `# a.contentOffset.y = 50: b.contentOffset.y = 25`, and the codes of all
/// findings, `# codes: SW604`. Those that take a gesture have scripts, which the tests of the
/// command line play.
@Suite struct ProblemTests {
  private static var folder: String {
    var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast(2)
    return parts.joined(separator: "/") + "/Fixtures/linkage/problems/"
  }

  static let files =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    .filter { $0.hasSuffix(".yaml") }.sorted()

  @Test func thereAreEnough() {
    #expect(Self.files.count >= 28)
  }

  @Test(arguments: files)
  func answersHold(file: String) throws {
    let text = try String(contentsOfFile: Self.folder + file, encoding: .utf8)
    var scene = try LinkedScene(text)
    var codes: [String] = []
    var answers: [String] = []
    for line in text.split(separator: "\n").dropFirst() where line.hasPrefix("# ") {
      if line.hasPrefix("# codes: ") {
        codes = line.dropFirst(9).components(separatedBy: ", ")
      } else {
        answers.append(String(line.dropFirst(2)))
      }
    }
    let found = LinkFindings.diagnostics(scene.scene)
    #expect(found.map(\.code) == codes, "\(found)")
    guard !codes.contains("SW604"), !text.contains("\nscripts:\n") else { return }
    #expect(!answers.isEmpty)
    try scene.step(elapsed: LinkSweep.restTime)
    for answer in answers {
      let parts = answer.components(separatedBy: ": ")
      try #require(parts.count == 2, "\(answer)")
      let moved = parts[0].components(separatedBy: " = ")
      let value = try #require(Double(moved[1]))
      let isHorizontal = moved[0].hasSuffix(".x")
      let path = moved[0].components(separatedBy: ".contentOffset")[0]
      let index = try scene.scroller(path)
      var point = scene.inputs.scrolls[index].contentOffset
      if isHorizontal { point.x = value } else { point.y = value }
      scene.inputs.scrolls[index].phase = .dragging
      try scene.step([path: point], elapsed: LinkSweep.restTime)
      for expected in parts[1].components(separatedBy: ", ") {
        let sides = expected.components(separatedBy: " = ")
        let number = try #require(Double(sides[1]))
        #expect(
          abs(scene[sides[0]] - number) < 1e-9, "\(answer): \(sides[0]) is \(scene[sides[0]])")
      }
    }
  }

  /// Rotation: the same scene at another size has its places from the frames there.
  @Test func rotationMovesTheStrip() throws {
    let text = """
      scrollwork: 1
      viewport: {width: 400, height: 800}
      root:
        children:
          - id: titles
            type: scrollView
            constraints: [top == super.top, horizontalEdges == super.horizontalEdges, height == 44]
            children: [{id: row, constraints: [edges == super.edges, width == 1200, height == 44], children: [{id: t, repeat: 4, frame: [300 * $i, 0, 300, 44]}]}]
          - id: pager
            type: scrollView
            constraints: [top == titles.bottom, horizontalEdges == super.horizontalEdges, bottom == super.bottom]
            children: [{id: pages, constraints: [edges == super.edges, width == 4 * pager.frame.width, height == pager.frame.height]}]
      links: [{strip: titles, pager: pager}]
      """
    var upright = try LinkedScene(text)
    try upright.step(["pager": Point(x: 400, y: 0)])
    #expect(upright["titles.contentOffset.x"] == 250)
    var lying = try LinkedScene(
      text, viewport: Viewport(size: Size(width: 800, height: 400)))
    try lying.step(["pager": Point(x: 800, y: 0)])
    #expect(lying["titles.contentOffset.x"] == 50)
  }

  /// The same steps give the same bits.
  @Test func sweepsRepeat() throws {
    let text = pair(1500, 2500, EngineTests.links(60, seed: 9))
    var values: [[UInt64]] = []
    for _ in 0..<2 {
      var scene = try LinkedScene(text)
      for step in 0..<50 { try scene.step(["a": Point(x: 0, y: 17.1 * Double(step))]) }
      values.append(scene.program.outputs.map { scene[$0.name].bitPattern })
    }
    #expect(values[0] == values[1])
  }

  /// With Reduce Motion transforms stay, and opacities go on; `motion` says it otherwise.
  @Test func reducedMotionDropsTransforms() throws {
    var scene = try LinkedScene(
      list(
        """
          - {drive: box.translate.y, by: list.contentOffset.y}
          - {drive: box.scale, by: list.progress.y, motion: keep}
          - {drive: box.alpha, by: list.progress.y}
          - {drive: box.cornerRadius, by: list.contentOffset.y, motion: drop}
        """))
    scene.inputs.reducesMotion = true
    try scene.step(["list": Point(x: 0, y: 1400)])
    #expect(scene["box.translate.y"] == 0)
    #expect(scene["box.scale"] == 0.5)
    #expect(scene["box.alpha"] == 0.5)
    #expect(scene["box.cornerRadius"] == 0)
  }
}
