internal import ScrollworkModel
internal import ScrollworkMotion

/// A drag of one scroll view by one finger or more.
struct Drag: Sendable {
  /// contentOffset at willBeginDragging.
  let start: Point
  /// What the offset would be without edges.
  var raw: Point
  /// Centroid of the fingers at the last sample.
  var centroid: Point
  var lock: DirectionalLock?
  /// Of the centroid.
  var estimate: VelocityEstimate
  let startTime: Double
  /// Of the last sample.
  var lastMove: Double
  /// The finger has rested so long that it carries no speed of the motion that it caught.
  var hasRested = false
  /// Where the fingers' centroid was when the drag began.
  let firstCentroid: Point
}
