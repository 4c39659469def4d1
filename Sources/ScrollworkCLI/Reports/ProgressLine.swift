/// How far long work is, on one line of a terminal that is written over and cleared at the end.
final class ProgressLine: @unchecked Sendable {
  // Only `update` changes these, and its callers hold a lock.
  private let total: Int
  private let started = ProcessEnvironment.seconds()
  private var shownAt: Double?

  /// Nil when nobody would see it: standard error isn't a terminal, or there is but one file.
  init?(total: Int, isQuiet: Bool) {
    guard total > 1, !isQuiet, Descriptor.error.isTerminal else { return nil }
    self.total = total
  }

  /// Shows the number done, at most ten times a second and not in the first half second.
  func update(done: Int) {
    let now = ProcessEnvironment.seconds()
    if done == total {
      if shownAt != nil { write("\r\u{1B}[K") }
      return
    }
    guard now - started > 0.5, now - (shownAt ?? 0) > 0.1 else { return }
    shownAt = now
    write("\r\u{1B}[K\(done) of \(total) files")
  }

  private func write(_ text: String) {
    _ = try? Descriptor.error.writeAll(Array(text.utf8), name: "standard error")
  }
}
