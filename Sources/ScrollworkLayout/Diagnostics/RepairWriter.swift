internal import ScrollworkModel

/// Drafts repairs: each change once as text and once for the resolved scene.
///
/// A text inside `repeat` or a template stands for a constraint in every copy; changing it changes
/// all of them, and only its priority can be changed, as its names are local.
struct RepairWriter {
  let scene: ResolvedScene
  private let equations: EquationText

  init(_ scene: ResolvedScene) {
    self.scene = scene
    equations = EquationText(scene: scene)
  }

  // MARK: Constraints that are there

  /// Leaves a constraint out.
  func removal(of index: Int, _ title: String? = nil) -> RepairDraft? {
    let title = title ?? "leave out \(shown(index))"
    return rewrite(index, title, whole: { _ in nil }, part: nil)
  }

  /// Gives a constraint a priority.
  func priority(of index: Int, _ priority: Double, _ title: String? = nil) -> RepairDraft? {
    let title = title ?? "give \(shown(index)) priority \(formatNumber(priority))"
    var changed = scene.constraints[index]
    changed.priority = priority
    return rewrite(
      index, title,
      whole: { withPriority($0, priority) }, part: changed, wholeChange: { $0.priority = priority })
  }

  /// Puts another constraint in the place of one that isn't in a copy.
  func replacement(
    of index: Int, with changed: ResolvedConstraint, _ title: String? = nil
  ) -> RepairDraft? {
    guard !scene.isInCopy(scene.constraints[index]), scene.constraints[index].owner == nil else {
      return nil
    }
    let title = title ?? "write \(equations.text(changed)) instead"
    return rewrite(index, title, whole: nil, part: changed)
  }

  /// Gives a constraint another constant, in points, on the right side of its equation.
  func constant(of index: Int, _ constant: Double) -> RepairDraft? {
    var changed = scene.constraints[index]
    changed.constant = constant
    return replacement(of: index, with: changed)
  }

  /// The name, and the equation where the name doesn't say it.
  func shown(_ index: Int) -> String {
    let name = scene.name(of: index)
    return name.contains(" ") ? "\"\(name)\"" : name
  }

  /// - Parameters:
  ///   - whole: The new text of a declaration from its old one; nil leaves it out. Nil itself when
  ///     only single parts can be rewritten.
  ///   - part: What takes the constraint's place; nil for nothing.
  ///   - wholeChange: What `whole` does to each constraint of the declaration; nil takes them away.
  private func rewrite(
    _ index: Int, _ title: String, whole: ((String) -> String?)?, part: ResolvedConstraint?,
    wholeChange: ((inout ResolvedConstraint) -> Void)? = nil
  ) -> RepairDraft? {
    let constraint = scene.constraints[index]
    guard let declaration = scene.declaration(of: constraint) else { return nil }
    let siblings = scene.constraints.indices.filter {
      constraint.span.isNone
        ? scene.constraints[$0].declaration == constraint.declaration
        : scene.constraints[$0].span == constraint.span
    }
    let views = ConstraintItems.views(of: ConstraintSource(.written, Int32(index)), in: scene)
    if !scene.isInCopy(constraint), let texts = parts(siblings, index, part) {
      return RepairDraft(
        title: title, changes: [.replaceConstraint(at: constraint.span, with: texts)], views: views
      ) { scene in
        if let part { scene.constraints[index] = part } else { scene.constraints.remove(at: index) }
      }
    }
    guard let whole, let old = declaration.equation else { return nil }
    let new = whole(old)
    if new == nil, wholeChange != nil { return nil }
    return RepairDraft(
      title: title,
      changes: [.replaceConstraint(at: constraint.span, with: new.map { [$0] } ?? [])], views: views
    ) { scene in
      if let wholeChange {
        for sibling in siblings { wholeChange(&scene.constraints[sibling]) }
      } else {
        for sibling in siblings.reversed() { scene.constraints.remove(at: sibling) }
      }
    }
  }

  /// The equations of a declaration's constraints, with one changed or left out; nil when they can't
  /// be written from outside, or are too many to be clearer than the text they replace.
  private func parts(
    _ siblings: [Int], _ index: Int, _ part: ResolvedConstraint?
  ) -> [String]? {
    guard siblings.count <= 8 else { return nil }
    var texts: [String] = []
    for sibling in siblings {
      if sibling == index {
        if let part {
          guard let text = text(part) else { return nil }
          texts.append(text)
        }
      } else {
        guard let text = text(scene.constraints[sibling]) else { return nil }
        texts.append(text)
      }
    }
    return texts
  }

