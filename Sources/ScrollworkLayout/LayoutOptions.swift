public import ScrollworkModel

/// How a scene is to be laid out.
public struct LayoutOptions: Sendable {
  /// Round frames to the viewport's pixel grid. On by default.
  public var roundsToPixels: Bool = true
  /// contentOffsets to solve at, by the scroll view's path; (0, 0) where absent.
  public var contentOffsets: [String: Point] = [:]
  /// Items of the scene whose rectangles are wanted besides the views' frames; see
  /// `LayoutResult.measured`.
  public var measuredItems: [LayoutItem] = []
  /// The scene is a part of a layout, as a console log has it: only contradictions are looked for,
  /// and not told what comes out, since that hangs on the rest.
  public var isPartial: Bool = false

  /// Solve the scene again with each repair that may settle a finding, and list those that hold. On
  /// by default; without it findings have no repairs.
  public var triesRepairs: Bool = true

  /// Look for what is wrong or remarkable, and for why optional constraints aren't met. On by
  /// default; without it a result has frames, sizes, what is open and contradictory, and no
  /// diagnostics.
  public var findsProblems: Bool = true

  public init() {}
}
