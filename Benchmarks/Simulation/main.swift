import ScrollworkModel
import ScrollworkSimulation
import ScrollworkYAML

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Counts what it is given.
struct Counter: SimulationObserver {
  var steps = 0
  var events = 0
  var sum = 0.0

  mutating func step(_ step: TraceStep, _ moment: SimulationMoment) {
    steps += 1
    events += step.events.count
    for view in step.scrollViews { sum += view.contentOffset.y }
  }
}

func processorTime() -> Double { Double(clock()) / Double(CLOCKS_PER_SEC) }

let text = SourceText(name: "five.yaml", bytes: Array(FiveScrollViews.yaml.utf8))
let result = SceneReader().read(text)
guard let scene = result.scene, let script = scene.scripts.first else {
  for diagnostic in result.diagnostics { print(diagnostic.message) }
  exit(1)
}
var best = Double.infinity
var counter = Counter()
for _ in 0..<5 {
  counter = Counter()
  let start = processorTime()
  let summary = Simulation(scene).run(script, observer: &counter)
  best = min(best, processorTime() - start)
  for diagnostic in summary.diagnostics { print(diagnostic.message) }
}
let seconds = Double(counter.steps - 1) / script.framesPerSecond
print(
  "five scroll views, \(counter.steps) frames, \(counter.events) events: "
    + "\((best * 1e6).rounded() / 1e3) ms of processor time, "
    + "\((seconds / best).rounded()) times faster than real time "
    + "(bar: 60 s in 200 ms, 300 times)")
