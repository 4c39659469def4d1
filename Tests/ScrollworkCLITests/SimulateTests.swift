import Foundation
import ScrollworkModel
import Testing

@testable import ScrollworkCLI

/// `scrollwork simulate`, run as a user runs it.
@Suite struct SimulateTests {
  private static let folder = Fixtures.folder.deletingLastPathComponent()
    .appendingPathComponent("simulate")

  private func simulate(
    _ arguments: String..., input: String = "", in folder: URL = SimulateTests.folder
  ) throws -> Tool.Result {
    try Tool.run(["simulate"] + arguments, input: input, in: folder)
  }

  /// What is printed of a scene in each format, kept beside it.
  @Test(
    arguments: ["list", "pages", "photo"],
    [
      ("txt", []), ("events.txt", ["--events-only"]), ("ndjson", ["-f", "ndjson"]),
      ("json", ["-f", "json", "--every", "6"]),
    ] as [(String, [String])])
  func goldens(name: String, format: (suffix: String, options: [String])) throws {
    let result = try Tool.run(
      ["simulate", "\(name).yaml"] + format.options, in: SimulateTests.folder)
    #expect(result.messages == "")
    #expect(result.status == 0)
    let file = "../simulate/\(name).expected.\(format.suffix)"
    #expect(try Fixtures.expected(file, actual: result.output) == result.output)
  }

  @Test(arguments: ["list", "pages", "photo"]) func expectations(name: String) throws {
    let result = try Tool.run("test", "\(name).yaml", in: SimulateTests.folder)
    #expect(result.output == "1 passed, 0 failed\n")
  }

