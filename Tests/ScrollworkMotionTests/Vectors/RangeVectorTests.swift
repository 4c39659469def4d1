import ScrollworkModel
import ScrollworkMotion
import ScrollworkTestSupport
import Testing

/// RNG: offset ranges. RNG-006 to RNG-009 are scenes'; where rectangles come into view is here too.
@Suite struct RangeVectorTests {
  @Test(arguments: Vector.named("RNG-001", "RNG-002", "RNG-003"))
  func range(_ vector: Vector) throws {
    let extent = try extent(vector)
    #expect(try vector.difference("range", extent.range) == nil)
    if vector.expected.optional("draggable_without_alwaysBounce") != nil {
      #expect(try vector.difference("draggable_without_alwaysBounce", extent.isDraggable) == nil)
    }
    if vector.expected.optional("canScroll") != nil {
      #expect(try vector.difference("canScroll", extent.canScroll) == nil)
    }
  }

  @Test(arguments: Vector.named("RNG-004"))
  func alwaysBounceNeedsBounces(_ vector: Vector) throws {
    let draggable = try vector.input["bounces"].list.map { bounces in
      var extent = try extent(vector)
      extent.bounces = try bounces.boolean
      extent.alwaysBounces = try vector.input["alwaysBounceVertical"].boolean
      return extent.isDraggable
    }
    #expect(try vector.difference("draggable", draggable) == nil)
  }

  @Test(arguments: Vector.named("RNG-007"))
  func rectanglesComeIntoView(_ vector: Vector) throws {
    let bounds = try vector.input["bounds"].size
    let content = try vector.input["content"].size
    let offsets = try vector.input["cases"].list.map {
      VisibleRect.offset(
        toShow: try $0["rect"].rect, from: try $0["offset"].point, bounds: bounds,
        content: content, rangeX: 0...(content.width - bounds.width),
        rangeY: 0...(content.height - bounds.height))
    }
    #expect(try vector.difference("offsets", offsets) == nil)
  }

  private func extent(_ vector: Vector) throws -> AxisExtent {
    let inset = try vector.input.optional("inset")?.numbers ?? [0, 0]
    return AxisExtent(
      content: try vector.input["content"].number, bounds: try vector.input["bounds"].number,
      nearInset: inset[0], farInset: inset[1])
  }
}
