internal import ScrollworkModel

/// The paths of a scene's scroll views, for messages where one is needed.
struct ScrollerNames {
  private let paths: [String]

  init(_ scene: ResolvedScene) {
    paths = scene.views.filter { $0.node.type == .scrollView }.map(\.path)
  }

  /// The scroll view that was probably meant; nil when none is near.
  func nearest(to name: String) -> String? { nearestName(to: name, in: paths) }

  /// What to write instead of something that is no scroll view.
  func help(insteadOf name: String) -> String {
    if let near = nearest(to: name) { return "Did you mean \(near)?" }
    guard let first = paths.first else { return "Write type: scrollView for it." }
    if paths.count == 1 { return "The scroll view is \(first)." }
    let rest = paths.count > 8 ? " and \(paths.count - 8) more" : ""
    return "The scroll views are \(paths.prefix(8).joined(separator: ", "))\(rest)."
  }
}
