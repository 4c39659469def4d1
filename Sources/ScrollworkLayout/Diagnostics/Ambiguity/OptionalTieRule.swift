internal import ScrollworkModel

/// SW306: optional constraints of the same priority that contradict each other over something that
/// is open.
struct OptionalTieRule: LayoutRule {
  private struct GroupKey: Hashable {
    var open: OpenAttributes.Key
    var priority: Double
  }

  private struct Group {
    /// Indexes of written constraints.
    var constraints: [Int] = []
    var isRelaxed = false
    /// Names of intrinsic constraints of the same priority, and whose they are.
    var intrinsic: [(name: String, view: Int32)] = []
  }

  private let scene: ResolvedScene
  private let runner: PassRunner

  static func check(_ context: inout RuleContext) {
    let rule = Self(context)
    for (key, group) in rule.groups(&context.open) {
      context.report(
        rule.finding(key, group, context.open), constraints: group.constraints,
        repairs: rule.repairs(key, group))
    }
  }

  private init(_ context: RuleContext) {
    scene = context.scene
    runner = context.runner
  }

  /// The findings. The views involved are marked as explained.
  private func groups(_ open: inout OpenAttributes) -> [(GroupKey, Group)] {
    var groups: [GroupKey: Group] = [:]
    var order: [GroupKey] = []
    for (index, constraint) in scene.constraints.enumerated() where constraint.priority < 1000 {
      guard let attribute = openAttribute(of: constraint, open) else { continue }
      let key = GroupKey(open: attribute, priority: constraint.priority)
      if groups[key] == nil { order.append(key) }
      groups[key, default: Group()].constraints.append(index)
      if isRelaxed(constraint) { groups[key]?.isRelaxed = true }
    }
    addIntrinsicRivals(open, to: &groups)
    return order.compactMap { key in
      guard let group = groups[key], group.isRelaxed,
        group.constraints.count + group.intrinsic.count > 1
      else { return nil }
      open.explain(key.open.view, key.open.axis)
      for rival in group.intrinsic { open.explain(rival.view, key.open.axis) }
      return (key, group)
    }
  }

  /// One of the constraints made a little stronger than the rest.
  private func repairs(_ key: GroupKey, _ group: Group) -> [RepairDraft] {
    let writer = RepairWriter(scene)
    guard key.priority < 999 else { return [] }
    return group.constraints.prefix(2).compactMap { writer.priority(of: $0, key.priority + 1) }
  }

  private func finding(_ key: GroupKey, _ group: Group, _ open: OpenAttributes) -> Diagnostic {
    let path = scene.views[Int(key.open.view)].path
    let names = group.constraints.map(scene.name(of:)) + group.intrinsic.map(\.name)
    var message =
      "\(enumeration(names)) have the same priority \(formatNumber(key.priority)) and contradict "
      + "each other"
    if let range = open.sizes[key.open] {
      message += ": \(path).\(key.open.axis.sizeName) can be \(rangeText(range))"
    }
    return LayoutRules.optionalTie.diagnostic(
      message + ".", at: scene.constraints[group.constraints[0]].span,
      help: "Give them different priorities.", views: [path], constraints: names)
  }

  private func isRelaxed(_ constraint: ResolvedConstraint) -> Bool {
    var form = LinearForm()
    runner.builder.writer.write(constraint, to: &form)
    let difference = form.value(at: runner.values) - constraint.constant
    return constraint.relation.violation(difference) > RelaxedConstraints.tolerance
  }

  /// The first open view and axis that a constraint is about.
  private func openAttribute(
    of constraint: ResolvedConstraint, _ open: OpenAttributes
  ) -> OpenAttributes.Key? {
    for term in constraint.terms where term.item.kind == .view && term.item.index > 0 {
      let key = OpenAttributes.Key(view: term.item.index, axis: term.attribute.axis)
      if term.attribute.isSize ? open.sizes[key] != nil : open.contains(key.view, key.axis) {
        return key
      }
    }
    return nil
  }

  /// Adds hugging and compression of open views to the groups of the views that they are in.
  private func addIntrinsicRivals(_ open: OpenAttributes, to groups: inout [GroupKey: Group]) {
    guard !groups.isEmpty else { return }
    for key in open.sizes.keys.sorted(by: { $0.view < $1.view }) {
      guard runner.builder.intrinsicSize(of: key.view)[key.axis] != nil else { continue }
      let facts = runner.builder.tables.views[Int(key.view)]
      let path = scene.views[Int(key.view)].path
      for (priority, name) in [
        (facts.hugging[key.axis], "hugging"), (facts.compression[key.axis], "compression"),
      ] {
        var current: Int32? = key.view
        while let view = current {
          let group = GroupKey(
            open: OpenAttributes.Key(view: view, axis: key.axis), priority: priority)
          groups[group]?.intrinsic.append(("\(path).\(name).\(key.axis.adjective)", key.view))
          current = scene.views[Int(view)].parent
        }
      }
    }
  }
}
