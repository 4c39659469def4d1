/// What a command has to say, as bytes to be written at once.
struct CommandResult: Sendable {
  /// For standard output, or for the file that `-o` names.
  var output: [UInt8] = []
  /// Writes more output than should be kept, in place of `output`, and says what else there is to
  /// say.
  var stream: (@Sendable (OutputSink) -> StreamEnd)?
  /// For standard error.
  var messages: String = ""
  /// Files to be rewritten after the output.
  var writes: [PendingWrite] = []
  var status: ExitStatus = .clean
  /// The output is whole even though the status is `failure`: what failed is part of it.
  var isWholeDespiteFailure = false

  mutating func raise(_ other: ExitStatus) {
    status = max(status, other)
  }
}
