internal import ScrollworkModel
internal import ScrollworkSolver

extension SystemBuilder {
  /// Adds the probes that tell what is open and settle it: each view's x, y, width and height in
  /// document order, then the guides, then the content sizes.
  mutating func addProbes() {
    for view in tables.views.indices where tables.views[view].variable >= 0 {
      addViewProbes(Int32(view))
    }
    for guide in scene.guides.indices {
      let owner = scene.guides[guide].owner
      for axis in Axis.allCases {
        form.add(1, near: 1, size: 0, of: tables.guideSpan(Int32(guide), axis))
        writer.appendOrigin(-1, of: owner, axis, to: &form)
        addProbe(.guide, Int32(guide), axis == .horizontal ? .x : .y, target: 0)
      }
      for axis in Axis.allCases {
        form.add(1, near: 0, size: 1, of: tables.guideSpan(Int32(guide), axis))
        addProbe(.guide, Int32(guide), axis == .horizontal ? .width : .height, target: 0)
      }
    }
    for view in tables.views.indices where tables.views[view].contentVariable >= 0 {
      for axis in Axis.allCases {
        form.add(1, variable: tables.views[view].contentVariable + axis.offset)
        addProbe(.content, Int32(view), axis == .horizontal ? .width : .height, target: 0)
      }
    }
  }

  private mutating func addViewProbes(_ view: Int32) {
    let parent = tables.views[Int(view)].parent
    for axis in Axis.allCases {
      form.add(1, near: 1, size: 0, of: tables.frameSpan(view, axis))
      writer.appendOrigin(-1, of: parent, axis, to: &form)
      addProbe(.view, view, axis == .horizontal ? .x : .y, target: 0)
    }
    let intrinsic = intrinsicSize(of: view)
    let alignment = tables.views[Int(view)].alignment
    for axis in Axis.allCases {
      form.add(1, near: 0, size: 1, of: tables.frameSpan(view, axis))
      let target = intrinsic[axis].map { $0 + alignment.near(axis) + alignment.far(axis) } ?? 0
      let probe = addProbe(
        .view, view, axis == .horizontal ? .width : .height, target: target)
      if axis == .vertical, tables.views[Int(view)].usesTextSize, let box = texts.boxIndex(of: view)
      {
        texts.boxes[box].heightProbe = probe
      }
    }
  }

  /// Ends the probe written to `form`.
  @discardableResult
  private mutating func addProbe(
    _ kind: Probe.Kind, _ index: Int32, _ attribute: LayoutResult.Ambiguity.Attribute,
    target: Double
  ) -> ProbeID? {
    for term in form.terms { system.appendTerm(term.coefficient, term.variable) }
    let offset = form.constant
    form.clear()
    // Only a number that can't be computed with is refused, and that is reported elsewhere.
    guard let probe = try? system.commitProbe(target: target - offset) else { return nil }
    probes.append(Probe(kind: kind, index: index, attribute: attribute, offset: offset))
    return probe
  }
}
