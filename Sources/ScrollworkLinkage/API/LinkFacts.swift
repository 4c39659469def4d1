public import ScrollworkModel

/// What compiling needs to know of a scene's solved layout, besides the scene.
public struct LinkFacts: Sendable {
  /// One for each view of the scene: the frame in the parent's coordinates.
  public var frames: [Rect]
  /// By view; nil for views that don't scroll.
  public var scrolls: [LinkScroll?]
  /// Undriven values of alpha, transforms and so on, where they aren't the usual ones.
  public var baseValues: [LinkTarget: Double]
  /// Scroll views that a finger can move, by view.
  public var movableViews: Set<Int32>
  /// Scroll views that page.
  public var pagingViews: Set<Int32>

  public init(frames: [Rect], scrolls: [LinkScroll?]) {
    self.frames = frames
    self.scrolls = scrolls
    baseValues = [:]
    movableViews = []
    pagingViews = []
  }

  func scroll(_ view: Int32) -> LinkScroll { scrolls[Int(view)] ?? LinkScroll() }

  /// The axis on which a scroll view scrolls: the one with a range; where both have one or none,
  /// not the one on which its content is just as large as itself; then the one in which its content
  /// is larger by its bounds, the vertical one if in doubt.
  func mainAxis(_ view: Int32) -> Axis {
    let scroll = scroll(view)
    let x = scroll.high(.horizontal) > scroll.low(.horizontal)
    let y = scroll.high(.vertical) > scroll.low(.vertical)
    if x != y { return x ? .horizontal : .vertical }
    let fillsWidth = abs(scroll.contentSize.width - scroll.bounds.width) < 0.5
    let fillsHeight = abs(scroll.contentSize.height - scroll.bounds.height) < 0.5
    if fillsWidth != fillsHeight { return fillsWidth ? .vertical : .horizontal }
    return scroll.contentSize.width * scroll.bounds.height
      > scroll.contentSize.height * scroll.bounds.width ? .horizontal : .vertical
  }

  /// Whether a scroll view has something to scroll.
  func scrolls(_ view: Int32) -> Bool {
    let scroll = scroll(view)
    return scroll.high(.horizontal) > scroll.low(.horizontal)
      || scroll.high(.vertical) > scroll.low(.vertical)
  }
}
