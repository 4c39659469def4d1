import Foundation
import Testing

/// Compiles exported code against stand-ins for UIKit, in Swift 6 mode, and runs it.
enum UIKitProgram {
  /// What a program prints.
  ///
  /// - Parameters:
  ///   - files: exported files by name.
  ///   - main: the program's own code.
  static func output(_ files: [(name: String, text: String)], main: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("scrollwork-export-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files + [("main", "import UIKit\n" + main)] {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name + ".swift"))
    }
    var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast(3)
    let standIns = parts.joined(separator: "/") + "/Fixtures/linkage/UIKit/UIKit.swift"
    try call(
      [
        "swiftc", "-swift-version", "6", "-warnings-as-errors", "-parse-as-library", "-emit-module",
        "-emit-library", "-static", "-module-name", "UIKit", standIns, "-o",
        folder.path + "/libUIKit.a", "-emit-module-path", folder.path + "/UIKit.swiftmodule",
      ])
    try call(
      [
        "swiftc", "-swift-version", "6", "-warnings-as-errors", "-I", folder.path, "-L",
        folder.path,
      ]
        + (files.map(\.name) + ["main"]).map { "\(folder.path)/\($0).swift" }
        + ["-lUIKit", "-o", folder.path + "/run"])
    return try call([folder.path + "/run"])
  }

  @discardableResult
  private static func call(_ arguments: [String]) throws -> String {
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
}
