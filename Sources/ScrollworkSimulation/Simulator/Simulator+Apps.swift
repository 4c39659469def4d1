internal import ScrollworkModel
internal import ScrollworkMotion

/// What apps do in a scroll view's callbacks.
extension Simulator {
  // MARK: Page maps

  /// scrollViewDidScroll of the first method: offsets that lead over holes are put back.
  mutating func constrainToPageMap(_ index: Int) {
    guard let state = scrollers[index].pageMap else { return }
    guard state.isConstraining else {
      trackWindow(index)
      return
    }
    let isDragging = scrollers[index].drag != nil
    let isOnePage = state.attributes.base == .dragStart && isDragging
    let base = isOnePage ? state.dragStart : state.position
    let proposed = scrollers[index].offset
    let allowed = state.map.constrained(
      proposed, base: base, refusal: state.attributes.refusal, reach: isOnePage ? 1 : nil)
    if allowed != proposed {
      setOffset(
        index, allowed,
        reason: "The app put it back: page \(state.map.name(base) ?? "none") has no page there, "
          + "or the move is along the other axis.")
    }
    turnPage(index, to: state.map.cell(at: allowed))
  }

  private mutating func turnPage(_ index: Int, to cell: PageMap.Cell) {
    guard let state = scrollers[index].pageMap, cell != state.position,
      let name = state.map.name(cell)
    else { return }
    scrollers[index].pageMap?.position = cell
    log(
      scrollers[index].path, "pageChanged", [TraceEvent.Argument("page", .text(name))],
      reason: "The offset is nearest to page \(name).")
  }

  private mutating func trackWindow(_ index: Int) {
    guard let state = scrollers[index].pageMap, !state.isRebuilding else { return }
    turnPage(index, to: state.cell(at: scrollers[index].offset))
  }

  /// Puts the views that are pages where the map has them.
  mutating func placePages(of index: Int) {
    guard let state = scrollers[index].pageMap else { return }
    let placement = state.placement
    stage.place(placement.frames, absent: placement.absent)
  }

  /// The second method's window round the page that has come to rest.
  mutating func rebuildWindow(_ index: Int, reason: String) {
    guard var state = scrollers[index].pageMap, state.window != nil else { return }
    let cell = state.cell(at: scrollers[index].offset)
    guard state.map.name(cell) != nil else { return }
    state.position = cell
    state.window = state.map.window(round: cell)
    state.isRebuilding = true
    scrollers[index].pageMap = state
    scrollers[index].contentSize = state.contentSize
    placePages(of: index)
    setOffset(index, state.offset, reason: reason)
    scrollers[index].pageMap?.isRebuilding = false
  }

  // MARK: One axis at a time

  mutating func applyAxisStrategy(_ index: Int) {
    guard let drag = scrollers[index].drag else { return }
    let offset = scrollers[index].offset
    switch scrollers[index].behavior.axisStrategy {
    case .none, .ignoreDiagonal: return
    case .resetContentOffset:
      let allowed = AxisRestriction.restricted(offset, start: drag.start)
      setOffset(
        index, allowed, reason: "The app put back the smaller displacement since the drag began.")
    case .resetContentSize:
      guard scrollers[index].strategy.flattened == nil else { return }
      let x = (offset.x - drag.start.x).magnitude
      let y = (offset.y - drag.start.y).magnitude
      guard x != y else { return }
      let across: Axis = x > y ? .vertical : .horizontal
      let length = scrollers[index].bounds[across]
      scrollers[index].strategy.flattened = (across, length)
    case .togglePaging:
      let x = (offset.x - drag.start.x).magnitude
      let y = (offset.y - drag.start.y).magnitude
      scrollers[index].pagingToggle = x > y
    }
  }

  private mutating func restoreContentSize(_ index: Int) {
    scrollers[index].strategy.flattened = nil
  }

  // MARK: Callbacks

  mutating func appWillBeginDragging(_ index: Int) {
    let offset = scrollers[index].offset
    scrollers[index].dragStart = offset
    if let state = scrollers[index].pageMap {
      let cell = state.cell(at: scrollers[index].offset)
      scrollers[index].pageMap?.dragStart = cell
    }
    let asked = scrollers[index].images?.loader.willBeginDragging() ?? []
    logRequests(asked, of: index, reason: "willBeginDragging asks for all that is visible.")
    dismissKeyboardOnDrag(index)
  }

  mutating func appWillEndDragging(_ index: Int, target: Point) {
    let bounds = scrollers[index].bounds
    scrollers[index].images?.loader.willEndDragging(
      target: Rect(x: target.x, y: target.y, width: bounds.width, height: bounds.height))
  }

  mutating func appDidEndDragging(_ index: Int, decelerates: Bool) {
    scrollers[index].images?.loader.didEndDragging()
    guard !decelerates else { return }
    restoreContentSize(index)
    settle(index)
    if scrollers[index].pageMap?.attributes.rebuild == .rest {
      rebuildWindow(index, reason: "The window was built anew after a drag without momentum.")
    }
  }

  mutating func appDidEndDecelerating(_ index: Int) {
    let asked = scrollers[index].images?.loader.didEndDecelerating() ?? []
    logRequests(asked, of: index, reason: "didEndDecelerating asks for all that is visible.")
    restoreContentSize(index)
    settle(index)
    rebuildWindow(index, reason: "The window was built anew round the page.")
  }

  mutating func appDidEndScrollingAnimation(_ index: Int) {
    if scrollers[index].pageMap?.attributes.rebuild == .rest {
      rebuildWindow(index, reason: "The window was built anew after an animated offset.")
    }
  }

  /// A second motion to the nearest page, where the app makes one.
  private mutating func settle(_ index: Int) {
    guard scrollers[index].motion == nil, scrollers[index].drag == nil else { return }
    var target = scrollers[index].offset
    if let state = scrollers[index].pageMap, state.isConstraining {
      target = state.map.origin(state.position)
    } else if scrollers[index].pagingMethod == .snap {
      for axis in Axis.allCases where scrollers[index].pages(axis) {
        let boundaries = scrollers[index].boundaries(axis)
        if axis == .horizontal {
          target.x = boundaries.offset(of: boundaries.index(at: target.x))
        } else {
          target.y = boundaries.offset(of: boundaries.index(at: target.y))
        }
      }
    } else {
      return
    }
    animate(index, to: target, purpose: .snap)
  }
}
