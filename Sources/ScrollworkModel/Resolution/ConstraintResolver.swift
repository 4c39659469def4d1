/// Turns a scene's constraints into linear ones between items.
struct ConstraintResolver {
  /// How many errors come with a search for near names.
  private static let suggestionLimit = 100
  /// After how many errors the rest is left alone.
  private static let errorLimit = 1_000

  /// A problem that copies and template instances have in common.
  private struct Shared: Hashable {
    var code: String
    var span: SourceSpan
  }

  /// A warning that a declaration gets once.
  private struct Warning: Hashable {
    var rule: Rule
    var declaration: Int32
  }

  /// The declaration at work.
  struct Current {
    var index: Int32
    var place: PathResolver.Place
    var owner: Int32?
    var name: String?
    var origin: ConstraintOrigin
    var allow: AllowList
    var span: SourceSpan
    /// Offsets into the text can be added to the span's start.
    var isVerbatim: Bool
  }

  let viewport: Viewport
  let scene: Scene
  /// How many members sets may have in all.
  let expansionLimit: Int
  let resolver: PathResolver
  /// Reads one text after another.
  private var parser: EquationParser<DeclarationNames>
  private(set) var declarations: [NameTable.Declaration] = []
  var constraints: [ResolvedConstraint] = []
  var diagnostics: [Diagnostic] = []
  private var named: [NameTable.Key: SourceSpan] = [:]
  /// Members of sets looked up so far.
  var expansions = 0
  private var shared: Set<Shared> = []
  private var warned: Set<Warning> = []
  private(set) var usedAllows: Set<AllowList.Entry> = []

  private var suggests: Bool { diagnostics.count < ConstraintResolver.suggestionLimit }

  init(scene: Scene, viewport: Viewport, resolver: PathResolver, expansionLimit: Int) {
    self.scene = scene
    self.viewport = viewport
    self.resolver = resolver
    self.expansionLimit = expansionLimit
    parser = EquationParser(names: DeclarationNames(metrics: scene.metrics, resolver: resolver))
  }

  /// Resolves all constraints: the scene's own, then those next to views.
  mutating func resolveAll() {
    let count = resolver.views.reduce(scene.constraints.count) { $0 + $1.node.constraints.count }
    declarations.reserveCapacity(count)
    constraints.reserveCapacity(count)
    for (index, declaration) in scene.constraints.enumerated() {
      if isGivingUp(at: declaration.span) { return }
      var place = PathResolver.Place.scene
      place.suggests = suggests
      resolve(declaration, Int32(clamping: index), at: place)
    }
    for view in resolver.views.indices {
      let own = resolver.views[view].node.constraints
      guard !own.isEmpty else { continue }
      for (index, declaration) in own.enumerated() {
        if isGivingUp(at: declaration.span) { return }
        let place = PathResolver.Place(
          view: Int32(view), scope: resolver.names.innerScope[view], suggests: suggests)
        resolve(declaration, Int32(clamping: index), at: place)
      }
    }
  }

  private mutating func isGivingUp(at span: SourceSpan) -> Bool {
    guard diagnostics.count >= ConstraintResolver.errorLimit else { return false }
    diagnostics.append(
      Diagnostic(
        LanguageRules.tooManyErrors,
        "There are \(diagnostics.count) problems with constraints; the rest, from here on, isn't "
          + "looked at.",
        at: span))
    return true
  }

  private mutating func resolve(
    _ declaration: ConstraintDeclaration, _ index: Int32, at place: PathResolver.Place
  ) {
    declarations.append(
      NameTable.Declaration(
        view: place.view, index: index,
        fingerprint: declaration.name == nil
          ? ConstraintNaming.fingerprint(declaration, scope: place.scope) : nil))
    guard declaration.when?.holds(in: viewport) ?? true else { return }
    var isVerbatim = false
    if case .text = declaration.form {
      isVerbatim = declaration.textIsVerbatim && !declaration.span.isNone
    }
    var current = Current(
      index: Int32(clamping: declarations.count - 1), place: place, owner: nil,
      name: declaration.name, origin: declaration.origin, allow: declaration.allow,
      span: declaration.span, isVerbatim: isVerbatim)
    do throws(LanguageError) {
      if let name = declaration.name { register(name, current) }
      if let path = declaration.owner {
        guard let owner = try owner(path, place) else { return }
        current.owner = owner
      }
      switch declaration.form {
      case .text(let text): try resolve(text: text, &current)
      case .mapping(let mapping): try resolve(mapping: mapping, current)
      }
    } catch {
      report(error, in: current)
    }
  }

