internal import ScrollworkModel

/// Looks up what links name, and checks their kinds of numbers.
struct DraftReader {
  let scene: ResolvedScene
  let facts: LinkFacts
  var lookup: SourceLookup
  var targets: TargetLookup
  var diagnostics: [Diagnostic] = []
  var drafts = Drafts()
  private let stickies: [StickyPlace]
  private var definitionQuantities: [Quantity] = []
  private var parsed: [String: Expression] = [:]
  private var shared: [String: DraftExpression] = [:]
  private var reported: Set<Place> = []

  private struct Place: Hashable {
    var code: String
    var span: SourceSpan
    var message: String?
  }

  init(_ scene: ResolvedScene, _ facts: LinkFacts, links: [ExpandedLink], _ stickies: [StickyPlace])
  {
    self.stickies = stickies
    self.scene = scene
    self.facts = facts
    var lookup = SourceLookup(scene, facts)
    for (index, definition) in scene.links.definitions.enumerated() {
      lookup.definitions[definition.name.value] = index
    }
    let written = DraftReader.targets(of: links)
    lookup.variables = DraftReader.variables(in: written)
    targets = TargetLookup(
      lookup, indicators: DraftReader.indicators(scene, lookup),
      namesConstraints: written.contains(where: TargetLookup.isConstraint))
    self.lookup = lookup
  }

  private static func targets(of links: [ExpandedLink]) -> [String] {
    links.flatMap { link -> [String] in
      switch link.form {
      case .drive(let drive): drive.targets.map(\.text)
      case .collapse(let collapse): collapse.through.map { [$0.text] } ?? []
      default: []
      }
    }
  }

  /// The variables that links drive.
  private static func variables(in targets: [String]) -> Set<String> {
    var result: Set<String> = []
    for target in targets {
      if target.hasPrefix("var ") {
        result.insert(String(target.dropFirst(4).drop { $0 == " " }))
      } else if target.hasSuffix(".progress") {
        result.insert(target)
      }
    }
    return result
  }

  private static func indicators(_ scene: ResolvedScene, _ lookup: SourceLookup) -> Set<Int32> {
    var result: Set<Int32> = []
    for link in scene.links.links {
      if case .strip(let strip) = link.form, let indicator = strip.indicator,
        case .item(let item)? = try? lookup.items.target(indicator.text, suggests: false),
        item.kind == .view
      {
        result.insert(item.index)
      }
    }
    return result
  }

  /// How far a view goes along with the port of a scroll view, because it or a view round it sticks,
  /// and how far below the port's edge it stands meanwhile; nil where none does.
  mutating func stickiness(
    of view: Int32, in scroller: Int32, _ span: SourceSpan
  ) -> (slide: DraftExpression, edge: DraftExpression)? {
    guard !stickies.isEmpty else { return nil }
    var below: [String] = []
    var current: Int32? = view
    while let index = current, index != scroller {
      if let sticky = stickies.first(where: { $0.view == index && $0.scroller == scroller }) {
        let edge = ([sticky.edge] + below).joined(separator: " + ")
        guard let slide = expression(LinkText(sticky.slide, at: span), at: SourceLookup.Place()),
          let place = expression(LinkText(edge, at: span), at: SourceLookup.Place())
        else { return nil }
        return (slide, place)
      }
      below.append("\(scene.views[Int(index)].path).y")
      current = scene.views[Int(index)].parent
    }
    return nil
  }

  // MARK: Reporting

  mutating func report(
    _ rule: Rule, _ message: String, at span: SourceSpan, notes: [Diagnostic.Note] = [],
    help: String? = nil, views: [String] = []
  ) {
    // What is wrong in one place is wrong for all copies.
    guard
      reported.insert(Place(code: rule.code, span: span, message: span.isNone ? message : nil))
        .inserted
    else { return }
    diagnostics.append(
      Diagnostic(
        rule.code, rule.severity, message, at: span, notes: notes, help: help, views: views))
  }

  mutating func report(_ error: LanguageError, as rule: Rule, in text: LinkText) {
    report(rule, error.message, at: text.span(of: error.range), help: error.help)
  }

  // MARK: Expressions

