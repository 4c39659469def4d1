internal import ScrollworkModel

enum UsualGap {
  /// The distance at which the scene most often ties an edge to the same edge of another view; of
  /// several the smallest, 0 when it uses none.
  static func distance(_ scene: ResolvedScene, _ axis: Axis) -> Double {
    var counts: [Double: Int] = [:]
    for constraint in scene.constraints where constraint.relation == .equal {
      guard constraint.terms.count == 2, constraint.constant != 0 else { continue }
      let (a, b) = (constraint.terms[0], constraint.terms[1])
      guard a.attribute == b.attribute, a.attribute.axis == axis, !a.attribute.isSize,
        a.coefficient == 1, b.coefficient == -1
      else { continue }
      switch a.attribute {
      case .left, .right, .leading, .trailing, .top, .bottom:
        counts[abs(constraint.constant), default: 0] += 1
      default: continue
      }
    }
    return counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key ?? 0
  }
}
