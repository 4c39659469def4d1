internal import ScrollworkModel

/// A constraint as a console log describes it.
struct LoggedConstraint {
  /// An attribute of an item, with its factor.
  struct Term {
    var item: LogItem.Key
    /// The scene's word for it, with a guide in front: `top`, `margins.leading`.
    var attribute: String
    var coefficient: Double
  }

  /// From the description's `<` to its `>`.
  var span: SourceSpan
  /// `NSLayoutConstraint`, `SnapKit.LayoutConstraint` and so on.
  var className: String
  /// The pointer, or a key given by the app.
  var address: String
  /// What is in quotes behind the pointer.
  var identifier: String?
  /// The file and line where the app made it, when a library notes them: `Home.swift#33`.
  var place: String?
  /// It has an autoresizing mask.
  var isMask = false

  var left: [Term] = []
  var relation = Relation.equal
  var right: [Term] = []
  /// Added on the right side, in points.
  var constant = 0.0
  var priority = 1000.0
  /// Hugging and compression resistance of a content size.
  var content: (hugging: Double, compression: Double)?

  /// Items that it names, in their order.
  var items: [LogItem] = []
  /// Which item lies in which, as far as it says so.
  var parents: [(child: LogItem.Key, parent: LogItem.Key)] = []

  var terms: [Term] { left + right }
}

/// A view or guide of a log.
struct LogItem {
  typealias Key = String

  /// Tells items apart: the pointer, or the name.
  var key: Key
  /// Without its module; empty for an item that is only named.
  var className: String
  /// A name given by the app.
  var name: String?
  /// What is in quotes behind the pointer: a view's text, a guide's identifier.
  var text: String?

  var isGuide: Bool {
    ["UILayoutGuide", "NSLayoutGuide", "_UILayoutSpacer", "UIFocusGuide"].contains(className)
  }
}
