/// The kinds of views that have defaults of their own.
public enum ViewType: String, Hashable, Sendable, CaseIterable {
  case view, spacer, label, imageView, button, textField, textView
  case `switch`, slider, stepper, segmentedControl, activityIndicator, progressView, pageControl
  case stackView, scrollView
}

/// A pair of values, one for each axis.
public struct PerAxis<Value: Sendable>: Sendable {
  public var horizontal: Value
  public var vertical: Value

  public init(horizontal: Value, vertical: Value) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public init(_ both: Value) {
    self.init(horizontal: both, vertical: both)
  }

  public subscript(axis: Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension PerAxis: Equatable where Value: Equatable {}
extension PerAxis: Hashable where Value: Hashable {}

/// Which parts of a hand-set frame follow the parent's size (UIView.AutoresizingMask).
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
}

/// `autoresizing`: a mask, and the parent's size that the frame was drawn for.
public struct Autoresizing: Hashable, Sendable {
  public var mask: AutoresizingMask
  public var reference: Size?

  public init(mask: AutoresizingMask, reference: Size? = nil) {
    self.mask = mask
    self.reference = reference
  }
}

/// What a view's text needs. Sizes in points at text scale 1.
public enum TextContent: Hashable, Sendable {
  /// One line would be `width` wide; a line is `lineHeight` high; `lines` 0 is unlimited.
  case measured(width: Double, lineHeight: Double, lines: Int)
  /// A string measured with the bundled table of advances; the result counts as estimated.
  indirect case estimated(string: String, size: Double?, lines: Int?, weight: String?)
}

/// Distances of the baselines: the first from the top, the last from the bottom, in points.
public struct Baselines: Hashable, Sendable {
  public var first: Double
  public var last: Double

  public init(first: Double, last: Double) {
    self.first = first
    self.last = last
  }
}

/// The part of a font that baselines need, in points.
public struct FontMetrics: Hashable, Sendable {
  public var ascender: Double
  public var descender: Double

  public init(ascender: Double, descender: Double) {
    self.ascender = ascender
    self.descender = descender
  }
}

/// A layout guide: an item without a picture, owned by a view.
public struct GuideNode: Sendable {
  public var id: String
  public var span: SourceSpan

  public init(id: String, span: SourceSpan = .none) {
    self.id = id
    self.span = span
  }
}

/// A view as a scene describes it. What is nil takes the default of its type.
public struct ViewNode: Sendable {
  /// Nil for a view that nobody names.
  public var id: String?
  public var type: ViewType
  /// The copy's index when the view was made by `repeat`.
  public var copyIndex: Int?
  /// Ids inside are local: the view was made by `repeat` or from a template.
  public var isScope: Bool
  public var children: [ViewNode]

  /// Size of the content's alignment rectangle; nil on an axis that has none.
  /// The outer nil means the type's default, an inner nil an explicit `~`.
  public var intrinsic: PerAxis<Double?>?
  public var text: TextContent?
  public var hugging: PerAxis<Double?>
  public var compression: PerAxis<Double?>
  public var frame: Rect?
  public var size: Size?
  public var guides: [GuideNode]
  public var hidden: Bool
  /// For a stack view's child: false makes it a plain subview.
  public var arranged: Bool
  public var constraints: [ConstraintDeclaration]
  public var when: Condition?
  public var allow: AllowList
  public var floating: Bool

  /// What few views have, out of line so that all others stay small.
  var details: ViewDetails?

  /// The whole mapping, and its `id` value (or the mapping's start).
  public var span: SourceSpan
  public var idSpan: SourceSpan

  public init(id: String? = nil, type: ViewType = .view, children: [ViewNode] = []) {
    self.id = id
    self.type = type
    self.copyIndex = nil
    self.isScope = false
    self.children = children
    self.intrinsic = nil
    self.text = nil
    self.hugging = PerAxis(nil)
    self.compression = PerAxis(nil)
    self.frame = nil
    self.size = nil
    self.guides = []
    self.hidden = false
    self.arranged = true
    self.constraints = []
    self.when = nil
    self.allow = []
    self.floating = false
    self.details = nil
    self.span = .none
    self.idSpan = .none
  }
}
