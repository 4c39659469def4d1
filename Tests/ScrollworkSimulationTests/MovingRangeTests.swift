import ScrollworkModel
import ScrollworkSimulation
import Testing

/// A layout that links change while something moves.
@Suite struct MovingRangeTests {
  private static func scene(_ link: String, content: Int = 8000) -> String {
    """
    scrollwork: 1
    viewport: {width: 390, height: 844}
    root:
      children:
        - id: bar
          constraints: [leading == super.leading, trailing == super.trailing, "gap: top == super.top + 0", height == 50]
        - id: list
          type: scrollView
          constraints: [top == bar.bottom, leading == super.leading, trailing == super.trailing, bottom == super.bottom]
          contentSize: [390, \(content)]
          children: [{frame: [0, 0, 390, \(content)]}]
    links:
      - \(link)
    scripts:
      it: {events: [drag: {view: list, from: [50%, 80%], to: [50%, 20%], over: 200ms}]}

    """
  }

  private static let still = "{drive: bar.alpha, by: list.contentOffset.y, stops: {0: 0, 500: 1}}"
  private static let springy =
    "{drive: constraint gap, by: list.contentOffset.y, stops: {0: 0, 500: 120}, spring: {response: 0.6, damping: 0.3}}"

  /// The list's height swings by a spring between frames: where that changes nothing for a
  /// deceleration it ends where and when it would have.
  @Test(arguments: [60.0, 120, 240])
  func decelerationGoesOn(framesPerSecond: Double) throws {
    var options = SimulationOptions()
    options.framesPerSecond = framesPerSecond
    let still = try #require(try Played(Self.scene(Self.still), options).summary)
    let springy = try #require(try Played(Self.scene(Self.springy), options).summary)
    let offset = try #require(still.scrollViews.first?.contentOffset.y)
    #expect(offset > 1500)
    #expect(springy.scrollViews.first?.contentOffset.y == offset)
    #expect(springy.restTime == still.restTime)
  }

  /// Where the range's end moves under a bounce it goes on from where it is, never back to the last
  /// frame's offset.
  @Test func aMovingEndIsFollowed() throws {
    let played = try Played(Self.scene(Self.springy, content: 1500))
    let offsets = played.steps.compactMap { $0.scrollViews.first?.contentOffset.y }
    let last = try #require(offsets.last)
    #expect(last > 700)
    // It slows down, and never stands still before it is nearly there.
    for (before, after) in zip(offsets, offsets.dropFirst()) where before > 500 {
      #expect(before != after || abs(after - last) < 1)
    }
  }
}
