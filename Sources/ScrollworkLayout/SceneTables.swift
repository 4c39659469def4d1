internal import ScrollworkModel

/// What layout needs of every view, in flat arrays, and where each item's variables are.
struct SceneTables {
  struct View {
    var type: ViewType
    /// -1 for the root.
    var parent: Int32
    /// How far the frame reaches past the alignment rectangle.
    var alignment: EdgeInsets
    /// First of the variables left, top, width, height; -1 for the root, which is fixed.
    var variable: Int32
    /// First of a scroll view's variables content width and content height; -1 for others.
    var contentVariable: Int32
    /// contentOffset to solve at; zero for views that don't scroll.
    var offset = Point.zero
    /// The alignment rectangle's intrinsic size, given or by type; nil where there is none, and
    /// where the text decides.
    var intrinsic: PerAxis<Double?>
    var hugging: PerAxis<Double>
    var compression: PerAxis<Double>
    /// The view's text decides its intrinsic size.
    var usesTextSize: Bool
  }

  var views: [View]
  /// First variable of each guide.
  var guideVariables: [Int32]
  var variableCount: Int32
  var isRightToLeft: Bool
  var rootSize: Size

  init(_ scene: ResolvedScene, offsets: [String: Point]) {
    views = []
    views.reserveCapacity(scene.views.count)
    var next: Int32 = 0
    for index in scene.views.indices {
      var view = Self.view(scene, index)
      if index > 0 {
        view.variable = next
        next += 4
      }
      if view.type == .scrollView {
        view.contentVariable = next
        next += 2
        if !offsets.isEmpty, let offset = offsets[scene.views[index].path] { view.offset = offset }
      }
      views.append(view)
    }
    guideVariables = []
    guideVariables.reserveCapacity(scene.guides.count)
    for _ in scene.guides {
      guideVariables.append(next)
      next += 4
    }
    variableCount = next
    isRightToLeft = scene.viewport.direction == .rightToLeft
    rootSize = scene.viewport.size
  }

  /// A view's facts, without its variables.
  private static func view(_ scene: ResolvedScene, _ index: Int) -> View {
    let type = scene.views[index].node.type
    let defaults = ViewDefaults(type)
    let isText =
      scene.views[index].node.text != nil && scene.views[index].node.intrinsic == nil
      && !type.hasFixedIntrinsicSize
      && (type != .textView || !scene.views[index].node.scroll.scrollEnabled)
    let hugging = scene.views[index].node.hugging
    let compression = scene.views[index].node.compression
    return View(
      type: type, parent: scene.views[index].parent ?? -1,
      alignment: scene.views[index].node.alignmentInsets?.resolved(scene.viewport.direction)
        ?? defaults.alignment,
      variable: -1, contentVariable: -1,
      intrinsic: isText
        ? PerAxis(nil) : scene.views[index].node.intrinsic ?? defaults.intrinsic,
      hugging: PerAxis(
        horizontal: hugging.horizontal ?? defaults.hugging.horizontal,
        vertical: hugging.vertical ?? defaults.hugging.vertical),
      compression: PerAxis(
        horizontal: compression.horizontal ?? defaults.compression.horizontal,
        vertical: compression.vertical ?? defaults.compression.vertical),
      usesTextSize: isText)
  }

  /// A view's alignment rectangle.
  func alignmentSpan(_ view: Int32, _ axis: Axis) -> AxisSpan {
    let facts = views[Int(view)]
    guard facts.variable >= 0 else {
      return AxisSpan(nearVariable: -1, near: 0, sizeVariable: -1, size: rootSize[axis])
        .inset(facts.alignment.near(axis), facts.alignment.far(axis))
    }
    return AxisSpan(
      nearVariable: facts.variable + axis.offset, near: 0,
      sizeVariable: facts.variable + 2 + axis.offset, size: 0)
  }

  /// A view's frame.
  func frameSpan(_ view: Int32, _ axis: Axis) -> AxisSpan {
    let alignment = views[Int(view)].alignment
    return alignmentSpan(view, axis).inset(-alignment.near(axis), -alignment.far(axis))
  }

  /// A scroll view's content area; of other views the frame.
  func contentSpan(_ view: Int32, _ axis: Axis) -> AxisSpan {
    var span = frameSpan(view, axis)
    let facts = views[Int(view)]
    guard facts.contentVariable >= 0 else { return span }
    span.near -= facts.offset[axis]
    span.sizeVariable = facts.contentVariable + axis.offset
    span.size = 0
    return span
  }

  func guideSpan(_ guide: Int32, _ axis: Axis) -> AxisSpan {
    let variable = guideVariables[Int(guide)]
    return AxisSpan(
      nearVariable: variable + axis.offset, near: 0, sizeVariable: variable + 2 + axis.offset,
      size: 0)
  }

  func isScrollView(_ view: Int32) -> Bool { views[Int(view)].contentVariable >= 0 }

  /// Whether `view` is below `ancestor` in the tree (not the same).
  ///
  /// - Complexity: O(depth).
  func isDescendant(_ view: Int32, of ancestor: Int32) -> Bool {
    // Parents stand before children.
    var current = views[Int(view)].parent
    while current > ancestor { current = views[Int(current)].parent }
    return current == ancestor
  }

  /// The nearest view that has both below it or is one of them.
  ///
  /// - Complexity: O(depth).
  func commonAncestor(_ a: Int32, _ b: Int32) -> Int32 {
    var a = a
    var b = b
    while a != b {
      if a > b { a = views[Int(a)].parent } else { b = views[Int(b)].parent }
    }
    return a
  }
}
