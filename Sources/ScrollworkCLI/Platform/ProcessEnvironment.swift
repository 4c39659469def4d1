#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the process runs in.
enum ProcessEnvironment {
  /// The variable's value, nil when it isn't set.
  static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Processors that can be used at once, at least one.
  static var processorCount: Int {
    max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }

  /// Makes writing to a closed pipe an error that `Descriptor.writeAll` sees, not a signal.
  static func ignoreBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Seconds since some fixed moment, never going back.
  static func seconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  static func exit(_ status: ExitStatus) -> Never {
    // Nothing was buffered by the C library, and no destructor has anything to do.
    _exit(status.rawValue)
  }
}

/// How the tool ended.
enum ExitStatus: Int32, Comparable, Sendable {
  case clean = 0
  /// Findings at or above the failing severity, or an expectation that isn't met.
  case findings = 1
  /// Something couldn't be read, written or solved.
  case failure = 2
  /// The command line can't be understood (EX_USAGE of sysexits.h).
  case usage = 64

  static func < (a: ExitStatus, b: ExitStatus) -> Bool { a.rawValue < b.rawValue }
}
