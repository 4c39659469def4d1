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
  private var floating: Set<OpenAttributes.Key> = []
  private let scene: ResolvedScene
  private let tables: SceneTables

  init(_ scene: ResolvedScene, _ runner: PassRunner) {
    self.scene = scene
    tables = runner.builder.tables
    guard tables.views.contains(where: { $0.contentVariable >= 0 }) else { return }
    var form = LinearForm()
    for (index, constraint) in scene.constraints.enumerated() where constraint.relation == .equal {
      let locations = constraint.terms.filter { !$0.attribute.isSize && $0.coefficient != 0 }
      guard locations.count == 2 else { continue }
      let found = [(locations[0], locations[1]), (locations[1], locations[0])]
        .compactMap { tie($0, $1, constraint, index, runner.builder.writer) }
      guard let tie = found.first else { continue }
      form.clear()
      runner.builder.writer.write(constraint, to: &form)
      let error = abs(form.value(at: runner.values) - constraint.constant)
      guard error <= RelaxedConstraints.tolerance else { continue }
      ties.append(tie)
      floating.insert(tie.key)
    }
  }

  private func tie(
    _ inner: ResolvedConstraint.Term, _ outer: ResolvedConstraint.Term,
    _ constraint: ResolvedConstraint, _ index: Int, _ writer: TermWriter
  ) -> Tie? {
    let view = ConstraintItems.view(of: inner.item, in: scene)
    guard view > 0, let scrollView = scrollView(around: view),
      isOutside(outer, scrollView, constraint, writer)
    else { return nil }
    return Tie(
      scrollView: scrollView,
      key: OpenAttributes.Key(view: view, axis: inner.attribute.axis), constraint: index,
      other: outer.item)
  }

  private func isOutside(
    _ term: ResolvedConstraint.Term, _ scrollView: Int32, _ constraint: ResolvedConstraint,
    _ writer: TermWriter
  ) -> Bool {
    let owner = ConstraintItems.view(of: term.item, in: scene)
    if owner != scrollView { return !tables.isDescendant(owner, of: scrollView) }
    switch term.item.kind {
    // The centre of the frame scrolls with the content, if it is named without the guide.
    case .view, .margins: return !writer.readsContent(term.item, in: constraint)
    case .frameGuide, .safeArea, .readable: return true
    case .contentGuide, .guide, .keyboard: return false
    }
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
