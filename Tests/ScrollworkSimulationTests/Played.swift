import ScrollworkModel
import ScrollworkSimulation
import ScrollworkYAML
import Testing

/// A script that was played, with all that it left behind.
struct Played: SimulationObserver {
  var steps: [TraceStep] = []
  var instants: [Double: [ScrollSnapshot]] = [:]
  var eventNumbers: [Int] = []
  /// Scroll views right after each of the script's events, counted from 1.
  var after: [Int: [ScrollSnapshot]] = [:]
  /// Top of the keyboard likewise.
  var keyboardTops: [Int: Double] = [:]
  var summary: TraceSummary?

  init() {}

  init(_ yaml: String, script: String? = nil, _ options: SimulationOptions = .init()) throws {
    let result = SceneReader().read(SourceText(name: "test.yaml", bytes: Array(yaml.utf8)))
    let errors = result.diagnostics.filter { $0.severity == .error }.map(\.message)
    try #require(errors == [])
    let scene = try #require(result.scene)
    let wanted = scene.scripts.first { script == nil || $0.name.value == script }
    summary = Simulation(scene).run(try #require(wanted), options, observer: &self)
  }

  mutating func step(_ step: TraceStep, _ moment: SimulationMoment) { steps.append(step) }

  mutating func instant(_ time: Double, _ moment: SimulationMoment) {
    instants[time] = moment.scrollViews
  }

  mutating func scriptEvent(_ number: Int, _ moment: SimulationMoment) {
    eventNumbers.append(number)
    after[number] = moment.scrollViews
    keyboardTops[number] = moment.keyboardTop
  }

  var events: [TraceEvent] { steps.flatMap(\.events) }

  /// Names of a view's events, runs of didScroll and didZoom as one with a star.
  func names(_ view: String = "scroll") -> [String] {
    var result: [String] = []
    for event in events where event.view == view {
      var name = event.name
      if name == "didScroll" || name == "didZoom" {
        name += "*"
        if result.last == name { continue }
      }
      if case .boolean(let value)? = event.argument("decelerate") { name += "(\(value))" }
      result.append(name)
    }
    return result
  }

  /// A scroll view right after an event of the script, counted from 1.
  func scroll(_ view: String = "scroll", after event: Int) -> ScrollSnapshot? {
    after[event]?.first { $0.path == view }
  }

  func rest(_ view: String = "scroll") -> Point? {
    summary?.scrollViews.first { $0.path == view }?.contentOffset
  }
}
