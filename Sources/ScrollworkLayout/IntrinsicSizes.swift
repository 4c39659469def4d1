internal import ScrollworkModel
internal import ScrollworkSolver

extension SystemBuilder {
  /// The intrinsic size of a view's alignment rectangle: as given, else its text's, else its
  /// type's; nil on an axis that has none.
  func intrinsicSize(of view: Int32) -> PerAxis<Double?> {
    guard tables.views[Int(view)].usesTextSize, let box = texts.box(of: view) else {
      return tables.views[Int(view)].intrinsic
    }
    return PerAxis(horizontal: box.width, vertical: box.height)
  }

  /// Adds `size <= intrinsic @hugging` and `size >= intrinsic @compression` on each axis that has
  /// an intrinsic size.
  mutating func addIntrinsicSize(_ view: Int32) {
    let intrinsic = intrinsicSize(of: view)
    guard intrinsic.horizontal != nil || intrinsic.vertical != nil else { return }
    let facts = tables.views[Int(view)]
    for axis in Axis.allCases {
      guard let length = intrinsic[axis] else { continue }
      let first = Int32(system.constraintCount)
      form.add(1, variable: facts.variable + 2 + axis.offset)
      commit(
        .lessThanOrEqual, length, priority: facts.hugging[axis],
        ConstraintSource(.hugging, view, axis))
      form.add(1, variable: facts.variable + 2 + axis.offset)
      commit(
        .greaterThanOrEqual, length, priority: facts.compression[axis],
        ConstraintSource(.compression, view, axis))
      if axis == .vertical, facts.usesTextSize, let box = texts.boxIndex(of: view) {
        texts.boxes[box].heightConstraints = (first..<Int32(system.constraintCount)).map {
          ConstraintID(index: $0)
        }
      }
    }
  }

  /// `size: [w, h]`: two required constraints.
  mutating func addSize(_ view: Int32) {
    guard let size = scene.views[Int(view)].node.size else { return }
    for axis in Axis.allCases {
      form.add(1, near: 0, size: 1, of: tables.frameSpan(view, axis))
      commit(.equal, size[axis], ConstraintSource(.size, view, axis))
    }
  }

  /// Takes over text heights at the widths of a solution.
  ///
  /// - Returns: whether any height changed.
  mutating func updateTexts(_ values: [Double]) -> Bool {
    var changed = false
    for index in texts.boxes.indices {
      let box = texts.boxes[index]
      guard !box.heightConstraints.isEmpty, box.preferredWidth == nil else { continue }
      let width = tables.alignmentSpan(box.view, .horizontal).sizeValue(at: values)
      let height = box.height(atWidth: width)
      texts.boxes[index].previousHeight = box.height
      guard abs(height - box.height) > 1e-9 else { continue }
      changed = true
      texts.boxes[index].height = height
      for constraint in box.heightConstraints { system.setConstant(constraint, height) }
      if let probe = box.heightProbe { system.setTarget(probe, height) }
    }
    return changed
  }
}
