internal import ScrollworkModel

/// Constraints as entries of a list.
enum ConstraintWriter {
  /// The entries, without their dashes. Options need a name: constraints that have none get one.
  ///
  /// - Parameter isFlow: they stand in a list in brackets.
  static func entries(_ constraints: [ConstraintDeclaration], isFlow: Bool = false) -> [String] {
    var names = Set(constraints.compactMap(\.name))
    return constraints.map { entry($0, isFlow, &names) }
  }

  private static func entry(
    _ constraint: ConstraintDeclaration, _ isFlow: Bool, _ names: inout Set<String>
  ) -> String {
    let options = options(of: constraint)
    switch constraint.form {
    case .mapping(let mapping):
      let id = constraint.name.map { ["id: \(ScalarText.flow($0))"] } ?? []
      return "{\((id + members(of: mapping) + options).joined(separator: ", "))}"
    case .text(let text):
      guard !options.isEmpty else {
        if isFlow {
          let text = ScalarText.flow(text)
          return constraint.name.map { "{\(ScalarText.flow($0)): \(text)}" } ?? text
        }
        guard let name = constraint.name else { return ScalarText.text(text, in: .block) }
        return "\(ScalarText.flow(name)): \(ScalarText.text(text, in: .block))"
      }
      let name = constraint.name ?? freeName(for: text, &names)
      let named = "\(ScalarText.flow(name)): \(ScalarText.flow(text))"
      return "{\(([named] + options).joined(separator: ", "))}"
    }
  }

  private static func options(of constraint: ConstraintDeclaration) -> [String] {
    var options: [String] = []
    if let when = constraint.when {
      options.append("when: \(ScalarText.flow(ConditionWriter.text(when)))")
    }
    if !constraint.allow.isEmpty {
      options.append("allow: \(FlowWriter.list(constraint.allow.entries.map(\.text)))")
    }
    if constraint.origin != .author { options.append("origin: \(constraint.origin.rawValue)") }
    if let owner = constraint.owner { options.append("owner: \(ScalarText.flow(owner))") }
    if let note = constraint.note { options.append("note: \(ScalarText.flow(note))") }
    return options
  }

  private static func members(of mapping: ConstraintMapping) -> [String] {
    var members = [
      "item: \(ScalarText.flow(mapping.item.value))",
      "attribute: \(ScalarText.flow(mapping.attribute.value))",
    ]
    if mapping.relation != .equal {
      members.append("relation: \(ScalarText.flow(mapping.relation.rawValue))")
    }
    if let item = mapping.toItem { members.append("toItem: \(ScalarText.flow(item.value))") }
    if let attribute = mapping.toAttribute {
      members.append("toAttribute: \(ScalarText.flow(attribute.value))")
    }
    for (key, value, usual) in [
      ("multiplier", mapping.multiplier, 1.0), ("constant", mapping.constant, 0.0),
      ("priority", mapping.priority, 1000.0),
    ] where value != usual {
      members.append("\(key): \(FlowWriter.number(value))")
    }
    return members
  }

  /// What the equation is about first, with a number when that is taken.
  private static func freeName(for text: String, _ names: inout Set<String>) -> String {
    let words = text.prefix { !" =<>[|".contains($0) }.split(separator: ".")
    let wanted = words.isEmpty ? "constraint" : words.joined(separator: "-")
    var name = wanted
    var number = 2
    while !names.insert(name).inserted {
      name = "\(wanted)-\(number)"
      number += 1
    }
    return name
  }
}
