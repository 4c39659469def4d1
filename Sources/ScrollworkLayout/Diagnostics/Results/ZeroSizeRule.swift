internal import ScrollworkModel

/// SW406: views with something to show that come out without a width or height.
enum ZeroSizeRule: LayoutRule {
  private static let tolerance = 1e-3

  static func check(_ context: inout RuleContext) {
    let zeros = writtenZeros(context)
    for view in Int32(1)..<Int32(max(1, context.tables.views.count)) {
      let axes = Axis.allCases.filter { axis in
        context.tables.frameSpan(view, axis).sizeValue(at: context.runner.values) < tolerance
          && shows(view, axis, context) && !context.open.contains(view, axis)
          && !isMeant(view, axis, zeros, context)
      }
      if !axes.isEmpty, context.isVisible(view) { report(view, axes, &context) }
    }
  }

  /// Whether there would be something to see along an axis.
  private static func shows(_ view: Int32, _ axis: Axis, _ context: RuleContext) -> Bool {
    if let intrinsic = context.runner.builder.intrinsicSize(of: view)[axis] { return intrinsic > 0 }
    switch context.scene.views[Int(view)].node.type {
    case .imageView, .textField, .textView, .slider, .progressView, .pageControl,
      .segmentedControl, .switch, .stepper, .activityIndicator:
      return true
    case .scrollView:
      return (context.result.views[Int(view)].scroll?.contentSize[axis] ?? 0) > tolerance
    case .view, .spacer, .label, .button, .stackView:
      // Without a size of their own these are nothing but what is in them.
      return false
    }
  }

  /// Sizes that the scene itself says are 0.
  private static func writtenZeros(_ context: RuleContext) -> Set<OpenAttributes.Key> {
    var zeros: Set<OpenAttributes.Key> = []
    for constraint in context.scene.constraints {
      guard constraint.terms.count == 1, constraint.terms[0].attribute.isSize,
        constraint.constant == 0, constraint.relation != .greaterThanOrEqual,
        constraint.terms[0].item.kind == .view
      else { continue }
      zeros.insert(
        OpenAttributes.Key(
          view: constraint.terms[0].item.index, axis: constraint.terms[0].attribute.axis))
    }
    return zeros
  }

  /// The view or one that it is in is collapsed on purpose.
  private static func isMeant(
    _ view: Int32, _ axis: Axis, _ zeros: Set<OpenAttributes.Key>, _ context: RuleContext
  ) -> Bool {
    var current = view
    while current > 0 {
      let node = context.scene.views[Int(current)].node
      if zeros.contains(OpenAttributes.Key(view: current, axis: axis)) || node.size?[axis] == 0
        || node.frame?.size[axis] == 0
      {
        return true
      }
      current = context.tables.views[Int(current)].parent
    }
    return false
  }

  private static func report(_ view: Int32, _ axes: [Axis], _ context: inout RuleContext) {
    let causes = context.relaxed
      .filter { $0.source.kind == .compression && $0.source.index == view }
      .flatMap { context.causes.causes(of: $0) }
    let list = CauseList(causes, context.scene)
    let path = context.path(view)
    let sizes = axes.map { "0 \($0 == .horizontal ? "wide" : "high")" }
    var message = "\"\(path)\" is visible, but \(enumeration(sizes))"
    if !list.isEmpty { message += " because of \(list.text)" }
    context.report(
      LayoutRules.zeroSize.diagnostic(
        message + ".", at: context.scene.views[Int(view)].node.idSpan, notes: list.notes,
        help: list.isEmpty
          ? "Give it a size, or say hidden: true."
          : "Let one of these give way, or say hidden: true.",
        views: [path]),
      views: [view], repairs: repairs(view, list, context))
  }

  /// Without a ratio, or another tie between sizes, there may be room.
  private static func repairs(
    _ view: Int32, _ causes: CauseList, _ context: RuleContext
  ) -> [RepairDraft] {
    let item = LayoutItem(.view, view)
    var candidates = causes.written
    if candidates.isEmpty {
      candidates = context.scene.constraints.indices.filter { index in
        context.scene.constraints[index].terms.allSatisfy { $0.item == item }
      }
    }
    let ties = candidates.filter { index in
      let constraint = context.scene.constraints[index]
      return constraint.relation == .equal && constraint.terms.count == 2
        && constraint.terms.allSatisfy(\.attribute.isSize)
    }
    let writer = RepairWriter(context.scene)
    return ties.suffix(2).reversed().compactMap { writer.removal(of: $0) }
  }
}
