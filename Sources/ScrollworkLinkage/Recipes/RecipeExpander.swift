public import ScrollworkModel

/// Writes recipes out as the concepts that they are made of.
public struct RecipeExpander {
  let scene: ResolvedScene
  let items: ItemLookup
  /// What recipes say that can't be expanded.
  public private(set) var diagnostics: [Diagnostic] = []
  public private(set) var links: [ExpandedLink] = []
  /// Views that stick, which ranges in sight take into account.
  var stickies: [StickyPlace] = []
  private(set) var current = (link: 0, span: SourceSpan.none)

  /// By view: the axis on which a scroll view scrolls.
  let mainAxes: [Axis]
  let facts: LinkFacts

  /// - Parameter facts: says on which axis scroll views scroll.
  public init(_ scene: ResolvedScene, _ facts: LinkFacts) {
    self.facts = facts
    mainAxes = scene.views.indices.map {
      facts.scrolls[$0] == nil ? .vertical : facts.mainAxis(Int32($0))
    }
    self.scene = scene
    items = ItemLookup(scene)
  }

  /// Expands all links, in document order.
  public mutating func expandAll() {
    for (index, link) in scene.links.links.enumerated() {
      current = (index, link.span)
      switch link.form {
      case .drive, .scrollers:
        links.append(
          ExpandedLink(form: link.form, link: index, span: link.span, isGenerated: false))
      case .strip(let strip): expand(strip)
      case .sticky(let sticky): expand(sticky)
      case .stretchy(let stretchy): expand(stretchy)
      case .collapse(let collapse): expand(collapse)
      case .parallax(let parallax): expand(parallax)
      case .pages(let pages): expand(pages)
      }
    }
  }

  // MARK: Parts for the recipes

  /// - Parameter isGenerated: the scene doesn't have its stops.
  mutating func add(_ drive: DriveDeclaration, isGenerated: Bool = true) {
    links.append(
      ExpandedLink(
        form: .drive(drive), link: current.link, span: current.span, isGenerated: isGenerated))
  }

  mutating func add(_ collapse: CollapseDeclaration) {
    links.append(
      ExpandedLink(
        form: .collapse(collapse), link: current.link, span: current.span, isGenerated: true))
  }

  mutating func report(_ rule: Rule, _ message: String, at span: SourceSpan, help: String) {
    diagnostics.append(Diagnostic(rule.code, rule.severity, message, at: span, help: help))
  }

  mutating func report(_ error: LanguageError, in text: LinkText) {
    diagnostics.append(
      Diagnostic(
        LinkingRules.unknownLinkName.code, .error, error.message, at: text.span(of: error.range),
        help: error.help))
  }

  /// The views that a text names; nil, reported, for names that don't exist.
  ///
  /// - Parameter scrolls: a scroll view is needed, and only those are suggested.
  mutating func views(_ text: LinkText, scrolls: Bool = false) -> [Int32]? {
    do throws(LanguageError) {
      switch try items.target(text.text) {
      case .absent: return []
      case .item(let item):
        guard item.kind == .view else {
          throw LanguageError(
            "\(quoted(text.text)) is a guide, not a view.", at: 0..<text.text.unicodeScalars.count,
            help: "Name the view.")
        }
        return [item.index]
      case .set(let members):
        let views = members.filter { $0.kind == .view }.map(\.index)
        if views.isEmpty, let finding = EmptySet.finding(text.text, of: text, items) {
          diagnostics.append(finding)
        }
        return views
      }
    } catch {
      var error = error
      if scrolls, let near = ScrollerNames(scene).nearest(to: text.text) {
        error.help = "Did you mean \(near)?"
      }
      report(error, in: text)
      return nil
    }
  }

  /// One view; nil when it can't be had, reported where that is wrong.
  mutating func view(_ text: LinkText, scrolls: Bool = false) -> Int32? {
    guard let views = views(text, scrolls: scrolls) else { return nil }
    guard views.count > 1 else { return views.first }
    report(
      LinkingRules.unknownLinkName, "\(quoted(text.text)) is a set; one view is needed.",
      at: text.span, help: "Name one view.")
    return nil
  }

  mutating func scroller(_ text: LinkText) -> Int32? {
    guard let view = view(text, scrolls: true) else { return nil }
    guard scene.views[Int(view)].node.type == .scrollView else {
      report(
        LinkingRules.unknownLinkName, "\(quoted(text.text)) is no scroll view.", at: text.span,
        help: ScrollerNames(scene).help(insteadOf: text.text))
      return nil
    }
    return view
  }

  /// The scroll view that a recipe names, or the nearest one round its view.
  mutating func scroller(_ text: LinkText?, round view: Int32) -> Int32? {
    if let text { return scroller(text) }
    var parent = scene.views[Int(view)].parent
    while let current = parent {
      if scene.views[Int(current)].node.type == .scrollView { return current }
      parent = scene.views[Int(current)].parent
    }
    report(
      LinkingRules.unknownLinkName,
      "\(quoted(scene.views[Int(view)].path)) is in no scroll view.", at: current.span,
      help: "Add in: with a scroll view.")
    return nil
  }

  func path(_ view: Int32) -> String { scene.views[Int(view)].path }

  func isInside(_ view: Int32, _ ancestor: Int32) -> Bool {
    var parent = scene.views[Int(view)].parent
    while let current = parent {
      if current == ancestor { return true }
      parent = scene.views[Int(current)].parent
    }
    return false
  }

  /// A text at the place of the recipe.
  func text(_ text: String) -> LinkText { LinkText(text, at: current.span) }

  func drive(_ target: String, by source: String) -> DriveDeclaration {
    DriveDeclaration(targets: [text(target)], sources: [text(source)])
  }

  func stops(_ pairs: [(String, String)]) -> Spanned<[StopDeclaration]> {
    Spanned(
      pairs.map {
        StopDeclaration(key: text($0.0), value: text($0.1), span: current.span)
      }, at: current.span)
  }

  /// A number in a text, when it is one without names.
  func constant(_ text: LinkText?) -> Double? {
    guard let text, let expression = try? Expression.parse(text.text), expression.names.isEmpty,
      let program = try? expression.compile({ _ in ExpressionSource(slot: 0, quantity: .number) })
    else { return nil }
    return program.evaluate([])
  }

  /// A length in an expanded text: bare numbers are points.
  func length(_ text: LinkText) -> String {
    Double(text.text) != nil ? text.text + "pt" : "(\(text.text))"
  }
}