  @Test func csv() throws {
    let result = try simulate("list.yaml", "--script", "past-the-end", "-f", "csv")
    let lines = result.output.split(separator: "\n")
    #expect(
      lines.first
        == "step,t,list.contentOffset.x,list.contentOffset.y,list.velocity.x,list.velocity.y,list.tracking,list.dragging,list.decelerating,events"
    )
    #expect(lines[1] == "0,0,0,0,0,0,true,false,false,")
    #expect(
      lines.contains {
        $0.hasSuffix("list.willEndDragging list.didEndDragging list.willBeginDecelerating")
      })
    let events = try simulate(
      "list.yaml", "--script", "to-the-top", "-f", "csv", "--events-only", "--select", "*.did*Top")
    #expect(events.output == "t,view,event,arguments\n0.4,list,didScrollToTop,\n")
  }

  // MARK: Lines

  private struct Line: Decodable {
    var step: Int?
    var t: Double?
    var list: List?
    var events: [Event]?

    struct List: Decodable {
      var contentOffset: [Double]?
    }

    struct Event: Decodable {
      var name: String
      var t: Double
    }
  }

  private func lines(_ text: String) throws -> [Line] {
    try text.split(separator: "\n").map {
      try JSONDecoder().decode(Line.self, from: Data($0.utf8))
    }
  }

  /// The offset at each time; what isn't written is as before.
  private func offsets(_ text: String) throws -> [Int: Double] {
    var offset = 0.0
    var result: [Int: Double] = [:]
    for line in try lines(text) {
      guard let t = line.t, line.step != nil else { continue }
      offset = line.list?.contentOffset?[1] ?? offset
      result[Int((t * 1200).rounded())] = offset
    }
    return result
  }

  /// Frames sample the motion, and nothing else.
  @Test(arguments: ["past-the-end", "hold-then-drag", "to-the-top"])
  func frameRatesAgree(script: String) throws {
    func trace(_ fps: String) throws -> [Int: Double] {
      try offsets(
        simulate("list.yaml", "--script", script, "-f", "ndjson", "--fps", fps).output)
    }
    let (slow, fast) = (try trace("60"), try trace("120"))
    var common = 0
    for (time, offset) in slow {
      guard let other = fast[time] else { continue }
      #expect(abs(offset - other) <= 1e-6, "\(time)")
      common += 1
    }
    #expect(common > 10)
  }

  /// A whole step comes every 60 that are written, and what is skipped hands its events on.
  @Test func everyNth() throws {
    let all = try lines(simulate("list.yaml", "--script", "past-the-end", "-f", "ndjson").output)
    let some = try lines(
      simulate("list.yaml", "--script", "past-the-end", "-f", "ndjson", "--every", "7").output)
    #expect(some.count < all.count / 6 + 4)
    func times(_ lines: [Line]) -> [Double] { lines.flatMap { $0.events ?? [] }.map(\.t) }
    #expect(times(some) == times(all))
    let last = some.compactMap(\.step).last
    #expect(last == all.compactMap(\.step).last)
  }

  @Test func selection() throws {
    let offsets = try simulate(
      "list.yaml", "--script", "past-the-end", "-f", "csv", "--select", "*.contentOffset.y",
      "--select", "buy.top")
    #expect(offsets.output.hasPrefix("step,t,list.contentOffset.y,buy.top\n0,0,0,100\n"))
    let json = try simulate(
      "list.yaml", "--script", "tap", "-f", "ndjson", "--select", "buy")
    #expect(!json.output.contains("\"list\": {"))
    #expect(json.output.contains("touchesBegan"))
  }

  /// A file is written whole, and holds what standard output would.
  @Test(arguments: ["ndjson", "csv", "table", "json"]) func outputFile(format: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      String(
        decoding: Data(contentsOf: SimulateTests.folder.appendingPathComponent("list.yaml")),
        as: UTF8.self), to: "list.yaml")
    let arguments = ["simulate", "list.yaml", "--script", "tap", "-f", format]
    let direct = try Tool.run(arguments, in: folder.url)
    let result = try Tool.run(arguments + ["-o", "out"], in: folder.url)
    #expect(result.status == 0)
    #expect(result.output == "")
    #expect(try folder.read("out") == direct.output)
    #expect(try folder.names == ["list.yaml", "out"])
    // A script that isn't there leaves the file as it is.
    let missing = try Tool.run(
      ["simulate", "list.yaml", "--script", "tpa", "-f", format, "-o", "out"], in: folder.url)
    #expect(missing.status == 2)
    #expect(missing.messages.contains("Did you mean tap?"))
    #expect(try folder.read("out") == direct.output)
  }

  /// Several files come in order, however many are worked on at once.
  @Test func threads() throws {
    let files = ["list.yaml", "pages.yaml", "photo.yaml", "list.yaml"]
    for format in ["ndjson", "json", "table"] {
      let one = try Tool.run(
        ["simulate", "-f", format, "-j", "1"] + files, in: SimulateTests.folder)
      let four = try Tool.run(
        ["simulate", "-f", format, "-j", "4"] + files, in: SimulateTests.folder)
      #expect(one.output == four.output)
      #expect(!one.output.isEmpty)
    }
  }

  // MARK: Why

  @Test func explanations() throws {
    let happened = try simulate(
      "list.yaml", "--script", "past-the-end", "--explain", "didEndDragging(true)")
    #expect(happened.output.contains("list.didEndDragging(true)"))
    let held = try simulate(
      "list.yaml", "--script", "hold-then-drag", "--explain", "willBeginDragging")
    #expect(held.output.contains("willBeginDragging didn't happen."))
    #expect(held.output.contains("buy.touchesEnded"))
    let scene = """
      scrollwork: 1
      viewport: {width: 320, height: 480}
      root: {children: [{id: list, type: scrollView, frame: [0, 0, 320, 480], contentSize: [320, 2000]}]}
      scripts:
        slow: {events: [{touch: {at: [100, 400]}}, {move: {to: [100, 300], over: 300ms}}, {hold: 200ms}, lift]}

      """
    let slow = try simulate("-", "--explain", "didEndDecelerating", input: scene)
    #expect(slow.output.contains("didEndDecelerating didn't happen."))
    #expect(slow.output.contains("Every finger was lifted at rest"))
  }

  // MARK: What is wrong

  @Test func noScripts() throws {
    let result = try simulate("-", input: Scenes.determined)
    #expect(result.status == 0)
    #expect(result.output == "")
    #expect(result.messages == "scrollwork: <stdin>: there are no scripts\n")
  }

  @Test func badScripts() throws {
    let scene = """
      scrollwork: 1
      viewport: {width: 320, height: 480}
      root: {children: [{id: list, type: scrollView, frame: [0, 0, 320, 480], contentSize: [320, 2000]}]}
      scripts:
        bad: {events: [lift, {tap: nobody}, {touch: {at: [-5, 9999]}}, {flick: {view: root, velocity: [1, 1]}}]}

      """
    let result = try simulate("-", "-f", "ndjson", input: scene)
    #expect(result.status == 1)
    for code in ["SW701", "SW702", "SW703", "SW704", "SW705", "SW706"] {
      #expect(result.messages.contains("[\(code)]"), "\(code)")
      #expect(result.output.contains("\"code\": \"\(code)\""))
    }
    #expect(try Tool.run(["simulate", "-"], input: "scrollwork: 1\n").status == 2)
    #expect(try simulate("list.yaml", "--fps", "0").status == 64)
  }

  /// Many wrong events end in a list that ends, many right ones in a trace.
  @Test func manyEvents() throws {
    func scene(_ event: String) -> String {
      """
      scrollwork: 1
      viewport: {width: 320, height: 480}
      root: {children: [{id: list, type: scrollView, frame: [0, 0, 320, 480], contentSize: [320, 2000]}]}
      scripts:
        many:
          events:

      """ + String(repeating: "      - \(event)\n", count: 20_000)
    }
    let wrong = try simulate("-", "-q", input: scene("lift"))
    #expect(wrong.status == 1)
    #expect(wrong.output.contains("[SW702]"))
    let right = try simulate(
      "-", "-q", "--fps", "1", input: scene("setContentOffset: {view: list, to: [0, 300]}"))
    #expect(right.status == 0)
    #expect(right.output.contains("at y 300"))
  }
}
