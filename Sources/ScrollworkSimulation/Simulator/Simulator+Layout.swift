internal import ScrollworkLayout
internal import ScrollworkModel
internal import ScrollworkMotion

/// The layout was solved again.
extension Simulator {
  mutating func layoutChanged(reason: String) {
    let before = scrollers
    let oldTops = before.map { topAnchor(of: $0) }
    let paths = Set(before.map(\.path))
    log("", "layout", reason: reason)
    if stage.layout.status == .unsatisfiable, let conflict = stage.layout.conflicts.first,
      !counts.didReportConflict
    {
      counts.didReportConflict = true
      let last = runner.events.indices.contains(runner.next) ? runner.events[runner.next] : nil
      report(.layoutBreaks(conflict.constraints), at: last?.span ?? .none)
    }
    // Views may have come and gone: states are found again by their paths.
    var next: [ScrollViewState] = []
    for (view, node) in stage.resolved.views.enumerated() where node.node.type == .scrollView {
      if var state = before.first(where: { $0.path == node.path }) {
        state.view = view
        state.depth = stage.scrollViews(around: view).count
        next.append(state)
      } else {
        next.append(makeScroller(view))
      }
    }
    scrollers = next
    order = scrollers.indices.sorted {
      (-scrollers[$0].depth, scrollers[$0].view) < (-scrollers[$1].depth, scrollers[$1].view)
    }
    refindViews(before)
    for index in scrollers.indices {
      stage.setOffset(scrollers[index].offset, of: scrollers[index].view)
    }
    catchUp()
    for index in scrollers.indices {
      if let old = before.first(where: { $0.path == scrollers[index].path }) {
        followChange(index, old, anchor: oldTops[before.firstIndex { $0.path == old.path } ?? 0])
      }
    }
    for index in scrollers.indices where !paths.contains(scrollers[index].path) {
      setUpZoom(of: index)
    }
    refindPageControls()
    noteAnchors()
    relink()
  }

  /// Remembers where the content's views are, for scroll views that keep one in place.
  mutating func noteAnchors() {
    anchors = [:]
    for state in scrollers where state.behavior.keep == .anchor {
      var views = stage.resolved.views[state.view].children.map(Int.init)
      // A lone content view is only the frame of what moves.
      while views.count == 1, !stage.resolved.views[views[0]].children.isEmpty {
        views = stage.resolved.views[views[0]].children.map(Int.init)
      }
      anchors[state.path] = views.map {
        (stage.resolved.views[$0].path, stage.frame(of: $0, inContentOf: state.view))
      }
    }
  }

  /// Geometry from the layout, with offsets as they are or clamped.
  mutating func updateGeometry(keeping: Bool) {
    for index in scrollers.indices {
      let old = scrollers[index]
      takeGeometry(index)
      if keeping { followChange(index, old, anchor: nil) }
    }
  }

  private mutating func takeGeometry(_ index: Int) {
    let view = scrollers[index].view
    let node = stage.resolved.views[view].node
    scrollers[index].attributes = node.scroll
    scrollers[index].behavior = node.scrolling
    scrollers[index].bounds = stage.frames[view].size
    guard let scroll = stage.layout.views[view].scroll else { return }
    scrollers[index].layoutInset = scroll.adjustedContentInset
    if scrollers[index].pageMap == nil { scrollers[index].contentSize = scroll.contentSize }
  }

