import ScrollworkModel
import ScrollworkMotion
import ScrollworkTestSupport
import Testing

/// LAZ: which images are asked for while rows scroll by. LAZ-008 is a scene's as well.
@Suite struct LazyImageVectorTests {
  @Test(arguments: Vector.named("LAZ-001", "LAZ-002", "LAZ-003", "LAZ-004", "LAZ-005", "LAZ-006"))
  func flick(_ vector: Vector) throws {
    let (loader, blanks) = try play(vector)
    #expect(try vector.difference("images_requested", loader.requests.count) == nil)
    #expect(try vector.difference("order", loader.requests) == nil)
    #expect(try vector.difference("blank_rows_per_step", blanks) == nil)
  }

  @Test(arguments: Vector.named("LAZ-007"))
  func nothingIsLoadedAtTheSecondDrag(_ vector: Vector) throws {
    let (loader, _) = try play(vector)
    #expect(try vector.difference("blank_rows", loader.blank) == nil)
  }

  @Test(arguments: Vector.named("LAZ-008"))
  func staleTarget(_ vector: Vector) throws {
    let table = Table()
    var loader = ImageLoader(policy: .targetRect)
    let offset = try vector.input["release_offset"].number
    _ = loader.show(table.visible(0), isDecelerating: false, rect: table.rect)
    _ = loader.willBeginDragging()
    _ = loader.show(table.visible(offset), isDecelerating: false, rect: table.rect)
    loader.willEndDragging(target: table.bounds(offset))
    loader.didEndDragging()
    #expect(try vector.difference("targetRect", loader.targetRect) == nil)
    _ = loader.show(
      table.visible(try vector.input["then_setContentOffset"].number), isDecelerating: false,
      rect: table.rect)
    #expect(try vector.difference("blank_rows", loader.blank) == nil)
  }

  @Test(arguments: Vector.named("LAZ-009"))
  func touchingIsntOverlapping(_ vector: Vector) throws {
    let overlaps = ImageLoader.Stretch(try vector.input["row"].rect).overlaps(
      try vector.input["target"].rect)
    #expect(try vector.difference("overlaps", overlaps) == nil)
  }

  // MARK: A table

  private struct Table {
    var rowHeight = 100.0
    var viewport = 400.0
    var count = 100

    func rect(_ row: Int) -> Rect {
      Rect(x: 0, y: Double(row) * rowHeight, width: 320, height: rowHeight)
    }

    func bounds(_ offset: Double) -> Rect {
      Rect(x: 0, y: offset, width: 320, height: viewport)
    }

    func visible(_ offset: Double) -> [Int] {
      (0..<count).filter { ImageLoader.Stretch(rect($0)).overlaps(bounds(offset)) }
    }
  }

  /// A drag through offsets, a deceleration through others, a second drag where it is interrupted.
  private func play(_ vector: Vector) throws -> (loader: ImageLoader, blanks: [Int]) {
    let input = vector.input
    let table = Table(
      rowHeight: try input["row_height"].number, viewport: try input["viewport"].number,
      count: try input["rows"].integer)
    let policy = try #require(
      LazyImageAttributes.Policy(rawValue: try input["strategy"].text))
    var loader = ImageLoader(
      policy: policy,
      cached: Set(try input.optional("cached")?.list.map { try $0.integer } ?? []),
      loadsAtDragBegin: try input.optional("load_in_willBeginDragging")?.boolean ?? true)
    var blanks: [Int] = []
    func show(_ offset: Double, isDecelerating: Bool) {
      _ = loader.show(
        table.visible(offset), isDecelerating: isDecelerating, rect: table.rect)
    }
    for (index, offset) in try input["drag_offsets"].numbers.enumerated() {
      show(offset, isDecelerating: false)
      if index == 0 { _ = loader.willBeginDragging() }
      if index > 0 { blanks.append(loader.blank.count) }
    }
    loader.willEndDragging(target: table.bounds(try input["target"].number))
    loader.didEndDragging()
    for offset in try input["deceleration_offsets"].numbers {
      show(offset, isDecelerating: true)
      blanks.append(loader.blank.count)
      if offset == (try input.optional("interrupt_at")?.number) {
        _ = loader.willBeginDragging()
        blanks.append(loader.blank.count)
        return (loader, blanks)
      }
    }
    _ = loader.didEndDecelerating()
    blanks.append(loader.blank.count)
    return (loader, blanks)
  }
}
