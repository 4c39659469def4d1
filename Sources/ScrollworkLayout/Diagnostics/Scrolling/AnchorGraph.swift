internal import ScrollworkModel
internal import ScrollworkSolver

/// What the constraints that hold exactly in a solved layout tie to each other along one axis: the
/// places of items, and their sizes.
struct AnchorGraph {
  /// A tie of an item's size: `factor` x the size of `other` + `offset`, or a number alone.
  struct SizeTie {
    var kind: SizeOrigin.Kind
    var other: LayoutItem?
    var factor = 1.0
    var offset = 0.0
    var constraint: Int?
    var relation = Relation.equal
    var priority = 1000.0
  }

  let axis: Axis
  private(set) var ties: [Anchor: [Anchor]] = [:]
  private(set) var sizes: [LayoutItem: [SizeTie]] = [:]
  private let runner: PassRunner

  init(_ runner: PassRunner, _ axis: Axis) {
    self.runner = runner
    self.axis = axis
    let scene = runner.builder.scene
    var form = LinearForm()
    for index in scene.constraints.indices where holdsExactly(index, &form) {
      add(scene.constraints[index], index)
    }
    for view in scene.views.indices { addKeys(of: Int32(view)) }
  }

  private var scene: ResolvedScene { runner.builder.scene }
  private var tables: SceneTables { runner.builder.tables }

  private func holdsExactly(_ index: Int, _ form: inout LinearForm) -> Bool {
    let constraint = scene.constraints[index]
    guard constraint.terms.contains(where: { $0.attribute.axis == axis }) else { return false }
    if constraint.relation == .equal && constraint.priority >= ConstraintSystem.required {
      return true
    }
    form.clear()
    runner.builder.writer.write(constraint, to: &form)
    let difference = form.value(at: runner.values) - constraint.constant
    return abs(difference) <= RelaxedConstraints.tolerance
  }

  // MARK: Constraints

  private mutating func add(_ constraint: ResolvedConstraint, _ index: Int) {
    var locations: [ResolvedConstraint.Term] = []
    var lengths: [ResolvedConstraint.Term] = []
    for term in constraint.terms where term.coefficient != 0 {
      if term.attribute.isSize { lengths.append(term) } else { locations.append(term) }
    }
    if locations.isEmpty {
      addSize(lengths, constraint, index)
    } else if locations.count == 2, locations[0].coefficient == -locations[1].coefficient,
      let first = anchor(locations[0], in: constraint),
      let second = anchor(locations[1], in: constraint)
    {
      tie(first, second)
    }
  }

  /// The place that a term of a constraint is about; nil for places of the frame that a content area
  /// moves under.
  func anchor(_ term: ResolvedConstraint.Term, in constraint: ResolvedConstraint) -> Anchor? {
    guard term.attribute.axis == axis else { return nil }
    var item = term.item
    let place: Anchor.Place
    if let known = term.attribute.place(isRightToLeft: tables.isRightToLeft) {
      place = known
    } else {
      guard item.kind == .view else { return nil }
      let baseline = runner.builder.writer.baselines.baseline(
        of: item.index, isFirst: term.attribute == .firstBaseline)
      item.index = baseline.view
      place = baseline.sizeWeight == 0 ? .near : baseline.sizeWeight == 1 ? .far : .center
    }
    switch item.kind {
    case .view, .margins:
      guard runner.builder.writer.readsContent(term.item, in: constraint) else {
        return Anchor(LayoutItem(.view, item.index), place)
      }
      return place == .center ? nil : Anchor(LayoutItem(.contentGuide, item.index), place)
    case .guide, .contentGuide:
      return Anchor(item, place)
    case .safeArea, .readable:
      return tables.isScrollView(item.index) ? nil : Anchor(LayoutItem(.view, item.index), place)
    case .frameGuide, .keyboard:
      return nil
    }
  }

  private mutating func addSize(
    _ terms: [ResolvedConstraint.Term], _ constraint: ResolvedConstraint, _ index: Int
  ) {
    for (position, term) in terms.enumerated() where term.attribute.axis == axis {
      var tie = SizeTie(
        kind: .constant, offset: constraint.constant / term.coefficient, constraint: index,
        relation: constraint.relation, priority: constraint.priority)
      if terms.count == 2 {
        let other = terms[1 - position]
        if other.attribute.axis != axis {
          guard other.item == term.item else { continue }
          tie.kind = .ratio
        } else {
          // The frame is what a scroll view's size means, whoever names it.
          let item =
            other.item.kind == .frameGuide ? LayoutItem(.view, other.item.index) : other.item
          tie.kind = .item(item)
          tie.other = item
          tie.factor = -other.coefficient / term.coefficient
        }
      } else if terms.count > 2 {
        continue
      }
      sizes[term.item, default: []].append(tie)
    }
  }

  private mutating func tie(_ first: Anchor, _ second: Anchor) {
    guard first.item != second.item else { return }
    ties[first, default: []].append(second)
    ties[second, default: []].append(first)
  }

