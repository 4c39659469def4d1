import ScrollworkModel
import ScrollworkMotion
import ScrollworkTestSupport
import Testing

/// TCH: the table of states by itself; the same vectors are played in scenes.
@Suite struct TouchVectorTests {
  @Test(arguments: Vector.named("TCH-018"))
  func publishedStates(_ vector: Vector) throws {
    let letters = try vector.input["touchesShouldCancel"].list.map { answer in
      var delivery = TouchDelivery(
        answers: TouchDelivery.Answers(touchesShouldCancel: try answer.boolean))
      _ = delivery.down(hitsContent: true)
      _ = delivery.timer()
      _ = delivery.move(isFar: true)
      return delivery.state.letter.map { String($0) }
    }
    #expect(try vector.difference("state", letters) == nil)
  }
}
