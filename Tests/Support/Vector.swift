import Foundation

/// An input with the result that it has to have, and where that comes from: a test vector.
public struct Vector: Decodable, Sendable, CustomStringConvertible {
  /// Group and number: `DEC-003`.
  public let id: String
  /// `computed` from the source's formula, `published` there, `measured` on a device, or
  /// `recommended`: a choice of Scrollwork's own.
  public let kind: String
  public let source: String
  public let input: FixtureValue
  public let expected: FixtureValue
  /// How far numbers may be off.
  public let tolerance: Double

  public var description: String { id }

  /// What is wrong with a result; nil when it agrees with what is expected under that key.
  public func difference(_ key: String, _ actual: some FixtureConvertible) throws -> String? {
    Vector.difference(try expected[key], actual.fixture, tolerance, key)
  }

  /// Where two values differ first; nil when they agree to within a tolerance.
  static func difference(
    _ expected: FixtureValue, _ actual: FixtureValue, _ tolerance: Double, _ place: String
  ) -> String? {
    switch (expected, actual) {
    case (.list(let a), .list(let b)) where a.count == b.count:
      for (index, (a, b)) in zip(a, b).enumerated() {
        if let found = difference(a, b, tolerance, "\(place)[\(index)]") { return found }
      }
      return nil
    case (.object(let a), .object(let b)) where a.keys == b.keys:
      for key in a.keys.sorted() {
        guard let x = a[key], let y = b[key] else { continue }
        if let found = difference(x, y, tolerance, "\(place).\(key)") { return found }
      }
      return nil
    default:
      if expected == actual { return nil }
      if let a = try? expected.number, let b = try? actual.number, abs(a - b) <= tolerance {
        return nil
      }
      return "\(place) is \(actual), not \(expected)"
    }
  }
}

extension Vector {
  /// The vectors of these ids. Tests name vectors only here, which is how it is known that every one
  /// has a test.
  public static func named(_ ids: String...) -> [Vector] {
    var vectors: [String: Vector] = [:]
    do {
      for name in Set(ids.map { String($0.prefix(3)) }) {
        for vector in try group(name) { vectors[vector.id] = vector }
      }
    } catch {
      fatalError("The vectors \(ids) can't be read: \(error)")
    }
    return ids.map { id in
      guard let vector = vectors[id] else {
        fatalError("There is no vector \(id) in Tests/Fixtures/vectors.")
      }
      return vector
    }
  }

  /// The vectors of a group, by id.
  public static func group(_ name: String) throws -> [Vector] {
    let file = Fixtures.folder("vectors").appendingPathComponent(name + ".json")
    return try JSONDecoder().decode([Vector].self, from: Data(contentsOf: file))
  }

  /// Names of all groups, sorted.
  public static func groups() throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      at: Fixtures.folder("vectors"), includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "json" }.map { $0.deletingPathExtension().lastPathComponent }
      .sorted()
  }
}
