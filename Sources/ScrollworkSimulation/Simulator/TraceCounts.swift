/// What is counted while a script runs, for the summary.
struct TraceCounts: Sendable {
  var callbacks = 0
  /// By scroll view's path.
  var didScroll: [String: Int] = [:]
  var moved: Set<String> = []
  /// When something last changed, in s.
  var lastChange = 0.0
  var restTime: Double?
  var didReportNoRest = false
  var didReportConflict = false
}
