internal import ScrollworkModel

/// What is inside scroll views and tied to places that don't move with the content: to the frame, or
/// to views outside.
struct OutsideTies {
  struct Tie {
    var scrollView: Int32
    /// The view inside, along the axis that is tied.
    var key: OpenAttributes.Key
    /// Counted in the scene's constraints.
    var constraint: Int
    var other: LayoutItem
  }

  /// Equations that hold, in document order.
  private(set) var ties: [Tie] = []
  /// Axes along which a constraint ties a size inside some scroll view to one that isn't.
  private(set) var sizeAxes: Set<Axis> = []
  private var floating: Set<OpenAttributes.Key> = []
  private let scene: ResolvedScene
  private let tables: SceneTables

  init(_ scene: ResolvedScene, _ runner: PassRunner) {
    self.scene = scene
    tables = runner.builder.tables
    guard tables.views.contains(where: { $0.contentVariable >= 0 }) else { return }
    let writer = runner.builder.writer
    var form = LinearForm()
    for index in scene.constraints.indices where scene.constraints[index].terms.count == 2 {
      let (a, b) = (scene.constraints[index].terms[0], scene.constraints[index].terms[1])
      if a.attribute.isSize && a.attribute == b.attribute && leavesScrollView(a.item, b.item) {
        sizeAxes.insert(a.attribute.axis)
      }
      guard scene.constraints[index].relation == .equal, !a.attribute.isSize, !b.attribute.isSize,
        let tie = tie(a, b, index, writer) ?? tie(b, a, index, writer)
      else { continue }
      form.clear()
      writer.write(scene.constraints[index], to: &form)
      let error = abs(form.value(at: runner.values) - scene.constraints[index].constant)
      guard error <= RelaxedConstraints.tolerance else { continue }
      ties.append(tie)
      floating.insert(tie.key)
    }
  }

  private func tie(
    _ inner: ResolvedConstraint.Term, _ outer: ResolvedConstraint.Term, _ index: Int,
    _ writer: TermWriter
  ) -> Tie? {
    let view = ConstraintItems.view(of: inner.item, in: scene)
    guard view > 0, let scrollView = scrollView(around: view),
      isOutside(outer, scrollView, index, writer)
    else { return nil }
    return Tie(
      scrollView: scrollView,
      key: OpenAttributes.Key(view: view, axis: inner.attribute.axis), constraint: index,
      other: outer.item)
  }

  private func isOutside(
    _ term: ResolvedConstraint.Term, _ scrollView: Int32, _ index: Int, _ writer: TermWriter
  ) -> Bool {
    let owner = ConstraintItems.view(of: term.item, in: scene)
    if owner != scrollView { return !tables.isDescendant(owner, of: scrollView) }
    switch term.item.kind {
    // The centre of the frame scrolls with the content, if it is named without the guide.
    case .view, .margins: return !writer.readsContent(term.item, in: scene.constraints[index])
    case .frameGuide, .safeArea, .readable: return true
    case .contentGuide, .guide, .keyboard: return false
    }
  }

  /// One item is in a scroll view that the other one isn't in.
  private func leavesScrollView(_ a: LayoutItem, _ b: LayoutItem) -> Bool {
    func around(_ item: LayoutItem) -> Int32? {
      let view = ConstraintItems.view(of: item, in: scene)
      return item.kind == .contentGuide ? view : scrollView(around: view)
    }
    return around(a) != around(b)
  }

  /// The nearest scroll view around a view.
  func scrollView(around view: Int32) -> Int32? {
    var current = tables.views[Int(view)].parent
    while current > 0, !tables.isScrollView(current) { current = tables.views[Int(current)].parent }
    return current >= 0 && tables.isScrollView(current) ? current : nil
  }

  /// Whether a view, or one around it, stays where it is along an axis when a scroll view's content
  /// moves.
  func floats(_ view: Int32, in scrollView: Int32, _ axis: Axis) -> Bool {
    var current = view
    while current > scrollView {
      if scene.views[Int(current)].node.floating
        || floating.contains(OpenAttributes.Key(view: current, axis: axis))
      {
        return true
      }
      current = tables.views[Int(current)].parent
    }
    return false
  }
}
