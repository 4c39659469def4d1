internal import ScrollworkModel

/// How a scroll view moves and takes touches.
extension Decoder {
  /// Reads a scroll view's key that motion needs; false when it is none.
  mutating func readBehavior(_ entry: Entry, into scroll: inout ScrollBehavior) -> Bool {
    readTouches(entry, into: &scroll) || readZoom(entry, into: &scroll.zoom)
      || readAppearance(entry, into: &scroll) || readAppCode(entry, into: &scroll)
  }

  private mutating func readTouches(_ entry: Entry, into scroll: inout ScrollBehavior) -> Bool {
    switch entry.key {
    case .bounces: set(&scroll.bounces, boolean(entry))
    case .directionalLockEnabled: set(&scroll.directionalLockEnabled, boolean(entry))
    case .decelerationRate: set(&scroll.decelerationRate, decelerationRate(entry.node))
    case .delaysContentTouches: set(&scroll.delaysContentTouches, boolean(entry))
    case .canCancelContentTouches: set(&scroll.canCancelContentTouches, boolean(entry))
    case .scrollsToTop: set(&scroll.scrollsToTop, boolean(entry))
    case .shouldScrollToTop: set(&scroll.shouldScrollToTop, boolean(entry))
    case .transfersHorizontalScrollingToParent:
      set(&scroll.transfersToParent.horizontal, boolean(entry))
    case .transfersVerticalScrollingToParent:
      set(&scroll.transfersToParent.vertical, boolean(entry))
    default: return false
    }
    return true
  }

  private mutating func decelerationRate(_ node: Int) -> Double? {
    let label = Label.key(.decelerationRate)
    if document.nodes[node].kind == .scalar {
      if document.isText(node, "normal") { return 0.998 }
      if document.isText(node, "fast") { return 0.99 }
      if beginsLikeNumber(node) || looksLikeArithmetic(node) {
        return number(node, .within(0.001...0.9999), label)
      }
    }
    return word(node, of: ["normal", "fast"], label) == nil ? nil : 0.998
  }

  private mutating func readZoom(_ entry: Entry, into zoom: inout ZoomAttributes) -> Bool {
    let label = Label.key(entry.key)
    switch entry.key {
    case .minimumZoomScale: set(&zoom.minimum, name(entry.node, label))
    case .maximumZoomScale: set(&zoom.maximum, name(entry.node, label))
    case .zoomScale: set(&zoom.initial, name(entry.node, label))
    case .bouncesZoom: set(&zoom.bounces, boolean(entry))
    case .zoomView: set(&zoom.view, name(entry.node, label))
    default: return false
    }
    return true
  }

  private mutating func readAppearance(
    _ entry: Entry, into scroll: inout ScrollBehavior
  ) -> Bool {
    switch entry.key {
    case .keyboardDismissMode:
      set(&scroll.keyboardDismissMode, word(entry, as: ScrollBehavior.KeyboardDismissMode.self))
    case .keep: set(&scroll.keep, word(entry, as: ScrollBehavior.Keep.self))
    case .scrollIndicatorInsets: set(&scroll.indicatorInsets, insets(entry.node, .key(entry.key)))
    case .indicatorStyle:
      set(&scroll.indicatorStyle, word(entry, as: ScrollBehavior.IndicatorStyle.self))
    case .showsHorizontalScrollIndicator: set(&scroll.showsIndicator.horizontal, boolean(entry))
    case .showsVerticalScrollIndicator: set(&scroll.showsIndicator.vertical, boolean(entry))
    default: return false
    }
    return true
  }

  private mutating func readAppCode(_ entry: Entry, into scroll: inout ScrollBehavior) -> Bool {
    switch entry.key {
    case .pagingEnabled: set(&scroll.pagingEnabled, boolean(entry))
    case .paging: set(&scroll.paging, paging(entry.node))
    case .pageMap: set(&scroll.pageMap, pageMap(entry.node))
    case .axisStrategy:
      set(&scroll.axisStrategy, word(entry, as: ScrollBehavior.AxisStrategy.self))
    case .nesting: set(&scroll.remorseful, nesting(entry.node))
    case .model: set(&scroll.model, word(entry, as: ScrollBehavior.Model.self))
    case .lazyImages: set(&scroll.lazyImages, lazyImages(entry.node))
    case .reuse: set(&scroll.reuse, reuse(entry.node))
    case .refresh: set(&scroll.refreshHeight, refreshHeight(entry.node))
    default: return false
    }
    return true
  }

  // MARK: What apps add in code

  private mutating func nesting(_ node: Int) -> RemorsefulAttributes? {
    guard var cursor = entries(of: node, as: .nesting, .key(.nesting)) else { return nil }
    var result: RemorsefulAttributes?
    while let entry = next(&cursor) { result = remorseful(entry.node) }
    requireKeys(cursor)
    return result
  }

  private mutating func remorseful(_ node: Int) -> RemorsefulAttributes? {
    guard var cursor = entries(of: node, as: .remorseful, .key(.remorseful)) else { return nil }
    var result = RemorsefulAttributes()
    while let entry = next(&cursor) {
      switch entry.key {
      case .thresholdX: set(&result.thresholdX, number(entry, in: .remorseful))
      case .thresholdY: set(&result.thresholdY, number(entry, in: .remorseful))
      default: set(&result.resets, boolean(entry))
      }
    }
    return result
  }

  private mutating func lazyImages(_ node: Int) -> LazyImageAttributes? {
    guard var cursor = entries(of: node, as: .lazyImages, .key(.lazyImages)) else { return nil }
    var items: Spanned<String>?
    var result = LazyImageAttributes(items: Spanned(""))
    while let entry = next(&cursor) {
      switch entry.key {
      case .items: items = name(entry.node, .key(.items))
      case .policy: set(&result.policy, word(entry, as: LazyImageAttributes.Policy.self))
      default: set(&result.cached, names(entry.node, .key(.cached)))
      }
    }
    requireKeys(cursor)
    guard let items else { return nil }
    result.items = items
    return result
  }

  private mutating func reuse(_ node: Int) -> ReuseAttributes? {
    guard var cursor = entries(of: node, as: .reuse, .key(.reuse)) else { return nil }
    var items: Int?
    var result = ReuseAttributes(items: 0)
    while let entry = next(&cursor) {
      let label = Label.key(entry.key)
      switch entry.key {
      case .items: items = integer(entry.node, 0...100_000_000, label)
      case .itemSize: set(&result.itemSize, positiveSize(entry.node, label))
      case .spacing: set(&result.spacing, number(entry, in: .reuse))
      case .unit: set(&result.unit, word(entry, as: ReuseAttributes.Unit.self))
      case .window: set(&result.window, integer(entry.node, 0...1_000_000, label))
      default: set(&result.order, word(entry, as: ReuseAttributes.Order.self))
      }
    }
    requireKeys(cursor)
    guard let items else { return nil }
    result.items = items
    return result
  }

  private mutating func refreshHeight(_ node: Int) -> Double? {
    guard var cursor = entries(of: node, as: .refresh, .key(.refresh)) else { return nil }
    var result: Double?
    while let entry = next(&cursor) { result = number(entry, in: .refresh) }
    requireKeys(cursor)
    return result
  }

  /// A size of which neither side is 0: what is counted by it would have no end.
  mutating func positiveSize(_ node: Int, _ label: Label) -> Size? {
    guard
      let values = numbers(
        node, count: 2, ranges: [.positive, .positive], label, expected: .size),
      let width = values[0], let height = values[1]
    else { return nil }
    return Size(width: width, height: height)
  }
}
