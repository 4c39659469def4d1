import Foundation
import Testing

@testable import ScrollworkCLI

@Suite struct OutputTests {
  @Test func outputGoesToAFileWhole() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scenes.determined, to: "a.yaml")
    try folder.write("old", to: "out.json")
    let result = try Tool.run("solve", "a.yaml", "-f", "json", "-o", "out.json", in: folder.url)
    #expect(result.status == 0)
    #expect(result.output == "")
    let printed = try Tool.run("solve", "a.yaml", "-f", "json", in: folder.url)
    #expect(try folder.read("out.json") == printed.output)
    #expect(try folder.names == ["a.yaml", "out.json"])
  }

  @Test func aFileIsLeftAloneWhenTheWorkFails() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scenes.determined, to: "a.yaml")
    try folder.write("old", to: "out.json")
    let result = try Tool.run(
      "solve", "a.yaml", "nowhere.yaml", "-o", "out.json", in: folder.url)
    #expect(result.status == 2)
    #expect(result.messages.hasSuffix("scrollwork: out.json was not written, see above.\n"))
    #expect(try folder.read("out.json") == "old")
    #expect(try folder.names == ["a.yaml", "out.json"])
  }

  @Test func findingsAboutUnreadableFilesAreWritten() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scenes.unreadable, to: "a.yaml")
    let result = try Tool.run("validate", "a.yaml", "-f", "json", "-o", "out.json", in: folder.url)
    #expect(result.status == 2)
    #expect(try folder.read("out.json").contains("\"status\": \"unreadable\""))
  }

  @Test func aFolderThatIsNotThereIsAFailure() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scenes.determined, to: "a.yaml")
    let result = try Tool.run("solve", "a.yaml", "-o", "no/out.json", in: folder.url)
    #expect(result.status == 2)
    #expect(result.messages == "scrollwork: no/out.json: No such file or directory\n")
  }

  @Test func permissionsAndLinksStay() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scenes.determined, to: "a.yaml")
    try folder.write("old", to: "real.txt")
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.url("real.txt").path)
    try manager.createSymbolicLink(
      at: folder.url("link.txt"), withDestinationURL: folder.url("real.txt"))
    _ = try Tool.run("solve", "a.yaml", "-o", "link.txt", in: folder.url)
    #expect(try folder.read("real.txt").hasPrefix("a.yaml"))
    let attributes = try manager.attributesOfItem(atPath: folder.url("real.txt").path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    let link = try manager.attributesOfItem(atPath: folder.url("link.txt").path)
    #expect(link[.type] as? FileAttributeType == .typeSymbolicLink)
  }

  @Test func aDeviceIsWrittenTo() throws {
    let result = try Tool.run("solve", "-", "-o", "/dev/null", input: Scenes.determined)
    #expect(result.status == 0)
  }

  @Test func coloursAreForTerminalsUnlessAskedFor() throws {
    func output(_ arguments: String..., environment: [String: String] = [:]) throws -> String {
      try Tool.run(
        ["validate", "-"] + arguments, input: Scenes.ambiguous, environment: environment
      ).output
    }
    let escape = "\u{1B}["
    #expect(try !output().contains(escape))
    #expect(try output("--color", "always").contains(escape))
    #expect(try output(environment: ["CLICOLOR_FORCE": "1"]).contains(escape))
    #expect(try !output(environment: ["CLICOLOR_FORCE": "0"]).contains(escape))
    #expect(try !output(environment: ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]).contains(escape))
    #expect(try output("--color", "always", environment: ["NO_COLOR": "1"]).contains(escape))
    #expect(try !output("--color", "never", environment: ["CLICOLOR_FORCE": "1"]).contains(escape))
  }

  @Test func aClosedPipeEndsQuietly() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scenes.determined, to: "a.yaml")
    let process = Process()
    process.executableURL = Tool.binary
    // More than a pipe holds, so that the tool is still writing when the reader goes.
    process.arguments = ["solve", "-f", "ndjson"] + Array(repeating: "a.yaml", count: 2000)
    process.currentDirectoryURL = folder.url
    let output = Pipe()
    let messages = Pipe()
    process.standardOutput = output
    process.standardError = messages
    try process.run()
    try output.fileHandleForReading.close()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 0)
    #expect(try messages.fileHandleForReading.readToEnd() ?? Data() == Data())
  }

  @Test(arguments: [["validate"], ["solve", "-f", "json"], ["solve"], ["test"]])
  func theNumberOfThreadsChangesNoByte(command: [String]) throws {
    let folder = try TemporaryFolder()
    for index in 0..<40 {
      let scene =
        index % 7 == 3
        ? Scenes.unreadable
        : index % 5 == 2
          ? Scenes.ambiguous
          : Scenes.determined.replacing("+ 8", with: "+ \(index)")
      try folder.write(scene, to: "s/\(index).yaml")
    }
    let one = try Tool.run(command + ["s", "--jobs", "1"], in: folder.url)
    #expect(one.output.utf8.count > 20)
    for jobs in ["2", "8", "64"] {
      let many = try Tool.run(command + ["s", "--jobs", jobs], in: folder.url)
      #expect(many.output == one.output)
      #expect(many.messages == one.messages)
      #expect(many.status == one.status)
    }
  }

  @Test func quietLeavesSummariesOut() throws {
    #expect(try Tool.run("validate", "-q", "-", input: Scenes.determined).output == "")
    let findings = try Tool.run("validate", "-q", "-", input: Scenes.ambiguous).output
    #expect(findings.contains("SW301"))
    #expect(!findings.contains("viewport,"))
    #expect(try Tool.run("test", "-q", "-", input: Scenes.determined).output == "")
  }
}
