/// The mappings with fixed keys that a scene is made of.
enum ShapeID: UInt8, CaseIterable, Sendable {
  case scene, settings, viewport, matrixEntry, physics
  case view, guide, textBox, perAxisPriority, insets, baseline, font, autoresizing
  case transform
  case constraintMapping, constraintOptions
  case paging, pageMap, nesting, remorseful, lazyImages, reuse, refresh, axisValues
  case script, scriptEvent, touchEvent, moveEvent, fingerEvent, fingerMove, dragEvent, flickEvent
  case setOffsetEvent, rectVisibleEvent, pinchEvent, zoomEvent, resizeEvent, setEvent, insertEvent
  case keyboardEvent
  case driveLink, scrollerLink, stripLink, stickyLink, stretchyLink, collapseLink, parallaxLink
  case pagesLink, spring, keepPages
  case expectation, offsetRange, scriptExpectation, stepState, keyboardState, callback, imageCounts
  case reuseCounts

  var shape: Shape {
    switch self {
    case .scene, .settings, .viewport, .matrixEntry, .physics: sceneShape
    case .view, .guide, .textBox, .perAxisPriority, .insets, .baseline, .font,
      .autoresizing, .transform:
      viewShape
    case .constraintMapping, .constraintOptions: constraintShape
    case .paging, .pageMap, .nesting, .remorseful, .lazyImages, .reuse, .refresh, .axisValues:
      scrollShape
    case .script, .scriptEvent, .touchEvent, .moveEvent, .fingerEvent, .fingerMove, .dragEvent,
      .flickEvent, .setOffsetEvent, .rectVisibleEvent, .pinchEvent, .zoomEvent, .resizeEvent,
      .setEvent, .insertEvent, .keyboardEvent:
      scriptShape
    case .driveLink, .scrollerLink, .stripLink, .stickyLink, .stretchyLink, .collapseLink,
      .parallaxLink, .pagesLink, .spring, .keepPages:
      linkShape
    case .expectation, .offsetRange, .scriptExpectation, .stepState, .keyboardState, .callback,
      .imageCounts, .reuseCounts:
      expectationShape
    }
  }
}
