internal import ScrollworkModel

/// How much room the content of a view needs to be shown whole. Less than its intrinsic size where
/// that holds air, or isn't of the scene's saying.
struct ContentNeeds {
  private let scene: ResolvedScene
  private let builder: SystemBuilder

  init(_ context: RuleContext) {
    scene = context.scene
    builder = context.runner.builder
  }

  /// Size of the alignment rectangle; nil where less room cuts nothing.
  func size(of view: Int32, _ axis: Axis) -> Double? {
    let node = scene.views[Int(view)].node
    guard let intrinsic = builder.intrinsicSize(of: view)[axis] else { return nil }
    let lineHeight =
      builder.texts.box(of: view)?.lineHeight
      ?? TextMetrics(size: node.type.defaultFontSize * scene.viewport.textScale).lineHeight
    switch node.type {
    case .imageView:
      // It is scaled.
      return nil
    case .textField:
      // Its text scrolls sideways.
      return axis == .horizontal ? nil : min(intrinsic, lineHeight)
    case .textView:
      return node.scroll.scrollEnabled ? nil : intrinsic
    case .slider, .progressView, .pageControl, .activityIndicator, .switch, .stepper, .scrollView,
      .stackView:
      return node.intrinsic == nil ? nil : intrinsic
    case .segmentedControl:
      return axis == .vertical ? min(intrinsic, lineHeight) : intrinsic
    case .button:
      // Above and below the title there is nothing to see.
      let inset = builder.texts.box(of: view)?.inset[axis] ?? 0
      return intrinsic - 2 * inset
    case .label:
      return hasLineLimit(view) && axis == .horizontal ? nil : intrinsic
    case .view, .spacer:
      return intrinsic
    }
  }

  /// Several lines at most are asked for: that longer texts are cut is meant.
  private func hasLineLimit(_ view: Int32) -> Bool {
    builder.texts.box(of: view).map { $0.maximumLines > 1 } ?? false
  }
}
