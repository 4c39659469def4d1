internal import ScrollworkModel

/// Turns attributes of items into terms over the solver's variables.
struct TermWriter {
  let tables: SceneTables
  let baselines: BaselineTable
  /// The view that owns each guide.
  let guideOwners: [Int32]
  /// How much of the root a keyboard covers from below.
  let keyboardHeight: Double
  var insets: InsetTable

  /// Adds coefficient x attribute to a form.
  ///
  /// - Parameters:
  ///   - readsContent: the item is a scroll view (or its margins) seen from inside: its edges are
  ///     those of its content area; its size and centre stay the frame's.
  ///   - isMirrored: horizontal locations count from right to left, so that what leads has the
  ///     smaller number in right-to-left layouts too.
  func append(
    _ coefficient: Double, _ attribute: LayoutAttribute, of item: LayoutItem,
    readsContent: Bool = false, isMirrored: Bool = false, to form: inout LinearForm
  ) {
    var coefficient = coefficient
    if isMirrored && attribute.axis == .horizontal && !attribute.isSize {
      coefficient = -coefficient
    }
    var item = item
    var nearWeight = 1.0
    var sizeWeight = 0.0
    switch attribute {
    case .left, .top: break
    case .right, .bottom: sizeWeight = 1
    case .leading: sizeWeight = tables.isRightToLeft ? 1 : 0
    case .trailing: sizeWeight = tables.isRightToLeft ? 0 : 1
    case .centerX, .centerY: sizeWeight = 0.5
    case .width, .height:
      nearWeight = 0
      sizeWeight = 1
    case .firstBaseline, .lastBaseline:
      let isFirst = attribute == .firstBaseline
      if item.kind == .view {
        let baseline = baselines.baseline(of: item.index, isFirst: isFirst)
        item.index = baseline.view
        sizeWeight = baseline.sizeWeight
        form.add(constant: coefficient * baseline.offset)
      } else {
        sizeWeight = isFirst ? 0 : 1
      }
    }
    form.add(
      coefficient, near: nearWeight, size: sizeWeight,
      of: span(
        item, attribute.axis, nearInContent: readsContent,
        sizeInContent: readsContent && sizeWeight == 1 && nearWeight == 1,
        dependsOnInsets: &form.dependsOnInsets))
  }

  /// Where an item is along an axis. With `nearInContent` and `sizeInContent` a scroll view's near
  /// edge and size are taken from its content area.
  private func span(
    _ item: LayoutItem, _ axis: Axis, nearInContent: Bool, sizeInContent: Bool,
    dependsOnInsets: inout Bool
  ) -> AxisSpan {
    let index = item.index
    switch item.kind {
    case .view:
      if nearInContent || sizeInContent {
        return mixedSpan(index, axis, nearInContent, sizeInContent)
      }
      return tables.alignmentSpan(index, axis)
    case .guide:
      return tables.guideSpan(index, axis)
    case .contentGuide:
      return tables.contentSpan(index, axis)
    case .frameGuide:
      return tables.frameSpan(index, axis)
    case .safeArea:
      dependsOnInsets = dependsOnInsets || index != 0
      return inset(tables.frameSpan(index, axis), insets.safeArea[Int(index)], axis)
    case .margins:
      dependsOnInsets = dependsOnInsets || index != 0
      return inset(
        mixedSpan(index, axis, nearInContent, sizeInContent), insets.margins[Int(index)], axis)
    case .readable:
      dependsOnInsets = dependsOnInsets || index != 0
      return inset(tables.frameSpan(index, axis), insets.readable[Int(index)], axis)
    case .keyboard:
      // Without a keyboard the guide is what the safe area leaves out at the bottom; with one it is
      // the keyboard's rectangle.
      var span = tables.frameSpan(0, axis)
      if axis == .vertical {
        let bottom = max(insets.safeArea[0].bottom, keyboardHeight)
        span.near += span.size - bottom
        span.size = bottom
      }
      return span
    }
  }

  /// Where an item is in root coordinates, a view by its frame.
  func rect(of item: LayoutItem, at values: [Double]) -> Rect {
    var ignored = false
    func span(_ axis: Axis) -> AxisSpan {
      guard item.kind != .view else { return tables.frameSpan(item.index, axis) }
      return self.span(
        item, axis, nearInContent: false, sizeInContent: false, dependsOnInsets: &ignored)
    }
    let horizontal = span(.horizontal)
    let vertical = span(.vertical)
    return Rect(
      x: horizontal.nearValue(at: values) + 0, y: vertical.nearValue(at: values) + 0,
      width: horizontal.sizeValue(at: values) + 0, height: vertical.sizeValue(at: values) + 0)
  }

  private func inset(_ span: AxisSpan, _ insets: EdgeInsets, _ axis: Axis) -> AxisSpan {
    span.inset(insets.near(axis), insets.far(axis))
  }

  private func mixedSpan(
    _ view: Int32, _ axis: Axis, _ nearInContent: Bool, _ sizeInContent: Bool
  ) -> AxisSpan {
    var span = tables.frameSpan(view, axis)
    guard nearInContent || sizeInContent else { return span }
    let content = tables.contentSpan(view, axis)
    if nearInContent {
      span.nearVariable = content.nearVariable
      span.near = content.near
    }
    if sizeInContent {
      span.sizeVariable = content.sizeVariable
      span.size = content.size
    }
    return span
  }

  /// Adds coefficient x the origin of the coordinates that a view's subviews are placed in.
  func appendOrigin(
    _ coefficient: Double, of view: Int32, _ axis: Axis, to form: inout LinearForm
  ) {
    form.add(coefficient, near: 1, size: 0, of: tables.contentSpan(view, axis))
  }

  /// Adds coefficient x the far end of those coordinates, where they begin when mirrored.
  func appendFarEnd(
    _ coefficient: Double, of view: Int32, _ axis: Axis, to form: inout LinearForm
  ) {
    form.add(coefficient, near: 1, size: 1, of: tables.contentSpan(view, axis))
  }
}
