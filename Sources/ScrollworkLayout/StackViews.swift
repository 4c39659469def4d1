internal import ScrollworkModel
internal import ScrollworkSolver

/// Writes a stack view as the named constraints that UIStackView makes of itself.
///
/// Locations along a horizontal axis are mirrored, so that the first view leads in right-to-left
/// layouts too; "near" and "far" below are in that sense.
extension SystemBuilder {
  /// An edge, the centre or the size of an item along an axis.
  enum StackAnchor { case near, far, center, size }

  /// Priority at which a stack view shrinks to fit.
  static let stackFitPriority = 49.0
  /// Priority at which centres are spaced equally; each one a little below the one before.
  static let equalCenteringPriority = 149.0
  /// Priority of the first proportional size; each one 1 below the one before.
  static let proportionalPriority = 999.0

  /// Adds a stack view's constraints.
  ///
  /// - Returns: whether they depend on insets.
  mutating func addStackView(_ stack: Int32) -> Bool {
    let attributes = scene.views[Int(stack)].node.stack
    let arranged = scene.views[Int(stack)].children.filter {
      scene.views[Int($0)].node.arranged
    }
    guard !arranged.isEmpty else { return false }
    let visible = arranged.filter { !scene.views[Int($0)].node.hidden }
    let bounds = LayoutItem(
      attributes.layoutMarginsRelativeArrangement ? .margins : .view, stack)
    let axis = attributes.axis

    if let first = visible.first, let last = visible.last {
      tie(first, .near, .equal, bounds, .near, axis, .canvasConnection, stack)
      tie(last, .far, .equal, bounds, .far, axis, .canvasConnection, stack)
    }
    addDistribution(stack, attributes, arranged: arranged, visible: visible)
    addAlignment(stack, attributes, arranged: arranged, bounds: bounds)
    addHiding(stack, arranged: arranged, bounds: bounds, axis: axis)
    let fitsLength =
      visible.isEmpty || attributes.distribution == .equalSpacing
      || attributes.distribution == .equalCentering
    if fitsLength { addFit(stack, bounds, axis) }
    if attributes.alignment != .fill { addFit(stack, bounds, axis.other) }
    return attributes.layoutMarginsRelativeArrangement && stack != 0
  }

  // MARK: Along the axis

  private mutating func addDistribution(
    _ stack: Int32, _ attributes: StackAttributes, arranged: [Int32], visible: [Int32]
  ) {
    let axis = attributes.axis
    let gapRelation: Comparison
    let gapKind: ConstraintSource.Kind
    switch attributes.distribution {
    case .fill, .fillEqually, .fillProportionally:
      gapRelation = .equal
      gapKind = .spacing
    case .equalSpacing, .equalCentering:
      gapRelation = .greaterThanOrEqual
      gapKind = .spacing
    }
    for (previous, next) in zip(visible, visible.dropFirst()) {
      appendGap(1, after: previous, before: next, attributes)
      commit(
        gapRelation, spacing(after: previous, attributes), ConstraintSource(gapKind, stack, next))
    }
    switch attributes.distribution {
    case .fill:
      break
    case .fillEqually:
      guard let first = visible.first else { return }
      for view in visible.dropFirst() {
        tie(
          view, .size, .equal, LayoutItem(.view, first), .size, axis, .fillEqually, stack)
      }
    case .fillProportionally:
      addProportions(stack, attributes, arranged: arranged, visible: visible)
    case .equalSpacing:
      guard visible.count > 2 else { return }
      for index in 1..<(visible.count - 1) {
        appendGap(1, after: visible[index], before: visible[index + 1], attributes)
        appendGap(-1, after: visible[0], before: visible[1], attributes)
        commit(.equal, 0, ConstraintSource(.distributingEdge, stack, visible[index + 1]))
      }
    case .equalCentering:
      guard visible.count > 2 else { return }
      for index in 1..<(visible.count - 1) {
        append(1, .center, LayoutItem(.view, visible[index + 1]), axis)
        append(-1, .center, LayoutItem(.view, visible[index]), axis)
        append(-1, .center, LayoutItem(.view, visible[1]), axis)
        append(1, .center, LayoutItem(.view, visible[0]), axis)
        commit(
          .equal, 0, priority: max(100, Self.equalCenteringPriority - Double(index - 1) / 1000),
          ConstraintSource(.distributingEdge, stack, visible[index + 1]))
      }
    }
  }

