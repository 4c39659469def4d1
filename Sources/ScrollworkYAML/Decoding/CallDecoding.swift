internal import ScrollworkModel

/// Events that call a scroll view's methods.
extension Decoder {
  private struct Call {
    var view: Spanned<String>?
    var point: Point?
    var rect: Rect?
    var target: Spanned<String>?
    var animated = false
  }

  mutating func callAction(_ entry: Entry) -> ScriptAction? {
    switch entry.key {
    case .setContentOffset:
      guard let call = call(entry.node, as: .setOffsetEvent, .key(entry.key)),
        let view = call.view, let point = call.point
      else { return nil }
      return .setContentOffset(view: view, to: point, animated: call.animated)
    case .scrollRectToVisible:
      guard let call = call(entry.node, as: .rectVisibleEvent, .key(entry.key)),
        checkRectangle(entry.node), let view = call.view, call.rect != nil || call.target != nil
      else { return nil }
      return .scrollRectToVisible(
        view: view, rect: call.rect, target: call.target, animated: call.animated)
    default:
      guard let call = call(entry.node, as: .zoomEvent, .key(entry.key)), let view = call.view,
        let rect = call.rect
      else { return nil }
      return .zoomToRect(view: view, rect: rect, animated: call.animated)
    }
  }

  private mutating func call(_ node: Int, as shape: ShapeID, _ label: Label) -> Call? {
    guard var cursor = entries(of: node, as: shape, label) else { return nil }
    var result = Call()
    while let entry = next(&cursor) {
      let label = Label.key(entry.key)
      switch entry.key {
      case .view: result.view = name(entry.node, label)
      case .to: result.point = limitedPoint(entry.node, Decoder.farthest, label)
      case .rect: result.rect = contentRectangle(entry.node, label)
      case .target: result.target = name(entry.node, label)
      default: set(&result.animated, boolean(entry))
      }
    }
    requireKeys(cursor)
    return result
  }

  /// In points: beyond it, offsets lose their fractions even in 64 bits.
  private static let farthest = 1e9

  private mutating func contentRectangle(_ node: Int, _ label: Label) -> Rect? {
    let place = NumberRange.within(-Decoder.farthest...Decoder.farthest)
    let length = NumberRange.within(0...Decoder.farthest)
    guard
      let values = numbers(
        node, count: 4, ranges: [place, place, length, length], label, expected: .rectangle),
      let x = values[0], let y = values[1], let width = values[2], let height = values[3]
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// A rectangle or a view inside, not both.
  private mutating func checkRectangle(_ node: Int) -> Bool {
    let rect = value(of: .rect, in: node)
    let target = value(of: .target, in: node)
    if rect == nil, target == nil {
      report(
        ReadingRules.missingKey, "scrollRectToVisible doesn't say what is to be seen.",
        at: startSpan(of: node), help: "Add rect: [x, y, width, height], or target: and a view.")
      return false
    }
    if let rect, let target {
      report(
        ReadingRules.keysExclude, "A rectangle and a view are both given.", at: max(rect, target),
        help: "Keep rect or target.")
      return false
    }
    return true
  }
}
