/// Decides a scene's conditions at a viewport, looks its names up, and writes its constraints as
/// linear ones.
public struct SceneResolver {
  /// The scene at a viewport, and what is wrong with its names and constraints. Constraints that
  /// are wrong are left out.
  ///
  /// A constraint that names a view which a `when` keeps out is left out without a word: the
  /// scene means it for the other case. So is one that names `previous` where there is none.
  ///
  /// - Parameter expansionLimit: how many members the sets in all constraints
  ///   (`cell.*.height == 44`) may have together.
  /// - Complexity: O(views + constraints), with a factor for the depth of nested scopes.
  public static func resolve(
    _ scene: Scene, viewport: Viewport, expansionLimit: Int = 500_000
  ) -> (scene: ResolvedScene, diagnostics: [Diagnostic]) {
    var tree = TreeFlattener(viewport: viewport)
    tree.flatten(scene.root)
    let resolver = PathResolver(views: tree.views, guides: tree.guides, names: tree.names)
    var constraints = ConstraintResolver(
      scene: scene, viewport: viewport, resolver: resolver, expansionLimit: expansionLimit)
    constraints.resolveAll()
    var names = tree.names
    names.declarations = constraints.declarations
    names.sceneConstraints = scene.constraints
    var resolved = ResolvedScene(
      name: scene.name, viewport: viewport, baseSize: scene.viewport.size, dialect: scene.dialect,
      views: tree.views,
      guides: tree.guides, constraints: constraints.constraints, names: names,
      usedAllows: constraints.usedAllows)
    resolved.links = scene.links
    resolved.metrics = scene.metrics
    return (resolved, tree.diagnostics + constraints.diagnostics)
  }
}
