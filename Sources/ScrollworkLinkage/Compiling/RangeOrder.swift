/// How keys at points of a view range follow each other, as far as their names and shares tell:
/// points of one stretch by their shares, those of coming before those of leaving.
struct RangeOrder {
  /// Index of the first key that rises from the one before; nil: none does.
  private(set) var rise: Int?
  /// Index of the first key that falls from the one before.
  private(set) var fall: Int?

  /// Written from the last point to the first.
  var falls: Bool { fall != nil && rise == nil }

  init(_ keys: [DraftNumber]) {
    for index in keys.indices.dropFirst() {
      let step = RangeOrder.step(from: keys[index - 1], to: keys[index])
      if step > 0, rise == nil { rise = index }
      if step < 0, fall == nil { fall = index }
    }
  }

  /// Above 0 when the second lies behind the first, 0 when that depends on the layout.
  private static func step(from one: DraftNumber, to other: DraftNumber) -> Double {
    guard case .range(let name, let share, let points) = one,
      case .range(let next, let nextShare, let nextPoints) = other
    else { return 0 }
    if name == next {
      if share == nextShare { return nextPoints - points }
      return points == nextPoints ? nextShare - share : 0
    }
    guard points == 0, nextPoints == 0, (0...1).contains(share), (0...1).contains(nextShare) else {
      return 0
    }
    // A view has come before it leaves.
    switch (name, next) {
    case (.entry, .exit), (.entry, .contain), (.contain, .exit): return 1
    case (.exit, .entry), (.contain, .entry), (.exit, .contain): return -1
    default: return 0
    }
  }
}
