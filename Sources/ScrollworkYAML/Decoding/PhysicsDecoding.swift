internal import ScrollworkModel

/// `physics`.
extension Decoder {
  mutating func physics(_ node: Int) -> PhysicsSettings {
    var result = PhysicsSettings()
    guard var cursor = entries(of: node, as: .physics, .key(.physics)) else { return result }
    while let entry = next(&cursor) {
      readDrag(entry, into: &result)
      readRelease(entry, into: &result)
      readChoice(entry, into: &result)
    }
    return result
  }

  private mutating func readDrag(_ entry: Entry, into physics: inout PhysicsSettings) {
    switch entry.key {
    case .hysteresis: set(&physics.hysteresis, number(entry, in: .physics))
    case .panOrigin: set(&physics.panOrigin, word(entry, as: PhysicsSettings.PanOrigin.self))
    case .rubberBand: set(&physics.rubberBand, number(entry, in: .physics))
    case .lockAngle: set(&physics.lockAngle, angle(entry, in: 0...45))
    case .lockDistance: set(&physics.lockDistance, number(entry, in: .physics))
    case .lockTimeout: set(&physics.lockTimeout, time(entry))
    case .horizontalAngle: set(&physics.horizontalAngle, angle(entry, in: 0...90))
    case .touchDelay: set(&physics.touchDelay, time(entry))
    case .simultaneous: set(&physics.simultaneous, boolean(entry))
    case .nestedHandOver:
      set(&physics.nestedHandOver, word(entry, as: PhysicsSettings.NestedHandOver.self))
    default: break
    }
  }

  private mutating func readRelease(_ entry: Entry, into physics: inout PhysicsSettings) {
    switch entry.key {
    case .velocityEstimator:
      set(&physics.velocityEstimator, word(entry, as: PhysicsSettings.VelocityEstimator.self))
    case .restBeforeLift: set(&physics.restBeforeLift, time(entry))
    case .minimumVelocity: set(&physics.minimumVelocity, number(entry, in: .physics))
    case .accumulateFlicks: set(&physics.accumulateFlicks, boolean(entry))
    case .decelerationModel:
      set(&physics.decelerationModel, word(entry, as: PhysicsSettings.DecelerationModel.self))
    case .stopDistance: set(&physics.stopDistance, number(entry, in: .physics))
    case .springRate: set(&physics.springRate, number(entry, in: .physics))
    case .pagingThreshold: set(&physics.pagingThreshold, number(entry, in: .physics))
    case .targetPastEdge:
      set(&physics.targetPastEdge, word(entry, as: PhysicsSettings.TargetPastEdge.self))
    default: break
    }
  }

  private mutating func readChoice(_ entry: Entry, into physics: inout PhysicsSettings) {
    switch entry.key {
    case .animationDuration: set(&physics.animationDuration, time(entry))
    case .animationCurve:
      set(&physics.animationCurve, word(entry, as: PhysicsSettings.AnimationCurve.self))
    case .touchEndsAnimation: set(&physics.touchEndsAnimation, boolean(entry))
    case .timeLimit: set(&physics.timeLimit, time(entry))
    case .draggingUntilRest: set(&physics.draggingUntilRest, boolean(entry))
    case .visibleRectInsets: set(&physics.visibleRectInsets, boolean(entry))
    case .zoomRubberBand: set(&physics.zoomRubberBand, boolean(entry))
    case .float32: set(&physics.float32, boolean(entry))
    default: break
    }
  }

  private mutating func time(_ entry: Entry) -> Double? { time(entry.node, .key(entry.key)) }

  private mutating func angle(_ entry: Entry, in range: ClosedRange<Double>) -> Double? {
    guard let value = angle(entry.node, .key(entry.key)) else { return nil }
    guard range.contains(value) else {
      reportRange(entry.node, value, .within(range), .key(entry.key))
      return nil
    }
    return value
  }
}

/// Keeps what is there when nothing could be read.
func set<Value>(_ target: inout Value, _ value: Value?) {
  if let value { target = value }
}
