internal import ScrollworkLayout
internal import ScrollworkModel
internal import ScrollworkMotion

/// Plays one script. Everything happens at its own exact time, in the order of time; at the same
/// instant timers come first, then touches and the script's calls, then what comes to rest, then
/// whoever looks, frames last.
struct Simulator: Sendable {
  let script: Script
  let options: SimulationOptions
  let settings: PhysicsSettings
  let framesPerSecond: Double
  var stage: Stage
  var scrollers: [ScrollViewState] = []
  /// Scroll views in the order in which they move at the same instant: inner ones first.
  var order: [Int] = []
  var touches: [Touch] = []
  var runner: ScriptRunner
  var pageControls: [FollowingPageControl] = []
  var keyboard = KeyboardState()
  var links: LinkRun?
  var isSteppingLinks = false
  /// An offset has changed since the links were evaluated.
  var linksAreStale = false
  /// Smoothed values wait to be shown with the next frame.
  var linksHaveTicked = false
  /// In s from the script's start.
  var time = 0.0
  /// What happened since the last frame.
  var events: [TraceEvent] = []
  var findings: [Diagnostic] = []
  var counts: TraceCounts
  /// Where fingers are that the script has put down, whatever has become of their touches.
  var positions: [Int: Point] = [:]
  /// Frames of the views that may stay put, by the scroll view that keeps them.
  var anchors: [String: [(path: String, frame: Rect)]] = [:]
  /// How deep in callbacks that change offsets the simulation is.
  var nesting = 0

  init(scene: Scene, viewport: Viewport, script: Script, options: SimulationOptions) {
    self.script = script
    self.options = options
    settings = scene.physics
    framesPerSecond = Simulator.rate(options.framesPerSecond ?? script.framesPerSecond)
    stage = Stage(scene: scene, viewport: viewport, measuredPaths: options.measuredPaths)
    runner = ScriptRunner(script)
    counts = TraceCounts()
    makeScrollers()
    makeLinks()
    showFirst()
  }

  /// Frames per second that time can be counted in.
  private static func rate(_ value: Double) -> Double {
    value.isFinite ? min(max(value, 1), 10_000) : 60
  }

  // MARK: The loop

  private enum Occasion: Int, Comparable {
    case smoothing, timer, touch, physics, instant, restCheck, frame

    static func < (a: Occasion, b: Occasion) -> Bool { a.rawValue < b.rawValue }
  }

  /// Instants closer than this are the same.
  static let instant = 1e-9

  mutating func run<Observer: SimulationObserver>(_ observer: inout Observer) -> TraceSummary {
    var frame = 0
    var instants = options.instants.filter { $0 >= 0 }.sorted()[...]
    while true {
      let frameTime = Double(frame) / framesPerSecond
      var next = (time: frameTime, occasion: Occasion.frame)
      func consider(_ time: Double?, _ occasion: Occasion) {
        guard let time else { return }
        if time < next.time - Simulator.instant
          || (time <= next.time + Simulator.instant && occasion < next.occasion)
        {
          next = (time, occasion)
        }
      }
      consider(runner.restCheckTime, .restCheck)
      consider(instants.first, .instant)
      consider(nextMotionEnd, .physics)
      consider(runner.nextTime(touchRate: script.touchRate), .touch)
      consider(touches.compactMap(\.timer).min(), .timer)
      consider(links?.tickTime, .smoothing)
      time = max(time, next.time)
      switch next.occasion {
      case .smoothing: tickLinks()
      case .timer: fireTimers()
      case .touch:
        let finished = stepScript()
        followLinks()
        for number in finished { observer.scriptEvent(number, momentBetweenFrames) }
      case .physics:
        endMotions()
        followLinks()
      case .instant:
        instants.removeFirst()
        observer.instant(time, momentBetweenFrames)
      case .restCheck:
        for number in checkRest() { observer.scriptEvent(number, momentBetweenFrames) }
      case .frame:
        advanceMotions()
        followLinks(isFrame: true)
        emit(frame, &observer)
        if checkIsOver() {
          for instant in instants { observer.instant(instant, moment) }
          return summary(frames: frame + 1)
        }
        frame += 1
      }
    }
  }

  /// Links see every didScroll. Those of frames leave no trace in what links remember, which has a
  /// clock of its own.
  mutating func followLinks(isFrame: Bool = false) {
    guard linksAreStale || isFrame && linksHaveTicked else { return }
    stepLinks(elapsed: 0, remembers: !isFrame)
  }

  private mutating func emit<Observer: SimulationObserver>(
    _ frame: Int, _ observer: inout Observer
  ) {
    if stage.refresh() { updateGeometry(keeping: false) }
    countReuse(frame: frame)
    let moment = moment
    let step = TraceStep(
      index: frame, time: Double(frame) / framesPerSecond, scrollViews: moment.scrollViews,
      settings: linkSettings, events: events)
    observer.step(step, moment)
    events.removeAll(keepingCapacity: true)
  }

  var isAtRest: Bool {
    touches.isEmpty && !keyboard.isMoving && linksAreAtRest
      && scrollers.allSatisfy { $0.motion == nil && $0.zoomMotion == nil }
  }

  /// The script is done and nothing moves, or it never will be.
  private mutating func checkIsOver() -> Bool {
    guard runner.isDone else { return false }
    if isAtRest {
      if counts.restTime == nil { counts.restTime = counts.lastChange }
      reportRest()
      return true
    }
    guard time - runner.lastEventTime >= settings.timeLimit else { return false }
    reportNoRest()
    return true
  }

  // MARK: Looking

  var moment: SimulationMoment {
    SimulationMoment(time: time, scrollViews: snapshots, simulator: self)
  }

  /// The state at an instant between frames, by the closed forms, without callbacks.
  private var momentBetweenFrames: SimulationMoment {
    var copy = self
    for index in copy.scrollers.indices { copy.showZoom(index) }
    for index in copy.scrollers.indices {
      guard let motion = copy.scrollers[index].motion else { continue }
      copy.scrollers[index].offset = copy.stored(motion.offset(at: time))
      copy.stage.setOffset(copy.scrollers[index].offset, of: copy.scrollers[index].view)
    }
    if copy.stage.refresh() { copy.updateGeometry(keeping: false) }
    copy.stepLinks(elapsed: 0, remembers: false)
    return copy.moment
  }

  var snapshots: [ScrollSnapshot] {
    scrollers.map { $0.snapshot(at: time) }
  }
}
