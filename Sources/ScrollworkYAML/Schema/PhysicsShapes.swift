internal import ScrollworkModel

extension ShapeID {
  /// The settings of `PhysicsSettings`, by its names.
  static var physicsFields: [Field] {
    dragFields + releaseFields + animationFields + choiceFields
  }

  private static var dragFields: [Field] {
    [
      Field(.hysteresis, .number(pointRange), "A pan begins beyond it, in pt.", default: "10"),
      Field(
        .panOrigin, words(PhysicsSettings.PanOrigin.self), "From where a drag counts.",
        default: "recognition"),
      Field(
        .rubberBand, .number(.within(0.001...10)), "c of the rubber band past an edge.",
        default: "0.55"),
      Field(.lockAngle, .angle, "This near to an axis locks to it.", default: "20deg"),
      Field(.lockDistance, .number(pointRange), "Open for this way, in pt.", default: "10"),
      Field(.lockTimeout, .time, "A pause that opens the direction again.", default: "600ms"),
      Field(
        .horizontalAngle, .angle, "Up to here from the horizontal counts as horizontal.",
        default: "45deg"),
      Field(.touchDelay, .time, "Touches are held back this long.", default: "150ms"),
      Field(
        .simultaneous, .boolean, "Nested scroll views scroll at the same time.", default: "false"),
      Field(
        .nestedHandOver, words(PhysicsSettings.NestedHandOver.self),
        "What happens at a nested scroll view's end.", default: "newGesture"),
    ]
  }

  private static var releaseFields: [Field] {
    [
      Field(
        .velocityEstimator, words(PhysicsSettings.VelocityEstimator.self),
        "How samples make the speed of a release.", default: "ios"),
      Field(
        .restBeforeLift, .time, "A finger at rest so long lets go without speed.",
        default: "100ms"),
      Field(
        .minimumVelocity, .number(.within(0...1_000_000)), "Slower releases stop, in pt/s.",
        default: "10"),
      Field(.accumulateFlicks, .boolean, "Quick flicks add up.", default: "false"),
      Field(
        .decelerationModel, words(PhysicsSettings.DecelerationModel.self),
        "How far the motion after a release runs.", default: "geometric"),
      Field(
        .stopDistance, .number(.within(0.000_001...1000)),
        "Motion ends this far from its end, in pt.",
        default: "0.5"),
      Field(
        .springRate, .number(.within(0.1...1000)), "Rate of the bounce, in 1/s.", default: "10.9"),
      Field(
        .pagingThreshold, .number(.within(0...1000)), "Speed that turns a page, in pt/ms.",
        default: "0.3"),
      Field(
        .targetPastEdge, words(PhysicsSettings.TargetPastEdge.self),
        "What targetContentOffset says past an edge.", default: "exact"),
    ]
  }

  private static var animationFields: [Field] {
    [
      Field(.animationDuration, .time, "Of animated offsets.", default: "300ms"),
      Field(
        .animationCurve, words(PhysicsSettings.AnimationCurve.self), "Of animated offsets.",
        default: "easeInOut"),
      Field(
        .touchEndsAnimation, .boolean,
        "A touch that stops an animation sends didEndScrollingAnimation.", default: "true"),
      Field(.timeLimit, .time, "A script is stopped this long after its end.", default: "60s"),
    ]
  }

  private static var choiceFields: [Field] {
    [
      Field(
        .draggingUntilRest, .boolean, "dragging stays true until the deceleration ends.",
        default: "true"),
      Field(
        .visibleRectInsets, .boolean, "scrollRectToVisible keeps out of the insets.",
        default: "true"),
      Field(.zoomRubberBand, .boolean, "A pinch past the limits resists.", default: "true"),
      Field(.float32, .boolean, "Offsets are kept in 32 bits.", default: "false"),
    ]
  }

  private static let pointRange = NumberRange.within(0...10_000)

  private static func words<Value: RawRepresentable & CaseIterable>(
    _ type: Value.Type
  ) -> Kind where Value.RawValue == String {
    .choice(type.allCases.map(\.rawValue))
  }
}
