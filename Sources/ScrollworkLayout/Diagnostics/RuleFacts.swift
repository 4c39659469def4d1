internal import ScrollworkModel

/// What rules look at and never change.
final class RuleFacts: Sendable {
  let scene: ResolvedScene
  let result: LayoutResult
  let runner: PassRunner
  let options: LayoutOptions
  let relaxed: [RelaxedConstraint]
  let conflicts: [ConflictFacts]
  let outsideTies: OutsideTies

  init(
    _ scene: ResolvedScene, _ result: LayoutResult, _ runner: PassRunner,
    _ options: LayoutOptions, _ relaxed: [RelaxedConstraint], _ conflicts: [ConflictFacts]
  ) {
    self.scene = scene
    self.result = result
    self.runner = runner
    self.options = options
    self.relaxed = relaxed
    self.conflicts = conflicts
    outsideTies = OutsideTies(scene, runner)
  }
}
