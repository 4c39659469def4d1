import Foundation

/// Commands as a user types them, in a folder of their own, with the built tool in the path.
struct Shell {
  let folder: TemporaryFolder

  init(_ folder: TemporaryFolder) throws {
    self.folder = folder
    let tools = folder.url(".bin")
    try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: tools.appendingPathComponent("scrollwork"), withDestinationURL: Tool.binary)
  }

  /// What a command prints, standard error included, and its exit status.
  func run(_ command: String) throws -> (output: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = folder.url
    process.environment = ["PATH": folder.url(".bin").path + ":/usr/bin:/bin"]
    try folder.write("", to: ".out")
    let file = try FileHandle(forWritingTo: folder.url(".out"))
    process.standardOutput = file
    process.standardError = file
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return (try folder.read(".out"), process.terminationStatus)
  }
}
