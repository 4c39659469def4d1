import ScrollworkModel

/// All settings of scrolling, by their names.
enum PhysicsJSON {
  static func write(_ physics: PhysicsSettings, to json: inout JSONWriter) {
    json.object { json in
      json.field("rubberBand", physics.rubberBand)
      json.field("springRate", physics.springRate)
      json.field("decelerationModel", physics.decelerationModel.rawValue)
      json.field("hysteresis", physics.hysteresis)
      json.field("panOrigin", physics.panOrigin.rawValue)
      json.field("velocityEstimator", physics.velocityEstimator.rawValue)
      json.field("restBeforeLift", physics.restBeforeLift)
      json.field("minimumVelocity", physics.minimumVelocity)
      json.field("accumulateFlicks", physics.accumulateFlicks)
      json.field("stopDistance", physics.stopDistance)
      json.field("pagingThreshold", physics.pagingThreshold)
      json.field("animationDuration", physics.animationDuration)
      json.field("animationCurve", physics.animationCurve.rawValue)
      json.field("touchEndsAnimation", physics.touchEndsAnimation)
      json.field("lockAngle", physics.lockAngle)
      json.field("lockDistance", physics.lockDistance)
      json.field("lockTimeout", physics.lockTimeout)
      json.field("touchDelay", physics.touchDelay)
      json.field("zoomRubberBand", physics.zoomRubberBand)
      json.field("draggingUntilRest", physics.draggingUntilRest)
      json.field("simultaneous", physics.simultaneous)
      json.field("nestedHandOver", physics.nestedHandOver.rawValue)
      json.field("horizontalAngle", physics.horizontalAngle)
      json.field("visibleRectInsets", physics.visibleRectInsets)
      json.field("targetPastEdge", physics.targetPastEdge.rawValue)
      json.field("float32", physics.float32)
      json.field("timeLimit", physics.timeLimit)
    }
  }
}
