import Foundation
import Testing

/// Cases with known answers, under Tests/Fixtures/linkage.
enum Recorded {
  static func read<Case: Decodable>(_ name: String, as type: Case.Type) throws -> [Case] {
    var parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast(3)
    let path = parts.joined(separator: "/") + "/Fixtures/linkage/" + name + ".json"
    let data = try #require(FileManager.default.contents(atPath: path))
    return try JSONDecoder().decode([Case].self, from: data)
  }

  /// Whether two numbers agree: absolutely up to 1, relatively beyond.
  static func agree(_ a: Double, _ b: Double, within tolerance: Double) -> Bool {
    abs(a - b) <= tolerance * max(1, abs(b))
  }
}
