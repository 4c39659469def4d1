internal import ScrollworkModel
internal import ScrollworkSolver

/// Drafts what may settle a contradiction: changes of its most suspect constraints, the least first.
struct ConflictRepairs {
  /// Suspects that are looked at.
  private static let suspectLimit = 5

  private let conflict: ConflictFacts
  private let context: RuleContext
  private let writer: RepairWriter

  init(_ conflict: ConflictFacts, _ context: RuleContext) {
    self.conflict = conflict
    self.context = context
    writer = RepairWriter(context.scene)
  }

  func drafts() -> [RepairDraft] {
    var first: [RepairDraft] = []
    var second: [RepairDraft] = []
    for suspect in conflict.suspects.prefix(Self.suspectLimit) {
      if suspect.suspicion == .autoresizing {
        if let draft = withoutFrame(suspect.source.index) { first.append(draft) }
        continue
      }
      guard let index = suspect.written else { continue }
      let removal = writer.removal(of: index)
      let optional = optional(index)
      let own: [RepairDraft?]
      switch suspect.suspicion {
      case .duplicateAttribute: own = [removal, optional]
      case .fixedSizeBetweenPins: own = [removal, optional]
      case .outwardFarEdge: own = [turned(index), optional]
      default:
        // Alone it contradicts only that no size is negative.
        own = conflict.members.count == 1 ? [turned(index), removal] : [optional]
        if let fitted = fitted(suspect, index) { second.append(fitted) }
      }
      first += own.compactMap { $0 }
    }
    return distinct(first + second)
  }

  /// Priority 999, or below compression resistance where 999 would cut content.
  private func optional(_ index: Int) -> RepairDraft? {
    var draft = writer.priority(of: index, 999)
    draft?.otherwise = [writer.priority(of: index, 749)].compactMap { $0 }
    return draft
  }

  /// A composite's parts, changed as a whole, make the same draft.
  private func distinct(_ drafts: [RepairDraft]) -> [RepairDraft] {
    var seen: Set<[SceneChange]> = []
    return drafts.filter { seen.insert($0.changes).inserted }
  }

  /// Leaves out a frame set by hand; where nothing else places the view, constraints do then.
  private func withoutFrame(_ view: Int32) -> RepairDraft? {
    let node = context.scene.views[Int(view)].node
    let title = "leave out the frame of \(context.path(view))"
    var keys = [writer.key("frame", to: nil, of: view, title) { $0.frame = nil }]
    if node.autoresizing != nil {
      keys.append(writer.key("autoresizing", to: nil, of: view, title) { $0.autoresizing = nil })
    }
    guard var draft = writer.together(keys.compactMap { $0 }, title) else { return nil }
    if let frame = node.frame, let parent = context.scene.views[Int(view)].parent {
      let kind: LayoutItem.Kind = context.tables.isScrollView(parent) ? .contentGuide : .view
      let ties = [(LayoutAttribute.left, frame.x), (.top, frame.y)].compactMap { edge, distance in
        writer.addition(
          ResolvedConstraint(
            [
              .init(item: LayoutItem(.view, view), attribute: edge, coefficient: 1),
              .init(item: LayoutItem(kind, parent), attribute: edge, coefficient: -1),
            ], .equal, distance))
      }
      if let placed = writer.together(ties), let both = writer.together([draft, placed]) {
        draft.otherwise = [both]
      }
    }
    return draft
  }

  private func turned(_ index: Int) -> RepairDraft? {
    writer.constant(of: index, -context.scene.constraints[index].constant)
  }

  /// The constraint with the constant at which the others hold.
  private func fitted(_ suspect: ConflictFacts.Member, _ index: Int) -> RepairDraft? {
    var sum = 0.0
    for member in conflict.members {
      sum += member.multiplier * context.runner.builder.system.constant(of: member.id)
    }
    guard suspect.multiplier != 0, sum > 0 else { return nil }
    let old = context.scene.constraints[index].constant
    let constant = old - sum / suspect.multiplier
    // A constant that turns its sign, or becomes nothing, is another constraint.
    guard constant.isFinite, constant * old > 0 else { return nil }
    // Binary fractions that print as a round number are meant as that number.
    let rounded = (constant * 1e6).rounded() / 1e6
    return writer.constant(of: index, rounded)
  }
}
