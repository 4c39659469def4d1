import ScrollworkModel
import ScrollworkSimulation

/// Takes in what an expectation is about while a script runs.
struct ScriptObserver: SimulationObserver {
  /// What a state or condition came to at one moment.
  enum Reading {
    case value(MomentValue?)
    /// It can't be read.
    case wrong(String)
  }

  struct Moment {
    var states: [Reading] = []
    /// Nil for conditions that hold.
    var checks: [String?] = []
  }

  private let expectation: ScriptExpectation
  private let script: Script
  private let tolerance: Double
  /// Changes whenever the script changes the views, since paths may then mean others.
  private var generation = 0
  private var properties:
    [String: (generation: Int, reading: Result<MomentProperty, LanguageError>)] =
      [:]
  private var conditions: [String: (generation: Int, reading: Result<MomentCheck, LanguageError>)] =
    [:]
  /// What links set at the moment that is looked at, by path.
  private var settings: [String: TraceEvent.Value] = [:]

  /// By the index in the expectation.
  private(set) var at: [Int: Moment] = [:]
  private(set) var after: [Int: Moment] = [:]
  private(set) var rest: [Reading] = []
  private(set) var maximum: [Reading] = []
  private(set) var minimum: [Reading] = []
  /// The first time at which each condition didn't hold, and its numbers.
  private(set) var violations: [(time: Double, text: String)?]
  private(set) var counts: [Int]
  /// The first occurrence of each.
  private(set) var never: [TraceEvent?]
  /// All events that lists and callbacks may be about.
  private(set) var events: [TraceEvent] = []
  private let keepsScrolls: Bool

  private let neverNames: [EventName]
  private let countNames: [EventName]

  init(_ expectation: ScriptExpectation, of script: Script, tolerance: Double) {
    self.expectation = expectation
    self.script = script
    self.tolerance = tolerance
    violations = Array(repeating: nil, count: expectation.always.count)
    counts = Array(repeating: 0, count: expectation.count.count)
    never = Array(repeating: nil, count: expectation.never.count)
    neverNames = expectation.never.map { EventName($0.value) }
    countNames = expectation.count.map { EventName($0.event.value) }
    let listed = expectation.events.flatMap(\.events) + expectation.callbacks.map(\.name)
    keepsScrolls = listed.contains {
      ["didScroll", "didZoom", "touchesMoved"].contains(EventName($0.value).name)
    }
  }

  /// The instants at which something is expected.
  var instants: [Double] { Set(expectation.at.map(\.time.value)).sorted() }

  /// Guides that conditions name.
  func measuredPaths(in scene: ResolvedScene) -> [String] {
    let texts =
      expectation.always + expectation.at.flatMap(\.moment.checks)
      + expectation.after.flatMap(\.moment.checks)
    let paths = texts.flatMap { text in
      (try? MomentCheck(text.value, in: scene))?.measuredPaths(in: scene) ?? []
    }
    return Set(paths).sorted()
  }

  // MARK: Observing

  mutating func step(_ step: TraceStep, _ moment: SimulationMoment) {
    take(step.settings)
    for event in step.events { take(event) }
    rest = expectation.rest.map { read($0, moment) }
    maximum = extended(maximum, expectation.maximum, moment, by: >)
    minimum = extended(minimum, expectation.minimum, moment, by: <)
    for (index, text) in expectation.always.enumerated() where violations[index] == nil {
      if let failure = check(text.value, moment) {
        violations[index] = (step.time, failure)
      }
    }
  }

  mutating func instant(_ time: Double, _ moment: SimulationMoment) {
    take(moment.settings)
    for (index, expected) in expectation.at.enumerated()
    where at[index] == nil && abs(expected.time.value - time) < 1e-9 {
      at[index] = read(expected.moment, moment)
    }
  }

  mutating func scriptEvent(_ number: Int, _ moment: SimulationMoment) {
    if number > 0, number <= script.events.count {
      switch script.events[number - 1].action {
      case .insert, .remove, .resize, .setView: generation += 1
      default: break
      }
    }
    if !expectation.after.isEmpty { take(moment.settings) }
    for (index, expected) in expectation.after.enumerated() where expected.event.value == number {
      after[index] = read(expected.moment, moment)
    }
  }

  private mutating func take(_ settings: [TraceStep.Setting]) {
    for setting in settings { self.settings[setting.path] = setting.value }
  }

  private mutating func take(_ event: TraceEvent) {
    for (index, name) in countNames.enumerated()
    where EventMatching.matches(event, name, view: nil, tolerance: tolerance) {
      counts[index] += 1
    }
    for (index, name) in neverNames.enumerated()
    where never[index] == nil
      && EventMatching.matches(event, name, view: nil, tolerance: tolerance)
    {
      never[index] = event
    }
    if keepsScrolls || !["didScroll", "didZoom", "touchesMoved"].contains(event.name) {
      events.append(event)
    }
  }

  private mutating func extended(
    _ old: [Reading], _ states: [ScriptExpectation.State], _ moment: SimulationMoment,
    by isFarther: (Double, Double) -> Bool
  ) -> [Reading] {
    var readings = old
    for (index, state) in states.enumerated() {
      let new = read(state, moment)
      guard index < readings.count else {
        readings.append(new)
        continue
      }
      switch (readings[index], new) {
      case (.value(.number(let old)), .value(.number(let value))):
        if isFarther(value, old) { readings[index] = new }
      case (.value(.numbers(let old)), .value(.numbers(let values))) where old.count == values.count:
        readings[index] = .value(
          .numbers(zip(old, values).map { isFarther($1, $0) ? $1 : $0 }))
      case (.value(nil), _): readings[index] = new
      default: break
      }
    }
    return readings
  }

  // MARK: Reading

  private mutating func read(
    _ expected: ScriptExpectation.Moment, _ moment: SimulationMoment
  ) -> Moment {
    var result = Moment()
    for state in expected.states { result.states.append(read(state, moment)) }
    for text in expected.checks { result.checks.append(check(text.value, moment)) }
    return result
  }

  private mutating func read(
    _ state: ScriptExpectation.State, _ moment: SimulationMoment
  ) -> Reading {
    let path = state.path.value
    if state.property.isEmpty, let value = settings[path] { return .value(MomentValue(value)) }
    if path.hasPrefix("var ") || path.hasPrefix("constraint ") {
      return .wrong("No link drives \(path).")
    }
    let key = "\(path) \(state.property)"
    if properties[key]?.generation != generation {
      do throws(LanguageError) {
        let property = try MomentProperty(
          path, property: state.property.isEmpty ? nil : state.property, in: moment.scene)
        properties[key] = (generation, .success(property))
      } catch {
        properties[key] = (generation, .failure(error))
      }
    }
    switch properties[key]?.reading {
    case .success(let property): return .value(property.value(in: moment))
    case .failure(let error):
      return .wrong(error.help.map { "\(error.message) \($0)" } ?? error.message)
    case nil: return .value(nil)
    }
  }

  /// Nil when the condition holds.
  private mutating func check(_ text: String, _ moment: SimulationMoment) -> String? {
    if conditions[text]?.generation != generation {
      do throws(LanguageError) {
        conditions[text] = (generation, .success(try MomentCheck(text, in: moment.scene)))
      } catch {
        conditions[text] = (generation, .failure(error))
      }
    }
    switch conditions[text]?.reading {
    case .success(let check): return check.failure(at: moment, tolerance: tolerance)
    case .failure(let error):
      return "unreadable: " + (error.help.map { "\(error.message) \($0)" } ?? error.message)
    case nil: return nil
    }
  }
}
