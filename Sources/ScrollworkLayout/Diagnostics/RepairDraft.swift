internal import ScrollworkModel

/// A change that may settle a finding, not tried yet.
struct RepairDraft {
  /// What to do, as an imperative without a full stop.
  var title: String
  /// What it does to the scene's text.
  var changes: [SceneChange]
  /// The views whose frames tell what it comes to; content sizes are shown of scroll views.
  var views: [Int32]
  /// What is tried where this doesn't hold, or brings a warning.
  var otherwise: [RepairDraft] = []
  /// The same change in the resolved scene.
  var apply: (inout ResolvedScene) -> Void

  /// The same, with what it comes to for another view.
  func showing(_ view: Int32) -> RepairDraft {
    var draft = self
    draft.views.append(view)
    return draft
  }
}
