import ScrollworkModel

/// A feed of N rows in which one row contradicts itself.
enum Conflict {
  static func scene(_ count: Int) -> Scene {
    var scene = Feed(rowCount: count).scene
    scene.constraints.append(
      ConstraintDeclaration(.text("row.\(count / 2).avatar.width == 48")))
    return scene
  }
}