  /// The equation, when all its items can be named in the scene's own constraints.
  func text(_ constraint: ResolvedConstraint) -> String? {
    guard constraint.owner == nil else { return nil }
    let isNameable = constraint.terms.allSatisfy { term in
      let view = ConstraintItems.view(of: term.item, in: scene)
      return scene.isAddressable(view)
    }
    return isNameable ? equations.text(constraint) : nil
  }

  /// The text with the priority at its end; nil for a visual format string, whose priorities stand
  /// elsewhere.
  private func withPriority(_ text: String, _ priority: Double) -> String? {
    guard !text.hasPrefix("H:"), !text.hasPrefix("V:"), !text.contains("|"), !text.hasPrefix("[")
    else { return nil }
    let end = text.firstIndex(of: "@") ?? text.endIndex
    var equation = text[..<end]
    while equation.last == " " { equation.removeLast() }
    return "\(equation) @\(formatNumber(priority))"
  }

  // MARK: New constraints

  /// Adds a constraint; about a copy made by `repeat`, to all copies, or where that doesn't hold to
  /// the one.
  func addition(_ constraint: ResolvedConstraint, _ title: String? = nil) -> RepairDraft? {
    guard let text = text(constraint) else { return nil }
    if title == nil, let (pattern, copies) = CopyConstraints(scene).all(like: constraint) {
      let views = copies.flatMap(\.terms).map { ConstraintItems.view(of: $0.item, in: scene) }
      return RepairDraft(
        title: "add \(pattern)", changes: [.addConstraint(pattern)], views: views,
        otherwise: [addition(constraint, "add \(text)")].compactMap { $0 }
      ) { $0.constraints += copies }
    }
    let views = constraint.terms.map { ConstraintItems.view(of: $0.item, in: scene) }
    return RepairDraft(
      title: title ?? "add \(text)", changes: [.addConstraint(text)], views: views
    ) { $0.constraints.append(constraint) }
  }

  /// Several repairs made at once; where they have alternatives, the first ones instead.
  func together(_ drafts: [RepairDraft], _ title: String? = nil) -> RepairDraft? {
    guard !drafts.isEmpty else { return nil }
    let others = drafts.map { $0.otherwise.first ?? $0 }
    let isOther = drafts.contains { !$0.otherwise.isEmpty }
    return RepairDraft(
      title: title ?? joined(drafts.map(\.title)), changes: drafts.flatMap(\.changes),
      views: drafts.flatMap(\.views), otherwise: isOther ? [together(others)].compactMap { $0 } : []
    ) { scene in
      // From the last on, so that what one takes away doesn't shift what another means.
      for draft in drafts.reversed() { draft.apply(&scene) }
    }
  }

  /// `add a and b` for `add a` and `add b`.
  private func joined(_ titles: [String]) -> String {
    guard titles.allSatisfy({ $0.hasPrefix("add ") }) else { return enumeration(titles) }
    return "add " + enumeration(titles.map { String($0.dropFirst(4)) })
  }

  // MARK: Views

  /// Changes a key of a view; in copies it changes all that are made from the same text.
  func key(
    _ key: String, to value: String?, of view: Int32, _ title: String,
    _ change: @escaping (inout ViewNode) -> Void
  ) -> RepairDraft? {
    let span = scene.views[Int(view)].node.span
    let copies =
      span.isNone
      ? [Int(view)] : scene.views.indices.filter { scene.views[$0].node.span == span }
    return RepairDraft(
      title: title,
      changes: [value.map { .setKey(key, to: $0, at: span) } ?? .removeKey(key, at: span)],
      views: [view]
    ) { scene in
      for copy in copies { change(&scene.views[copy].node) }
    }
  }

  /// Gives a view another content hugging priority along an axis.
  func hugging(
    of view: Int32, _ axis: Axis, _ priority: Double, _ current: PerAxis<Double>
  ) -> RepairDraft? {
    var both = current
    both[axis] = priority
    return key(
      "hugging", to: priorities(both), of: view,
      "give \(scene.views[Int(view)].path) a \(axis.adjective) hugging of \(formatNumber(priority))"
    ) { $0.hugging[axis] = priority }
  }

  /// Gives a view another compression resistance priority along an axis.
  func compression(
    of view: Int32, _ axis: Axis, _ priority: Double, _ current: PerAxis<Double>
  ) -> RepairDraft? {
    var both = current
    both[axis] = priority
    return key(
      "compression", to: priorities(both), of: view,
      "give \(scene.views[Int(view)].path) a \(axis.adjective) compression resistance of "
        + formatNumber(priority)
    ) { $0.compression[axis] = priority }
  }

  private func priorities(_ both: PerAxis<Double>) -> String {
    both.horizontal == both.vertical
      ? formatNumber(both.horizontal)
      : "{horizontal: \(formatNumber(both.horizontal)), vertical: \(formatNumber(both.vertical))}"
  }
}
