import ScrollworkModel

/// Scenes that leave everything open or contradict themselves everywhere.
enum Extremes {
  /// N views without any constraint.
  static func open(_ count: Int) -> Scene { scene(count, []) }

  /// N views, each with two widths.
  static func conflicts(_ count: Int) -> Scene {
    scene(
      count,
      (0..<count).flatMap { ["v\($0).width == 10", "v\($0).width == 20"] }.map {
        ConstraintDeclaration(.text($0))
      })
  }

  /// One view with N widths.
  static func widths(_ count: Int) -> Scene {
    scene(1, (0..<count).map { ConstraintDeclaration(.text("v0.width == \($0)")) })
  }

  /// N views, each at least a point behind the one before.
  static func chain(_ count: Int) -> Scene {
    scene(
      count,
      (1..<max(2, count)).map {
        ConstraintDeclaration(.text("v\($0).left >= v\($0 - 1).right + 1"))
      })
  }

  private static func scene(_ count: Int, _ constraints: [ConstraintDeclaration]) -> Scene {
    let views = (0..<count).map { index in
      var view = ViewNode(id: "v\(index)")
      view.intrinsic = PerAxis(horizontal: 10, vertical: 10)
      return view
    }
    return Scene(
      viewport: Viewport(size: Size(width: 390, height: 844)),
      root: ViewNode(id: "root", children: views), constraints: constraints)
  }
}
