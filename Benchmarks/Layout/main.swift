// Lays out a made-up scene several times and prints the median times.
// Usage: layout-benchmark [feed|conflict|open|conflicts|widths|chain|links] [size] [repetitions]
import ScrollworkLayout
import ScrollworkModel

let arguments = Array(CommandLine.arguments.dropFirst())
let kind = arguments.first ?? "feed"
let size = max(2, arguments.dropFirst().first.flatMap { Int($0) } ?? 1000)
let repetitions = max(1, arguments.dropFirst(2).first.flatMap { Int($0) } ?? 10)

if kind == "links" {
  DrivenFeed(rowCount: size, steps: 10 * repetitions).measure()
} else {
  measureLayout()
}

func measureLayout() {
  let scene =
    switch kind {
    case "conflict": Conflict.scene(size)
    case "open": Extremes.open(size)
    case "conflicts": Extremes.conflicts(size)
    case "widths": Extremes.widths(size)
    case "chain": Extremes.chain(size)
    default: Feed(rowCount: size).scene
    }

  let clock = ContinuousClock()
  var resolveTimes: [Duration] = []
  var layoutTimes: [Duration] = []
  var height = 0.0
  var status = LayoutStatus.determined
  for _ in 0..<repetitions {
    var resolved: (scene: ResolvedScene, diagnostics: [Diagnostic])?
    resolveTimes.append(
      clock.measure { resolved = SceneResolver.resolve(scene, viewport: scene.viewport) })
    guard let resolved else { continue }
    for diagnostic in resolved.diagnostics.prefix(3) { print(diagnostic.message) }
    var result: LayoutResult?
    layoutTimes.append(clock.measure { result = resolved.scene.layout() })
    height = result?.views[1].scroll?.contentSize.height ?? 0
    status = result?.status ?? .unsatisfiable
  }
  resolveTimes.sort()
  layoutTimes.sort()
  print("\(kind) \(size): content height \(formatNumber(height)), \(status)")
  print(
    "resolve \(resolveTimes[repetitions / 2]), layout \(layoutTimes[repetitions / 2]) (medians)")
}
