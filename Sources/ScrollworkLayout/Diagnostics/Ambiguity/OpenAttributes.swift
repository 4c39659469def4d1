internal import ScrollworkModel

/// What is open in a layout, by item and axis, and what findings have already accounted for.
struct OpenAttributes {
  struct Key: Hashable {
    var view: Int32
    var axis: Axis
  }

  /// Open sizes of views (not of content areas and guides).
  private(set) var sizes: [Key: LayoutResult.Ambiguity] = [:]
  /// Open positions of views.
  private(set) var positions: Set<Key> = []
  /// Open content sizes of scroll views.
  private(set) var contentSizes: [Key: LayoutResult.Ambiguity] = [:]
  /// Views whose openness along an axis has been explained.
  private(set) var explained: Set<Key> = []

  /// Scroll views whose content size along an axis has been explained.
  private var explainedContent: Set<Key> = []

  init(_ result: LayoutResult) {
    for open in result.ambiguous {
      guard let view = open.view else { continue }
      let key = Key(view: view, axis: open.axis)
      if open.isContentArea {
        contentSizes[key] = open
      } else if open.attribute == .width || open.attribute == .height {
        sizes[key] = open
      } else {
        positions.insert(key)
      }
    }
  }

  /// The view's position or size along the axis is open.
  func contains(_ view: Int32, _ axis: Axis) -> Bool {
    let key = Key(view: view, axis: axis)
    return sizes[key] != nil || positions.contains(key)
  }

  mutating func explain(_ view: Int32, _ axis: Axis) {
    explained.insert(Key(view: view, axis: axis))
  }

  mutating func explainContent(_ scrollView: Int32, _ axis: Axis) {
    explainedContent.insert(Key(view: scrollView, axis: axis))
  }

  func isExplainedContent(_ scrollView: Int32, _ axis: Axis) -> Bool {
    explainedContent.contains(Key(view: scrollView, axis: axis))
  }

  func isExplained(_ view: Int32, _ axis: Axis) -> Bool {
    explained.contains(Key(view: view, axis: axis))
  }
}

extension Axis {
  var sizeName: String { self == .horizontal ? "width" : "height" }
  var adjective: String { self == .horizontal ? "horizontal" : "vertical" }
}

extension LayoutResult.Ambiguity {
  var axis: Axis { attribute == .x || attribute == .width ? .horizontal : .vertical }

  var isSize: Bool { attribute == .width || attribute == .height }

  /// The attribute's value in a frame.
  func value(of frame: Rect) -> Double {
    switch attribute {
    case .x: frame.x
    case .y: frame.y
    case .width: frame.width
    case .height: frame.height
    }
  }

  /// The frame with another value for the attribute.
  func frame(_ frame: Rect, with value: Double) -> Rect {
    var frame = frame
    switch attribute {
    case .x: frame.x = value
    case .y: frame.y = value
    case .width: frame.width = value
    case .height: frame.height = value
    }
    return frame
  }
}

extension Rect {
  /// `[x, y, width, height]`
  var text: String {
    "[" + [x, y, width, height].map(formatNumber).joined(separator: ", ") + "]"
  }
}

/// `0 and up`, `300 to 667`, `up to 20`, `anything`.
func rangeText(_ open: LayoutResult.Ambiguity) -> String {
  switch (open.minimum, open.maximum) {
  case (let low?, let high?): "\(formatNumber(low)) to \(formatNumber(high))"
  case (let low?, nil): "\(formatNumber(low)) and up"
  case (nil, let high?): "up to \(formatNumber(high))"
  case (nil, nil): "anything"
  }
}
