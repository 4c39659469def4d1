import Testing

@testable import ScrollworkRendering

@Suite struct JSONWriterTests {
  private func text(_ json: JSONWriter) -> String { String(decoding: json.bytes, as: UTF8.self) }

  private func number(_ value: Double) -> String {
    var bytes: [UInt8] = []
    appendJSONNumber(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let numbers: [(Double, String)] = [
    (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (10, "10"), (390, "390"), (0.5, "0.5"),
    (-0.25, "-0.25"), (1.0 / 3, "0.333333"), (2.0 / 3, "0.666667"), (0.1 + 0.2, "0.3"),
    (1e-7, "0"), (-1e-7, "0"), (0.000001, "0.000001"), (0.000010, "0.00001"),
    (999_999_999.999999, "999999999.999999"), (123_456.789, "123456.789"),
    (100.000001, "100.000001"),
    (1e9, "1000000000"), (1e15, "1000000000000000"), (1e300, "1e+300"), (-1.5e10, "-15000000000"),
    (.infinity, "null"), (-.infinity, "null"), (.nan, "null"),
  ]

  @Test(arguments: numbers)
  func numbersAreShortAndRounded(value: Double, expected: String) {
    #expect(number(value) == expected)
  }

  @Test func roundedNumbersReadBackAsTheSameDouble() throws {
    var generator = Seeded(state: 7)
    for _ in 0..<10_000 {
      let value = (Double.random(in: -5000...5000, using: &generator) * 1e6).rounded() / 1e6
      let back = try #require(Double(number(value)))
      #expect(back == value)
      #expect(number(value).utf8.count <= value.description.utf8.count)
    }
  }

  @Test func stringsAreEscaped() {
    var json = JSONWriter()
    json.string("a\"b\\c\n\t\r\u{8}\u{C}\u{1}\u{1F}é\u{1F600}")
    #expect(text(json) == #""a\"b\\c\n\t\r\b\f\u0001\u001fé😀""#)
  }

  @Test func linesAndBlocks() {
    var json = JSONWriter()
    json.object(.block) { json in
      json.field("a", 1)
      json.key("b")
      json.array(.block) { json in
        json.object { json in
          json.field("x", 0.5)
          json.field("y", Double?.none)
        }
        json.array(.block) { _ in }
      }
      json.field("c", ["p", "q"])
      json.field("d", true)
    }
    json.finishLine()
    #expect(
      text(json) == """
        {
          "a": 1,
          "b": [
            {"x": 0.5, "y": null},
            []
          ],
          "c": ["p", "q"],
          "d": true
        }

        """)
  }

  @Test func blocksCanBeWrittenAsLines() {
    var json = JSONWriter(allowsBlocks: false)
    json.object(.block) { json in
      json.key("b")
      json.array(.block) { json in json.number(1) }
    }
    #expect(text(json) == #"{"b": [1]}"#)
  }
}

/// A generator with a known sequence (SplitMix64).
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
