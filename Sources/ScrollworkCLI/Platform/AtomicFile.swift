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
    var permissions: mode_t?
    if let status = try? Files.status(of: path) {
      guard status.st_mode & S_IFMT == S_IFREG else {
        try writeDirectly(bytes, to: path)
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
      try fill(number, with: bytes, permissions: permissions, name: path)
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
    _ number: Int32, with bytes: [UInt8], permissions: mode_t?, name: String
  ) throws(FileError) {
    defer { close(number) }
    _ = fchmod(number, permissions ?? newFilePermissions())
    try Descriptor(number: number).writeAll(bytes, name: name)
    guard fsync(number) == 0 else { throw FileError.last(name) }
  }

  private static func writeDirectly(_ bytes: [UInt8], to path: String) throws(FileError) {
    let number = open(path, O_WRONLY | O_CLOEXEC)
    guard number >= 0 else { throw FileError.last(path) }
    defer { close(number) }
    try Descriptor(number: number).writeAll(bytes, name: path)
  }

  /// What the process's mask leaves of read and write for all; mkstemp alone gives 0600.
  private static func newFilePermissions() -> mode_t {
    let mask = umask(0)
    umask(mask)
    return 0o666 & ~mask
  }
}
