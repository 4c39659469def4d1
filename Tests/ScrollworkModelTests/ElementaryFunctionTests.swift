import ScrollworkModel
import ScrollworkTestSupport
import Testing

@Suite struct ElementaryFunctionTests {
  @Test func agreesWithTheTableToOneUnitInTheLastPlace() {
    for row in TrigonometryTable.rows {
      let sine = ElementaryFunctions.sine(degrees: row.degrees)
      let cosine = ElementaryFunctions.cosine(degrees: row.degrees)
      #expect(abs(sine - row.sine) <= row.sine.ulp, "sine of \(row.degrees)")
      #expect(abs(cosine - row.cosine) <= row.cosine.ulp, "cosine of \(row.degrees)")
    }
  }

  @Test func exactValues() {
    for turn in -8...8 {
      #expect(ElementaryFunctions.sine(degrees: Double(turn) * 360 + 90) == 1)
      #expect(ElementaryFunctions.sine(degrees: Double(turn) * 180) == 0)
      #expect(ElementaryFunctions.cosine(degrees: Double(turn) * 360 + 180) == -1)
      #expect(ElementaryFunctions.cosine(degrees: Double(turn) * 180 + 90) == 0)
    }
    #expect(ElementaryFunctions.sine(degrees: 0x1p-1074) == 0)
    #expect(ElementaryFunctions.sine(degrees: .infinity).isNaN)
    #expect(ElementaryFunctions.cosine(degrees: .nan).isNaN)
  }

  @Test func symmetry() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<2_000 {
      let angle = Double.random(in: -1_000...1_000, using: &generator)
      let sine = ElementaryFunctions.sine(degrees: angle)
      let cosine = ElementaryFunctions.cosine(degrees: angle)
      #expect(ElementaryFunctions.sine(degrees: -angle) == -sine)
      #expect(ElementaryFunctions.cosine(degrees: -angle) == cosine)
      #expect(abs(sine * sine + cosine * cosine - 1) < 4e-16)
    }
  }
}
