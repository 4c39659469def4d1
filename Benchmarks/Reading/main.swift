// reading-benchmark FOLDER           times file to JSON, and the tool beside this program; the
//                                    scenes are written to the folder
// reading-benchmark FOLDER --once    all steps once, for counting instructions
import ScrollworkModel

func fixed(_ value: Double, _ digits: Int) -> String {
  let factor = digits == 1 ? 10.0 : 100.0
  return formatNumber((value * factor).rounded() / factor)
}

let arguments = CommandLine.arguments
let folder = arguments.count > 1 ? arguments[1] : "."
let feed = FeedFile(rowCount: 1000)
let path = folder + "/feed.yaml"
guard writeFile(feed.text, to: path) else { fatalError("\(path) can't be written") }

let (first, outcome) = Stages.run(path: path)
guard outcome.status == .determined, outcome.viewCount == feed.viewCount,
  outcome.diagnostics.isEmpty
else { fatalError("the scene should be determined and without findings: \(outcome)") }

if arguments.dropFirst(2).first != "--once" {
  // By turns, so that a slow moment of the machine hits both.
  let bytes = readFile(path)
  var best = first
  var bare = Double.infinity
  var eventCount = 0
  for _ in 0..<15 {
    let start = cpuMilliseconds()
    eventCount = BareParse.eventCount(bytes)
    bare = min(bare, cpuMilliseconds() - start)
    let (stages, _) = Stages.run(path: path)
    if stages.total < best.total { best = stages }
  }
  let ratio = best.total / bare
  print(
    """
    file to JSON: \(outcome.viewCount) views, \(bytes.count) bytes, \(eventCount) YAML events, \
    \(outcome.byteCount) bytes of JSON; CPU milliseconds, best of 15
      libyaml alone  \(fixed(bare, 2))
      reading        \(fixed(best.reading, 2))
      resolving      \(fixed(best.resolving, 2))
      layout         \(fixed(best.layout, 2))
      JSON           \(fixed(best.json, 2))
      all            \(fixed(best.total, 2)), \(fixed(ratio, 2)) times libyaml alone \
    (bar: under 4\(ratio < 4 ? "" : ", MISSED"))
    """)

  let tool =
    arguments[0].prefix { $0 != " " }.split(separator: "/", omittingEmptySubsequences: false)
    .dropLast().joined(separator: "/") + "/scrollwork"
  SmallScene.time(tool, folder: folder)
  Explaining.time(tool, folder: folder)
}
