internal import ScrollworkModel
internal import ScrollworkSolver

/// SW201: sets of required constraints that can't hold together.
enum ConflictRule: LayoutRule {
  static func check(_ context: inout RuleContext) {
    for conflict in context.conflicts {
      context.report(
        diagnostic(conflict, context),
        repairs: ConflictRepairs(conflict, context).drafts())
    }
  }

  private static func diagnostic(_ conflict: ConflictFacts, _ context: RuleContext) -> Diagnostic {
    let members = conflict.members
    var message: String
    if members.count == 1 {
      message = "\(members[0].description) cannot hold"
      if !conflict.background.isEmpty { message += ": no size is negative" }
    } else if let sentence = conflict.arithmetic?.sentence {
      message = "These \(members.count) constraints cannot all hold: \(sentence)"
    } else {
      message = "These \(members.count) constraints cannot all hold: "
      message += enumeration(members.prefix(8).map(\.description))
      if members.count > 8 { message += " and \(members.count - 8) more" }
      message += "; off by \(formatNumber(conflict.shortBy)) pt"
    }
    return LayoutRules.conflict.diagnostic(
      message + ".",
      at: members.first { $0.id == conflict.blamed }?.span
        ?? members.first { !$0.span.isNone }?.span ?? .none,
      notes: notes(conflict, context), help: help(conflict, context), views: conflict.paths,
      constraints: members.map(\.name))
  }

  private static func notes(
    _ conflict: ConflictFacts, _ context: RuleContext
  ) -> [Diagnostic.Note] {
    var notes: [Diagnostic.Note] = []
    if conflict.members.count > 1 {
      for member in conflict.members {
        notes.append(Diagnostic.Note(member.description + attribution(member), at: member.span))
      }
      if !conflict.background.isEmpty {
        notes.append(Diagnostic.Note("given that \(enumeration(conflict.background))"))
      }
    }
    if !context.isPartial,
      let dropped = conflict.members.first(where: { $0.id == conflict.dropped })
    {
      var text = "to go on, \(dropped.name) is left out"
      let frames = context.runner.conflicts.count == 1 ? frames(of: dropped, context) : []
      if !frames.isEmpty { text += ": \(enumeration(frames))" }
      notes.append(Diagnostic.Note(text))
    }
    return notes
  }

  /// Who added a constraint, where it isn't the author.
  private static func attribution(_ member: ConflictFacts.Member) -> String {
    switch member.origin {
    case .author, .background, .size: ""
    case .host: ", added by the host"
    case .stackView: ", added by the stack view"
    case .autoresizing: ", from the view's frame"
    case .intrinsic: ", from the view's content"
    }
  }

  private static func frames(
    of member: ConflictFacts.Member, _ context: RuleContext
  ) -> [String] {
    var seen: [Int32] = []
    for view in ConstraintItems.views(of: member.source, in: context.scene) where view > 0 {
      if !seen.contains(view) { seen.append(view) }
    }
    return seen.prefix(3).map { "\(context.path($0)) \(context.result.views[Int($0)].frame.text)" }
  }

  /// What to do about the most suspect constraint, in words; repairs that hold are shown besides.
  private static func help(_ conflict: ConflictFacts, _ context: RuleContext) -> String? {
    guard let blamed = conflict.members.first(where: { $0.id == conflict.blamed }) else {
      return nil
    }
    let name = blamed.name
    switch blamed.suspicion {
    case .autoresizing:
      let view = blamed.maskedView(in: context.scene).map(context.path) ?? ""
      return "Leave out \"frame\" of \"\(view)\": its constraints place it already."
    case .duplicateAttribute:
      return "Keep one of the constraints on the same attribute; leave out \(name)."
    case .fixedSizeBetweenPins:
      return "Both edges are pinned: leave out \(name), or give it a priority below 1000 (@999)."
    case .outwardFarEdge:
      return "\(name) puts a far edge outside: turn its constant's sign."
    case .other:
      return "Give \(name) a priority below 1000 (@999), or change its constant by "
        + "\(formatNumber(conflict.shortBy))."
    case .host:
      return "All of these come from the host: change what is set there."
    }
  }
}
