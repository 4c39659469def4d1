/// A scene to be read: a file or standard input.
struct SceneInput: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case file
    case standardInput
  }

  var source: Source
  /// The name in output, with `/` between folders; for a file also its path.
  var name: String
}
