internal import ScrollworkModel

/// Says where the size of a view on a content chain comes from.
struct LinkText {
  let context: RuleContext
  let axis: Axis

  /// `"v1" (400, by v1.width == 400)`, `"label" (900, its text on one line)`.
  func text(_ link: ContentChain.Link) -> String {
    let name = "\"\(context.scene.path(of: link.item))\""
    let length = formatNumber(link.length)
    switch link.origin.kind {
    case .constant, .ratio:
      guard let constraint = link.origin.constraint else {
        return "\(name) (\(length), set by hand)"
      }
      return "\(name) (\(length), by \(context.shown(constraint)))"
    case .intrinsic:
      let isText =
        link.item.kind == .view && context.tables.views[Int(link.item.index)].usesTextSize
      if isText && axis == .horizontal { return "\(name) (\(length), its text on one line)" }
      return "\(name) (\(length), its own size)"
    case .item(let item):
      let isFrame = item.kind == .view && context.tables.isScrollView(item.index)
      let named = isFrame ? LayoutItem(.frameGuide, item.index) : item
      let other = "\(context.scene.path(of: named)).\(axis.sizeName)"
      var right = link.origin.isPlain ? other : "\(formatNumber(link.origin.factor)) * \(other)"
      right += offsetText(link.origin.offset)
      return "\(name) (\(length) = \(right))"
    }
  }
}

extension RuleContext {
  /// A constraint's name, and its equation where the name doesn't say it.
  func shown(_ constraint: Int) -> String {
    let name = scene.name(of: constraint)
    let text = equations.text(scene.constraints[constraint])
    return name == text ? text : "\(name) (\(text))"
  }
}

extension Axis {
  /// `wider`, `higher`.
  var comparative: String { self == .horizontal ? "wider" : "higher" }
  /// `wide`, `high`.
  var measure: String { self == .horizontal ? "wide" : "high" }
}
