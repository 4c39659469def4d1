import ScrollworkModel
import ScrollworkMotion
import ScrollworkTestSupport
import Testing

/// RUB: rubber bands.
@Suite struct RubberBandVectorTests {
  @Test(arguments: Vector.named("RUB-001", "RUB-002", "RUB-003", "RUB-004"))
  func publishedTable(_ vector: Vector) throws {
    let band = try band(vector).band(try vector.input["distance"].number)
    #expect(try vector.difference("band", band) == nil)
    #expect(abs(band - (try vector.expected["exact"].number)) < 1e-9)
  }

  @Test(arguments: Vector.named("RUB-010", "RUB-011", "RUB-012"))
  func offsetPastAnEdge(_ vector: Vector) throws {
    let offset = try band(vector).offset(
      raw: try vector.input["raw_offset"].number, in: try vector.input["range"].range)
    #expect(try vector.difference("offset", offset) == nil)
  }

  @Test(arguments: Vector.named("RUB-013"))
  func neverMoreThanTheDimension(_ vector: Vector) throws {
    let band = try band(vector)
    let shown = band.band(try vector.input["distance"].number)
    #expect(try vector.difference("band", shown) == nil)
    #expect(try vector.difference("upper_bound", band.dimension) == nil)
    #expect(shown < (try vector.expected["upper_bound"].number))
  }

  @Test(arguments: Vector.named("RUB-014"))
  func inverse(_ vector: Vector) throws {
    let distance = try band(vector).distance(try vector.input["band"].number)
    #expect(try vector.difference("distance", distance) == nil)
  }

  @Test(arguments: Vector.named("RUB-015"))
  func slope(_ vector: Vector) throws {
    let slope = try band(vector).slope(try vector.input["distance"].number)
    #expect(try vector.difference("slope", slope) == nil)
  }

  @Test(arguments: Vector.named("RUB-016", "RUB-017"))
  func flutterStep(_ vector: Vector) throws {
    let applied = Flutter.applied(
      try vector.input["delta"].number, past: try vector.input["overscroll"].number,
      viewport: try vector.input["viewport"].number)
    #expect(try vector.difference("applied", applied) == nil)
    #expect(try vector.expected["test_window"].range.contains(applied))
  }

  @Test(arguments: Vector.named("RUB-018"))
  func withoutBouncingItIsClamped(_ vector: Vector) throws {
    let range = try vector.input["range"].range
    let extent = AxisExtent(
      content: range.upperBound + 400, bounds: 400, bounces: try vector.input["bounces"].boolean)
    #expect(!extent.isElastic)
    let offset = extent.clamped(try vector.input["raw_offset"].number)
    #expect(try vector.difference("offset", offset) == nil)
  }

  @Test(arguments: Vector.named("RUB-019"))
  func threeTwenty(_ vector: Vector) throws {
    let edge = ThreeTwenty.resisted(
      try vector.input["current"].number, try vector.input["proposed"].number,
      max: try vector.input["max"].number, resistance: try vector.input["resistance"].number)
    #expect(try vector.difference("edge", edge) == nil)
    let dragged = ThreeTwenty.dragged(
      0, by: try -vector.input["proposed"].number, in: 0...1000,
      length: try vector.input["max"].number)
    #expect(try vector.difference("edge", -dragged) == nil)
  }

  @Test(arguments: Vector.named("RUB-022"))
  func thirdOfAStep(_ vector: Vector) throws {
    let offset = try vector.input["offset"].number
    let delta = try vector.input["delta"].number
    let range = try vector.input["range"].range
    #expect(
      try vector.difference("offset", IScroll.dragged(offset, by: delta, in: range)) == nil)
    let position = BetterScroll.dragged(
      -offset, by: -delta, in: -range.upperBound...(-range.lowerBound))
    #expect(try vector.difference("offset", -position) == nil)
  }

  private func band(_ vector: Vector) throws -> RubberBand {
    RubberBand(
      coefficient: try vector.input["c"].number, dimension: try vector.input["dimension"].number)
  }
}
