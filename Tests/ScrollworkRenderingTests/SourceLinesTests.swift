import ScrollworkModel
import Testing

@testable import ScrollworkRendering

@Suite struct SourceLinesTests {
  private static let texts = [
    "", "a", "a\n", "\n\n", "ab\ncd", "é😀\nx\u{301}y\n", "a\r\nb\r\n", "a\rb\r\n\nc", "\r\n", "a\r",
  ]

  @Test(arguments: texts)
  func positionsAgreeWithTheSourceTexts(text: String) {
    let source = SourceText(name: "t", bytes: Array(text.utf8))
    let lines = SourceLines(source)
    for offset in 0...Int32(text.unicodeScalars.count + 2) {
      #expect(lines.position(of: offset) == source.position(of: offset), "\(offset)")
    }
  }

  @Test func byteOffsetsCountCodePoints() {
    let lines = SourceLines(SourceText(name: "t", bytes: Array("é😀\nx".utf8)))
    #expect((0...5).map { lines.byteOffset(of: $0) } == [0, 2, 6, 7, 8, 8])
  }

  @Test func linesComeWithoutTheirEndings() {
    let lines = SourceLines(SourceText(name: "t", bytes: Array("a\r\nbc\rd\n".utf8)))
    let all = (0...5).map { String(decoding: lines.bytes(ofLine: $0), as: UTF8.self) }
    #expect(all == ["", "a", "bc", "d", "", ""])
    #expect(lines.count == 4)
  }

  @Test func brokenUTF8DoesNoHarm() {
    let source = SourceText(name: "t", bytes: [0x80, 0xFF, 0x0A, 0xC3])
    let lines = SourceLines(source)
    for offset in 0...6 {
      let position = lines.position(of: Int32(offset))
      #expect(position.line <= 2)
    }
    #expect(lines.byteOffset(of: 100) == 4)
  }
}
