public import ScrollworkModel

/// The state of a simulation while an observer looks at it.
public struct SimulationMoment: Sendable {
  /// In s from the script's start.
  public let time: Double
  /// In document order.
  public let scrollViews: [ScrollSnapshot]
  let simulator: Simulator

  /// The scene as it is laid out now; it changes when a script resizes or inserts.
  public var scene: ResolvedScene { simulator.stage.resolved }

  /// Page controls that follow a scroll view.
  public var pageControls: [TraceSummary.PageControl] { simulator.followingPages }

  /// Where an item is now, in root coordinates: contentOffsets and zooming are applied, transforms
  /// aren't. Guides other than a scroll view's own have to be among the options' measured paths.
  public func rect(of item: LayoutItem) -> Rect { simulator.stage.rect(of: item) }

  /// A view's frame in its parent's coordinates, a scroll view's child's in content coordinates.
  public func frame(of view: Int) -> Rect { simulator.stage.frames[view] }

  /// Top of the keyboard in root coordinates: the viewport's lower edge when it is hidden.
  public var keyboardTop: Double {
    simulator.stage.viewport.size.height - simulator.keyboard.visibleHeight
  }

  /// The scroll view of a path.
  public func scrollView(at path: String) -> ScrollSnapshot? {
    scrollViews.first { $0.path == path }
  }

  /// What links set now, in document order.
  public var settings: [TraceStep.Setting] { simulator.linkSettings }

  /// How a driven property came to its value: source, segment, ease, clamp, value, a line each.
  /// Empty for a property that no link drives.
  public func explanation(of name: String) -> [String] { simulator.linkExplanation(of: name) }
}
