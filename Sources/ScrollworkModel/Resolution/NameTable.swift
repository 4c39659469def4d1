/// Names of a resolved scene: ids by scope, and which declarations the constraints come from.
///
/// A scope is the scene itself, a copy made by `repeat`, or an instance of a template; ids are
/// unique inside one. Scope 0 is the scene's.
public struct NameTable: Sendable {
  /// An id and the scope in which it is known.
  struct Key: Hashable, Sendable {
    var scope: Int32
    var name: String
  }

  enum Entry: Hashable, Sendable {
    case view(Int32)
    /// A repeated view; index into `groups`.
    case copies(Int32)
    case guide(Int32)
    /// A view or guide that a `when` keeps out.
    case absent
  }

  /// A scope, the view that opens it, and the scope around.
  struct Scope: Hashable, Sendable {
    var owner: Int32
    /// Negative for the scene's scope.
    var parent: Int32
  }

  /// A constraint that the scene writes: the `index`-th of a view, or of the scene (`view` -1).
  struct Declaration: Hashable, Sendable {
    var view: Int32
    var index: Int32
    /// `ConstraintNaming.fingerprint` of the text; nil with a name beside it.
    var fingerprint: UInt64?
  }

  var entries = ScopedNames<Entry>()
  var scopes: [Scope] = []
  /// The copies of each repeated view, in order.
  var groups: [[Int32]] = []
  /// By view: the scope of the names used inside it.
  var innerScope: [Int32] = []
  /// By view: the index after its last descendant; views stand parents first, so a view's
  /// descendants are the ones from its own index to here.
  var end: [Int32] = []
  /// By view: the sibling (or copy) before it, -1 when there is none.
  var previous: [Int32] = []
  /// Some view is kept out by a `when`.
  var hasAbsentViews = false
  var declarations: [Declaration] = []
  /// The scene's own constraints; those of views are in the views.
  var sceneConstraints: [ConstraintDeclaration] = []

  init() {}

  func isDescendant(_ view: Int32, of ancestor: Int32) -> Bool {
    view > ancestor && view < end[Int(ancestor)]
  }

  /// The constraints' own description of a scope, `cell.3`; nil for the scene's.
  func owner(ofScope scope: Int32) -> Int32? {
    scope > 0 ? scopes[Int(scope)].owner : nil
  }
}
