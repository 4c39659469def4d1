/// React Native's snapping, which changes the target that UIScrollView proposes. Offsets in pt, the
/// sign of a velocity is that of the offset's change.
///
/// Source: facebook/react-native packages/react-native/React/Fabric/Mounting/ComponentViews/
/// ScrollView/RCTEnhancedScrollView.mm.
public enum ReactNative {
  /// `snapToAlignment`.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    case start, center, end
  }

  /// `snapToInterval`: the next multiple in the direction of the velocity, the nearest without one.
  ///
  /// - Parameters:
  ///   - target: the proposed one; with `disableIntervalMomentum` the offset at the release.
  ///   - frame: the view's length, which alignments other than `start` need.
  public static func snapped(
    target: Double, velocity: Double, interval: Double, alignment: Alignment = .start,
    frame: Double = 0
  ) -> Double {
    guard interval > 0 else { return target }
    let shift: Double =
      switch alignment {
      case .start: 0
      case .center: frame / 2 + interval / 2
      case .end: frame
      }
    let index = (target + shift) / interval
    let whole =
      velocity > 0 ? index.rounded(.up) : velocity < 0 ? index.rounded(.down) : index.rounded()
    return whole * interval - shift
  }

  /// `snapToOffsets`: the neighbour of the proposed target in the direction of the velocity, the
  /// nearer one without (the later of two equally near ones); the ends of the range count as well.
  ///
  /// - Parameters:
  ///   - offset: at the release; without `snapToStart` or `snapToEnd` it scrolls freely beyond the
  ///     first or last offset only from beyond it.
  ///   - offsets: ascending.
  public static func snapped(
    target: Double, velocity: Double, offsets: [Double], maximum: Double, from offset: Double,
    snapToStart: Bool = true, snapToEnd: Bool = true
  ) -> Double {
    guard let first = offsets.first, let last = offsets.last else { return target }
    var result: Double
    if !snapToEnd, target >= last {
      result = offset >= last ? target : last
    } else if !snapToStart, target <= first {
      result = offset <= first ? target : first
    } else {
      let smaller = offsets.reduce(0) { $1 <= target && $1 > $0 ? $1 : $0 }
      let larger = offsets.reduce(maximum) { $1 >= target && $1 < $0 ? $1 : $0 }
      let nearest = target - smaller < larger - target ? smaller : larger
      result = velocity > 0 ? larger : velocity < 0 ? smaller : nearest
    }
    result = min(max(0, result), maximum)
    return result
  }
}
