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
  private let runner: PassRunner
  private let open: OpenAttributes
  private let viewCount: Int
  private let guideCount: Int
  /// Ties by anchor number and sizes by item number, each kind in one array.
  private var ties: LinkedLists<Anchor>
  private var sizes: LinkedLists<SizeTie>

  init(_ runner: PassRunner, _ open: OpenAttributes, _ axis: Axis) {
    self.runner = runner
    self.open = open
    self.axis = axis
    let scene = runner.builder.scene
    viewCount = scene.views.count
    guideCount = scene.guides.count
    let items = 2 * viewCount + guideCount
    ties = LinkedLists(count: 3 * items)
    sizes = LinkedLists(count: items)
    var form = LinearForm()
    for index in scene.constraints.indices
    where scene.constraints[index].terms.contains(where: { $0.attribute.axis == axis })
      && holdsExactly(scene.constraints[index], &form)
    {
      add(scene.constraints[index], index)
    }
    for view in scene.views.indices { addKeys(of: Int32(view), scene) }
  }

  private var tables: SceneTables { runner.builder.tables }

  private func holdsExactly(
    _ constraint: ResolvedConstraint, _ form: inout LinearForm
  ) -> Bool {
    // What was left out of a contradiction needn't hold.
    if constraint.relation == .equal && constraint.priority >= ConstraintSystem.required
      && runner.conflicts.isEmpty
    {
      return true
    }
    // Where something is open, what the layout shown touches need not be touched.
    if constraint.relation != .equal && constraint.terms.contains(where: { isOpen($0, constraint) })
    {
      return false
    }
    form.clear()
    runner.builder.writer.write(constraint, to: &form)
    let difference = form.value(at: runner.values) - constraint.constant
    return abs(difference) <= RelaxedConstraints.tolerance
  }

  private func isOpen(
    _ term: ResolvedConstraint.Term, _ constraint: ResolvedConstraint
  ) -> Bool {
    let key = OpenAttributes.Key(view: term.item.index, axis: axis)
    switch term.item.kind {
    case .contentGuide: return open.contentSizes[key] != nil
    case .view, .margins:
      return open.contains(term.item.index, axis)
        || open.contentSizes[key] != nil
          && runner.builder.writer.readsContent(term.item, in: constraint)
    case .guide, .frameGuide, .safeArea, .readable, .keyboard: return false
    }
  }

  // MARK: What is tied

  /// The number of an item that can have anchors: a view, a guide or a content area.
  func number(of item: LayoutItem) -> Int {
    switch item.kind {
    case .guide: viewCount + Int(item.index)
    case .contentGuide: viewCount + guideCount + Int(item.index)
    default: Int(item.index)
    }
  }

  func number(of anchor: Anchor) -> Int { 3 * number(of: anchor.item) + Int(anchor.place.rawValue) }

  /// How many anchors there are.
  var anchorCount: Int { 3 * (2 * viewCount + guideCount) }

  func ties(of anchor: Anchor) -> [Anchor] { ties[number(of: anchor)] }

  func isTied(_ a: Anchor, _ b: Anchor) -> Bool { ties(of: a).contains(b) }

  func sizes(of item: LayoutItem) -> [SizeTie] { sizes[number(of: item)] }

  /// Whether an item is a view below a scroll view, or a guide there.
  func isInside(_ item: LayoutItem, _ scrollView: Int32) -> Bool {
    switch item.kind {
    case .view: return tables.isDescendant(item.index, of: scrollView)
    case .guide:
      let owner = runner.builder.scene.guides[Int(item.index)].owner
      return owner == scrollView || tables.isDescendant(owner, of: scrollView)
    default: return false
    }
  }

  // MARK: Constraints

  private mutating func add(_ constraint: ResolvedConstraint, _ index: Int) {
    var first: ResolvedConstraint.Term?
    var second: ResolvedConstraint.Term?
    var isPair = true
    for term in constraint.terms where term.coefficient != 0 && !term.attribute.isSize {
      isPair = second == nil
      if first == nil { first = term } else { second = term }
    }
    if first == nil {
      addSize(constraint, index)
    } else if let first, let second, isPair, first.coefficient == -second.coefficient,
      let a = anchor(first, in: constraint), let b = anchor(second, in: constraint)
    {
      tie(a, b)
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

  private mutating func addSize(_ constraint: ResolvedConstraint, _ index: Int) {
    let terms = constraint.terms
    guard terms.count <= 2 else { return }
    for (position, term) in terms.enumerated()
    where term.attribute.axis == axis && term.coefficient != 0 {
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
      }
      switch term.item.kind {
      case .view, .guide, .contentGuide: size(term.item, tie)
      case .frameGuide, .safeArea, .margins, .readable, .keyboard: break
      }
    }
  }

  private mutating func tie(_ first: Anchor, _ second: Anchor) {
    guard first.item != second.item else { return }
    ties.append(second, to: number(of: first))
    ties.append(first, to: number(of: second))
  }

  private mutating func size(_ item: LayoutItem, _ tie: SizeTie) {
    sizes.append(tie, to: number(of: item))
  }

  // MARK: Keys of views

  private mutating func addKeys(of view: Int32, _ scene: ResolvedScene) {
    let index = Int(view)
    let item = LayoutItem(.view, view)
    let parent = tables.views[index].parent
    if scene.views[index].node.frame != nil, parent >= 0 {
      // Hand-set frames count from the left.
      let side: Anchor.Place = axis == .horizontal && tables.isRightToLeft ? .far : .near
      tie(Anchor(item, side), Anchor(inner(of: parent), side))
      let flexible: AutoresizingMask = axis == .horizontal ? .flexibleWidth : .flexibleHeight
      if scene.views[index].node.autoresizing?.mask.contains(flexible) ?? false {
        let outer = LayoutItem(.view, parent)
        size(
          item,
          SizeTie(kind: .item(outer), other: outer, offset: length(of: item) - length(of: outer)))
      } else {
        size(item, SizeTie(kind: .constant, offset: length(of: item)))
      }
    } else if scene.views[index].node.size != nil {
      size(item, SizeTie(kind: .constant, offset: length(of: item)))
    }
    if let intrinsic = runner.builder.intrinsicSize(of: view)[axis], view > 0,
      open.sizes[OpenAttributes.Key(view: view, axis: axis)] == nil,
      abs(intrinsic - length(of: item)) <= RelaxedConstraints.tolerance
    {
      size(
        item,
        SizeTie(
          kind: .intrinsic, offset: intrinsic, priority: tables.views[index].compression[axis]))
    }
    if tables.isScrollView(view), let given = scene.views[index].node.scroll.contentSize {
      size(LayoutItem(.contentGuide, view), SizeTie(kind: .constant, offset: given[axis]))
    }
    if tables.views[index].type == .stackView { addStackView(view, scene) }
  }

  /// What a view's children are placed in.
  private func inner(of view: Int32) -> LayoutItem {
    LayoutItem(tables.isScrollView(view) ? .contentGuide : .view, view)
  }

  private mutating func addStackView(_ stack: Int32, _ scene: ResolvedScene) {
    let attributes = scene.views[Int(stack)].node.stack
    let outer = LayoutItem(.view, stack)
    let visible = scene.views[Int(stack)].children
      .filter { scene.views[Int($0)].node.arranged && !scene.views[Int($0)].node.hidden }
      .map { LayoutItem(.view, $0) }
    guard let first = visible.first, let last = visible.last else { return }
    guard attributes.axis == axis else {
      for item in visible {
        for place in [Anchor.Place.near, .center, .far]
        where isAligned(place, attributes.alignment) {
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
        size(item, SizeTie(kind: .item(first), other: first))
        size(first, SizeTie(kind: .item(item), other: item))
      }
    }
  }

  private func isAligned(
    _ place: Anchor.Place, _ alignment: StackAttributes.Alignment
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
    let near = span.nearValue(at: runner.values)
    let isMirrored = axis == .horizontal && tables.isRightToLeft
    return isMirrored
      ? -(near + size * (1 - anchor.place.share)) : near + size * anchor.place.share
  }
}