  /// Adds coefficient x the gap between two neighbours: between their edges, or between their
  /// baselines in a column that is arranged by baselines.
  private mutating func appendGap(
    _ coefficient: Double, after previous: Int32, before next: Int32, _ attributes: StackAttributes
  ) {
    if attributes.baselineRelativeArrangement && attributes.axis == .vertical {
      writer.append(coefficient, .firstBaseline, of: LayoutItem(.view, next), to: &form)
      writer.append(-coefficient, .lastBaseline, of: LayoutItem(.view, previous), to: &form)
    } else {
      append(coefficient, .near, LayoutItem(.view, next), attributes.axis)
      append(-coefficient, .far, LayoutItem(.view, previous), attributes.axis)
    }
  }

  func spacing(after view: Int32, _ attributes: StackAttributes) -> Double {
    guard !attributes.customSpacing.isEmpty, let id = scene.views[Int(view)].node.id else {
      return attributes.spacing
    }
    return attributes.customSpacing[id] ?? attributes.spacing
  }

  /// Size of each view = the stack view's size x natural size / (sum of natural sizes + spacings).
  private mutating func addProportions(
    _ stack: Int32, _ attributes: StackAttributes, arranged: [Int32], visible: [Int32]
  ) {
    let axis = attributes.axis
    let naturals = naturalSizes(attributes, arranged: arranged, visible: visible)
    var total = naturals.reduce(0) { $0 + ($1 ?? 0) }
    for view in visible.dropLast() { total += spacing(after: view, attributes) }
    guard total > 0 else { return }
    for (index, view) in visible.enumerated() {
      guard let natural = naturals[index] else { continue }
      append(1, .size, LayoutItem(.view, view), axis)
      append(-natural / total, .size, LayoutItem(.view, stack), axis)
      commit(
        .equal, 0, priority: max(1, Self.proportionalPriority - Double(index)),
        ConstraintSource(.fillProportionally, stack, view))
    }
  }

  /// Natural sizes of the visible views: as given, in the order of the visible or of all arranged
  /// views, or the views' own.
  func naturalSizes(
    _ attributes: StackAttributes, arranged: [Int32], visible: [Int32]
  ) -> [Double?] {
    guard let proportions = attributes.proportions else {
      return visible.map { naturalSize(of: $0, attributes.axis) }
    }
    if proportions.count == visible.count { return proportions }
    return arranged.indices
      .filter { !scene.views[Int(arranged[$0])].node.hidden }
      .map { $0 < proportions.count ? proportions[$0] : nil }
  }

  /// A view's own idea of its size; a stack view's is made of those of its arranged views.
  private func naturalSize(of view: Int32, _ axis: Axis) -> Double? {
    if let own = intrinsicSize(of: view)[axis] { return own }
    let node = scene.views[Int(view)].node
    guard node.type == .stackView else { return nil }
    var total: Double?
    var previous: Int32?
    for child in scene.views[Int(view)].children {
      let childNode = scene.views[Int(child)].node
      if !childNode.arranged || childNode.hidden { continue }
      guard let size = naturalSize(of: child, axis) else { continue }
      if node.stack.axis == axis {
        let gap = previous.map { spacing(after: $0, node.stack) } ?? 0
        total = (total ?? 0) + gap + size
      } else {
        total = max(total ?? 0, size)
      }
      previous = child
    }
    return total
  }

  // MARK: Across the axis

  private mutating func addAlignment(
    _ stack: Int32, _ attributes: StackAttributes, arranged: [Int32], bounds: LayoutItem
  ) {
    let axis = attributes.axis.other
    switch attributes.alignment {
    case .firstBaseline where axis == .vertical, .lastBaseline where axis == .vertical:
      addBaselineAlignment(stack, attributes, arranged: arranged, bounds: bounds)
      return
    default: break
    }
    for view in arranged {
      switch attributes.alignment {
      case .fill:
        tie(view, .near, .equal, bounds, .near, axis, .alignment, stack)
        tie(view, .far, .equal, bounds, .far, axis, .alignment, stack)
      case .leading, .firstBaseline:
        tie(view, .near, .equal, bounds, .near, axis, .alignment, stack)
        tie(view, .far, .lessThanOrEqual, bounds, .far, axis, .alignment, stack)
      case .trailing, .lastBaseline:
        tie(view, .near, .greaterThanOrEqual, bounds, .near, axis, .alignment, stack)
        tie(view, .far, .equal, bounds, .far, axis, .alignment, stack)
      case .center:
        tie(view, .center, .equal, bounds, .center, axis, .alignment, stack)
        tie(view, .near, .greaterThanOrEqual, bounds, .near, axis, .alignment, stack)
        tie(view, .far, .lessThanOrEqual, bounds, .far, axis, .alignment, stack)
      }
    }
  }

