import Foundation

/// The built binary, run as a user runs it.
struct Tool {
  struct Result {
    var status: Int32
    var output: String
    var messages: String
  }

  /// The binary stands beside the test bundle.
  static let binary: URL = {
    let bundle = URL(fileURLWithPath: CommandLine.arguments[0])
    return bundle.deletingLastPathComponent().appendingPathComponent("scrollwork")
  }()

  /// Runs the tool in a folder, without any variable that changes colours.
  static func run(
    _ arguments: String..., input: String = "", in folder: URL? = nil,
    environment: [String: String] = [:]
  ) throws -> Result {
    try run(arguments, input: input, in: folder, environment: environment)
  }

  static func run(
    _ arguments: [String], input: String = "", in folder: URL? = nil,
    environment: [String: String] = [:]
  ) throws -> Result {
    let process = Process()
    process.executableURL = binary
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = environment
    let files = try TemporaryFolder()
    // Files instead of pipes: no amount of output can block.
    try files.write(input, to: "in")
    try files.write("", to: "out")
    try files.write("", to: "err")
    process.standardInput = try FileHandle(forReadingFrom: files.url("in"))
    process.standardOutput = try FileHandle(forWritingTo: files.url("out"))
    process.standardError = try FileHandle(forWritingTo: files.url("err"))
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationReason == .exit ? process.terminationStatus : -1,
      output: try files.read("out"), messages: try files.read("err"))
  }
}

/// A folder that is there as long as this.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("scrollwork-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func url(_ name: String) -> URL { url.appendingPathComponent(name) }

  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    let file = url(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url(name)), as: UTF8.self)
  }

  /// Names of what is in the folder, sorted.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }
}
