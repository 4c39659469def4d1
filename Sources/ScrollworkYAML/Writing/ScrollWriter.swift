internal import ScrollworkModel

/// The keys of motion and touches, as far as they aren't the defaults.
enum ScrollWriter {
  static func keys(of scroll: ScrollBehavior) -> [(key: String, value: String)] {
    let usual = ScrollBehavior()
    guard scroll != usual else { return [] }
    var keys = KeyList()
    keys.add("scrollIndicatorInsets", scroll.indicatorInsets, usual.indicatorInsets) {
      FlowWriter.insets($0)
    }
    keys.add("bounces", scroll.bounces, unless: true)
    keys.add("directionalLockEnabled", scroll.directionalLockEnabled, unless: false)
    keys.add("decelerationRate", scroll.decelerationRate, usual.decelerationRate) {
      FlowWriter.number($0)
    }
    keys.add("delaysContentTouches", scroll.delaysContentTouches, unless: true)
    keys.add("canCancelContentTouches", scroll.canCancelContentTouches, unless: true)
    keys.add("scrollsToTop", scroll.scrollsToTop, unless: true)
    keys.add("shouldScrollToTop", scroll.shouldScrollToTop, unless: true)
    keys.add("keyboardDismissMode", scroll.keyboardDismissMode, .none) { $0.rawValue }
    keys.add(
      "transfersHorizontalScrollingToParent", scroll.transfersToParent.horizontal, unless: true)
    keys.add("transfersVerticalScrollingToParent", scroll.transfersToParent.vertical, unless: true)
    keys.add("keep", scroll.keep, .offset) { $0.rawValue }
    keys.add("indicatorStyle", scroll.indicatorStyle, .default) { $0.rawValue }
    keys.add("showsHorizontalScrollIndicator", scroll.showsIndicator.horizontal, unless: true)
    keys.add("showsVerticalScrollIndicator", scroll.showsIndicator.vertical, unless: true)
    addZoom(scroll.zoom, to: &keys)
    addAppCode(scroll, to: &keys)
    return keys.list
  }

  private static func addZoom(_ zoom: ZoomAttributes, to keys: inout KeyList) {
    for (key, text) in [
      ("minimumZoomScale", zoom.minimum), ("maximumZoomScale", zoom.maximum),
      ("zoomScale", zoom.initial), ("zoomView", zoom.view),
    ] {
      keys.add(key, text?.value, nil) { $0.map(ScalarText.flow) }
    }
    keys.add("bouncesZoom", zoom.bounces, unless: true)
  }

  private static func addAppCode(_ scroll: ScrollBehavior, to keys: inout KeyList) {
    let implied = scroll.paging?.method == .pagingEnabled && scroll.pagingEnabled
    if !implied || scroll.paging.map(plain) == false {
      keys.add("paging", scroll.paging.map(paging), nil) { $0 }
    }
    keys.add("pagingEnabled", scroll.pagingEnabled, unless: false)
    keys.add("pageMap", scroll.pageMap.map(PageMapWriter.text), nil) { $0 }
    keys.add("axisStrategy", scroll.axisStrategy, .none) { $0.rawValue }
    keys.add("nesting", scroll.remorseful.map(remorseful), nil) { $0 }
    keys.add("model", scroll.model, .uikit) { $0.rawValue }
    keys.add("lazyImages", scroll.lazyImages.map(lazyImages), nil) { $0 }
    keys.add("reuse", scroll.reuse.map(reuse), nil) { $0 }
    keys.add("refresh", scroll.refreshHeight.map { "{height: \(FlowWriter.number($0))}" }, nil) {
      $0
    }
  }

  /// Says no more than `pagingEnabled: true`.
  private static func plain(_ paging: PagingAttributes) -> Bool {
    var usual = PagingAttributes(.pagingEnabled)
    usual.span = paging.span
    return paging == usual
  }

  private static func paging(_ paging: PagingAttributes) -> String {
    let usual = PagingAttributes(paging.method)
    var keys = KeyList()
    keys.add("method", paging.method, nil) { $0?.rawValue }
    keys.add("padding", paging.padding, 0) { FlowWriter.number($0) }
    keys.add("bleed", paging.bleed, unless: false)
    if let width = paging.pageSize.horizontal, let height = paging.pageSize.vertical {
      keys.add(
        "pageSize",
        width == height ? FlowWriter.number(width) : FlowWriter.numbers([width, height]))
    }
    keys.add("origin", paging.origin, usual.origin) { FlowWriter.numbers([$0.x, $0.y]) }
    let boundaries = paging.boundaries
    if let list = boundaries.horizontal, list == boundaries.vertical {
      keys.add("boundaries", FlowWriter.numbers(list))
    } else {
      let axes = [("x", boundaries.horizontal), ("y", boundaries.vertical)].compactMap { axis in
        axis.1.map { "\(axis.0): \(FlowWriter.numbers($0))" }
      }
      if !axes.isEmpty { keys.add("boundaries", "{\(axes.joined(separator: ", "))}") }
    }
    return keys.flow
  }

  private static func remorseful(_ value: RemorsefulAttributes) -> String {
    let usual = RemorsefulAttributes()
    var keys = KeyList()
    keys.add("thresholdX", value.thresholdX, usual.thresholdX) { FlowWriter.number($0) }
    keys.add("thresholdY", value.thresholdY, usual.thresholdY) { FlowWriter.number($0) }
    keys.add("reset", value.resets, unless: false)
    return "{remorseful: \(keys.flow)}"
  }

  private static func lazyImages(_ value: LazyImageAttributes) -> String {
    var keys = KeyList()
    keys.add("items", ScalarText.flow(value.items.value))
    keys.add("policy", value.policy, .naive) { $0.rawValue }
    keys.add("cached", value.cached.map(\.value), []) { FlowWriter.list($0) }
    return keys.flow
  }

  private static func reuse(_ value: ReuseAttributes) -> String {
    var keys = KeyList()
    keys.add("items", "\(value.items)")
    keys.add("itemSize", value.itemSize.map(FlowWriter.size), nil) { $0 }
    keys.add("spacing", value.spacing, 0) { FlowWriter.number($0) }
    keys.add("unit", value.unit, .view) { $0.rawValue }
    keys.add("window", value.window, nil) { $0.map { "\($0)" } }
    keys.add("order", value.order, .fifo) { $0.rawValue }
    return keys.flow
  }
}
