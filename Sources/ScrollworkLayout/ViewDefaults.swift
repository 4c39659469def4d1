internal import ScrollworkModel

/// What a view of a type has unless the scene says otherwise: intrinsic size, priorities and
/// alignment insets of UIKit's controls, in points.
struct ViewDefaults {
  var intrinsic = PerAxis<Double?>(nil)
  var hugging = PerAxis<Double>(250)
  var compression = PerAxis<Double>(750)
  var alignment = EdgeInsets.zero

  init(_ type: ViewType) {
    switch type {
    case .view, .spacer, .scrollView, .stackView, .button, .textView:
      break
    case .label, .imageView:
      // Interface Builder writes 251 for both.
      hugging = PerAxis(251)
    case .textField:
      intrinsic.vertical = 34
    case .switch:
      intrinsic = PerAxis(horizontal: 49, vertical: 31)
      hugging = PerAxis(750)
      alignment.right = 2
    case .slider:
      intrinsic.vertical = 30
      alignment = EdgeInsets(left: 2, bottom: 1, right: 2)
    case .stepper:
      intrinsic = PerAxis(horizontal: 94, vertical: 32)
      hugging = PerAxis(750)
    case .segmentedControl:
      intrinsic.vertical = 31
      alignment.bottom = 1
    case .activityIndicator:
      intrinsic = PerAxis(20)
      hugging = PerAxis(750)
    case .progressView:
      intrinsic.vertical = 4
      hugging.vertical = 750
    case .pageControl:
      intrinsic.vertical = 26
    }
  }
}

extension ViewType {
  /// The table of types gives the size, so that a text doesn't.
  var hasFixedIntrinsicSize: Bool {
    switch self {
    case .view, .spacer, .label, .button, .textView: false
    case .imageView, .textField, .switch, .slider, .stepper, .segmentedControl, .activityIndicator,
      .progressView, .pageControl, .stackView, .scrollView:
      true
    }
  }

  /// The size of the font that the type shows its text in, in points.
  var defaultFontSize: Double {
    switch self {
    case .button: 15
    case .segmentedControl: 13
    case .textField, .textView: 14
    default: 17
    }
  }

  /// The text is one line, centred vertically.
  var centersItsText: Bool {
    self == .button || self == .textField || self == .segmentedControl
  }
}
