internal import ScrollworkModel

/// SW303 and SW304: intrinsic sizes of equal priority that leave the choice open.
struct IntrinsicTieRule: LayoutRule {
  private struct Group {
    var key: GroupKey
    var views: [Int32]
  }

  private struct GroupKey: Hashable {
    var parent: Int32
    var axis: Axis
    var priority: Double
    var isHugging: Bool
  }

  private let scene: ResolvedScene
  private let result: LayoutResult
  private let runner: PassRunner

  static func check(_ context: inout RuleContext) {
    let rule = Self(context)
    for group in rule.groups(&context.open) {
      context.report(
        rule.finding(group), views: group.views, repairs: rule.repairs(group))
    }
  }

  private init(_ context: RuleContext) {
    scene = context.scene
    result = context.result
    runner = context.runner
  }

  /// The groups of siblings with open sizes that are all stretched, or all compressed,
  /// at the same priority. The views are marked as explained.
  private func groups(_ open: inout OpenAttributes) -> [Group] {
    var groups: [Group] = []
    var places: [GroupKey: Int] = [:]
    for item in result.ambiguous where !item.isContentArea {
      guard let view = item.view, let range = open.sizes[.init(view: view, axis: item.axis)],
        range.attribute == item.attribute, !open.isExplained(view, item.axis),
        let natural = naturalSize(view, item.axis)
      else { continue }
      let facts = runner.builder.tables.views[Int(view)]
      let tolerance = RelaxedConstraints.tolerance
      let isStretched = range.minimum.map { $0 >= natural - tolerance } ?? false
      let isCompressed = range.maximum.map { $0 <= natural + tolerance } ?? false
      guard isStretched != isCompressed else { continue }
      let key = GroupKey(
        parent: facts.parent, axis: item.axis,
        priority: isStretched ? facts.hugging[item.axis] : facts.compression[item.axis],
        isHugging: isStretched)
      if let place = places[key] {
        groups[place].views.append(view)
      } else {
        places[key] = groups.count
        groups.append(Group(key: key, views: [view]))
      }
    }
    groups.removeAll { $0.views.count < 2 }
    for group in groups {
      for view in group.views { open.explain(view, group.key.axis) }
    }
    return groups
  }

  /// The intrinsic size of the frame along an axis.
  private func naturalSize(_ view: Int32, _ axis: Axis) -> Double? {
    let alignment = runner.builder.tables.views[Int(view)].alignment
    return runner.builder.intrinsicSize(of: view)[axis].map {
      $0 + alignment.near(axis) + alignment.far(axis)
    }
  }

  /// One view of the group told from the others.
  private func repairs(_ group: Group) -> [RepairDraft] {
    let writer = RepairWriter(scene)
    let axis = group.key.axis
    let priority = group.key.priority
    // Raising all but one of a long row isn't less work than giving it sizes.
    guard group.views.count <= 4 else { return [] }
    if !group.key.isHugging {
      return group.views.reversed().prefix(2).compactMap { view in
        writer.compression(
          of: view, axis, priority - 1, runner.builder.tables.views[Int(view)].compression)
      }
    }
    return group.views.reversed().prefix(2).compactMap { stretched in
      let raised = group.views.filter { $0 != stretched }.compactMap { view in
        writer.hugging(of: view, axis, priority + 1, runner.builder.tables.views[Int(view)].hugging)
      }
      return writer.together(raised)
    }
  }

  private func finding(_ group: Group) -> Diagnostic {
    let key = group.key
    let rule = key.isHugging ? LayoutRules.huggingTie : LayoutRules.compressionTie
    var room = 0.0
    for view in group.views {
      let size = result.views[Int(view)].frame.size[key.axis]
      room += abs(size - (naturalSize(view, key.axis) ?? size))
    }
    let paths = group.views.map { scene.views[Int($0)].path }
    let shown = enumeration(paths.prefix(4).map { "\"\($0)\"" })
    let priority = formatNumber(key.priority)
    let isStack = runner.builder.tables.views[Int(key.parent)].type == .stackView
    let message =
      key.isHugging
      ? "\(shown) hug alike (\(priority))"
      : "\(shown) resist compression alike (\(priority))"
    // Views elsewhere may have taken it all in the layout shown.
    let quantity = room > RelaxedConstraints.tolerance ? "\(formatNumber(room)) pt" : "some points"
    let amount =
      key.isHugging
      ? "\(quantity) of \(key.axis.sizeName) are left over"
      : "\(quantity) of \(key.axis.sizeName) are missing"
    let help =
      key.isHugging
      ? "Raise the \(key.axis.adjective) hugging of all but the one that is to take the rest."
      : "Lower the \(key.axis.adjective) compression resistance of the one that is to give way."
    return Diagnostic(
      rule.code, key.isHugging && isStack ? .info : rule.severity, "\(message): \(amount).",
      at: scene.views[Int(group.views[0])].node.idSpan, help: help, views: paths)
  }
}
