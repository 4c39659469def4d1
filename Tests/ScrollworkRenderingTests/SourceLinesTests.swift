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

  @Test func longLinesAreEnteredInTheMiddle() {
    let line = String(repeating: "é", count: 3000)
    let lines = SourceLines(SourceText(name: "t", bytes: Array("a\n\(line)x\n".utf8)))
    #expect(lines.length(ofLine: 2) == 3001)
    for offset in [0, 1, 2, 511, 512, 513, 1024, 3001] {
      let byte = offset < 2 ? offset : 2 + 2 * (offset - 2)
      #expect(lines.byteOffset(of: Int32(offset)) == byte)
    }
    let tail = lines.bytes(ofLine: 2, 2999..<4000)
    #expect(String(decoding: tail, as: UTF8.self) == "éx")
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
