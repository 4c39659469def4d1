/// Small scenes that tests share.
enum Scenes {
  /// Determined: a label of 20 x 10 at (8, 8).
  static let determined = """
    scrollwork: 1
    viewport: {width: 100, height: 50}
    root: {children: [{id: a, type: label, intrinsic: [20, 10]}]}
    constraints: [a.top == root.top + 8, a.left == root.left + 8]

    """

  /// Ambiguous: nothing says where the label is horizontally.
  static let ambiguous = """
    scrollwork: 1
    viewport: {width: 100, height: 50}
    root: {children: [{id: a, type: label, intrinsic: [20, 10]}]}
    constraints: [a.top == root.top + 8]

    """

  /// Not a scene: an unknown key.
  static let unreadable = """
    scrollwork: 1
    viewport: {width: 100, height: 50}
    root: {childern: []}

    """

  static func expecting(_ expectation: String, in scene: String = determined) -> String {
    scene + "expect:\n" + expectation
  }
}
