/// A condition on solved frames: an entry of `check`.
public struct FrameCheck: Sendable {
  /// One number that the condition reads.
  public struct Source: Hashable, Sendable {
    public var item: LayoutItem
    public var attribute: FrameAttribute
  }

  /// What came of a check.
  public struct Outcome: Hashable, Sendable {
    public var holds: Bool
    /// Every comparison in the condition, with its numbers.
    public var comparisons: [ExpressionProgram.Comparison]
  }

  public let sources: [Source]
  private let program: ExpressionProgram
  private let direction: LayoutDirection

  /// Reads a condition such as `save.bottom <= root.keyboard.top` and looks its names up.
  ///
  /// Nil when it names an item that a `when` keeps out of the scene at this viewport.
  ///
  /// - Parameter suggests: an error may say what is near, which takes time in a large scene.
  /// - Throws: `LanguageError` when it can't be read, names what isn't there, or is no condition.
  public init?(
    _ text: String, in scene: ResolvedScene, suggests: Bool = true
  ) throws(LanguageError) {
    let expression = try Expression.parse(text)
    var sources: [Source] = []
    var slots: [Source: Int] = [:]
    var isAbsent = false
    let resolver = scene.pathResolver
    program = try expression.compile(expecting: .bool) {
      (name: Expression.Name) throws(LanguageError) -> ExpressionSource in
      guard let source = try FrameCheck.source(name, resolver, suggests) else {
        isAbsent = true
        return ExpressionSource(slot: 0, quantity: .length)
      }
      let slot = slots[source] ?? sources.count
      if slot == sources.count {
        sources.append(source)
        slots[source] = slot
      }
      return ExpressionSource(slot: slot, quantity: .length)
    }
    if isAbsent { return nil }
    self.sources = sources
    direction = scene.viewport.direction
  }

  /// Evaluates the condition.
  ///
  /// - Parameters:
  ///   - tolerance: how far `==`, `<=` and `>=` may miss, in points.
  ///   - frame: an item's frame in root coordinates.
  public func evaluate(tolerance: Double, frame: (LayoutItem) -> Rect) -> Outcome {
    let slots = sources.map { $0.attribute.value(in: frame($0.item), direction: direction) }
    return Outcome(
      holds: program.evaluate(slots, tolerance: tolerance) != 0,
      comparisons: program.comparisons(slots, tolerance: tolerance))
  }

  /// Nil when a `when` keeps the item out.
  static func source(
    _ name: Expression.Name, _ resolver: PathResolver, _ suggests: Bool
  ) throws(LanguageError) -> Source? {
    // Names are ASCII, so bytes and code points are the same.
    let scanner = TextScanner(name.text)
    let offset = name.range.lowerBound
    func moved(_ error: LanguageError) -> LanguageError {
      var error = error
      error.range = (error.range.lowerBound + offset)..<(error.range.upperBound + offset)
      return error
    }
    let end = scanner.bytes.count
    guard let dot = scanner.bytes.lastIndex(of: UInt8(ascii: ".")) else {
      throw moved(
        scanner.error(
          "\(quoted(name.text)) is no frame's number.", at: 0..<end,
          help: "Write a view's path and an attribute, such as \(name.text).width.",
          rule: LanguageRules.unknownName))
    }
    let target: PathResolver.Target
    do throws(LanguageError) {
      target = try resolver.target(0..<dot, of: scanner, at: .scene(suggests: suggests))
    } catch {
      throw moved(error)
    }
    let word = scanner.text((dot + 1)..<end)
    guard let attribute = FrameAttribute(rawValue: word) else {
      let names = FrameAttribute.allCases.map(\.rawValue)
      throw moved(
        scanner.error(
          "\(quoted(word)) is no number of a frame.", at: (dot + 1)..<end,
          help: nearestName(to: word, in: names).map { "Did you mean \($0)?" }
            ?? "There are \(names.joined(separator: ", ")).",
          rule: LanguageRules.unknownAttribute))
    }
    switch target {
    case .item(let item): return Source(item: item, attribute: attribute)
    case .absent, .noPrevious: return nil
    case .set:
      throw moved(
        scanner.error(
          "\(quoted(scanner.text(0..<dot))) is a set; a check is about single frames.", at: 0..<dot,
          help: "Write one check for each member.", rule: LanguageRules.unknownName))
    }
  }
}
