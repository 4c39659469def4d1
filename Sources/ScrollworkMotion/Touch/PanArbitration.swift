public import ScrollworkModel

/// Which scroll view of a nest a drag belongs to. Apple's guide gives no rules for nesting; these
/// are the simplest that agree with its figures and with iOS 17.4's transfers to the parent.
public enum PanArbitration {
  /// A scroll view in the chain from the view that was hit outwards.
  public struct Candidate: Hashable, Sendable {
    public var x: AxisExtent
    public var y: AxisExtent
    public var offset: Point
    /// Whether a drag past its end may go to the views around.
    public var transfers: PerAxis<Bool>

    public init(
      x: AxisExtent, y: AxisExtent, offset: Point, transfers: PerAxis<Bool> = PerAxis(true)
    ) {
      self.x = x
      self.y = y
      self.offset = offset
      self.transfers = transfers
    }

    func extent(_ axis: Axis) -> AxisExtent { axis == .horizontal ? x : y }

    func offset(_ axis: Axis) -> Double { axis == .horizontal ? offset.x : offset.y }
  }

  /// Whether a movement of this length begins a pan: strictly more than the hysteresis, radially.
  public static func isBeyond(_ hysteresis: Double, _ movement: Point) -> Bool {
    movement.x * movement.x + movement.y * movement.y > hysteresis * hysteresis
  }

  /// The axis that a movement is along: the larger component's, vertical on a tie.
  ///
  /// - Parameter horizontalAngle: how far from the horizontal a movement still counts as horizontal,
  ///   in degrees.
  public static func dominantAxis(_ movement: Point, horizontalAngle: Double = 45) -> Axis {
    let x = movement.x.magnitude
    let y = movement.y.magnitude
    if horizontalAngle == 45 { return x > y ? .horizontal : .vertical }
    let sine = ElementaryFunctions.sine(degrees: horizontalAngle)
    let cosine = ElementaryFunctions.cosine(degrees: horizontalAngle)
    return y * cosine < x * sine ? .horizontal : .vertical
  }

  /// The view that a pan belongs to, as an index into the chain; nil when none can scroll that way.
  ///
  /// Along the dominant axis it is the innermost that isn't at its end in that direction, or, when
  /// all are, the innermost that goes past its end. A view that doesn't transfer keeps what it could
  /// drag. When no view has that axis, the other one counts once its own part of the movement is
  /// beyond the hysteresis.
  ///
  /// - Parameters:
  ///   - movement: of the finger from its first point, in pt.
  ///   - chain: innermost first.
  public static func owner(
    of movement: Point, in chain: [Candidate], hysteresis: Double = 10,
    horizontalAngle: Double = 45
  ) -> Int? {
    guard isBeyond(hysteresis, movement) else { return nil }
    let axis = dominantAxis(movement, horizontalAngle: horizontalAngle)
    if let owner = owner(of: movement, along: axis, in: chain) { return owner }
    let across = axis == .horizontal ? movement.y : movement.x
    guard across.magnitude > hysteresis else { return nil }
    return owner(of: movement, along: axis.other, in: chain)
  }

  private static func owner(
    of movement: Point, along axis: Axis, in chain: [Candidate]
  ) -> Int? {
    let finger = axis == .horizontal ? movement.x : movement.y
    for (index, view) in chain.enumerated() {
      let extent = view.extent(axis)
      guard extent.isDraggable else { continue }
      if !view.transfers[axis] { return index }
      let offset = view.offset(axis)
      // The offset changes against the finger.
      let hasRoom =
        finger > 0 ? offset > extent.range.lowerBound : offset < extent.range.upperBound
      if hasRoom { return index }
    }
    return chain.firstIndex { $0.extent(axis).isDraggable && $0.extent(axis).isElastic }
      ?? chain.firstIndex { $0.extent(axis).isDraggable }
  }

  /// How much of a drag each view of a nest of one axis takes by the first WinObjC release's three
  /// passes: free movement innermost first, then back from past an edge, then half of the rest past
  /// an edge. All in pt, along the axis.
  ///
  /// - Parameter room: what each view can still move in the drag's direction, innermost first.
  /// - Returns: the movement of each view, and what goes past the outermost's edge, halved.
  public static func threePasses(
    drag: Double, room: [Double]
  ) -> (movements: [Double], overdrag: Double) {
    var left = drag
    var movements: [Double] = []
    for room in room {
      let taken = min(max(left, 0), max(room, 0))
      movements.append(taken)
      left -= taken
    }
    return (movements, left / 2)
  }
}
