// solver-benchmark                  all workloads; lines `peer NAME N MILLISECONDS` on standard
//                                   input give another solver's times to print beside ours
// solver-benchmark --only NAME N    one workload once, for counting instructions

let arguments = CommandLine.arguments
var benchmark = SolverBenchmark()
if arguments.count == 4 && arguments[1] == "--only" {
  benchmark.runOnly(arguments[2], Int(arguments[3]) ?? 10)
} else {
  benchmark.readPeers()
  benchmark.runAll()
}
