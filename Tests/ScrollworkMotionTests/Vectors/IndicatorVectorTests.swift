import ScrollworkModel
import ScrollworkMotion
import ScrollworkTestSupport
import Testing

/// IND: scroll indicators.
@Suite struct IndicatorVectorTests {
  @Test(arguments: Vector.named("IND-001"))
  func flowkey(_ vector: Vector) throws {
    let bounds = try vector.input["bounds"].size
    let content = try vector.input["content"].size
    #expect(
      try vector.difference(
        "horizontal_length",
        Flowkey.indicatorLength(bounds: bounds.width, content: content.width)) == nil)
    #expect(
      try vector.difference(
        "vertical_length",
        Flowkey.indicatorLength(bounds: bounds.height, content: content.height)) == nil)
    #expect(try vector.difference("thickness", Flowkey.indicatorThickness) == nil)
  }

  @Test(arguments: Vector.named("IND-002"))
  func mocha(_ vector: Vector) throws {
    let places = try vector.input["offsets"].numbers.map { offset in
      let place = try #require(
        ScrollIndicator.place(
          bounds: try vector.input["bounds"].number, content: try vector.input["content"].number,
          offset: offset))
      return [place.length, place.start]
    }
    #expect(try vector.difference("length_and_start", places) == nil)
  }

  @Test(arguments: Vector.named("IND-003"))
  func fades(_ vector: Vector) throws {
    #expect(
      try vector.difference(
        "flowkey", [Flowkey.indicatorFadeDuration, Flowkey.indicatorFadeDelay]) == nil)
    #expect(
      try vector.difference(
        "chameleon", [Chameleon.indicatorFadeDuration, Chameleon.indicatorFadeDelay]) == nil)
    #expect(
      try vector.difference(
        "mocha_delay", [Mocha.indicatorFadeDelay, Mocha.indicatorFlashDelay]) == nil)
    #expect(try vector.difference("winobjc", WinObjC.indicatorFadeDuration) == nil)
  }
}
