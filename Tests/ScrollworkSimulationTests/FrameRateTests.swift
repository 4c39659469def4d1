import ScrollworkModel
import ScrollworkSimulation
import ScrollworkTestSupport
import Testing

/// Frames only sample the motion: traces of two rates agree at the times that both have.
@Suite struct FrameRateTests {
  @Test(arguments: 0..<24)
  func sixtyAndHundredTwenty(number: Int) throws {
    var generator = SeededGenerator(seed: UInt64(100 + number))
    func random(_ range: ClosedRange<Double>) -> Double {
      Double.random(in: range, using: &generator).rounded()
    }
    let velocity = random(-4000...4000)
    let second = random(-4000...4000)
    let start = random(0...3000)
    let (keys, events): ([String], [String]) =
      switch number % 6 {
      case 0:  // flicks, the second into the motion of the first
        (
          [],
          [
            "flick: {view: scroll, velocity: [0, \(velocity)]}", "wait: \(random(20...400))ms",
            "flick: {view: scroll, velocity: [0, \(second)]}",
          ]
        )
      case 1:  // bounces
        (
          ["contentOffset: [0, \(random(0...60))]"],
          ["flick: {view: scroll, velocity: [0, -\(abs(velocity))]}"]
        )
      case 2:  // pages
        (["pagingEnabled: true"], ["flick: {view: scroll, velocity: [0, \(velocity)]}"])
      case 3:  // springs back from past an edge, and a changed target
        (
          ["paging: {method: targetOffset, pageSize: \(random(40...500))}"],
          [
            "touch: {at: [200, 100]}", "move: {to: [200, \(random(120...590))], over: 70ms}",
            "lift", "wait: rest", "flick: {view: scroll, velocity: [0, \(second)]}",
          ]
        )
      case 4:  // zoom, with its own bounce, then an animated zoom
        (
          ["maximumZoomScale: 3", "minimumZoomScale: 0.5", "zoomView: child"],
          [
            "pinch: {view: scroll, center: [\(random(50...350)), 300], "
              + "scale: \(1 + abs(velocity) / 800), over: 130ms}",
            "wait: rest",
            "zoomToRect: {view: scroll, rect: [10, 20, 200, \(random(100...400))], animated: true}",
          ]
        )
      default:  // animated offsets and a second motion to a page
        (
          ["paging: {method: snap, pageSize: \(random(40...500))}"],
          [
            "setContentOffset: {view: scroll, to: [0, \(start)], animated: true}", "wait: 120ms",
            "flick: {view: scroll, velocity: [0, \(velocity)]}",
          ]
        )
      }
    let text = ScriptText.scene(events + ["wait: rest"], keys: keys)
    let traces = try [60.0, 120, 240].map { rate in
      var options = SimulationOptions()
      options.framesPerSecond = rate
      return try Played(text, options)
    }
    #expect(traces[0].steps.count > 15)
    for (trace, factor) in zip(traces.dropFirst(), [2, 4]) {
      for (index, step) in traces[0].steps.enumerated() where index * factor < trace.steps.count {
        let other = trace.steps[index * factor]
        #expect(abs(other.time - step.time) < 1e-12)
        for (a, b) in zip(step.scrollViews, other.scrollViews) {
          #expect(abs(a.contentOffset.x - b.contentOffset.x) < 1e-9, "at \(step.time): \(text)")
          #expect(abs(a.contentOffset.y - b.contentOffset.y) < 1e-9, "at \(step.time): \(text)")
          #expect(abs(a.zoomScale - b.zoomScale) < 1e-9, "at \(step.time): \(text)")
        }
      }
      // What happens besides didScroll and didZoom happens at the same times.
      func told(_ played: Played) -> [String] {
        played.events.filter { $0.name != "didScroll" && $0.name != "didZoom" }.map {
          "\(($0.time * 1e9).rounded()) \($0.view) \($0.name)"
        }
      }
      #expect(told(trace) == told(traces[0]))
      let rest = traces[0].rest()
      #expect(trace.rest() == rest)
    }
  }
}
