/// A number of a solved frame that expressions may name.
public enum FrameAttribute: String, Hashable, Sendable, CaseIterable {
  case left, right, top, bottom, x, y, width, height, centerX, centerY, maxX, maxY
  case leading, trailing

  /// The number, in the frame's own coordinates.
  public func value(in frame: Rect, direction: LayoutDirection) -> Double {
    switch self {
    case .left, .x: frame.x
    case .right, .maxX: frame.maxX
    case .top, .y: frame.y
    case .bottom, .maxY: frame.maxY
    case .width: frame.width
    case .height: frame.height
    case .centerX: frame.x + frame.width / 2
    case .centerY: frame.y + frame.height / 2
    case .leading: direction == .leftToRight ? frame.x : frame.maxX
    case .trailing: direction == .leftToRight ? frame.maxX : frame.x
    }
  }
}
