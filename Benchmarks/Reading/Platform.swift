#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// CPU time of this thread in milliseconds.
func cpuMilliseconds() -> Double { milliseconds(CLOCK_THREAD_CPUTIME_ID) }

/// A clock that never goes back, in milliseconds.
func wallMilliseconds() -> Double { milliseconds(CLOCK_MONOTONIC) }

private func milliseconds(_ clock: clockid_t) -> Double {
  var time = timespec()
  clock_gettime(clock, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

/// A file's bytes; none when it can't be read.
func readFile(_ path: String) -> [UInt8] {
  let file = open(path, O_RDONLY)
  guard file >= 0 else { return [] }
  defer { close(file) }
  var status = stat()
  guard fstat(file, &status) == 0, status.st_size > 0 else { return [] }
  return [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
    while count < buffer.count {
      let next = read(file, buffer.baseAddress! + count, buffer.count - count)
      if next <= 0 { break }
      count += next
    }
  }
}

/// Writes a file that others may overwrite; false when that fails.
func writeFile(_ text: String, to path: String) -> Bool {
  let bytes = Array(text.utf8)
  let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
  guard file >= 0 else { return false }
  defer { close(file) }
  return write(file, bytes, bytes.count) == bytes.count
}

/// What a run of a program took, in milliseconds.
struct ProcessTimes {
  /// From the start of the process to its end.
  var wall: Double
  /// CPU time of all its threads, the system's work for it included.
  var cpu: Double
  /// What it ended with; -1 when a signal ended it.
  var status: Int32
}

/// Runs a program with its output thrown away; nil when it can't be started.
func run(_ program: String, _ arguments: [String]) -> ProcessTimes? {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
  var words = ([program] + arguments).map { strdup($0) } + [nil]
  defer { for word in words { free(word) } }
  let start = wallMilliseconds()
  var child: pid_t = 0
  guard posix_spawn(&child, program, &actions, nil, &words, environ) == 0 else { return nil }
  var status: Int32 = 0
  var usage = rusage()
  while wait4(child, &status, 0, &usage) < 0 && errno == EINTR {}
  let wall = wallMilliseconds() - start
  func milliseconds(_ time: timeval) -> Double {
    Double(time.tv_sec) * 1e3 + Double(time.tv_usec) / 1e3
  }
  return ProcessTimes(
    wall: wall, cpu: milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime),
    status: status & 0x7f == 0 ? status >> 8 & 0xff : -1)
}
