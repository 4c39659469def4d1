import ScrollworkModel
import ScrollworkMotion
import ScrollworkTestSupport
import Testing

/// REM: an outer view that forwards touches and regrets it.
@Suite struct RemorseVectorTests {
  @Test(
    arguments: Vector.named(
      "REM-001", "REM-002", "REM-003", "REM-004", "REM-005", "REM-006", "REM-007", "REM-008",
      "REM-009", "REM-010", "REM-011"))
  func forwarding(_ vector: Vector) throws {
    var attributes = RemorsefulAttributes()
    attributes.resets = try vector.input.optional("fixed")?.boolean ?? false
    let hasChild = vector.input.optional("child") != .null
    var forwarding = RemorsefulForwarding(attributes)
    var outputs: [RemorsefulForwarding.Output] = []
    for event in try vector.input["events"].list {
      let parts = try event.list
      switch try parts[0].text {
      case "began":
        outputs += forwarding.began(
          try parts[1].list.map { try $0.point }, touches: try parts[2].integer,
          hasChild: hasChild)
      case "moved": outputs += forwarding.moved(try parts[1].point)
      case "ended": outputs += forwarding.ended()
      default: outputs += forwarding.cancelled()
      }
    }
    #expect(try vector.difference("outputs", outputs.map(\.rawValue)) == nil)
  }
}
