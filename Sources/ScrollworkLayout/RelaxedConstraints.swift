internal import ScrollworkModel
internal import ScrollworkSolver

/// Finds the optional constraints that a solution doesn't meet.
struct RelaxedConstraints {
  /// Errors up to this many points count as met.
  static let tolerance = 1e-6

  private let runner: PassRunner
  private let scene: ResolvedScene

  init(_ runner: PassRunner) {
    self.runner = runner
    scene = runner.builder.scene
  }

  /// Those that the scene writes and those of intrinsic sizes, in document order of views, then of
  /// constraints.
  func list() -> [RelaxedConstraint] {
    var result: [RelaxedConstraint] = []
    var form = LinearForm()
    for (index, source) in runner.builder.sources.enumerated() {
      let priority: Double
      let error: Double
      switch source.kind {
      case .hugging, .compression:
        let axis: Axis = source.detail == 0 ? .horizontal : .vertical
        error = intrinsicError(source, axis)
        guard error > Self.tolerance, !isExpected(source, axis) else { continue }
        priority = self.priority(source, axis)
      case .written:
        priority = scene.constraints[Int(source.index)].priority
        guard priority < ConstraintSystem.required else { continue }
        let constraint = scene.constraints[Int(source.index)]
        form.clear()
        runner.builder.writer.write(constraint, to: &form)
        error = constraint.relation.violation(
          form.value(at: runner.values) - constraint.constant)
      default: continue
      }
      guard error > Self.tolerance, priority < ConstraintSystem.required else { continue }
      result.append(
        RelaxedConstraint(
          id: ConstraintID(index: Int32(index)), source: source, priority: priority, error: error))
    }
    return result
  }

  private func intrinsicError(_ source: ConstraintSource, _ axis: Axis) -> Double {
    guard let length = runner.builder.intrinsicSize(of: source.index)[axis] else { return 0 }
    let size = runner.builder.tables.alignmentSpan(source.index, axis).sizeValue(at: runner.values)
    return source.kind == .hugging ? max(0, size - length) : max(0, length - size)
  }

  private func priority(_ source: ConstraintSource, _ axis: Axis) -> Double {
    let facts = runner.builder.tables.views[Int(source.index)]
    return source.kind == .hugging ? facts.hugging[axis] : facts.compression[axis]
  }

  /// A text that wraps gives up its one-line width, and a hidden arranged view its size, by design.
  private func isExpected(_ source: ConstraintSource, _ axis: Axis) -> Bool {
    let node = scene.views[Int(source.index)].node
    if node.hidden && node.arranged, let parent = scene.views[Int(source.index)].parent,
      scene.views[Int(parent)].node.type == .stackView
    {
      return true
    }
    guard source.kind == .compression, axis == .horizontal,
      runner.builder.tables.views[Int(source.index)].usesTextSize,
      let box = runner.builder.texts.box(of: source.index), box.maximumLines != 1
    else { return false }
    let width = runner.builder.tables.alignmentSpan(source.index, axis).sizeValue(
      at: runner.values)
    return width > 0
      && (box.maximumLines == 0 || box.neededLines(atWidth: width) <= Double(box.maximumLines))
  }
}

extension Relation {
  /// By how much left minus right side misses the relation.
  func violation(_ difference: Double) -> Double {
    switch self {
    case .equal: abs(difference)
    case .lessThanOrEqual: max(0, difference)
    case .greaterThanOrEqual: max(0, -difference)
    }
  }
}
