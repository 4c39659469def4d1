public import ScrollworkModel

/// A picture that links move or scale, and that covers the frame round it at rest: it is meant to do so
/// at every offset.
public struct CoveredFrame: Hashable, Sendable {
  /// The picture and its parent, as view indexes.
  public let view: Int32
  public let parent: Int32
  public let axis: Axis
  /// The scroll view that moves the picture, and the axis of its offset.
  public let scroller: Int32
  public let scrollAxis: Axis
  /// Views between the scroll view and the parent, from the outside in; nil where the parent isn't in
  /// the scroll view.
  let between: [Int32]?
  /// Slots of the picture's translate and scale on its axis, of its alpha and its parent's; -1: not
  /// driven.
  var translate: Int32
  var scale: Int32
  var alphas: [Int32]
  /// Index into `LinkProgram.bindings`.
  let binding: Int

  /// How much larger the picture had to be to cover the frame, in points; 0 where it covers the frame, or nothing of
  /// it can be seen.
  ///
  /// - Parameters:
  ///   - offset: where the scroll view stands on `scrollAxis`.
  ///   - port: its length on that axis.
  ///   - frame: of a view, in its parent's coordinates.
  public func gap(
    _ state: LinkState, at offset: Double, port: Double, frame: (Int32) -> Rect
  ) -> Double {
    guard alphas.allSatisfy({ state.value($0) > 0.01 }) else { return 0 }
    let hole = frame(parent)
    if let between {
      let (own, size) = CoveredFrame.span(hole, scrollAxis)
      let start = between.reduce(own) { $0 + CoveredFrame.span(frame($1), scrollAxis).start }
      guard start <= offset + port, start + size >= offset else { return 0 }
    }
    let picture = CoveredFrame.span(frame(view), axis)
    let length = CoveredFrame.span(hole, axis).size
    let scale = self.scale >= 0 ? state.value(self.scale) : 1
    let moved = translate >= 0 ? state.value(translate) : 0
    let center = picture.start + picture.size / 2 + moved
    let half = abs(picture.size * scale / 2)
    let gap = max(center - half, length - (center + half), 0)
    return gap.isFinite && gap > 1e-6 ? gap : 0
  }

  static func span(_ frame: Rect, _ axis: Axis) -> (start: Double, size: Double) {
    axis == .horizontal ? (frame.x, frame.width) : (frame.y, frame.height)
  }
}