  // MARK: Keys of views

  private mutating func addKeys(of view: Int32) {
    let node = scene.views[Int(view)].node
    let item = LayoutItem(.view, view)
    let parent = tables.views[Int(view)].parent
    if node.frame != nil, parent >= 0 {
      // Hand-set frames count from the left.
      let side: Anchor.Place = axis == .horizontal && tables.isRightToLeft ? .far : .near
      tie(Anchor(item, side), Anchor(inner(of: parent), side))
      let flexible: AutoresizingMask = axis == .horizontal ? .flexibleWidth : .flexibleHeight
      if node.autoresizing?.mask.contains(flexible) ?? false {
        let outer = LayoutItem(.view, parent)
        let offset = length(of: item) - length(of: outer)
        sizes[item, default: []].append(
          SizeTie(kind: .item(outer), other: outer, offset: offset))
      } else {
        sizes[item, default: []].append(SizeTie(kind: .constant, offset: length(of: item)))
      }
    } else if node.size != nil {
      sizes[item, default: []].append(SizeTie(kind: .constant, offset: length(of: item)))
    }
    if let intrinsic = runner.builder.intrinsicSize(of: view)[axis], view > 0,
      abs(intrinsic - length(of: item)) <= RelaxedConstraints.tolerance
    {
      sizes[item, default: []].append(
        SizeTie(
          kind: .intrinsic, offset: intrinsic,
          priority: tables.views[Int(view)].compression[axis]))
    }
    if tables.isScrollView(view), let given = node.scroll.contentSize {
      sizes[LayoutItem(.contentGuide, view), default: []].append(
        SizeTie(kind: .constant, offset: given[axis]))
    }
    if tables.views[Int(view)].type == .stackView { addStackView(view) }
  }

  /// What a view's children are placed in.
  private func inner(of view: Int32) -> LayoutItem {
    LayoutItem(tables.isScrollView(view) ? .contentGuide : .view, view)
  }

  private mutating func addStackView(_ stack: Int32) {
    let attributes = scene.views[Int(stack)].node.stack
    let outer = LayoutItem(.view, stack)
    let visible = scene.views[Int(stack)].children
      .filter { scene.views[Int($0)].node.arranged && !scene.views[Int($0)].node.hidden }
      .map { LayoutItem(.view, $0) }
    guard let first = visible.first, let last = visible.last else { return }
    guard attributes.axis == axis else {
      for item in visible {
        for place in [Anchor.Place.near, .center, .far]
        where isAligned(place, attributes.alignment, axis) {
          tie(Anchor(outer, place), Anchor(item, place))
        }
      }
      return
    }
    tie(Anchor(outer, .near), Anchor(first, .near))
    for (previous, next) in zip(visible, visible.dropFirst()) {
      tie(Anchor(previous, .far), Anchor(next, .near))
    }
    tie(Anchor(last, .far), Anchor(outer, .far))
    if attributes.distribution == .fillEqually {
      for item in visible.dropFirst() {
        sizes[item, default: []].append(SizeTie(kind: .item(first), other: first))
        sizes[first, default: []].append(SizeTie(kind: .item(item), other: item))
      }
    }
  }

  private func isAligned(
    _ place: Anchor.Place, _ alignment: StackAttributes.Alignment, _ axis: Axis
  ) -> Bool {
    switch alignment {
    case .fill: place != .center
    case .leading: place == .near
    case .trailing: place == .far
    case .center: place == .center
    case .firstBaseline: axis == .vertical && place == .far
    case .lastBaseline: axis == .vertical && place == .near
    }
  }

  /// Whether an item is a view below a scroll view, or a guide there.
  func isInside(_ item: LayoutItem, _ scrollView: Int32) -> Bool {
    switch item.kind {
    case .view: tables.isDescendant(item.index, of: scrollView)
    case .guide:
      scene.guides[Int(item.index)].owner == scrollView
        || tables.isDescendant(scene.guides[Int(item.index)].owner, of: scrollView)
    default: false
    }
  }

  // MARK: Numbers

  private func span(of item: LayoutItem) -> AxisSpan {
    switch item.kind {
    case .guide: tables.guideSpan(item.index, axis)
    case .contentGuide: tables.contentSpan(item.index, axis)
    default: tables.alignmentSpan(item.index, axis)
    }
  }

  /// The size of an item, in points.
  func length(of item: LayoutItem) -> Double { span(of: item).sizeValue(at: runner.values) }

  /// Where an anchor is in root coordinates, growing from near to far.
  func position(of anchor: Anchor) -> Double {
    let span = span(of: anchor.item)
    let size = span.sizeValue(at: runner.values)
    let isMirrored = axis == .horizontal && tables.isRightToLeft
    let near = span.nearValue(at: runner.values)
    return isMirrored
      ? -(near + size * (1 - anchor.place.share)) : near + size * anchor.place.share
  }
}
