import Foundation
import ScrollworkModel
import ScrollworkSimulation
import ScrollworkTestSupport
import Testing

/// Whatever fingers do and code calls: nothing traps, and what is told stays consistent.
///
/// The seed of every script is printed before it is played, so that a trap can be traced to it.
/// `SCROLLWORK_RANDOM_SEED` begins at another seed, `SCROLLWORK_RANDOM_COUNT` plays more.
@Suite struct RandomScriptTests {
  @Test func randomScripts() throws {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["SCROLLWORK_RANDOM_SEED"].flatMap { UInt64($0) } ?? 1
    let count = environment["SCROLLWORK_RANDOM_COUNT"].flatMap { UInt64($0) } ?? 120
    for seed in first..<(first + count) {
      print("random script, seed \(seed)")
      let script = RandomScript(seed: seed)
      let played = try Played(script.text)
      let problems = Self.problems(played)
      #expect(problems == [], "seed \(seed)\n\(script.text)")
    }
  }

  @Test func sameScriptSameTrace() throws {
    for seed in 500..<520 as Range<UInt64> {
      let script = RandomScript(seed: seed)
      #expect(script.text == RandomScript(seed: seed).text)
      #expect(try Played(script.text).events == Played(script.text).events, "seed \(seed)")
    }
  }

  /// What callbacks depend on frames for: those of frames themselves, and what apps do in them.
  private static let ofFrames: Set<String> = [
    "didScroll", "didZoom", "imageRequested", "viewMade", "viewReused", "viewQueued", "pageChanged",
    "layout",
  ]

  @Test func framesOnlySampleRandomScripts() throws {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["SCROLLWORK_RANDOM_SEED"].flatMap { UInt64($0) } ?? 700
    let count = environment["SCROLLWORK_RANDOM_COUNT"].flatMap { UInt64($0) } ?? 40
    for seed in first..<(first + count) {
      print("random script, seed \(seed)")
      let script = RandomScript(seed: seed)
      let traces = try [60.0, 240].map { rate in
        var options = SimulationOptions()
        options.framesPerSecond = rate
        return try Played(script.text, options)
      }
      let told = traces.map { trace in
        trace.events.filter { !Self.ofFrames.contains($0.name) }.map {
          "\(($0.time * 1e6).rounded() / 1e6) \($0.view) \($0.name)"
        }
      }
      let difference = zip(told[0], told[1]).first { $0 != $1 }
      #expect(difference == nil, "seed \(seed)\n\(script.text)")
      #expect(told[0].count == told[1].count, "seed \(seed)")
      let apart = Self.firstDifference(traces[0].steps, traces[1].steps, factor: 4)
      #expect(apart == nil, "seed \(seed)")
    }
  }

  /// The first common frame at which a scroll view is elsewhere in one of two traces.
  private static func firstDifference(
    _ steps: [TraceStep], _ others: [TraceStep], factor: Int
  ) -> String? {
    for (index, step) in steps.enumerated() where index * factor < others.count {
      for (a, b) in zip(step.scrollViews, others[index * factor].scrollViews) {
        // An app puts a page map's offsets back in didScroll, and that comes with frames.
        guard a.path != "map" else { continue }
        let distance = max(
          abs(a.contentOffset.x - b.contentOffset.x), abs(a.contentOffset.y - b.contentOffset.y),
          abs(a.zoomScale - b.zoomScale))
        guard distance > 1e-6 else { continue }
        return "\(a.path) at \(step.time): \(a.contentOffset) and \(b.contentOffset)"
      }
    }
    return nil
  }

  /// What is wrong with a trace.
  private static func problems(_ played: Played) -> [String] {
    var problems: [String] = []
    var time = 0.0
    var dragging: Set<String> = []
    var zooming: Set<String> = []
    for event in played.events {
      if event.time < time - 1e-9 { problems.append("\(event.name) at \(event.time) is too late") }
      time = max(time, event.time)
      switch event.name {
      case "willBeginDragging":
        if !dragging.insert(event.view).inserted { problems.append("\(event.view) drags twice") }
      case "didEndDragging":
        if dragging.remove(event.view) == nil { problems.append("\(event.view) didn't drag") }
      case "willBeginZooming":
        if !zooming.insert(event.view).inserted { problems.append("\(event.view) zooms twice") }
      case "didEndZooming":
        if zooming.remove(event.view) == nil { problems.append("\(event.view) didn't zoom") }
      case "didScroll":
        if event.contentOffset.map({ !$0.x.isFinite || !$0.y.isFinite }) ?? true {
          problems.append("\(event.view) has no offset")
        }
      default: break
      }
    }
    for step in played.steps {
      for view in step.scrollViews where !(view.zoomScale > 0 && view.zoomScale.isFinite) {
        problems.append("\(view.path) has a scale of \(view.zoomScale)")
      }
    }
    guard let summary = played.summary else { return ["no summary"] }
    if summary.restTime == nil { return problems + ["no rest"] }
    for view in summary.scrollViews where view.flags != TraceEvent.Flags() {
      problems.append("\(view.path) rests with \(view.flags)")
    }
    // A scroll view that was removed in the middle says no more.
    let present = Set(summary.scrollViews.map(\.path))
    for view in dragging.intersection(present).sorted() { problems.append("\(view) still drags") }
    for view in zooming.intersection(present).sorted() { problems.append("\(view) still zooms") }
    return problems
  }
}
