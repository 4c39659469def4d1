internal import ScrollworkModel

/// Insets of the built-in guides by view, as one pass of layout takes them. Only views whose
/// guides something refers to have theirs worked out.
struct InsetTable {
  var safeArea: [EdgeInsets]
  var margins: [EdgeInsets]
  var readable: [EdgeInsets]
  /// Views whose insets are needed, in ascending order.
  private(set) var users: [Int32]

  init(_ scene: ResolvedScene) {
    let none = Array(repeating: EdgeInsets.zero, count: scene.views.count)
    safeArea = none
    margins = none
    readable = none
    var isUsed = Array(repeating: false, count: scene.views.count)
    isUsed[0] = true
    for index in scene.constraints.indices {
      for term in scene.constraints[index].terms.indices {
        let item = scene.constraints[index].terms[term].item
        switch item.kind {
        case .safeArea, .margins, .readable: isUsed[Int(item.index)] = true
        case .view, .guide, .contentGuide, .frameGuide, .keyboard: break
        }
      }
    }
    for index in scene.views.indices
    where scene.views[index].node.type == .stackView
      && scene.views[index].node.stack.layoutMarginsRelativeArrangement
    {
      isUsed[index] = true
    }
    users = isUsed.indices.filter { isUsed[$0] }.map { Int32($0) }
  }

  /// Works the insets out from the frames of the pass before (nil before the first).
  ///
  /// - Returns: whether anything changed.
  mutating func update(_ resolver: InsetResolver, frames values: [Double]?) -> Bool {
    var changed = false
    for view in users {
      let index = Int(view)
      let safe = resolver.safeArea(of: view, frames: values)
      let margin = resolver.margins(of: view, frames: values)
      let read = resolver.readable(of: view, margins: margin, frames: values)
      changed =
        changed || differs(safe, safeArea[index]) || differs(margin, margins[index])
        || differs(read, readable[index])
      safeArea[index] = safe
      margins[index] = margin
      readable[index] = read
    }
    return changed
  }

  private func differs(_ a: EdgeInsets, _ b: EdgeInsets) -> Bool {
    let tolerance = 1e-9
    return abs(a.top - b.top) > tolerance || abs(a.left - b.left) > tolerance
      || abs(a.bottom - b.bottom) > tolerance || abs(a.right - b.right) > tolerance
  }
}