  private mutating func resolve(text: String, _ current: inout Current) throws(LanguageError) {
    parser.names.place = current.place
    parser.start(text)
    if let prefix = parser.prefix() {
      guard current.name == nil else {
        throw parser.scanner.error(
          "The constraint has two names, \(quoted(current.name ?? "")) and "
            + "\(quoted(parser.scanner.text(prefix))).", at: prefix, help: "Leave one of them out.")
      }
      register(parser.scanner.text(prefix), current)
      parser.scanner.skipSpaces()
    }
    if parser.isAtVisualFormat {
      let format = try parser.visualFormat()
      try expand(visualFormat: format, parser.scanner, current)
    } else {
      let equation = try parser.equation()
      try expand(equation, parser.scanner, current)
    }
  }

  /// Nil when a `when` keeps the owner out.
  private func owner(
    _ path: String, _ place: PathResolver.Place
  ) throws(LanguageError) -> Int32? {
    let scanner = TextScanner(path)
    do throws(LanguageError) {
      switch try resolver.target(0..<scanner.bytes.count, of: scanner, at: place) {
      case .item(let item) where item.kind == .view: return item.index
      case .absent, .noPrevious: return nil
      default:
        throw LanguageError(
          "The owner \(quoted(path)) is not one view.", at: 0..<0,
          rule: LanguageRules.unknownName)
      }
    } catch {
      // The path is another text than the one that the range counts in.
      throw LanguageError(
        "The owner can't be found: \(error.message)", at: 0..<0, help: error.help,
        rule: error.rule)
    }
  }

  private mutating func register(_ name: String, _ current: Current) {
    let key = NameTable.Key(scope: current.place.scope, name: name)
    guard let other = named.updateValue(current.span, forKey: key) else { return }
    add(
      Diagnostic(
        LanguageRules.duplicateConstraintName,
        "Two constraints are called \(quoted(name)).", at: current.span,
        notes: [.init("the other one", at: other)], help: "Give one of them another name.",
        constraints: [name]),
      in: current)
  }

  // MARK: Reporting

  mutating func report(_ error: LanguageError, in current: Current, at span: SourceSpan? = nil) {
    add(
      Diagnostic(
        error.rule ?? LanguageRules.equation, error.message,
        at: span ?? self.span(error.range, in: current), help: error.help),
      in: current)
  }

  /// Adds a warning unless the view or the constraint allows it.
  ///
  /// - Parameter once: the parts of a composite and the members of a set say it together.
  mutating func warn(
    _ rule: Rule, _ message: String, _ help: String?, repairs: [Repair] = [],
    in current: Current, once: Bool = false
  ) {
    var entries = current.allow.entries
    if current.place.view >= 0 {
      entries += resolver.views[Int(current.place.view)].node.allow.entries
    }
    let allowing = entries.filter { $0.covers(rule.code) }
    usedAllows.formUnion(allowing)
    guard allowing.isEmpty else { return }
    if once, !warned.insert(Warning(rule: rule, declaration: current.index)).inserted { return }
    var diagnostic = Diagnostic(rule, message, at: current.span, help: help)
    diagnostic.repairs = repairs
    add(diagnostic, in: current)
  }

  /// Adds a problem, once for all copies of a repeated view.
  private mutating func add(_ diagnostic: Diagnostic, in current: Current) {
    if current.place.scope > 0, !diagnostic.span.isNone,
      !shared.insert(Shared(code: diagnostic.code, span: diagnostic.span)).inserted
    {
      return
    }
    diagnostics.append(diagnostic)
  }

  /// The place of a part of the declaration's text.
  private func span(_ range: Range<Int>, in current: Current) -> SourceSpan {
    let whole = current.span
    guard current.isVerbatim, !range.isEmpty else { return whole }
    return SourceSpan(
      start: Int32(clamping: Int(whole.start) + range.lowerBound),
      end: Int32(clamping: Int(whole.start) + range.upperBound))
  }
}
