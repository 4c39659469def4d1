internal import ScrollworkLayout
internal import ScrollworkModel
internal import ScrollworkMotion

extension Simulator {
  mutating func makeScrollers() {
    for (index, view) in stage.resolved.views.enumerated() where view.node.type == .scrollView {
      scrollers.append(makeScroller(index))
    }
    order = scrollers.indices.sorted {
      (-scrollers[$0].depth, scrollers[$0].view) < (-scrollers[$1].depth, scrollers[$1].view)
    }
    for index in scrollers.indices {
      placePages(of: index)
      stage.setOffset(scrollers[index].offset, of: scrollers[index].view)
      setUpZoom(of: index)
    }
    if stage.refresh() { updateGeometry(keeping: false) }
    for index in scrollers.indices { setUpApps(of: index) }
    makePageControls()
    noteAnchors()
  }

  func makeScroller(_ view: Int) -> ScrollViewState {
    let node = stage.resolved.views[view].node
    let scroll = stage.layout.views[view].scroll
    var state = ScrollViewState(
      path: stage.resolved.views[view].path, view: view,
      depth: stage.scrollViews(around: view).count, attributes: node.scroll,
      behavior: node.scrolling, contentSize: scroll?.contentSize ?? .zero,
      bounds: stage.frames[view].size, layoutInset: scroll?.adjustedContentInset ?? .zero,
      offset: scroll?.contentOffset ?? .zero)
    state.isRightToLeft = stage.viewport.direction == .rightToLeft
    if let attributes = node.scrolling.remorseful {
      state.forwarding = RemorsefulForwarding(attributes)
    }
    if let attributes = node.scrolling.pageMap {
      let map = PageMap(
        rows: attributes.rows, pageSize: attributes.pageSize ?? state.bounds,
        rounding: attributes.rounding)
      let pages = PageMapState(attributes, map: map, views: pageViews(attributes, of: view))
      state.contentSize = pages.contentSize
      state.offset = pages.offset
      state.pageMap = pages
    } else if node.scroll.contentOffset == nil {
      // The low end of the range, which the layout knows.
      state.offset = Point(
        x: state.extent(.horizontal).range.lowerBound, y: state.extent(.vertical).range.lowerBound)
    }
    return state
  }

  /// The views that are pages of a map: those that `pages` names, and children of the same id.
  func pageViews(_ attributes: PageMapAttributes, of view: Int) -> [String: Int] {
    var result: [String: Int] = [:]
    for child in stage.resolved.views[view].children {
      if let id = stage.resolved.views[Int(child)].node.id { result[id] = Int(child) }
    }
    let names = Set(attributes.rows.flatMap { $0.compactMap(\.self) })
    result = result.filter { names.contains($0.key) }
    for (name, path) in attributes.pages {
      if let view = stage.resolved.view(at: path.value) { result[name] = view }
    }
    return result
  }

  private mutating func setUpApps(of index: Int) {
    let behavior = scrollers[index].behavior
    for path in behavior.lazyImages.map({ [$0.items] + $0.cached }) ?? []
    where (try? stage.resolved.views(at: path.value, suggests: false)) == nil {
      report(.unknownView(path.value), at: path.span)
    }
    if let attributes = behavior.lazyImages,
      let views = try? stage.resolved.views(at: attributes.items.value, suggests: false)
    {
      let paths = views.map { stage.resolved.views[$0].path }
      let cached = attributes.cached.flatMap {
        (try? stage.resolved.views(at: $0.value, suggests: false)) ?? []
      }
      let rows = Set(cached.compactMap { views.firstIndex(of: $0) })
      scrollers[index].images = ImageRows(
        paths: paths, views: views, loader: ImageLoader(policy: attributes.policy, cached: rows))
    }
    if let attributes = behavior.reuse {
      let isHorizontal =
        scrollers[index].extent(.horizontal).canScroll
        && !scrollers[index].extent(.vertical).canScroll
      scrollers[index].reuse = ReuseState(
        attributes, axis: isHorizontal ? .horizontal : .vertical, bounds: scrollers[index].bounds)
    }
  }

  private mutating func makePageControls() {
    for (index, view) in stage.resolved.views.enumerated() where view.node.type == .pageControl {
      guard let target = view.node.picture.pageControlTarget,
        let scrollView = stage.resolved.view(at: target.value),
        let scroller = scrollers.firstIndex(where: { $0.view == scrollView })
      else { continue }
      let (page, count) = scrollers[scroller].controlPage
      var state = PageControlState(numberOfPages: count)
      state.update(page: page)
      pageControls.append(
        FollowingPageControl(view: index, path: view.path, scroller: scroller, state: state))
    }
  }

  /// The first layout shows rows and items without a didScroll.
  mutating func showFirst() {
    for index in scrollers.indices {
      updateImages(of: index, isFirst: true)
      updateReuse(of: index, reason: "It is there from the start.")
      scrollers[index].reuse?.madeInFrame = 0
    }
  }
}
