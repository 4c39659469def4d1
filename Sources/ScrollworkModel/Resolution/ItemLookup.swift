/// Looks up paths that links and checks write: `title`, `cell.*.photo`, `self.photo`.
public struct ItemLookup: Sendable {
  /// What a path means.
  public enum Target: Hashable, Sendable {
    case item(LayoutItem)
    /// The members of a path with a `*`, in document order.
    case set([LayoutItem])
    /// A `when` keeps the item out of the scene at this viewport.
    case absent
  }

  private let resolver: PathResolver

  public init(_ scene: ResolvedScene) {
    resolver = scene.pathResolver
  }

  /// What a path means in the scene's own scope.
  ///
  /// - Parameters:
  ///   - view: what `self` is; nil where nothing is.
  ///   - suggests: an error may say what is near, which takes time in a large scene.
  /// - Throws: `LanguageError` at the word that leads nowhere.
  public func target(
    _ path: String, self view: Int32? = nil, suggests: Bool = true
  ) throws(LanguageError) -> Target {
    let scanner = TextScanner(path)
    guard TextScanner.isNameStart(scanner.current) else {
      throw scanner.unexpected(expecting: "a view's id")
    }
    // A view's own name is looked up inside it and then outwards.
    let place = PathResolver.Place(view: view ?? -1, scope: 0, suggests: suggests)
    switch try resolver.target(0..<scanner.bytes.count, of: scanner, at: place) {
    case .item(let item): return .item(item)
    case .set(let items): return .set(items)
    case .absent, .noPrevious: return .absent
    }
  }

  /// The view to which an item belongs: itself, or a guide's owner.
  public func owner(of item: LayoutItem) -> Int32 { resolver.owner(of: item) }
}
