internal import ScrollworkModel

/// What graphs call the numbers that links read: each has one name, however it is written.
extension ProgramBuilder {
  /// The numbers of an expression, without those that don't change.
  func numbers(_ draft: DraftExpression, _ names: (String) -> String = { $0 }) -> [LinkNumber] {
    zip(draft.sources, draft.names).compactMap { number($0, written: names($1)) }
  }

  private func number(_ reference: SourceReference, written: String) -> LinkNumber? {
    switch reference {
    case .constant: nil
    case .time, .visible: LinkNumber(name: written)
    case .definition(let index):
      LinkNumber(name: written, parts: definitionNumbers[index])
    case .variable(let name): LinkNumber(name: TargetNames.variable(name))
    case .scroll(let view, let field): number(view, field, written)
    case .frame(let item, let attribute):
      LinkNumber(
        name: item.kind == .view
          ? "\(scene.path(of: item)).\(ProgramBuilder.name(attribute))" : written)
    case .inPort(_, let scroller, let attribute):
      LinkNumber(
        name: written,
        parts: ProgramBuilder.axis(attribute).map { [offsetNumber(scroller, $0)] } ?? [])
    }
  }

  /// What is worked out from an offset hangs on it where a link moves it.
  private func number(_ view: Int32, _ field: ScrollField, _ written: String) -> LinkNumber {
    if case .offset(let axis) = field { return offsetNumber(view, axis) }
    guard let axis = field.offsetAxis, properties[.contentOffset(view, axis)] != nil else {
      return LinkNumber(name: written)
    }
    return LinkNumber(name: written, parts: [offsetNumber(view, axis)])
  }

  func offsetNumber(_ view: Int32, _ axis: Axis) -> LinkNumber {
    LinkNumber(
      name: "\(scene.views[Int(view)].path).contentOffset.\(axis.letter)")
  }

  /// The numbers of what a writer follows.
  func numbers(_ writer: DraftWriter) -> [LinkNumber] {
    switch writer.source {
    case .expression(let draft): return numbers(draft) { resolved($0, writer) }
    case .view(let view): return [offsetNumber(view.scroller, view.axis)]
    case .scroller(let map):
      switch map.from {
      case .scroller(let leader): return [offsetNumber(leader, map.axis)]
      case .knob(let view, _):
        return [
          LinkNumber(name: "\(scene.views[Int(view)].path).\(map.axis.letter)")
        ]
      }
    case .collapse(let bar): return [offsetNumber(bar.scroller, .vertical)]
    }
  }

  /// The length that a constraint is there for; nil where that isn't one of a view's.
  func heldLength(_ target: LinkTarget) -> String? {
    let index: Int32
    switch target {
    case .constant(let constraint), .multiplier(let constraint): index = constraint
    default: return nil
    }
    guard let term = scene.constraints[Int(index)].terms.first, term.item.kind == .view,
      let attribute = FrameAttribute(rawValue: term.attribute.rawValue)
    else { return nil }
    return "\(scene.path(of: term.item)).\(ProgramBuilder.name(attribute))"
  }

  /// Left and top are the frame's x and y.
  private static func name(_ attribute: FrameAttribute) -> String {
    switch attribute {
    case .left: FrameAttribute.x.rawValue
    case .top: FrameAttribute.y.rawValue
    case .maxX: FrameAttribute.right.rawValue
    case .maxY: FrameAttribute.bottom.rawValue
    default: attribute.rawValue
    }
  }

  private static func axis(_ attribute: FrameAttribute) -> Axis? {
    switch attribute {
    case .width, .height: nil
    case .left, .right, .x, .maxX, .centerX, .leading, .trailing: .horizontal
    case .top, .bottom, .y, .maxY, .centerY: .vertical
    }
  }
}
