/// A number that is worked out of solved frames: `scroll.width / photo.width`.
public struct FrameNumber: Sendable {
  public let sources: [FrameCheck.Source]
  private let program: ExpressionProgram
  private let direction: LayoutDirection

  /// Reads an expression and looks its names up; a source that a `when` keeps out counts as 0.
  ///
  /// - Throws: `LanguageError` when it can't be read, names what isn't there, or is no number.
  public init(_ text: String, in scene: ResolvedScene) throws(LanguageError) {
    let expression = try Expression.parse(text)
    var sources: [FrameCheck.Source] = []
    let resolver = scene.pathResolver
    program = try expression.compile(expecting: nil) {
      (name: Expression.Name) throws(LanguageError) -> ExpressionSource in
      guard let source = try FrameCheck.source(name, resolver, true) else {
        return ExpressionSource(slot: sources.count, quantity: .length)
      }
      sources.append(source)
      return ExpressionSource(slot: sources.count - 1, quantity: .length)
    }
    self.sources = sources
    direction = scene.viewport.direction
  }

  /// - Parameter frame: an item's frame in root coordinates.
  public func evaluate(frame: (LayoutItem) -> Rect) -> Double {
    program.evaluate(
      sources.map { $0.attribute.value(in: frame($0.item), direction: direction) } + [0])
  }
}
