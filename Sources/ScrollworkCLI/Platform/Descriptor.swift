#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An open file descriptor.
struct Descriptor: Sendable {
  static let input = Descriptor(number: 0)
  static let output = Descriptor(number: 1)
  static let error = Descriptor(number: 2)

  var number: Int32

  /// Whether it is a terminal.
  var isTerminal: Bool { isatty(number) == 1 }

  /// Everything up to the end.
  ///
  /// - Parameter limit: Reading stops once there are more bytes than this; the result then has
  ///   more than `limit` bytes, so that the caller sees it.
  /// - Throws: `FileError` with `name` as its path.
  func readAll(limit: Int, expecting size: Int = 0, name: String) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var capacity = max(16 * 1024, size + 1)
    while true {
      var failed = false
      let start = bytes.count
      let wanted = capacity
      let chunk = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
        while count < wanted {
          let got = read(number, buffer.baseAddress.map { $0 + count }, wanted - count)
          if got > 0 {
            count += got
          } else if got == 0 {
            break
          } else if errno != EINTR {
            failed = true
            break
          }
        }
      }
      if failed { throw FileError.last(name) }
      if start == 0 { bytes = chunk } else { bytes += chunk }
      if chunk.count < wanted || bytes.count > limit { return bytes }
      capacity = min(bytes.count, 16 * 1024 * 1024)
    }
  }

  /// Writes everything.
  ///
  /// - Returns: False when nobody reads at the other end any more.
  /// - Throws: `FileError` with `name` as its path.
  @discardableResult
  func writeAll(_ bytes: [UInt8], name: String) throws(FileError) -> Bool {
    var done = 0
    var failure: Int32 = 0
    bytes.withUnsafeBytes { buffer in
      while done < buffer.count {
        let put = write(number, buffer.baseAddress.map { $0 + done }, buffer.count - done)
        if put >= 0 {
          done += put
        } else if errno != EINTR {
          failure = errno
          break
        }
      }
    }
    if failure == 0 { return true }
    if failure == EPIPE { return false }
    throw FileError(path: name, reason: String(cString: strerror(failure)))
  }
}
