import Foundation

/// The files of this repository that users read.
enum Repository {
  static let folder = Fixtures.folder
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  /// Paths of the files of a folder that end so, sorted.
  static func files(in name: String, suffix: String) -> [String] {
    let path = folder.appendingPathComponent(name).path
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return files.filter { $0.hasSuffix(suffix) }.sorted().map { "\(name)/\($0)" }
  }
}