  /// First baselines: all are equal, no bottom is below the stack view's, only the first view's top
  /// is kept inside, and the group sits against the bottom. Last baselines: upside down.
  private mutating func addBaselineAlignment(
    _ stack: Int32, _ attributes: StackAttributes, arranged: [Int32], bounds: LayoutItem
  ) {
    let isFirst = attributes.alignment == .firstBaseline
    let baseline: LayoutAttribute = isFirst ? .firstBaseline : .lastBaseline
    let resting: StackAnchor = isFirst ? .far : .near
    let inside: Comparison = isFirst ? .lessThanOrEqual : .greaterThanOrEqual
    let opposite: StackAnchor = isFirst ? .near : .far
    let oppositeInside: Comparison = isFirst ? .greaterThanOrEqual : .lessThanOrEqual
    let first = arranged[0]
    tie(first, opposite, oppositeInside, bounds, opposite, .vertical, .alignment, stack)
    for view in arranged {
      if view != first {
        writer.append(1, baseline, of: LayoutItem(.view, view), to: &form)
        writer.append(-1, baseline, of: LayoutItem(.view, first), to: &form)
        commit(.equal, 0, ConstraintSource(.alignment, stack, view))
      }
      tie(view, resting, inside, bounds, resting, .vertical, .alignment, stack)
      tie(
        view, resting, .equal, bounds, resting, .vertical, .stackFit, stack,
        priority: Self.stackFitPriority - 1)
    }
  }

  // MARK: Hidden views, fitting

  /// Hidden views have no size along the axis and stay where the view before them ends.
  private mutating func addHiding(
    _ stack: Int32, arranged: [Int32], bounds: LayoutItem, axis: Axis
  ) {
    for (index, view) in arranged.enumerated() where scene.views[Int(view)].node.hidden {
      append(1, .size, LayoutItem(.view, view), axis)
      commit(.equal, 0, ConstraintSource(.hiding, stack, view))
      append(1, .near, LayoutItem(.view, view), axis)
      if index > 0 {
        append(-1, .far, LayoutItem(.view, arranged[index - 1]), axis)
      } else {
        append(-1, .near, bounds, axis)
      }
      commit(
        .equal, 0, priority: Self.belowEveryPriority, ConstraintSource(.stackFit, stack, view))
    }
  }

  private mutating func addFit(_ stack: Int32, _ bounds: LayoutItem, _ axis: Axis) {
    append(1, .size, bounds, axis)
    commit(
      .equal, 0, priority: Self.stackFitPriority, ConstraintSource(.stackFit, stack, axis.offset))
  }

  // MARK: Terms

  private mutating func tie(
    _ view: Int32, _ anchor: StackAnchor, _ relation: Comparison, _ other: LayoutItem,
    _ otherAnchor: StackAnchor, _ axis: Axis, _ kind: ConstraintSource.Kind, _ stack: Int32,
    priority: Double = ConstraintSystem.required
  ) {
    append(1, anchor, LayoutItem(.view, view), axis)
    append(-1, otherAnchor, other, axis)
    commit(relation, 0, priority: priority, ConstraintSource(kind, stack, view))
  }

  private mutating func append(
    _ coefficient: Double, _ anchor: StackAnchor, _ item: LayoutItem, _ axis: Axis
  ) {
    let attribute: LayoutAttribute
    switch (anchor, axis) {
    case (.near, .horizontal): attribute = .leading
    case (.far, .horizontal): attribute = .trailing
    case (.center, .horizontal): attribute = .centerX
    case (.size, .horizontal): attribute = .width
    case (.near, .vertical): attribute = .top
    case (.far, .vertical): attribute = .bottom
    case (.center, .vertical): attribute = .centerY
    case (.size, .vertical): attribute = .height
    }
    writer.append(coefficient, attribute, of: item, isMirrored: tables.isRightToLeft, to: &form)
  }
}
