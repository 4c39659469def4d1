public import ScrollworkModel

/// SW210: whether a scene that is contradictory, or wider than its scroll view, at its own width is
/// so at the widths of usual devices too.
public enum WidthProbe {
  /// Widths of iPhones and iPads in portrait, in points.
  private static let widths: [Double] = [320, 375, 390, 414, 430, 768, 1024]
  /// Larger scenes aren't solved again for a remark.
  private static let viewLimit = 1000
  private static let constraintLimit = 10_000
  /// What is looked for at other widths.
  private static let codes: Set<String> = [LayoutRules.conflict.code, "SW104"]

  /// A remark that says at which widths the scene is in order and at which it isn't; nil when it is
  /// the same at all of them, or when nothing of the kind was found.
  ///
  /// - Parameters:
  ///   - scene: The scene as it was read.
  ///   - viewport: Where `found` was found.
  ///   - found: The findings there.
  /// - Complexity: up to seven times that of solving the scene.
  public static func diagnostic(
    for scene: Scene, at viewport: Viewport, _ found: [Diagnostic]
  ) -> Diagnostic? {
    guard let subject = found.first(where: { codes.contains($0.code) }),
      scene.constraints.count <= constraintLimit, scene.root.hasAtMost(viewLimit)
    else { return nil }
    var holds: [Double] = []
    var fails: [Double] = [viewport.size.width]
    for width in widths where width != viewport.size.width {
      var other = viewport
      other.size.width = width
      other.device = nil
      let (resolved, problems) = SceneResolver.resolve(scene, viewport: other)
      guard !problems.contains(where: { $0.severity == .error }) else { continue }
      let isFound = resolved.quickCodes().contains(subject.code)
      if isFound { fails.append(width) } else { holds.append(width) }
    }
    guard !holds.isEmpty else { return nil }
    let what = subject.code == LayoutRules.conflict.code ? "contradiction" : "overflow"
    return LayoutRules.deviceDependent.diagnostic(
      "The \(what) depends on the width: it is there at \(list(fails)), not at \(list(holds)).",
      at: subject.span, help: "List the sizes that matter in `matrix`: each is checked then.",
      views: subject.views, constraints: subject.constraints)
  }

  private static func list(_ widths: [Double]) -> String {
    enumeration(widths.sorted().map(formatNumber))
  }
}

extension ViewNode {
  /// Whether there are no more than that many views, itself and those that a `when` keeps out
  /// included.
  fileprivate func hasAtMost(_ limit: Int) -> Bool {
    var count = 1
    var open = [self]
    while let view = open.popLast() {
      count += view.children.count
      if count > limit { return false }
      open += view.children
    }
    return true
  }
}

extension ResolvedScene {
  /// Codes of what is found in the solved layout, without trying repairs.
  fileprivate func quickCodes() -> Set<String> {
    let options = LayoutOptions()
    var runner = PassRunner(self, options)
    runner.run()
    let builder = ResultBuilder(runner, options)
    let context = RuleContext(
      self, builder.result(), runner, options, relaxed: builder.relaxed,
      RelaxationCauses(runner), isTrial: true)
    return Set(LayoutDiagnostics.findings(context).map(\.diagnostic.code))
  }
}
