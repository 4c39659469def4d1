import Foundation
import Testing

@testable import ScrollworkCLI

/// `scrollwork log`, end to end, on logs of many shapes.
@Suite struct LogTests {
  private static let logs = Repository.files(in: "Tests/Fixtures/logs", suffix: ".log")
  private static let folder = Repository.folder.appendingPathComponent("Tests/Fixtures/logs")

  @Test func thereAreLogs() {
    #expect(LogTests.logs.count >= 18)
  }

  /// What a user sees of each log.
  @Test(arguments: logs)
  func texts(path: String) throws {
    let name = String(path.split(separator: "/").last ?? "")
    let result = try Tool.run("log", name, in: LogTests.folder)
    let text = result.output + result.messages + "[\(result.status)]\n"
    let file = LogTests.folder.appendingPathComponent(name.replacing(".log", with: ".expected.txt"))
    if Fixtures.updates { try Data(text.utf8).write(to: file) }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  /// The scene of a list has the contradictions of the list.
  @Test(arguments: logs)
  func scenes(path: String) throws {
    let name = String(path.split(separator: "/").last ?? "")
    let log = try Tool.run("log", "--format", "json", name, in: LogTests.folder)
    let scene = try Tool.run("log", "--scene", name, in: LogTests.folder)
    guard scene.status == 0 else {
      #expect(log.status == 2)
      #expect(scene.output.isEmpty)
      return
    }
    let validated = try Tool.run("validate", "--format", "json", "-", input: scene.output)
    let contradictions = { (text: String) in text.matches(of: #/"code": "SW201"/#).count }
    #expect(contradictions(validated.output) > 0)
    // Of several lists only the first is written.
    if name != "several.log" {
      #expect(contradictions(log.output) == contradictions(validated.output))
    }
  }

  private static let log = """
    (
        "<NSLayoutConstraint:0x6000021a0 UIImageView:0x7fb21.width == 44   (active)>",
        "<NSLayoutConstraint:0x6000021b0 UIImageView:0x7fb21.width == 40   (active)>"
    )

    """

  @Test func formats() throws {
    let json = try Tool.run("log", "-f", "json", "-", input: LogTests.log)
    #expect(json.status == 1)
    #expect(
      json.output.hasPrefix("{\n  \"format\": \"scrollwork.diagnostics/1\",\n  \"files\": [\n"))
    #expect(json.output.contains("\"file\": \"<stdin>\",\n      \"status\": \"unsatisfiable\","))
    #expect(
      json.output.contains("\"location\": {\"file\": \"<stdin>\", \"line\": 3, \"column\": 6,"))
    #expect(json.output.contains("\"edits\": [], \"frames\": {}, \"contentSize\": {}"))
    let concise = try Tool.run("log", "-f", "concise", "-", input: LogTests.log)
    #expect(concise.output.hasPrefix("<stdin>:3:6: error: "))
    let quiet = try Tool.run("log", "-q", "-", input: LogTests.log)
    #expect(!quiet.output.contains("1 list"))
    let line = try Tool.run(
      "log", "-f", "ndjson", "--stdin-name", "a.log", "-", input: LogTests.log)
    #expect(line.output.hasPrefix("{\"format\": \"scrollwork.diagnostics/1\", \"file\": \"a.log\""))
  }

  @Test func statuses() throws {
    #expect(try Tool.run("log", "-", input: "nothing").status == 2)
    #expect(try Tool.run("log").status == 64)
    #expect(try Tool.run("log", "nowhere.log").status == 2)
    #expect(try Tool.run("log", "--scene", "a", "b").status == 64)
    let one = LogTests.log.split(separator: "\n").filter { !$0.contains("44") }.joined(
      separator: "\n")
    #expect(try Tool.run("log", "-", input: one).status == 0)
    #expect(try Tool.run("log", "--strict", "-", input: one).status == 1)
  }

  @Test func scenesOfLaterLists() throws {
    let two = LogTests.log + LogTests.log.replacing("width", with: "height")
    let first = try Tool.run("log", "--scene", "-", input: two)
    #expect(first.output.contains(".width == 44"))
    #expect(first.messages.contains("list 1 of 2"))
    let second = try Tool.run("log", "--scene", "--list", "2", "-", input: two)
    #expect(second.output.contains(".height == 44"))
    #expect(second.messages == "")
    let third = try Tool.run("log", "--scene", "--list", "3", "-", input: two)
    #expect(third.status == 2)
    #expect(third.messages.contains("there are only 2 lists"))
  }
}