  /// An expression whose names are looked up; nil, reported, when it can't be read, and nil
  /// without a word when a `when` keeps something that it names out of the scene.
  mutating func expression(
    _ text: LinkText, at place: SourceLookup.Place, expecting quantity: Quantity? = nil
  ) -> DraftExpression? {
    if let known = shared[text.text], !place.suggests || quantity == nil {
      return checked(known, text, quantity)
    }
    let expression: Expression
    if let known = parsed[text.text] {
      expression = known
    } else {
      do throws(LanguageError) {
        expression = try Expression.parse(text.text)
        parsed[text.text] = expression
      } catch {
        if text.isCutAtComma {
          report(
            LinkingRules.unquotedComma,
            "The parenthesis in \(quoted(text.text)) is not closed; inside braces and brackets a "
              + "comma ends the value.", at: text.span,
            help: "Put the whole expression in quotes.")
        } else {
          var error = error
          if LinkText.hasOpenCall(text.text) { error.help = "Add the ) that closes it." }
          report(error, as: error.rule ?? LanguageRules.checkExpression, in: text)
        }
        return nil
      }
    }
    return compile(expression, text, place, quantity)
  }

  private mutating func compile(
    _ expression: Expression, _ text: LinkText, _ place: SourceLookup.Place, _ quantity: Quantity?
  ) -> DraftExpression? {
    var sources: [SourceReference] = []
    var names: [String] = []
    var isAbsent = false
    var isUnknown = false
    let lookup = lookup
    let quantities = definitionQuantities
    do throws(LanguageError) {
      let program = try expression.compile {
        (name: Expression.Name) throws(LanguageError) -> ExpressionSource in
        isUnknown = true
        guard let source = try lookup.source(name, at: place) else {
          isAbsent = true
          isUnknown = false
          return ExpressionSource(slot: 0, quantity: .number)
        }
        isUnknown = false
        var kind = source.quantity
        if case .definition(let index) = source, index < quantities.count {
          kind = quantities[index]
        }
        sources.append(source)
        names.append(name.text)
        return ExpressionSource(slot: sources.count - 1, quantity: kind)
      }
      if isAbsent { return nil }
      let draft = DraftExpression(text: text, program: program, sources: sources, names: names)
      let isCommon = !names.contains {
        $0.hasPrefix("self") || $0 == "count" || $0.contains("(self")
      }
      if isCommon { shared[text.text] = draft }
      return checked(draft, text, quantity)
    } catch {
      if isUnknown {
        report(error, as: LinkingRules.unknownLinkName, in: text)
      } else if error.message.hasPrefix("The divisor is 0") {
        report(
          LinkingRules.notANumber, "\(quoted(text.text)) divides by 0.",
          at: text.span(of: error.range), help: "Divide by something that isn't 0.")
      } else {
        report(error, as: LinkingRules.linkUnits, in: text)
      }
      return nil
    }
  }

  private mutating func checked(
    _ draft: DraftExpression, _ text: LinkText, _ quantity: Quantity?
  ) -> DraftExpression? {
    guard let quantity, Quantity.common(draft.quantity, quantity) == nil else { return draft }
    report(
      LinkingRules.linkUnits,
      "\(quoted(text.text)) is \(draft.quantity.description), where \(quantity.description) is "
        + "needed.", at: text.span, help: "Write \(quantity.sample).")
    return nil
  }

  /// A plain number without a unit, which most stops are.
  func plainNumber(_ text: String) -> Double? {
    guard !text.isEmpty, text.utf8.allSatisfy({ "0123456789.+-eE".utf8.contains($0) }) else {
      return nil
    }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  // MARK: Definitions

  /// Reads `let` in the order in which the names need each other; a circle is reported.
  mutating func readDefinitions() {
    let definitions = scene.links.definitions
    definitionQuantities = Array(repeating: .number, count: definitions.count)
    drafts.definitions = Array(repeating: nil, count: definitions.count)
    var needs: [[Int]] = []
    for definition in definitions {
      let names = (try? Expression.parse(definition.value.text))?.names.map(\.text) ?? []
      needs.append(names.compactMap { lookup.definitions[$0] })
    }
    let order = DependencyOrder(needs)
    if let circle = order.circle {
      let path = circle.map { definitions[$0].name.value }
      report(
        circle.count == 1 ? LinkingRules.selfDriven : LinkingRules.linkCycle,
        "\(path.joined(separator: " → ")) → \(path[0]): the definitions need each other.",
        at: definitions[circle[0]].name.span,
        notes: circle.dropFirst().map {
          Diagnostic.Note(
            "\(definitions[$0].name.value) is defined here", at: definitions[$0].name.span)
        }, help: "Write one of them without the others.")
    }
    for index in order.sorted {
      let draft = expression(definitions[index].value, at: SourceLookup.Place())
      drafts.definitions[index] = draft
      if let draft { definitionQuantities[index] = draft.quantity }
    }
  }
}
