internal import ScrollworkModel

/// Works out safe areas, margins and readable widths from frames.
struct InsetResolver {
  let scene: ResolvedScene
  let tables: SceneTables

  /// A view's safe-area insets: as given, else the part of the nearest given one above (the root's
  /// at last) that overlaps the view. Inside a scroll view that adjusts its content there is none.
  func safeArea(of view: Int32, frames values: [Double]?) -> EdgeInsets {
    if let given = scene.views[Int(view)].node.safeArea {
      return given.resolved(scene.viewport.direction)
    }
    if view == 0 { return scene.viewport.safeArea }
    guard let values else { return .zero }
    var base = tables.views[Int(view)].parent
    while true {
      if tables.isScrollView(base) && scene.views[Int(base)].node.scroll.insetAdjustment != .never {
        return .zero
      }
      if base == 0 || scene.views[Int(base)].node.safeArea != nil { break }
      base = tables.views[Int(base)].parent
    }
    let insets =
      scene.views[Int(base)].node.safeArea?.resolved(scene.viewport.direction)
      ?? scene.viewport.safeArea
    return overlap(insets, of: base, with: view, values)
  }

  /// What of `insets` of the view `outer` reaches into `inner`: max(0, inset - distance).
  private func overlap(
    _ insets: EdgeInsets, of outer: Int32, with inner: Int32, _ values: [Double]
  ) -> EdgeInsets {
    var result = EdgeInsets.zero
    for axis in Axis.allCases {
      let outerSpan = tables.frameSpan(outer, axis)
      let innerSpan = tables.frameSpan(inner, axis)
      let nearDistance = innerSpan.nearValue(at: values) - outerSpan.nearValue(at: values)
      let farDistance =
        outerSpan.nearValue(at: values) + outerSpan.sizeValue(at: values)
        - innerSpan.nearValue(at: values) - innerSpan.sizeValue(at: values)
      let near = insets.near(axis) > 0 ? max(0, insets.near(axis) - nearDistance) : 0
      let far = insets.far(axis) > 0 ? max(0, insets.far(axis) - farDistance) : 0
      if axis == .horizontal {
        result.left = near
        result.right = far
      } else {
        result.top = near
        result.bottom = far
      }
    }
    return result
  }

  /// A view's layout margins. Those a scene gives are final unless it asks for the safe area on top;
  /// defaults have it added.
  func margins(of view: Int32, frames values: [Double]?) -> EdgeInsets {
    let node = scene.views[Int(view)].node
    let own: EdgeInsets
    let addsSafeArea: Bool
    if let given = node.margins {
      own = given.resolved(scene.viewport.direction)
      addsSafeArea = node.insetsMarginsFromSafeArea ?? false
    } else {
      own = defaultMargins(of: view)
      addsSafeArea = node.insetsMarginsFromSafeArea ?? true
    }
    let margins = addsSafeArea ? own + safeArea(of: view, frames: values) : own
    guard node.preservesSuperviewMargins == true, view != 0, let values else { return margins }
    let parent = tables.views[Int(view)].parent
    return .larger(
      margins, overlap(self.margins(of: parent, frames: values), of: parent, with: view, values))
  }

  /// UIKit's defaults: 8 points, none for stack views, 16 or 20 at the sides of a root view.
  private func defaultMargins(of view: Int32) -> EdgeInsets {
    if view == 0 {
      let side: Double = scene.viewport.size.width >= 414 ? 20 : 16
      return EdgeInsets(left: side, right: side)
    }
    if tables.views[Int(view)].type == .stackView { return .zero }
    return EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }

  /// Insets of the readable content guide: inside the margins, and centred in them where they are
  /// wider than 672 pt, UIKit's readable width at the default text size.
  func readable(of view: Int32, margins: EdgeInsets, frames values: [Double]?) -> EdgeInsets {
    let span = tables.frameSpan(view, .horizontal)
    guard view == 0 || values != nil else { return margins }
    let width = span.sizeValue(at: values ?? []) - margins.left - margins.right
    let surplus = max(0, width - 672 * scene.viewport.textScale) / 2
    var result = margins
    result.left += surplus
    result.right += surplus
    return result
  }
}
