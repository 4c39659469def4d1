import Foundation

/// The scenes under Tests/Fixtures/cli and what the tool is expected to say of them.
enum Fixtures {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/cli")

  /// Names without `.yaml`, sorted.
  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }.sorted()
  }()

  static func scene(_ name: String) throws -> String {
    let file = folder.appendingPathComponent("\(name).yaml")
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  /// `make goldens` rewrites the expected files instead of comparing them.
  static let updates = ProcessInfo.processInfo.environment["SCROLLWORK_UPDATE_GOLDENS"] == "1"

  /// The expected text, after writing `actual` to it when goldens are being made.
  static func expected(_ name: String, actual: String) throws -> String {
    let file = folder.appendingPathComponent(name)
    if updates { try Data(actual.utf8).write(to: file) }
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }
}
