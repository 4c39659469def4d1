internal import ScrollworkModel

/// Where the baselines of views are.
struct BaselineTable {
  /// A baseline: `offset` below the top (size weight 0), the centre (0.5) or the bottom (1) of
  /// `view`'s alignment rectangle, in points.
  struct Baseline {
    var view: Int32
    var sizeWeight: Double
    var offset: Double
  }

  let scene: ResolvedScene
  let texts: TextTable

  /// The first or last baseline. A view without text has them at its top and bottom; a stack view
  /// has those of an arranged view.
  func baseline(of view: Int32, isFirst: Bool) -> Baseline {
    var view = view
    while true {
      let scale = scene.viewport.textScale
      if let given = scene.views[Int(view)].node.baseline {
        return Baseline(
          view: view, sizeWeight: isFirst ? 0 : 1,
          offset: isFirst ? given.first * scale : -given.last * scale)
      }
      guard scene.views[Int(view)].node.type == .stackView,
        let child = baselineChild(of: view, isFirst: isFirst)
      else { break }
      view = child
    }
    let edge = Baseline(view: view, sizeWeight: isFirst ? 0 : 1, offset: 0)
    let type = scene.views[Int(view)].node.type
    guard let font = font(of: view) else { return edge }
    if type == .label {
      return Baseline(
        view: view, sizeWeight: edge.sizeWeight, offset: isFirst ? font.ascender : -font.descender)
    }
    if type.centersItsText {
      return Baseline(view: view, sizeWeight: 0.5, offset: (font.ascender - font.descender) / 2)
    }
    if type == .textView {
      let inset = TextTable.textViewInset.vertical
      return Baseline(
        view: view, sizeWeight: edge.sizeWeight,
        offset: isFirst ? font.ascender + inset : -font.descender - inset)
    }
    return edge
  }

  /// The arranged view whose baseline is the stack view's: the first or last one of a column, the
  /// one with the tallest font in a row.
  private func baselineChild(of stack: Int32, isFirst: Bool) -> Int32? {
    let children = scene.views[Int(stack)].children
    var best: Int32?
    var bestHeight = -1.0
    for child in children {
      let node = scene.views[Int(child)].node
      if !node.arranged || node.hidden { continue }
      if scene.views[Int(stack)].node.stack.axis == .vertical {
        if isFirst { return child }
        best = child
      } else {
        let font = font(of: child)
        let height = font.map { $0.ascender + $0.descender } ?? 0
        if height > bestHeight {
          best = child
          bestHeight = height
        }
      }
    }
    return best
  }

  /// The font's measures at the viewport's text scale: as given, else from the line height, split
  /// as the system font splits it.
  private func font(of view: Int32) -> FontMetrics? {
    let node = scene.views[Int(view)].node
    let scale = scene.viewport.textScale
    if let font = node.font {
      return FontMetrics(ascender: font.ascender * scale, descender: font.descender * scale)
    }
    let lineHeight: Double
    if let text = texts.box(of: view) {
      lineHeight = text.lineHeight
    } else if node.type == .label, let height = node.intrinsic?.vertical {
      // A label that tells nothing but its size is taken for one line.
      lineHeight = height
    } else if node.type == .label || node.type.centersItsText || node.type == .textView {
      lineHeight = TextMetrics(size: node.type.defaultFontSize * scale).lineHeight
    } else {
      return nil
    }
    let share = TextMetrics.ascender / (TextMetrics.ascender + TextMetrics.descender)
    return FontMetrics(ascender: lineHeight * share, descender: lineHeight * (1 - share))
  }
}
