internal import ScrollworkModel

/// Where a script is: which event is next, and what fingers are doing meanwhile.
struct ScriptRunner: Sendable {
  /// Something that the present event does at a time of its own.
  enum Step: Sendable {
    case lift(finger: Int, span: SourceSpan)
  }

  let events: [ScriptEvent]
  /// Index of the next event to begin.
  var next = 0
  /// When the events that are under way are over, in s.
  var end = 0.0
  /// Number of the first event that is under way, counted from 0.
  var first = 0
  var isUnderWay = false
  var paths: [FingerPath] = []
  var steps: [(time: Double, step: Step)] = []
  /// When each finger came down, and its last sample.
  var fingers: [Int: (down: Double, last: Double)] = [:]
  /// Waiting until nothing moves, since then.
  var restSince: Double?
  /// When the last event began or ended.
  var lastEventTime = 0.0
  let framesPerSecond: Double
  private var restFrame = 0.0

  init(_ script: Script) {
    events = script.events
    let rate = script.framesPerSecond
    framesPerSecond = rate.isFinite ? min(max(rate, 1), 10_000) : 60
  }

  var isDone: Bool { next >= events.count && !isUnderWay }

  /// The next of the script's own frames, while it waits for rest.
  var restCheckTime: Double? {
    restSince == nil ? nil : restFrame / framesPerSecond
  }

  mutating func waitForRest(from time: Double) {
    restSince = time
    restFrame = (time * framesPerSecond - 1e-6).rounded(.up)
  }

  mutating func nextRestFrame() { restFrame += 1 }

  /// When the script next does something.
  func nextTime(touchRate: Double) -> Double? {
    if restSince != nil { return nil }
    guard isUnderWay else { return next < events.count ? end : nil }
    var time = end
    for path in paths { time = min(time, sampleTime(path, touchRate)) }
    for step in steps { time = min(time, step.time) }
    return time
  }

  /// A path's next sample: at down + k / touchRate, and at its end.
  func sampleTime(_ path: FingerPath, _ touchRate: Double) -> Double {
    let rate = touchRate.isFinite ? min(max(touchRate, 1), 10_000) : 120
    guard let finger = fingers[path.finger] else { return path.end }
    let last = max(finger.last, path.start)
    let count = ((last - finger.down) * rate + 1e-6).rounded(.down) + 1
    return min(finger.down + count / rate, path.end)
  }
}
