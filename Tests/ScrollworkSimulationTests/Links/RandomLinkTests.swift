import Foundation
import ScrollworkModel
import ScrollworkSimulation
import Testing

/// Random links under random gestures.
///
/// `SCROLLWORK_RANDOM_SEED` begins at another seed, `SCROLLWORK_RANDOM_COUNT` plays more.
@Suite struct RandomLinkTests {
  private static let seeds: Range<UInt64> = {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["SCROLLWORK_RANDOM_SEED"].flatMap { UInt64($0) } ?? 1
    let count = environment["SCROLLWORK_RANDOM_COUNT"].flatMap { UInt64($0) } ?? 24
    return first..<(first + count)
  }()

  /// Frames only sample what happens: at the times that they have in common, traces of three rates
  /// have the same offsets and the same linked values, smoothed ones and springs too.
  @Test func framesOnlySample() throws {
    for seed in Self.seeds {
      let text = RandomLinkScene(seed: seed).text
      let traces = try [60.0, 120, 240].map { rate in
        var options = SimulationOptions()
        options.framesPerSecond = rate
        return try Played(text, options)
      }
      // Calls come into motions; nothing else is wrong.
      let codes = traces[0].summary?.diagnostics.map(\.code)
      #expect(codes?.allSatisfy(["SW612", "SW713"].contains) == true, "seed \(seed)\n\(text)")
      for (trace, factor) in zip(traces.dropFirst(), [2, 4]) {
        let difference = Self.firstDifference(traces[0].steps, trace.steps, factor: factor)
        #expect(difference == nil, "seed \(seed), \(60 * factor) frames a second\n\(text)")
        #expect(trace.rest("list") == traces[0].rest("list"))
      }
    }
  }

  private static func firstDifference(
    _ steps: [TraceStep], _ others: [TraceStep], factor: Int
  ) -> String? {
    for (index, step) in steps.enumerated() where index * factor < others.count {
      let other = others[index * factor]
      for (a, b) in zip(step.scrollViews, other.scrollViews) {
        let distance = max(
          abs(a.contentOffset.x - b.contentOffset.x), abs(a.contentOffset.y - b.contentOffset.y))
        if distance > 1e-9 {
          return "\(a.path) at \(step.time): \(a.contentOffset) and \(b.contentOffset)"
        }
      }
      for (a, b) in zip(step.settings, other.settings) {
        if case .number(let one) = a.value, case .number(let two) = b.value {
          if abs(one - two) <= 1e-9 * max(1, abs(one)) { continue }
        } else if a.value == b.value {
          continue
        }
        return "\(a.path) at \(step.time): \(a.value) and \(b.value)"
      }
    }
    return nil
  }
}
