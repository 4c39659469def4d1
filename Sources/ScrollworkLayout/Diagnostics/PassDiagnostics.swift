internal import ScrollworkModel

/// What the passes themselves have to say: texts and insets that don't settle, numbers that can't
/// be computed with.
struct PassDiagnostics {
  private let runner: PassRunner
  private let scene: ResolvedScene

  init(_ runner: PassRunner) {
    self.runner = runner
    scene = runner.builder.scene
  }

  func diagnostics() -> [Diagnostic] {
    var result = rejected()
    if runner.isOverflowing {
      result.append(
        LayoutRules.numberOutOfRange.diagnostic(
          "Some lengths come out larger than any number that can be computed with; they are shown "
            + "as 0.",
          at: scene.constraints.first { abs($0.constant) > 1e12 }?.span ?? .none,
          help: "Use lengths in points."))
    }
    for index in runner.unsettledTexts {
      let box = runner.builder.texts.boxes[index]
      let view = scene.views[Int(box.view)]
      let (low, high) = (
        min(box.height, box.previousHeight), max(box.height, box.previousHeight)
      )
      result.append(
        LayoutRules.unstableText.diagnostic(
          "The height of \"\(view.path)\" alternates between \(formatNumber(low)) and "
            + "\(formatNumber(high)): its width depends on its height, and after "
            + "\(PassRunner.passLimit) passes it hasn't settled.",
          at: view.node.idSpan,
          help: "Let the width of \"\(view.path)\" not depend on its height, or give it a "
            + "preferredMaxLayoutWidth.",
          views: [view.path]))
    }
    if runner.unsettledInsets {
      let users = runner.builder.writer.insets.users.dropFirst()
      let paths = users.prefix(3).map { scene.views[Int($0)].path }
      result.append(
        LayoutRules.unstableInsets.diagnostic(
          "Margins or safe areas haven't settled after \(PassRunner.passLimit) passes: they move "
            + "frames that they depend on.",
          at: users.first.map { scene.views[Int($0)].node.idSpan } ?? .none,
          help: "Pin to the edge or to the safe area, not to both, or give the view its own "
            + "safeArea or margins.",
          views: Array(paths)))
    }
    return result
  }

  private func rejected() -> [Diagnostic] {
    let names = ConstraintNames(scene: scene)
    return runner.builder.rejected.map { source in
      let name = names.name(source)
      return LayoutRules.numberOutOfRange.diagnostic(
        "\(name) is left out: one of its numbers is too large, or its priority isn't from 1 to "
          + "1000.",
        at: names.span(source), help: "Use lengths in points and priorities from 1 to 1000.",
        views: ConstraintItems.views(of: source, in: scene).map { scene.views[Int($0)].path },
        constraints: [name])
    }
  }
}
