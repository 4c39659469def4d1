import ScrollworkModel
import ScrollworkYAML
import Testing

@Suite struct EncodingTests {
  private func problem(_ bytes: [UInt8]) -> (SourceText.Position, Diagnostic)? {
    let (source, problem) = SourceText.decoding(bytes, name: "s.yaml")
    return problem.map { (source.position(of: $0.span.start), $0) }
  }

  @Test func byteOrderMark() {
    let (source, problem) = SourceText.decoding([0xEF, 0xBB, 0xBF] + Array("a: 1".utf8), name: "s")
    #expect(problem == nil)
    #expect(source.bytes == Array("a: 1".utf8))
  }

  @Test(
    arguments: [
      [0xFF, 0xFE, 0x61, 0], [0xFE, 0xFF, 0, 0x61], [0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF],
    ] as [[UInt8]])
  func wideText(bytes: [UInt8]) throws {
    let (place, found) = try #require(problem(bytes))
    #expect(found.code == "SW001")
    #expect(found.message.contains("UTF-"))
    #expect(place == SourceText.Position(line: 1, column: 1))
  }

  @Test func latin1() throws {
    let (place, found) = try #require(problem(Array("a: 1\nb: ä ".utf8) + [0xE9, 0x0A]))
    #expect(place == SourceText.Position(line: 2, column: 6))
    #expect(found.message.contains("0xE9"))
    #expect(found.help?.contains("Latin-1") == true)
  }

  @Test(
    arguments: [
      [0x80], [0xC0, 0x80], [0xC3], [0xC3, 0x28], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF0, 0x9F, 0x98], [0xFF],
    ] as [[UInt8]])
  func malformed(bytes: [UInt8]) throws {
    let (place, found) = try #require(problem(Array("ab".utf8) + bytes))
    #expect(found.code == "SW001")
    #expect(place == SourceText.Position(line: 1, column: 3))
  }

  @Test func zeroByte() throws {
    let (place, found) = try #require(problem([0x61, 0, 0x62]))
    #expect(found.code == "SW001")
    #expect(place == SourceText.Position(line: 1, column: 2))
  }

  @Test func wellFormed() {
    #expect(problem(Array("a: ä € 😀 \u{10FFFF}\n".utf8)) == nil)
  }

  @Test func bytesThatWereNotChecked() {
    let source = SourceText(name: "s", bytes: Array("scrollwork: 1\nname: ".utf8) + [0xFF, 0xFE])
    let result = SceneReader().read(source)
    #expect(result.scene == nil)
    #expect(result.diagnostics.map(\.code) == ["SW001"])
    #expect(source.position(of: result.diagnostics[0].span.start).line == 2)
  }
}
