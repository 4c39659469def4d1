internal import ScrollworkModel

/// Where an item's size along an axis comes from.
struct SizeOrigin {
  enum Kind: Hashable {
    /// A number in the scene.
    case constant
    /// The content of the view: an intrinsic size, a text.
    case intrinsic
    /// The item's own other size.
    case ratio
    /// The size of something that isn't inside the scroll view.
    case item(LayoutItem)
  }

  var kind: Kind
  /// The size is `factor` x the other item's size + `offset` points.
  var factor = 1.0
  var offset = 0.0
  /// The constraint that ties the item itself, counted in the scene's constraints; nil when a key
  /// of the view says it.
  var constraint: Int?
  var relation = Relation.equal
  var priority = 1000.0

  /// As large as another item, but for a distance.
  func follows(_ item: LayoutItem) -> Bool { kind == .item(item) && isPlain }

  /// One times another item's size.
  var isPlain: Bool { abs(factor - 1) < 1e-9 }
}
