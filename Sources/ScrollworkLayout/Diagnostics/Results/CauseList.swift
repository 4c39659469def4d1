internal import ScrollworkModel

/// Why something isn't as an optional constraint wants it, as messages tell it.
struct CauseList {
  private struct Item {
    var cause: RelaxationCause
    var name: String
  }

  /// Causes that a message names at most.
  private static let shownLimit = 3
  /// Causes whose places are shown at most.
  private static let noteLimit = 2

  private let scene: ResolvedScene
  /// Those that could give way first, the weakest before all; then those about sizes, which say more
  /// than ties of edges.
  private let items: [Item]

  init(_ causes: [RelaxationCause], _ scene: ResolvedScene) {
    self.scene = scene
    let names = ConstraintNames(scene: scene).names(causes.map(\.source))
    var seen: Set<String> = []
    items =
      zip(causes, names).map { Item(cause: $0, name: $1) }
      .enumerated().sorted { a, b in
        let (first, second) = (a.element.cause, b.element.cause)
        return (first.priority, Self.rank(first, scene), a.offset)
          < (second.priority, Self.rank(second, scene), b.offset)
      }
      .map(\.element).filter { seen.insert($0.name).inserted }
  }

  private static func rank(_ cause: RelaxationCause, _ scene: ResolvedScene) -> Int {
    switch cause.source.kind {
    case .written:
      let terms = scene.constraints[Int(cause.source.index)].terms
      return terms.allSatisfy(\.attribute.isSize) ? 0 : 1
    case .size, .contentSize, .hiding, .fillEqually, .fillProportionally: return 0
    default: return 2
    }
  }

  var isEmpty: Bool { items.isEmpty }

  /// All, without repeats: several of a stack view's constraints have one name.
  var names: [String] { items.map(\.name) }

  /// `label.hugging.vertical (251), row-top and 2 more`
  var text: String {
    let shown = items.prefix(Self.shownLimit).map { item in
      let isPlain = item.cause.priority >= 1000 || item.name.contains("@")
      return item.name.contains(" ")
        ? "\"\(item.name)\""
        : isPlain ? item.name : "\(item.name) (\(formatNumber(item.cause.priority)))"
    }
    let rest = items.count - shown.count
    return enumeration(rest > 0 ? shown + ["\(rest) more"] : shown)
  }

  /// The places of those that the scene writes and that say more than plain ties.
  var notes: [Diagnostic.Note] {
    let telling = items.filter { item in
      item.cause.source.kind == .written
        && (item.cause.priority < 1000 || Self.rank(item.cause, scene) == 0)
    }
    return telling.prefix(Self.noteLimit).compactMap { item in
      let constraint = scene.constraints[Int(item.cause.source.index)]
      guard !constraint.span.isNone else { return nil }
      let equation = EquationText(scene: scene).text(constraint)
      return Diagnostic.Note(
        item.name.contains(" ")
          ? "because of \(equation)" : "because of \(item.name) (\(equation))",
        at: constraint.span)
    }
  }

  /// The weakest one; nil when all are required.
  var weakest: RelaxationCause? {
    items.first.flatMap { $0.cause.priority < 1000 ? $0.cause : nil }
  }

  /// The weakest one that the scene writes; nil when these are required.
  var weakestWritten: (name: String, priority: Double)? {
    let first = items.first { $0.cause.source.kind == .written && $0.cause.priority < 1000 }
    return first.map { ($0.name, $0.cause.priority) }
  }

  /// Indexes of the causes that the scene writes, the weakest first.
  var written: [Int] {
    items.compactMap { $0.cause.source.kind == .written ? Int($0.cause.source.index) : nil }
  }
}
