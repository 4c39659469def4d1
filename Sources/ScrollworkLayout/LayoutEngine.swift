public import ScrollworkModel

/// Lays out scenes: views and constraints to frames and content sizes.
public enum LayoutEngine {
  /// Solves a scene at one viewport.
  ///
  /// - Returns: every frame, whatever the constraints are like: of an ambiguous layout a
  ///   representative one, of a contradictory one what is left after leaving out one constraint of
  ///   each minimal contradictory set.
  /// - Complexity: close to linear in the number of views and constraints for layouts as they occur.
  public static func layout(
    _ scene: ResolvedScene, _ options: LayoutOptions = LayoutOptions()
  ) -> LayoutResult {
    var runner = PassRunner(scene, options)
    runner.run()
    let builder = ResultBuilder(runner, options)
    guard options.findsProblems else { return builder.result() }
    var causes = RelaxationCauses(runner)
    var result = builder.result(because: causes.causes(of: builder.relaxed))
    var allowances = Allowances(scene)
    result.diagnostics = PassDiagnostics(runner).diagnostics().filter { !allowances.allow($0) }
    let context = RuleContext(
      scene, result, runner, options, relaxed: builder.relaxed, causes)
    let found = LayoutDiagnostics.diagnostics(context)
    result.diagnostics += found.diagnostics
    result.usedAllows = scene.usedAllows.union(allowances.used).union(found.usedAllows)
    return result
  }
}

extension ResolvedScene {
  /// Lays the scene out; see `LayoutEngine.layout`.
  public func layout(_ options: LayoutOptions = LayoutOptions()) -> LayoutResult {
    LayoutEngine.layout(self, options)
  }
}
