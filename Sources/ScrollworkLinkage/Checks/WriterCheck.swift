internal import ScrollworkModel

extension DraftReader {
  /// Finds properties that two links write at once, and leaves the later writer out.
  mutating func checkWriters(_ names: TargetNames) {
    var byTarget: [LinkTarget: [Int]] = [:]
    var order: [LinkTarget] = []
    for (index, writer) in drafts.writers.enumerated() where !writer.adds {
      if byTarget[writer.target] == nil { order.append(writer.target) }
      byTarget[writer.target, default: []].append(index)
    }
    var wrong: Set<Int> = []
    for target in order {
      let writers = byTarget[target] ?? []
      guard writers.count > 1 else { continue }
      for place in writers.indices.dropFirst() {
        for earlier in writers[..<place] where !wrong.contains(earlier) {
          guard !excludes(drafts.writers[earlier], drafts.writers[writers[place]]) else { continue }
          wrong.insert(writers[place])
          reportTwo(drafts.writers[earlier], drafts.writers[writers[place]], names.name(target))
          break
        }
      }
    }
    if !wrong.isEmpty {
      drafts.writers = drafts.writers.enumerated().filter { !wrong.contains($0.offset) }
        .map(\.element)
    }
    checkMembers(names)
    checkOrigins(names)
  }

  private mutating func reportTwo(_ a: DraftWriter, _ b: DraftWriter, _ name: String) {
    report(
      LinkingRules.twoWriters, "\(name) is written by two links.", at: b.targetText.span,
      notes: [Diagnostic.Note("the other one", at: a.targetText.span)],
      help: "Give one of them add: true, or both a when that excludes the other's.")
  }

  /// A member that may lead can't be driven by something else at every step.
  private mutating func checkMembers(_ names: TargetNames) {
    var seen: [LinkTarget: Int] = [:]
    var wrong: Set<Int> = []
    for (index, group) in drafts.groups.enumerated() {
      for member in group.members {
        let target = member.target(group.axis)
        if let other = seen[target] {
          report(
            LinkingRules.twoWriters, "\(names.name(target)) is in two links.", at: group.span,
            notes: [Diagnostic.Note("the other one", at: drafts.groups[other].span)],
            help: "Put all scroll views that move together into one link.")
          wrong.insert(index)
        } else {
          seen[target] = index
        }
      }
    }
    if !wrong.isEmpty {
      drafts.groups = drafts.groups.enumerated().filter { !wrong.contains($0.offset) }
        .map(\.element)
    }
  }

  /// Scroll views that a finger moves away from where a link puts them.
  private mutating func checkOrigins(_ names: TargetNames) {
    for writer in drafts.writers where !writer.isGenerated {
      guard case .contentOffset(let view, _) = writer.target,
        facts.movableViews.contains(view)
      else { continue }
      let path = scene.views[Int(view)].path
      let how = facts.pagingViews.contains(view) ? "pages by itself" : "can be dragged"
      let other: String
      if case .scroller(let map) = writer.source {
        other = map.text.text
      } else {
        other = "what it follows"
      }
      report(
        LinkingRules.linkOrigin,
        "\(path) is moved by a link and \(how); what it follows doesn't go along.",
        at: writer.targetText.span,
        notes: [Diagnostic.Note("the link of \(other)", at: writer.span)],
        help: "Write both: true if either may lead, or scrollEnabled: false for \(path).",
        views: [path])
    }
  }

  // MARK: Conditions

  /// Whether the conditions of two writers never hold at once.
  private func excludes(_ a: DraftWriter, _ b: DraftWriter) -> Bool {
    guard let a = a.condition, let b = b.condition else { return false }
    let first = ConditionRange(a)
    let second = ConditionRange(b)
    return first.excludes(second)
  }
}

/// A condition taken apart as far as needed to see that another excludes it.
private struct ConditionRange {
  /// Without spaces; of a negation what is negated.
  var text: String
  var isNegated = false
  /// `x < 5`: what is compared, how, and with which number.
  var comparison: (left: String, relation: String, right: Double)?

  init(_ condition: DraftExpression) {
    var text = condition.text.text
    if text.hasPrefix("not ") {
      isNegated = true
      text = String(text.dropFirst(4))
    }
    text = text.filter { $0 != " " }
    while text.hasPrefix("("), text.hasSuffix(")"),
      !text.dropFirst().dropLast().contains(where: { "()".contains($0) })
    {
      text = String(text.dropFirst().dropLast())
    }
    self.text = text
    for relation in ["<=", ">=", "==", "<", ">"] {
      let parts = text.split(separator: relation, omittingEmptySubsequences: false)
      guard text.contains(relation), parts.count == 2 else { continue }
      let digits = parts[1].prefix { "0123456789.-".contains($0) }
      if let right = Double(String(digits)) {
        comparison = (String(parts[0]), relation, right)
      }
      break
    }
  }

  func excludes(_ other: ConditionRange) -> Bool {
    if text == other.text { return isNegated != other.isNegated }
    guard !isNegated, !other.isNegated, let a = comparison, let b = other.comparison,
      a.left == b.left
    else { return false }
    return ConditionRange.isBelow(a, b) || ConditionRange.isBelow(b, a)
  }

  /// Whether all that fulfil `a` are smaller than all that fulfil `b`.
  private static func isBelow(
    _ a: (left: String, relation: String, right: Double),
    _ b: (left: String, relation: String, right: Double)
  ) -> Bool {
    let isUpper = ["<", "<=", "=="].contains(a.relation)
    let isLower = [">", ">=", "=="].contains(b.relation)
    guard isUpper, isLower else { return false }
    let touches = a.relation != "<" && b.relation != ">"
    return touches ? a.right < b.right : a.right <= b.right
  }
}
