import ScrollworkSolver

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// CPU time of this thread in milliseconds.
func cpuMilliseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

for n in CommandLine.arguments.count > 1 ? [Int(CommandLine.arguments[1]) ?? 10] : [10, 100, 1000, 10000, 100_000] {
  let t0 = cpuMilliseconds()
  var feed = Feed(n)
  let t1 = cpuMilliseconds()
  let solution = feed.work.system.solve()
  let t2 = cpuMilliseconds()
  let sum = solution.values.reduce(0, +)
  print(n, "build", t1 - t0, "solve", t2 - t1, "sum", sum, "floor", FeedFloor.sum(n), solution.conflicts.count)
}
