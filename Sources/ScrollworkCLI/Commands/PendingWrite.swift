/// A file to be rewritten once the output that announces it is out.
struct PendingWrite: Sendable {
  var path: String
  /// What the file holds now, without a byte-order mark.
  var before: [UInt8]
  var after: [UInt8]

  /// Writes the file whole or not at all.
  ///
  /// - Throws: `FileError`, also when the file has changed in the meantime.
  func perform(byteLimit: Int) throws(FileError) {
    let contents = try Files.read(path, limit: byteLimit)
    guard contents.suffix(before.count).elementsEqual(before) else {
      throw FileError(path: path, reason: "it changed while it was worked on; nothing was written")
    }
    let mark = contents.prefix(contents.count - before.count)
    try AtomicFile.write(mark + after, to: path)
  }
}
