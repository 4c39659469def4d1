internal import ScrollworkModel

/// The settings of scrolling that aren't the defaults, on one line.
enum PhysicsWriter {
  static func text(_ physics: PhysicsSettings) -> String {
    let usual = PhysicsSettings()
    var keys = KeyList()
    func add(_ key: String, _ path: KeyPath<PhysicsSettings, Double>) {
      keys.add(key, physics[keyPath: path], usual[keyPath: path]) { FlowWriter.number($0) }
    }
    func add(_ key: String, _ path: KeyPath<PhysicsSettings, Bool>) {
      keys.add(key, physics[keyPath: path], unless: usual[keyPath: path])
    }
    add("rubberBand", \.rubberBand)
    add("springRate", \.springRate)
    keys.add("decelerationModel", physics.decelerationModel, usual.decelerationModel) {
      $0.rawValue
    }
    add("hysteresis", \.hysteresis)
    keys.add("panOrigin", physics.panOrigin, usual.panOrigin) { $0.rawValue }
    keys.add("velocityEstimator", physics.velocityEstimator, usual.velocityEstimator) {
      $0.rawValue
    }
    add("restBeforeLift", \.restBeforeLift)
    add("minimumVelocity", \.minimumVelocity)
    add("accumulateFlicks", \.accumulateFlicks)
    add("stopDistance", \.stopDistance)
    add("pagingThreshold", \.pagingThreshold)
    add("animationDuration", \.animationDuration)
    keys.add("animationCurve", physics.animationCurve, usual.animationCurve) { $0.rawValue }
    add("touchEndsAnimation", \.touchEndsAnimation)
    add("lockAngle", \.lockAngle)
    add("lockDistance", \.lockDistance)
    add("lockTimeout", \.lockTimeout)
    add("touchDelay", \.touchDelay)
    add("zoomRubberBand", \.zoomRubberBand)
    add("draggingUntilRest", \.draggingUntilRest)
    add("simultaneous", \.simultaneous)
    keys.add("nestedHandOver", physics.nestedHandOver, usual.nestedHandOver) { $0.rawValue }
    add("horizontalAngle", \.horizontalAngle)
    add("visibleRectInsets", \.visibleRectInsets)
    keys.add("targetPastEdge", physics.targetPastEdge, usual.targetPastEdge) { $0.rawValue }
    add("float32", \.float32)
    add("timeLimit", \.timeLimit)
    return keys.flow
  }
}
