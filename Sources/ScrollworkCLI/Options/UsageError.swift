/// A command line that can't be understood; the tool ends with status 64.
struct UsageError: Error, Equatable {
  var message: String
  /// What to write instead.
  var help: String?

  init(_ message: String, help: String? = nil) {
    self.message = message
    self.help = help
  }
}
