#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reading files and folders.
enum Files {
  enum Kind {
    case file, folder
    /// A pipe, a socket or a device: reading it may wait for ever.
    case other
  }

  /// What stands at the path, links followed.
  ///
  /// - Throws: `FileError` when there is nothing or it may not be seen.
  static func kind(of path: String) throws(FileError) -> Kind {
    let status = try Files.status(of: path)
    return switch status.st_mode & S_IFMT {
    case S_IFDIR: .folder
    case S_IFREG: .file
    default: .other
    }
  }

  /// The bytes of a file; more than `limit` when it is larger than that.
  static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    let number = open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { throw FileError.last(path) }
    defer { close(number) }
    var information = stat()
    let size = fstat(number, &information) == 0 ? Int(clamping: information.st_size) : 0
    return try Descriptor(number: number).readAll(
      limit: limit, expecting: min(max(size, 0), limit), name: path)
  }

  /// Whether the file is there and can be read.
  static func isReadable(_ path: String) -> Bool {
    access(path, R_OK) == 0
  }

  /// Whether anything stands at the path, a broken link included.
  static func exists(_ path: String) -> Bool {
    var information = stat()
    return lstat(path, &information) == 0
  }

  /// Names in a folder in byte order, without those that begin with a dot.
  static func names(inFolder path: String) throws(FileError) -> [String] {
    guard let folder = opendir(path) else { throw FileError.last(path) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether the path is a symbolic link.
  static func isLink(_ path: String) -> Bool {
    var information = stat()
    return lstat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFLNK
  }

  /// The absolute path without links, or nil when there is nothing at it.
  static func resolved(_ path: String) -> String? {
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }

  static func status(of path: String) throws(FileError) -> stat {
    var information = stat()
    guard stat(path, &information) == 0 else { throw FileError.last(path) }
    return information
  }
}
