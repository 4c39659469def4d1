internal import ScrollworkLayout
internal import ScrollworkLinkage
internal import ScrollworkModel

/// A scene's links while a script runs.
struct LinkRun: Sendable {
  let program: LinkProgram
  var state: LinkState
  var inputs: LinkInputs
  /// Number of the next tick of smoothing, at ticks / rate; nil when nothing has a memory.
  var nextTick: Double?
  /// A value with a memory still changes, or what it follows has changed since the last tick.
  var isSmoothing = false
  /// What scroll views were doing at the last tick, by the program's scroll views: what comes to
  /// rest is noticed by the next one.
  var phases: [LinkScroll.Phase] = []
  /// Range of each binding's source and value so far.
  var reached: [LinkReach] = []
  /// Largest gap so far that each of the program's pictures left in its frame, and the offset there.
  var gaps: [(size: Double, offset: Double)] = []
  /// Of the views that the program was compiled for.
  var paths: [String] = []
  /// Offsets at which links have put scroll views since the last frame, by scroll view's index.
  var pending: [Int: Point] = [:]
  /// Where fingers hold knobs that links move as well: taken up by the next step.
  var held: [LinkTarget: Double] = [:]
  /// Where fingers have left knobs that nothing else moves.
  var placed: [LinkTarget: Double] = [:]
  /// Indexes of the program's scroll views among the simulation's.
  var scrollers: [Int]

  /// Smoothing is stepped at this rate, per s, whatever the frames are, so that traces of all frame
  /// rates agree.
  static let rate = 120.0
  /// A smoothed value that changes by less in one tick has come to rest.
  static let restChange = 1e-4

  /// Lengths that the layout is solved with.
  func drivenLayout(_ state: LinkState) -> [(target: LinkTarget, value: Double, name: String)] {
    program.layoutOutputs.map { ($0.target, state.value(of: $0), $0.name) }
      + program.knobs.compactMap { knob in
        placed[knob.target].map {
          (knob.target, $0, "\(paths[Int(knob.view)]).\(knob.axis == .horizontal ? "x" : "y")")
        }
      }
  }

  /// Where a knob is on its axis.
  func place(of knob: LinkKnob, in frame: Rect) -> Double {
    held[knob.target] ?? (knob.axis == .horizontal ? frame.x : frame.y)
  }

  /// Looks whether pictures cover their frames, as they are now.
  mutating func noteGaps(frame: (Int32) -> Rect) {
    for (index, covered) in program.coveredFrames.enumerated() where index < gaps.count {
      guard let place = program.scrollViews.firstIndex(of: covered.scroller) else { continue }
      let scroll = inputs.scrolls[place]
      let isHorizontal = covered.scrollAxis == .horizontal
      let offset = isHorizontal ? scroll.contentOffset.x : scroll.contentOffset.y
      let gap = covered.gap(
        state, at: offset, port: scroll.bounds[covered.scrollAxis], frame: frame)
      if gap > gaps[index].size { gaps[index] = (gap, offset) }
    }
  }

  var tickTime: Double? { nextTick.map { $0 / LinkRun.rate } }
}

/// How far a binding came: its source and its value.
struct LinkReach: Hashable, Sendable {
  var source: ClosedRange<Double>?
  var value: ClosedRange<Double>?

  static func extend(_ range: inout ClosedRange<Double>?, by value: Double) {
    guard value.isFinite else { return }
    range = range.map { min($0.lowerBound, value)...max($0.upperBound, value) } ?? value...value
  }
}
