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

/// The shortest CPU time of several runs in milliseconds: what noise adds is never negative.
func shortest(of runs: Int, _ body: () -> Void) -> Double {
  var best = Double.infinity
  for _ in 0..<runs {
    let start = cpuMilliseconds()
    body()
    best = min(best, cpuMilliseconds() - start)
  }
  return best
}

/// Largest resident size of this process so far, in bytes.
func peakMemory() -> Int {
  var usage = rusage()
  #if canImport(Glibc)
    // In kilobytes there.
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss * 1024
  #else
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss
  #endif
}

/// A number with three significant digits or so.
func brief(_ value: Double) -> String {
  if value == 0 { return "0" }
  var digits = 0
  var scaled = abs(value)
  while scaled < 100 && digits < 6 {
    scaled *= 10
    digits += 1
  }
  let factor = (0..<digits).reduce(1.0) { product, _ in product * 10 }
  let rounded = (value * factor).rounded() / factor
  return digits == 0 ? "\(Int(rounded))" : "\(rounded)"
}

func pad(_ text: String, _ width: Int, left: Bool = false) -> String {
  let space = String(repeating: " ", count: max(0, width - text.count))
  return left ? text + space : space + text
}
