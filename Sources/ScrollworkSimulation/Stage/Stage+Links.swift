internal import ScrollworkLayout
internal import ScrollworkLinkage
internal import ScrollworkModel

extension Stage {
  /// A view's frame in its parent's coordinates, a guide's in its owner's, as links read it.
  func linkFrame(of item: LayoutItem) -> Rect {
    let index = Int(item.index)
    switch item.kind {
    case .view: return frames[index]
    case .contentGuide:
      let size = layout.views[index].scroll?.contentSize ?? .zero
      return Rect(x: 0, y: 0, width: size.width, height: size.height)
    case .frameGuide:
      return Rect(x: 0, y: 0, width: frames[index].width, height: frames[index].height)
    case .guide, .safeArea, .margins, .readable, .keyboard:
      return measuredRect(of: item)
        ?? Rect(x: 0, y: 0, width: frames[0].width, height: frames[0].height)
    }
  }
}
