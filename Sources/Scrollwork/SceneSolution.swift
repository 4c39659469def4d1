public import ScrollworkLayout
public import ScrollworkModel

extension Scene {
  /// Lays the scene out, as the tool's `solve` does.
  ///
  /// - Parameters:
  ///   - viewport: Takes the place of the scene's own.
  ///   - options: Rounding to pixels, and contentOffsets.
  /// - Returns: every frame, and what is wrong with the scene. Constraints that can't be understood
  ///   are reported and left out.
  public func solve(
    at viewport: Viewport? = nil, options: LayoutOptions = LayoutOptions()
  ) -> SceneSolution {
    let (resolved, diagnostics) = SceneResolver.resolve(self, viewport: viewport ?? self.viewport)
    let layout = LayoutEngine.layout(resolved, options)
    let policy = DiagnosticPolicy(allowed: allow.codes)
    return SceneSolution(
      scene: resolved, layout: layout,
      diagnostics: policy.reported(diagnostics + layout.diagnostics))
  }
}

/// A scene laid out at one viewport. Lengths are points.
public struct SceneSolution: Sendable {
  /// The scene as it is at the viewport; its views stand in the order of the layout's.
  public let scene: ResolvedScene
  public let layout: LayoutResult
  /// What is wrong with the scene's names and constraints, then with its layout.
  public let diagnostics: [Diagnostic]

  /// The frame of a view in its parent's coordinates (a scroll view's child in content
  /// coordinates), nil when there is no view of that path.
  ///
  /// - Complexity: O(views).
  public func frame(of path: String) -> Rect? {
    view(at: path)?.frame
  }

  /// The content size of a scroll view, nil when there is no scroll view of that path.
  ///
  /// - Complexity: O(views).
  public func contentSize(of path: String) -> Size? {
    view(at: path)?.scroll?.contentSize
  }

  private func view(at path: String) -> LayoutResult.View? {
    guard let index = scene.views.firstIndex(where: { $0.path == path }) else { return nil }
    return layout.views[index]
  }
}
