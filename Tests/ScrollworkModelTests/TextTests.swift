import ScrollworkModel
import ScrollworkTestSupport
import Testing

@Suite struct TextTests {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (1.0, "1"), (-1.5, "-1.5"), (0.1, "0.1"), (1.0 / 3, "0.333333"),
    (-1e-7, "0"), (1e-6, "0.000001"), (0.00001, "0.00001"), (2.0000004, "2"),
    (999_999_999.9999999, "1000000000"), (123_456.789, "123456.789"), (0.1 + 0.2, "0.3"),
    (1e9, "1000000000"), (1_234_567_890.123456, "1234567890.123456"), (1e15, "1000000000000000"),
    (-93.000001, "-93.000001"), (1e300, "1e+300"), (.infinity, "inf"),
  ])
  func formatting(_ value: Double, _ expected: String) {
    #expect(formatNumber(value) == expected)
  }

  @Test func formattedNumbersReadBack() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<20_000 {
      let value = Double.random(in: -1e6...1e6, using: &generator)
      let rounded = (value * 1e6).rounded() / 1e6
      #expect(Double(formatNumber(value)) == rounded)
      #expect(formatNumber(rounded).utf8.count <= rounded.description.utf8.count)
    }
  }

  @Test(arguments: [
    (1.9, 1), (-1.9, -1), (0x1p62, 1 << 62), (0x1p63, nil as Int?), (-0x1p63, nil),
    (.infinity, nil), (.nan, nil),
  ])
  func checkedIntegers(_ value: Double, _ expected: Int?) {
    #expect(Int(checked: value) == expected)
  }

  static let names = [
    "leading", "trailing", "width", "height", "centerX", "centerY", "photo", "a", "scroll",
  ]

  @Test(arguments: [
    ("leadng", "leading"), ("Leading", "leading"), ("widht", "width"), ("centerx", "centerX"),
    ("phtoo", "photo"), ("scrol", "scroll"), ("scorll", "scroll"), ("xyz", nil as String?),
    ("b", nil), ("", nil), ("leading", nil),
  ])
  func nearest(_ name: String, _ expected: String?) {
    #expect(nearestName(to: name, in: TextTests.names) == expected)
  }

  @Test func nearestOfEquallyNearNamesIsTheFirstByAlphabet() {
    #expect(nearestName(to: "cell3", in: ["cell9", "cell2", "cell7"]) == "cell2")
    #expect(nearestName(to: "cell3", in: ["cell2", "cell7", "cell9"]) == "cell2")
  }

  @Test func longNamesAreComparedInABand() {
    let long = String(repeating: "ab", count: 5_000)
    let candidates = (0..<2_000).map { long.dropLast(4) + String(10_000 + $0).dropFirst() }
    #expect(nearestName(to: long, in: candidates.map(String.init)) == nil)
    #expect(nearestName(to: long, in: [long + "c"]) == long + "c")
  }
}
