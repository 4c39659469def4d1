import ScrollworkModel
import ScrollworkMotion
import ScrollworkTestSupport
import Testing

/// REU: views reused while scrolling.
@Suite struct ReuseVectorTests {
  @Test(arguments: Vector.named("REU-002", "REU-003", "REU-004"))
  func pages(_ vector: Vector) throws {
    var queue = ReuseQueue()
    let count = try vector.input["total"].integer
    let log = try vector.input["pages"].list.map { page in
      let page = try page.integer
      _ = queue.show(ReuseQueue.window(round: page, window: 1, count: count))
      return [page, queue.made, queue.queued, queue.live.count]
    }
    #expect(try vector.difference("log", log) == nil)
    var instances: [String: Int] = [:]
    for (item, instance) in queue.live { instances[String(item)] = instance }
    #expect(try vector.difference("final_instances", instances) == nil)
  }

  @Test(arguments: Vector.named("REU-005"))
  func rows(_ vector: Vector) throws {
    let height = try vector.input["row_height"].number
    let viewport = try vector.input["viewport"].number
    var queue = ReuseQueue(enqueuesFirst: try vector.input["order"].text == "enqueue-first")
    let log = try vector.input["offsets"].numbers.map { offset in
      let rows = (0..<100).filter {
        Double($0) * height < offset + viewport && Double($0 + 1) * height > offset
      }
      _ = queue.show(rows)
      return [offset, Double(queue.made), Double(queue.queued)]
    }
    #expect(try vector.difference("log", log) == nil)
  }

  @Test(arguments: Vector.named("REU-008"))
  func threeTwenty(_ vector: Vector) throws {
    #expect(try vector.difference("order", ThreeTwenty.reuseOrder.rawValue) == nil)
    var queue = ReuseQueue(order: ThreeTwenty.reuseOrder)
    let count = try vector.input["pages"].integer
    for page in try vector.input["visits"].list {
      let window = ThreeTwenty.pageSlots / 2
      _ = queue.show(ReuseQueue.window(round: try page.integer, window: window, count: count))
    }
    #expect(try vector.difference("slots", queue.made) == nil)
  }
}
