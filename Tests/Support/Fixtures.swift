public import Foundation

/// Where tests and their files are.
public enum Fixtures {
  /// The folder with all tests.
  public static var tests: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  }

  public static func folder(_ name: String) -> URL {
    tests.appendingPathComponent("Fixtures").appendingPathComponent(name)
  }

  /// A file's lines without those that are empty or begin with `#`.
  public static func lines(_ folder: String, _ name: String) throws -> [Substring] {
    let file = self.folder(folder).appendingPathComponent(name)
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
  }
}
