internal import ScrollworkModel
internal import ScrollworkSolver

/// Turns a solution into frames, content sizes, and what is open, contradictory or relaxed.
struct ResultBuilder {
  private let runner: PassRunner
  private let scene: ResolvedScene
  private let tables: SceneTables
  private let values: [Double]
  private let rounding: PixelRounding?
  private let options: LayoutOptions
  private let names: ConstraintNames
  /// Optional constraints that aren't met.
  let relaxed: [RelaxedConstraint]

  init(_ runner: PassRunner, _ options: LayoutOptions) {
    self.runner = runner
    scene = runner.builder.scene
    tables = runner.builder.tables
    values = runner.values
    self.options = options
    rounding = options.roundsToPixels ? PixelRounding(scale: scene.viewport.scale) : nil
    names = ConstraintNames(scene: scene)
    relaxed = options.findsProblems ? RelaxedConstraints(runner).list() : []
  }

  /// The layout, without diagnostics.
  ///
  /// - Parameter because: Why each of `relaxed` is; empty leaves that open.
  func result(because: [[RelaxationCause]] = []) -> LayoutResult {
    let ambiguous = ambiguities()
    let status: LayoutStatus =
      !runner.conflicts.isEmpty ? .unsatisfiable : ambiguous.isEmpty ? .determined : .ambiguous
    return LayoutResult(
      status: status, views: views(), ambiguous: ambiguous, conflicts: conflicts(),
      moreConflicts: runner.hasMoreConflicts,
      relaxed: relaxedConstraints(because), measured: measured(), diagnostics: [])
  }

  // MARK: Frames

  private func views() -> [LayoutResult.View] {
    var views: [LayoutResult.View] = []
    views.reserveCapacity(tables.views.count)
    for index in tables.views.indices {
      let view = Int32(index)
      let exact = rect(tables.frameSpan(view, .horizontal), tables.frameSpan(view, .vertical))
      let absolute = rounding?(exact) ?? exact
      let parent = tables.views[index].parent
      var frame = absolute
      if parent >= 0 {
        let offset = tables.views[Int(parent)].offset
        let outer = views[Int(parent)].absolute
        // Adding zero turns -0 into 0.
        frame.x = absolute.x - outer.x + offset.x + 0
        frame.y = absolute.y - outer.y + offset.y + 0
      }
      views.append(
        LayoutResult.View(
          frame: frame, absolute: absolute,
          alignment: rect(
            tables.alignmentSpan(view, .horizontal), tables.alignmentSpan(view, .vertical)),
          scroll: tables.isScrollView(view) ? scroll(view, exact, absolute) : nil,
          isEstimated: runner.builder.texts.box(of: view)?.isEstimated ?? false))
    }
    return views
  }

  private func rect(_ horizontal: AxisSpan, _ vertical: AxisSpan) -> Rect {
    Rect(
      x: horizontal.nearValue(at: values) + 0, y: vertical.nearValue(at: values) + 0,
      width: horizontal.sizeValue(at: values) + 0, height: vertical.sizeValue(at: values) + 0)
  }

  private func scroll(_ view: Int32, _ exact: Rect, _ absolute: Rect) -> LayoutResult.Scroll {
    var content = rect(tables.contentSpan(view, .horizontal), tables.contentSpan(view, .vertical))
    if let rounding {
      // The content area begins at the scroll view's edge, less the offset.
      content.x = exact.x
      content.y = exact.y
      content = rounding(content)
    }
    let resolver = InsetResolver(scene: scene, tables: tables)
    let geometry = ScrollGeometry(
      bounds: absolute.size, contentSize: content.size,
      attributes: scene.views[Int(view)].node.scroll,
      safeArea: resolver.safeArea(of: view, frames: values),
      direction: scene.viewport.direction)
    let asked = options.contentOffsets[scene.views[Int(view)].path]
    return LayoutResult.Scroll(
      contentSize: content.size, contentOffset: asked ?? geometry.initialOffset,
      adjustedContentInset: geometry.adjustedContentInset,
      offsetRangeX: geometry.offsetRange(.horizontal),
      offsetRangeY: geometry.offsetRange(.vertical))
  }

  private func measured() -> [Rect] {
    options.measuredItems.map { item in
      let exact = runner.builder.writer.rect(of: item, at: values)
      return rounding?(exact) ?? exact
    }
  }

  // MARK: Open and contradictory

  /// Open attributes in document order, a content area's right after its scroll view's own, guides
  /// last.
  private func ambiguities() -> [LayoutResult.Ambiguity] {
    func rank(_ kind: SystemBuilder.Probe.Kind) -> Int { kind == .content ? 1 : 0 }
    let ordered = runner.open.sorted { a, b in
      let (first, second) = (
        runner.builder.probes[Int(a.probe.index)], runner.builder.probes[Int(b.probe.index)]
      )
      if (first.kind == .guide) != (second.kind == .guide) { return second.kind == .guide }
      return (first.index, rank(first.kind), a.probe.index)
        < (second.index, rank(second.kind), b.probe.index)
    }
    return ordered.map { range in
      let probe = runner.builder.probes[Int(range.probe.index)]
      let path: String
      switch probe.kind {
      case .view: path = scene.views[Int(probe.index)].path
      case .guide: path = scene.guides[Int(probe.index)].path
      case .content: path = scene.views[Int(probe.index)].path + ".content"
      }
      return LayoutResult.Ambiguity(
        item: path, view: probe.kind == .guide ? nil : probe.index,
        isContentArea: probe.kind == .content, attribute: probe.attribute,
        minimum: range.minimum.map { $0 + probe.offset + 0 },
        maximum: range.maximum.map { $0 + probe.offset + 0 })
    }
  }

  private func relaxedConstraints(_ because: [[RelaxationCause]]) -> [LayoutResult.Relaxed] {
    let own = names.names(relaxed.map(\.source))
    let causes = because.map { CauseList($0, scene).names }
    return relaxed.enumerated().map { index, item in
      LayoutResult.Relaxed(
        constraint: own[index], priority: item.priority, error: item.error,
        origin: item.source.origin(in: scene), because: index < causes.count ? causes[index] : [],
        span: names.span(item.source))
    }
  }

  private func conflicts() -> [LayoutResult.Conflict] {
    runner.conflicts.map { item in
      let sources = item.conflict.constraints.map { runner.builder.sources[Int($0.index)] }
      let facts = item.conflict.background.map { runner.builder.sources[Int($0.index)] }
      let involved = Set(sources.flatMap { ConstraintItems.views(of: $0, in: scene) })
      return LayoutResult.Conflict(
        constraints: sources.map(names.name), background: facts.map(names.name),
        shortBy: item.conflict.shortBy,
        dropped: item.dropped.map { names.name(runner.builder.sources[Int($0.index)]) },
        spans: sources.map(names.span),
        views: involved.sorted().map { scene.views[Int($0)].path })
    }
  }
}

/// The items without repeats, in order.
func unique<Item: Hashable>(_ items: [Item]) -> [Item] {
  var seen: Set<Item> = []
  return items.filter { seen.insert($0).inserted }
}
