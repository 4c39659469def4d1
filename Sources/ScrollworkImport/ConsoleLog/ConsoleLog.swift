public import ScrollworkModel

/// What a console log, pasted with whatever stands round it, says about constraints that
/// "Unable to simultaneously satisfy constraints" reported.
public struct ConsoleLog: Sendable {
  /// The lists of constraints in the order of the text, equal ones once.
  public private(set) var conflicts: [LoggedConflict] = []
  /// What can't be read, in the order of the text.
  public private(set) var diagnostics: [Diagnostic] = []

  /// Lines that are listed when they can't be read; more are counted.
  private static let listedLimit = 100

  private var indexes: [String: Int] = [:]
  private var unlisted = 0

  /// Reads a log. What can't be understood is reported and left out.
  ///
  /// - Complexity: linear in the length of the text.
  public init(_ source: SourceText) {
    let text = LogText(source)
    var list = List()
    var expectsVictim = false
    for (_, event) in text.events {
      switch event {
      case .heading:
        finish(&list)
        expectsVictim = false
      case .recovery:
        list.isClosed = true
        expectsVictim = true
      case .end:
        list.isClosed = true
      case .description(let range, let isClosed):
        if expectsVictim {
          expectsVictim = false
          list.victim = ConsoleLog.read(text, range).constraint?.address
          continue
        }
        if list.isClosed { finish(&list) }
        add(range, isClosed: isClosed, of: text, to: &list)
      case .unknown(let range):
        report(
          ImportRules.unreadConstraint, "The line isn't a constraint's description.", at: range)
      case .hidden(let range):
        if !expectsVictim {
          report(
            ImportRules.hiddenLog, "The log keeps its constraints to itself: <private>.",
            at: range)
        }
        expectsVictim = false
      }
    }
    finish(&list)
    if unlisted > 0 {
      let rule = ImportRules.unreadConstraint
      diagnostics.append(
        Diagnostic(rule.code, rule.severity, "\(unlisted) more lines can't be read."))
    }
    if conflicts.isEmpty, diagnostics.isEmpty {
      diagnostics.append(
        Diagnostic(
          ImportRules.noLog.code, ImportRules.noLog.severity,
          "The text holds no constraints of a console log.", at: SourceSpan(start: 0, end: 1),
          help: "Paste what stands behind \"Unable to simultaneously satisfy constraints.\", with "
            + "the list in parentheses."))
    }
  }

  /// A list that is being read.
  private struct List {
    var constraints: [LoggedConstraint] = []
    var isClosed = false
    /// The address of the constraint that the app goes on without.
    var victim: String?
  }

  private mutating func add(
    _ range: Range<Int>, isClosed: Bool, of text: LogText, to list: inout List
  ) {
    guard isClosed else {
      report(
        ImportRules.unreadConstraint,
        "The constraint's description has no end: a \">\" is missing.", at: range)
      return
    }
    let read = ConsoleLog.read(text, range)
    if let constraint = read.constraint {
      list.constraints.append(constraint)
    } else if let problem = read.problem {
      report(
        ImportRules.unreadConstraint, "The constraint can't be read: \(problem.message).",
        at: Int(problem.offset)..<max(Int(problem.offset) + 1, range.upperBound))
    }
  }

  private mutating func report(_ rule: Rule, _ message: String, at range: Range<Int>) {
    guard diagnostics.count < ConsoleLog.listedLimit else {
      unlisted += 1
      return
    }
    diagnostics.append(
      Diagnostic(
        rule.code, rule.severity, message,
        at: SourceSpan(
          start: Int32(clamping: range.lowerBound), end: Int32(clamping: range.upperBound)),
        help: rule == ImportRules.hiddenLog
          ? "Run the app from Xcode: what goes to its console isn't hidden."
          : "The others are used without it."))
  }

  /// Reads a description; where lines were wrapped, first as if nothing, then as if a blank had
  /// stood there.
  private static func read(
    _ text: LogText, _ range: Range<Int>
  ) -> (constraint: LoggedConstraint?, problem: (message: String, offset: Int32)?) {
    let span = SourceSpan(
      start: Int32(clamping: range.lowerBound), end: Int32(clamping: range.upperBound))
    var problem: (String, Int32)?
    for space in [false, true] {
      let characters = LogCharacters(text.scalars, range, space: space)
      do throws(LogError) {
        return (try DescriptionParser.parse(characters, span: span), nil)
      } catch {
        let offset = characters.offsets[min(max(error.index, 0), characters.offsets.count - 1)]
        problem = (error.message, offset)
      }
    }
    return (nil, problem)
  }

  private mutating func finish(_ list: inout List) {
    defer { list = List() }
    guard let first = list.constraints.first, let last = list.constraints.last else { return }
    let made = LogScene(list.constraints)
    let broken = list.victim.flatMap { victim in
      list.constraints.first { $0.address == victim }?.span
    }
    let fingerprint = ConsoleLog.fingerprint(list.constraints, made.items)
    if let index = indexes[fingerprint] {
      conflicts[index].count += 1
      return
    }
    indexes[fingerprint] = conflicts.count
    conflicts.append(
      LoggedConflict(
        scene: made.scene, span: SourceSpan(start: first.span.start, end: last.span.end),
        broken: broken, count: 1, assumptions: made.assumptions))
  }

  /// The same for lists that differ in pointers alone, as those of a table's cells do.
  private static func fingerprint(_ constraints: [LoggedConstraint], _ items: LogItems) -> String {
    constraints.map { constraint in
      let terms = constraint.terms.map { term in
        let index = items.index(of: term.item) ?? 0
        return "\(items.items[index].className) \(index) \(term.attribute) \(term.coefficient)"
      }
      return "\(constraint.identifier ?? "") \(constraint.left.count) \(terms) "
        + "\(constraint.relation) \(constraint.constant) \(constraint.priority)"
    }.joined(separator: "\n")
  }
}

/// One list of constraints that a log says can't all be satisfied.
public struct LoggedConflict: Sendable {
  /// The constraints and the views that they name, as a scene. Places are those of the log.
  public var scene: Scene
  /// From the first constraint to the last.
  public var span: SourceSpan
  /// The constraint that the app goes on without.
  public var broken: SourceSpan?
  /// How often the log has the list.
  public var count: Int
  /// What had to be assumed, as clauses.
  public var assumptions: [String]
}
