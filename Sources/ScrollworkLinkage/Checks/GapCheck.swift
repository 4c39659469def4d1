internal import ScrollworkModel

extension RecipeExpander {
  /// Finds the offsets at which a picture that covers the frame round it at rest no longer does.
  ///
  /// The picture moves evenly with the offset, so that the worst is at an end of the way in which
  /// the frame can be seen.
  mutating func checkGap(
    _ view: Int32, _ scroller: Int32, _ speed: Double, _ isInside: Bool
  ) {
    guard let parent = scene.views[Int(view)].parent, parent != scroller else { return }
    let axis = mainAxes[Int(scroller)]
    let scroll = facts.scroll(scroller)
    let picture = span(facts.frames[Int(view)], axis)
    let frame = facts.frames[Int(parent)].size[axis]
    guard picture.start <= 0, picture.start + picture.size >= frame, frame > 0 else { return }
    var low = scroll.low(axis)
    var high = scroll.high(axis)
    if isInside {
      let place = placeInContent(parent, scroller, axis)
      low = max(low, place - scroll.bounds[axis])
      high = min(high, place + frame)
    }
    guard high > low else { return }
    var worst: (gap: Double, offset: Double)?
    for offset in [low, high] {
      let factor = isInside ? 1 - speed : -speed
      let moved = picture.start + factor * (offset - scroll.low(axis))
      let gap = max(moved, frame - (moved + picture.size))
      if gap > 1e-6, gap > worst?.gap ?? 0 { worst = (gap, offset) }
    }
    guard let worst else { return }
    report(
      LinkingRules.parallaxGap,
      "\(path(view)) leaves a gap of \(formatNumber(worst.gap)) pt in \(path(parent)) at the offset "
        + "\(formatNumber(worst.offset)).", at: current.span,
      help: "Make the picture larger by that, or leave speed out: then it is fitted to its frame.")
  }

  private func span(_ frame: Rect, _ axis: Axis) -> (start: Double, size: Double) {
    axis == .horizontal ? (frame.x, frame.width) : (frame.y, frame.height)
  }

  private func placeInContent(_ view: Int32, _ scroller: Int32, _ axis: Axis) -> Double {
    var place = 0.0
    var current: Int32? = view
    while let index = current, index != scroller {
      place += span(facts.frames[Int(index)], axis).start
      current = scene.views[Int(index)].parent
    }
    return place
  }
}
