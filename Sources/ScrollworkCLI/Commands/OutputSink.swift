/// Where output goes that isn't kept.
struct OutputSink: Sendable {
  let descriptor: Descriptor
  let name: String

  /// - Returns: False when nobody reads any more.
  func write(_ bytes: [UInt8]) throws(FileError) -> Bool {
    bytes.isEmpty ? true : try descriptor.writeAll(bytes, name: name)
  }
}

/// What came of writing to a sink.
struct StreamEnd: Sendable {
  /// For standard error.
  var messages = ""
  var status = ExitStatus.clean
  var error: FileError?
  /// The output is whole even though the status is `failure`.
  var isWhole = true
}