  /// Takes new sizes over and keeps what the scene says is to stay put.
  private mutating func followChange(
    _ index: Int, _ old: ScrollViewState, anchor: (path: String, distance: Point)?
  ) {
    takeGeometry(index)
    placePages(of: index)
    let new = scrollers[index]
    let isChanged =
      old.contentSize != new.contentSize || old.bounds != new.bounds || old.inset != new.inset
    if old.inset != new.inset {
      note(index, "didChangeAdjustedContentInset", reason: "The layout changed its insets.")
    }
    guard isChanged else { return }
    var offset = kept(index, old, anchor)
    let isFree =
      new.drag == nil && new.motion == nil && new.zoomMotion == nil && !new.flags.tracking
    if isFree { offset = new.clamped(offset) }
    if let drag = scrollers[index].drag, offset != new.offset {
      // The finger goes on from where the content now is.
      scrollers[index].drag?.raw = Point(
        x: drag.raw.x + offset.x - new.offset.x, y: drag.raw.y + offset.y - new.offset.y)
    }
    setOffset(
      index, offset, reason: isFree ? "The layout changed under it." : "What it keeps moved.")
    if offset != new.offset || !goesOn(index, old) {
      let place = scrollers[index].motion?.offset(at: time) ?? new.offset
      replan(
        index,
        from: Point(x: place.x + offset.x - new.offset.x, y: place.y + offset.y - new.offset.y))
    }
    updateImages(of: index, isFirst: true)
    updateReuse(of: index, reason: "The layout changed.")
    updatePageControls(of: index)
  }

  /// Whether a motion stays inside the range before and behind a change, which is then none for it.
  private func goesOn(_ index: Int, _ old: ScrollViewState) -> Bool {
    let new = scrollers[index]
    guard let motion = new.motion, !new.isPagingEnabled else { return false }
    return Axis.allCases.allSatisfy { axis in
      let way = axis == .horizontal ? motion.x : motion.y
      let now = way.offset(at: time)
      return [old.extent(axis).range, new.extent(axis).range].allSatisfy { range in
        // One that doesn't move, or ends inside.
        way.target == now && range.contains(now)
          || [now, way.target].allSatisfy { $0 > range.lowerBound && $0 < range.upperBound }
      }
    }
  }

  private func kept(
    _ index: Int, _ old: ScrollViewState, _ anchor: (path: String, distance: Point)?
  ) -> Point {
    let new = scrollers[index]
    func per(_ value: (Axis, Double) -> Double) -> Point {
      Point(x: value(.horizontal, new.offset.x), y: value(.vertical, new.offset.y))
    }
    switch new.behavior.keep {
    case .offset: return new.offset
    case .end:
      return per { axis, offset in
        new.extent(axis).range.upperBound - (old.extent(axis).range.upperBound - offset)
      }
    case .progress:
      return per { axis, offset in
        let before = old.extent(axis).range
        let after = new.extent(axis).range
        let length = before.upperBound - before.lowerBound
        guard length > 0 else { return offset }
        let share = (offset - before.lowerBound) / length
        return after.lowerBound + share * (after.upperBound - after.lowerBound)
      }
    case .page:
      return per { axis, offset in
        guard new.pages(axis) else { return offset }
        let page = old.boundaries(axis).index(at: offset)
        return new.boundaries(axis).offset(of: page)
      }
    case .anchor:
      guard let anchor, let view = stage.resolved.view(at: anchor.path) else { return new.offset }
      let frame = stage.frame(of: view, inContentOf: new.view)
      return Point(x: frame.x - anchor.distance.x, y: frame.y - anchor.distance.y)
    }
  }

  /// The first view of the content that shows, and how far it is from the offset.
  private func topAnchor(of state: ScrollViewState) -> (path: String, distance: Point)? {
    guard state.behavior.keep == .anchor, let anchors = anchors[state.path] else { return nil }
    // Between frames a motion is farther than its last didScroll.
    let offset = state.motion.map { stored($0.offset(at: time)) } ?? state.offset
    for (path, frame) in anchors
    where frame.maxY > offset.y && frame.maxX > offset.x && !linksMove(path) {
      return (path, Point(x: frame.x - offset.x, y: frame.y - offset.y))
    }
    return nil
  }

  private mutating func refindPageControls() {
    pageControls = pageControls.compactMap { control in
      guard let view = stage.resolved.view(at: control.path),
        let target = stage.resolved.views[view].node.picture.pageControlTarget,
        let scrollView = stage.resolved.view(at: target.value),
        let scroller = scrollers.firstIndex(where: { $0.view == scrollView })
      else { return nil }
      return FollowingPageControl(
        view: view, path: control.path, scroller: scroller,
        state: PageControlState(
          numberOfPages: scrollers[scroller].controlPage.count,
          currentPage: control.state.currentPage))
    }
  }
}
