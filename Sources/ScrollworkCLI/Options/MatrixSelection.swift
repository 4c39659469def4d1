/// Which of a scene's viewports are run: its own, and the entries of its matrix.
enum MatrixSelection: Equatable, Sendable {
  case all
  /// Only the scene's own viewport.
  case base
  /// The entries of these names; `base` is the scene's own viewport.
  case named(Set<String>)

  static let baseName = "base"

  /// - Parameters:
  ///   - text: `all`, `none`, or names with commas.
  ///   - viewportIsGiven: A size on the command line stands for the one viewport wanted.
  init(_ text: String?, viewportIsGiven: Bool) throws(UsageError) {
    switch text {
    case nil: self = viewportIsGiven ? .base : .all
    case "all": self = .all
    case "none": self = .base
    case let text?:
      let names = text.split(separator: ",").map(String.init)
      guard !names.isEmpty else {
        throw UsageError("--matrix names no entry.", help: "Write all, none, or names with commas.")
      }
      self = .named(Set(names))
    }
  }

  /// Named entries that say what they are by themselves (`320`, `iphone-se+landscape`), by name.
  var added: [(name: String, override: ViewportOverride)] {
    guard case .named(let names) = self else { return [] }
    return names.sorted().compactMap { name in
      ViewportOverride(matrixEntry: name).map { (name, $0) }
    }
  }

  /// Whether the scene's own viewport is run.
  var includesBase: Bool {
    switch self {
    case .all, .base: true
    case .named(let names): names.contains(MatrixSelection.baseName)
    }
  }

  func includes(_ name: String) -> Bool {
    switch self {
    case .all: true
    case .base: false
    case .named(let names): names.contains(name)
    }
  }
}
