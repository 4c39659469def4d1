import ScrollworkModel
import ScrollworkMotion
import ScrollworkTestSupport
import Testing

/// ZOM: where zooming leads.
@Suite struct ZoomVectorTests {
  @Test(arguments: Vector.named("ZOM-001", "ZOM-002"))
  func zoomToRect(_ vector: Vector) throws {
    let (scale, offset) = ZoomGeometry.zoom(
      to: try vector.input["rect"].rect, bounds: try vector.input["bounds"].size,
      minimum: try vector.input["min"].number, maximum: try vector.input["max"].number)
    #expect(try vector.difference("scale", scale) == nil)
    #expect(try vector.difference("offset", offset) == nil)
  }

  @Test(arguments: Vector.named("ZOM-003"))
  func pinchKeepsThePointUnderTheFingers(_ vector: Vector) throws {
    let offset = ZoomGeometry.offset(
      try vector.input["offset"].point, center: try vector.input["pinch_in_view"].point,
      from: try vector.input["scale_from"].number, to: try vector.input["scale_to"].number)
    #expect(try vector.difference("offset", offset) == nil)
  }
}
