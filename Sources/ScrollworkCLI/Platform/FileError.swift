#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Something that the system refused to do with a file.
struct FileError: Error, Equatable {
  var path: String
  /// The system's words for what is wrong (strerror).
  var reason: String

  /// The error that the last system call left behind.
  static func last(_ path: String) -> FileError {
    let code = errno
    return FileError(path: path, reason: String(cString: strerror(code)))
  }
}
