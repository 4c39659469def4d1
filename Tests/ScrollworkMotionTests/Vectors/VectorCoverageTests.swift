import Foundation
import ScrollworkTestSupport
import Testing

/// Every vector has a test, and every test a vector.
@Suite struct VectorCoverageTests {
  @Test func testsCoverExactlyTheFixture() throws {
    let fixture = try Vector.groups().flatMap { try Vector.group($0) }.map(\.id)
    #expect(Set(fixture).count == fixture.count)
    var named: Set<String> = []
    for folder in ["ScrollworkMotionTests", "ScrollworkSimulationTests"] {
      named.formUnion(try ids(inSourcesOf: Fixtures.tests.appendingPathComponent(folder)))
    }
    #expect(Set(fixture).subtracting(named).sorted() == [], "without a test")
    #expect(named.subtracting(fixture).sorted() == [], "without a vector")
  }

  @Test func vectorsAreWhole() throws {
    for group in try Vector.groups() {
      let vectors = try Vector.group(group)
      #expect(vectors.map(\.id) == vectors.map(\.id).sorted())
      for vector in vectors {
        #expect(vector.id.hasPrefix(group + "-"))
        #expect(
          ["computed", "published", "measured", "recommended"].contains(vector.kind))
        #expect(!vector.source.isEmpty)
        #expect(vector.tolerance >= 0)
        #expect(try !vector.expected.object.isEmpty)
      }
    }
  }

  /// Quoted ids in source files: tests write them only where they fetch vectors.
  private func ids(inSourcesOf folder: URL) throws -> Set<String> {
    var result: Set<String> = []
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      for match in text.matches(of: /"([A-Z]{3}-[0-9]{3})"/) { result.insert(String(match.1)) }
    }
    return result
  }
}
