internal import ScrollworkModel
internal import ScrollworkMotion

extension Simulator {
  /// How often a callback may change the offset that it was told of.
  private static let nestingLimit = 8

  /// An offset as it is kept: in 32 bits where the scene asks for that.
  func stored(_ point: Point) -> Point {
    guard settings.float32 else { return Point(x: point.x + 0, y: point.y + 0) }
    return Point(x: Double(Float(point.x)), y: Double(Float(point.y)))
  }

  /// Changes contentOffset; a change sends didScroll.
  mutating func setOffset(_ index: Int, _ point: Point, reason: String) {
    let point = stored(point)
    guard point != scrollers[index].offset, point.x.isFinite, point.y.isFinite else { return }
    scrollers[index].offset = point
    stage.setOffset(point, of: scrollers[index].view)
    counts.moved.insert(scrollers[index].path)
    leaveLinksStale()
    note(index, "didScroll", reason: reason)
    guard nesting < Simulator.nestingLimit else { return }
    nesting += 1
    didScroll(index)
    nesting -= 1
  }

  /// What the app's code does in scrollViewDidScroll.
  private mutating func didScroll(_ index: Int) {
    let before = scrollers[index].offset
    constrainToPageMap(index)
    applyAxisStrategy(index)
    // A correction came back here with the new offset.
    guard scrollers[index].offset == before else { return }
    updateImages(of: index, isFirst: false)
    updateReuse(of: index, reason: "didScroll at \(quoted(scrollers[index].offset)).")
    updatePageControls(of: index)
  }

  private func quoted(_ point: Point) -> String {
    "(\(quotedNumber(point.x)), \(quotedNumber(point.y)))"
  }

  mutating func updatePageControls(of index: Int) {
    guard scrollers[index].pageMap?.isRebuilding != true else { return }
    for control in pageControls.indices
    where pageControls[control].scroller == index && !pageControls[control].isDriven {
      let page = scrollers[index].controlPage.page
      if pageControls[control].state.update(page: page) {
        let current = pageControls[control].state.currentPage
        log(
          pageControls[control].path, "pageChanged",
          [TraceEvent.Argument("page", .number(Double(current)))],
          reason: "\(scrollers[index].path) is nearest to page \(current).")
      }
    }
  }

  // MARK: Images and reuse

  /// The part of the content that shows.
  func visibleContent(_ index: Int) -> Rect {
    let state = scrollers[index]
    return Rect(
      x: state.offset.x, y: state.offset.y, width: state.bounds.width, height: state.bounds.height)
  }

  mutating func updateImages(of index: Int, isFirst: Bool) {
    guard var rows = scrollers[index].images else { return }
    let view = scrollers[index].view
    let rects = rows.views.map { $0.map { stage.frame(of: $0, inContentOf: view) } }
    let asked = rows.loader.show(
      ImageRows.visible(rects, in: visibleContent(index)),
      isDecelerating: scrollers[index].flags.decelerating && scrollers[index].drag == nil
    ) { rects[$0] ?? .zero }
    scrollers[index].images = rows
    logRequests(asked, of: index, reason: "It came into view.")
  }

  mutating func logRequests(_ asked: [Int], of index: Int, reason: String) {
    guard let rows = scrollers[index].images else { return }
    for row in asked { log(rows.paths[row], "imageRequested", reason: reason) }
    if rows.loader.blank.isEmpty {
      if scrollers[index].images?.fullTime == nil { scrollers[index].images?.fullTime = time }
    } else {
      scrollers[index].images?.fullTime = nil
    }
  }

  mutating func updateReuse(of index: Int, reason: String) {
    guard var reuse = scrollers[index].reuse else { return }
    let state = scrollers[index]
    let offset = reuse.axis == .horizontal ? state.offset.x : state.offset.y
    guard let items = reuse.items(at: offset, bounds: state.bounds[reuse.axis]) else {
      scrollers[index].reuse = reuse
      return
    }
    let actions = reuse.queue.show(items)
    for action in actions {
      if case .made = action { reuse.madeInFrame += 1 }
    }
    scrollers[index].reuse = reuse
    for action in actions {
      let (name, item, instance) =
        switch action {
        case .queued(let item, let instance): ("viewQueued", item, instance)
        case .reused(let item, let instance): ("viewReused", item, instance)
        case .made(let item, let instance): ("viewMade", item, instance)
        }
      log(
        state.path, name,
        [
          TraceEvent.Argument("item", .number(Double(item))),
          TraceEvent.Argument("instance", .number(Double(instance))),
        ], reason: reason)
    }
  }

  mutating func countReuse(frame: Int) {
    for index in scrollers.indices {
      guard let made = scrollers[index].reuse?.madeInFrame, made > 0 else { continue }
      if made > 1, frame > 0 { scrollers[index].reuse?.hitchFrames.append(frame) }
      scrollers[index].reuse?.madeInFrame = 0
    }
  }
}
