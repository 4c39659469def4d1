internal import ScrollworkModel

/// A number that a link reads, its names looked up.
enum SourceReference: Hashable {
  case time
  /// A number that doesn't change: an index, a count, a metric.
  case constant(Double, Quantity)
  /// Index of a `let`.
  case definition(Int)
  case variable(String)
  case scroll(Int32, ScrollField)
  case frame(LayoutItem, FrameAttribute)
  /// Of a view's frame as seen through a scroll view.
  case inPort(LayoutItem, Int32, FrameAttribute)
  /// The share of a view's area that can be seen.
  case visible(Int32)

  var quantity: Quantity {
    switch self {
    case .time: .time
    case .constant(_, let quantity): quantity
    // A definition's is known once it is compiled; a variable takes what is expected of it.
    case .definition, .variable: .number
    case .scroll(_, let field): field.quantity
    case .frame, .inPort: .length
    case .visible: .ratio
    }
  }

  /// Whether its value depends on the solved layout.
  var isGeometry: Bool {
    switch self {
    case .frame, .inPort, .visible: true
    case .scroll(_, let field): field.isGeometry
    case .time, .constant, .definition, .variable: false
    }
  }
}

/// A number of a scroll view.
enum ScrollField: Hashable {
  case offset(Axis)
  case progress(Axis)
  case page(Axis)
  case pageIndex(Axis)
  case velocity(Axis)
  case direction(Axis)
  case overscroll(LinkTarget.Edge)
  case range(Axis)
  case lowest(Axis)
  case highest(Axis)
  case contentSize(Axis)
  case inset(LinkTarget.Edge)
  case zoomScale
  case phase
  case isTracking, isDecelerating

  var quantity: Quantity {
    switch self {
    case .offset, .overscroll, .range, .lowest, .highest, .contentSize, .inset: .length
    case .progress, .zoomScale: .ratio
    case .page, .pageIndex: .page
    case .velocity: .velocity
    case .direction, .phase: .number
    case .isTracking, .isDecelerating: .bool
    }
  }

  /// The axis on which it follows the contentOffset; nil when it doesn't.
  var offsetAxis: Axis? {
    switch self {
    case .offset(let axis), .progress(let axis), .page(let axis), .pageIndex(let axis),
      .direction(let axis):
      axis
    case .overscroll(let edge): edge == .left || edge == .right ? .horizontal : .vertical
    default: nil
    }
  }

  var isGeometry: Bool {
    switch self {
    case .offset, .velocity, .direction, .zoomScale, .phase, .isTracking, .isDecelerating: false
    default: true
    }
  }

  /// Depends on what was before.
  var needsHistory: Bool {
    switch self {
    case .velocity, .direction, .phase, .isTracking, .isDecelerating: true
    default: false
    }
  }
}
