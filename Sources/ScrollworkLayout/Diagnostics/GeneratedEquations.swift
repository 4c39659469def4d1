internal import ScrollworkModel
internal import ScrollworkSolver

/// Writes the constraints that stack views and intrinsic sizes make as equations: several of a
/// stack view's share one name.
struct GeneratedEquations {
  private let builder: SystemBuilder
  private let scene: ResolvedScene

  init(_ builder: SystemBuilder) {
    self.builder = builder
    scene = builder.scene
  }

  /// `c.trailing == stack.trailing`; nil for constraints that the scene writes, and for what has no
  /// equation.
  func text(_ constraint: ConstraintID) -> String? {
    let source = builder.sources[Int(constraint.index)]
    switch source.kind {
    case .canvasConnection, .spacing, .alignment, .distributingEdge, .fillEqually,
      .fillProportionally:
      return stackView(constraint, source).map(text)
    case .hugging, .compression:
      let axis: Axis = source.detail == 0 ? .horizontal : .vertical
      guard let length = builder.intrinsicSize(of: source.index)[axis] else { return nil }
      let relation = source.kind == .hugging ? "<=" : ">="
      return "\(path(source.index)).\(axis.sizeName) \(relation) \(formatNumber(length))"
    case .contentSize:
      let axis: Axis = source.detail == 0 ? .horizontal : .vertical
      guard let size = scene.views[Int(source.index)].node.scroll.contentSize else { return nil }
      return "\(path(source.index)).content.\(axis.sizeName) == \(formatNumber(size[axis]))"
    case .autoresizing:
      guard let frame = scene.views[Int(source.index)].node.frame else { return nil }
      let value = [frame.x, frame.y, frame.width, frame.height][Int(source.detail)]
      let attribute = ["x", "y", "width", "height"][Int(source.detail)]
      return "\(path(source.index)).\(attribute) == \(formatNumber(value))"
    case .size:
      guard let size = scene.views[Int(source.index)].node.size else { return nil }
      let axis: Axis = source.detail == 0 ? .horizontal : .vertical
      return "\(path(source.index)).\(axis.sizeName) == \(formatNumber(size[axis]))"
    case .hiding:
      let axis = scene.views[Int(source.index)].node.stack.axis
      return "\(path(source.detail)).\(axis.sizeName) == 0, as it is hidden"
    default: return nil
    }
  }

  /// A stack view's constraint as it was written to the system.
  private func stackView(
    _ constraint: ConstraintID, _ source: ConstraintSource
  ) -> SystemBuilder.Recorded? {
    // A stack view's constraints follow each other; written again, they come in the same order.
    var first = Int(constraint.index)
    while first > 0, isStackView(builder.sources[first - 1], source.index) { first -= 1 }
    var recorder = builder
    recorder.recorded = []
    _ = recorder.addStackView(source.index)
    let offset = Int(constraint.index) - first
    guard let recorded = recorder.recorded, recorded.indices.contains(offset),
      recorded[offset].source == source
    else { return nil }
    return recorded[offset]
  }

  private func isStackView(_ source: ConstraintSource, _ stack: Int32) -> Bool {
    switch source.kind {
    case .canvasConnection, .spacing, .alignment, .distributingEdge, .fillEqually,
      .fillProportionally, .stackFit, .hiding:
      source.index == stack
    default: false
    }
  }

  private func path(_ view: Int32) -> String { scene.views[Int(view)].path }

  // MARK: Text

  /// One view's part of a sum along one axis.
  private struct Part {
    var view: Int32
    var axis: Axis
    var near = 0.0
    var size = 0.0
  }

  private func text(_ recorded: SystemBuilder.Recorded) -> String {
    var left: [String] = []
    var right: [String] = []
    for part in parts(recorded.form) {
      for (coefficient, name) in attributes(part) where coefficient != 0 {
        let factor = formatNumber(abs(coefficient))
        let text = factor == "1" ? name : factor + " * " + name
        if coefficient > 0 { left.append(text) } else { right.append(text) }
      }
    }
    var constant = recorded.constant
    var comparison = recorded.comparison
    if left.isEmpty {
      swap(&left, &right)
      constant = -constant
      switch comparison {
      case .equal: break
      case .lessThanOrEqual: comparison = .greaterThanOrEqual
      case .greaterThanOrEqual: comparison = .lessThanOrEqual
      }
    }
    let sign =
      switch comparison {
      case .equal: " == "
      case .lessThanOrEqual: " <= "
      case .greaterThanOrEqual: " >= "
      }
    let text = left.joined(separator: " + ") + sign
    if right.isEmpty { return text + formatNumber(constant) }
    return text + right.joined(separator: " + ") + offsetText(constant)
  }

  private func parts(_ form: LinearForm) -> [Part] {
    var parts: [Part] = []
    for term in form.terms {
      guard let (view, slot) = owner(of: term.variable.index) else { continue }
      let axis: Axis = slot % 2 == 0 ? .horizontal : .vertical
      let place =
        parts.firstIndex { $0.view == view && $0.axis == axis } ?? parts.endIndex
      if place == parts.endIndex { parts.append(Part(view: view, axis: axis)) }
      if slot < 2 {
        parts[place].near += term.coefficient
      } else {
        parts[place].size += term.coefficient
      }
    }
    return parts
  }

  /// The view that a variable belongs to, and which of left, top, width and height it is.
  private func owner(of variable: Int32) -> (view: Int32, slot: Int32)? {
    let views = builder.tables.views
    guard
      let view = views.firstIndex(where: {
        $0.variable >= 0 && $0.variable <= variable && variable < $0.variable + 4
      })
    else { return nil }
    return (Int32(view), variable - views[view].variable)
  }

  /// A part as multiples of attributes.
  private func attributes(_ part: Part) -> [(Double, String)] {
    let path = self.path(part.view)
    // Where lines run from right to left, left and right say what is larger than what.
    let isPlain = builder.tables.isRightToLeft
    let (near, far, center) =
      part.axis == .vertical
      ? ("top", "bottom", "centerY")
      : isPlain ? ("left", "right", "centerX") : ("leading", "trailing", "centerX")
    if part.near != 0, part.size == part.near { return [(part.near, "\(path).\(far)")] }
    if part.near != 0, part.size == part.near / 2 { return [(part.near, "\(path).\(center)")] }
    return [(part.near, "\(path).\(near)"), (part.size, "\(path).\(part.axis.sizeName)")]
  }
}
