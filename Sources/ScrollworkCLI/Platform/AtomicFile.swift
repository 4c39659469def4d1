#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Writing a file whole or not at all: into a new file beside it, which then takes its place.
enum AtomicFile {
  /// Writes the bytes to the path. An existing file keeps its permissions, and a link stays a
  /// link to the file written. What isn't a regular file (a terminal, a pipe) is written to as it
  /// is, since it can't be replaced.
  ///
  /// - Throws: `FileError`; the file is as it was then.
  static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try write(to: path) { (descriptor) throws(FileError) -> Bool in
      try descriptor.writeAll(bytes, name: path)
      return true
    }
  }

  /// The same for what `body` writes; nothing is changed when it gives false.
  static func write(
    to path: String, _ body: (Descriptor) throws(FileError) -> Bool
  ) throws(FileError) {
    var permissions: mode_t?
    if let status = try? Files.status(of: path) {
      guard status.st_mode & S_IFMT == S_IFREG else {
        try writeDirectly(to: path, body)
        return
      }
      permissions = status.st_mode & 0o7777
    }
    // Only a file that exists has a resolved path; otherwise the link, if it is one, is broken.
    let target = Files.resolved(path) ?? path
    var template = Array((target + ".XXXXXX").utf8CString)
    let number = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.map { mkstemp($0) } ?? -1
    }
    guard number >= 0 else { throw FileError.last(path) }
    let temporary = template.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { String(cString: $0) } ?? ""
    }
    do throws(FileError) {
      guard try fill(number, body, permissions: permissions, name: path) else {
        unlink(temporary)
        return
      }
    } catch {
      unlink(temporary)
      throw error
    }
    guard rename(temporary, target) == 0 else {
      let error = FileError.last(path)
      unlink(temporary)
      throw error
    }
  }

  /// Writes the new file and closes it.
  private static func fill(
    _ number: Int32, _ body: (Descriptor) throws(FileError) -> Bool, permissions: mode_t?,
    name: String
  ) throws(FileError) -> Bool {
    defer { close(number) }
    _ = fchmod(number, permissions ?? newFilePermissions())
    guard try body(Descriptor(number: number)) else { return false }
    guard fsync(number) == 0 else { throw FileError.last(name) }
    return true
  }

  private static func writeDirectly(
    to path: String, _ body: (Descriptor) throws(FileError) -> Bool
  ) throws(FileError) {
    let number = open(path, O_WRONLY | O_CLOEXEC)
    guard number >= 0 else { throw FileError.last(path) }
    defer { close(number) }
    _ = try body(Descriptor(number: number))
  }

  /// What the process's mask leaves of read and write for all; mkstemp alone gives 0600.
  private static func newFilePermissions() -> mode_t {
    let mask = umask(0)
    umask(mask)
    return 0o666 & ~mask
  }
}
