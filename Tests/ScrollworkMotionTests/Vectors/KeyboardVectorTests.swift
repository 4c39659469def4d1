import ScrollworkMotion
import ScrollworkTestSupport
import Testing

/// KBD: the keyboard under a finger, by the rule alone; it is played in a scene too.
@Suite struct KeyboardVectorTests {
  @Test(arguments: Vector.named("KBD-001"))
  func interactiveDismissal(_ vector: Vector) throws {
    let top = try vector.input["keyboard_top"].number
    let shifts = try vector.input["finger_y"].numbers.map {
      KeyboardDismissal.shift(keyboardTop: top, fingerY: $0, keyboardHeight: 300)
    }
    #expect(try vector.difference("keyboard_shift", shifts) == nil)
  }
}
