/// A change of a scene that was solved again and found to settle a finding.
public struct Repair: Hashable, Sendable {
  /// What the change makes of a view.
  public enum Effect: Hashable, Sendable {
    /// The frame of the view at a path, in its parent's coordinates, in points.
    case frame(String, Rect)
    /// The content size of the scroll view at a path, in points.
    case contentSize(String, Size)
  }

  /// What to do, as an imperative without a full stop: `give "box-bottom" priority 999`.
  public var title: String
  public var changes: [SceneChange]
  /// What comes out, for the views that the finding is about.
  public var effects: [Effect]

  public init(_ title: String, _ changes: [SceneChange], effects: [Effect] = []) {
    self.title = title
    self.changes = changes
    self.effects = effects
  }
}
