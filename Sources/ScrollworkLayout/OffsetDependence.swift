public import ScrollworkModel

/// Whether a layout is another one at other contentOffsets, apart from the content's being moved:
/// something in a scroll view is tied to the view's frame or to a view outside.
public enum OffsetDependence {
  /// Looks at every constraint, whether it decides anything at the moment or not.
  ///
  /// - Complexity: O(views x depth + constraints).
  public static func isPresent(in scene: ResolvedScene) -> Bool {
    let scrollViews = scene.views.filter { $0.node.type == .scrollView }
    guard !scrollViews.isEmpty else { return false }
    var offsets: [String: Point] = [:]
    for (index, view) in scrollViews.enumerated() {
      // Numbers of which no small sum is zero.
      let step = Double(index + 1)
      offsets[view.path] = Point(x: 101 * step + step * step, y: 211 * step + step * step)
    }
    var options = LayoutOptions()
    let resting = SystemBuilder(scene, options)
    options.contentOffsets = offsets
    let moved = SystemBuilder(scene, options)
    let values = Self.values(moved.tables, scene)
    var restingForm = LinearForm()
    var movedForm = LinearForm()
    for constraint in scene.constraints {
      restingForm.clear()
      movedForm.clear()
      resting.writer.write(constraint, to: &restingForm)
      moved.writer.write(constraint, to: &movedForm)
      let difference = movedForm.value(at: values) - restingForm.constant
      if difference.magnitude > 1e-6 { return true }
    }
    return false
  }

  /// A solution of the moved layout when that of the resting one is zero: views and guides inside
  /// scroll views moved against the offsets.
  private static func values(_ tables: SceneTables, _ scene: ResolvedScene) -> [Double] {
    var values = [Double](repeating: 0, count: Int(tables.variableCount))
    var shifts: [Point] = []
    shifts.reserveCapacity(tables.views.count)
    for view in tables.views {
      var shift = Point.zero
      if view.parent >= 0 {
        let parent = Int(view.parent)
        shift.x = shifts[parent].x - tables.views[parent].offset.x
        shift.y = shifts[parent].y - tables.views[parent].offset.y
      }
      shifts.append(shift)
      if view.variable >= 0 {
        values[Int(view.variable)] = shift.x
        values[Int(view.variable) + 1] = shift.y
      }
    }
    for (guide, variable) in tables.guideVariables.enumerated() {
      let owner = Int(scene.guides[guide].owner)
      values[Int(variable)] = shifts[owner].x - tables.views[owner].offset.x
      values[Int(variable) + 1] = shifts[owner].y - tables.views[owner].offset.y
    }
    return values
  }
}
