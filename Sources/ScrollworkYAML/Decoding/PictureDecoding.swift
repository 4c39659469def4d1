internal import ScrollworkModel

/// What pictures and touches need of a view.
extension Decoder {
  /// Reads a key of pictures and touches; false when it is none.
  mutating func readPicture(_ entry: Entry, into picture: inout PictureAttributes) -> Bool {
    let label = Label.key(entry.key)
    switch entry.key {
    case .alpha: set(&picture.alpha, number(entry, in: .view))
    case .transform: set(&picture.transform, transform(entry.node))
    case .zPosition: set(&picture.zPosition, number(entry, in: .view))
    case .clipsToBounds: set(&picture.clipsToBounds, boolean(entry))
    case .backgroundColor: set(&picture.backgroundColor, color(entry.node, label))
    case .cornerRadius: set(&picture.cornerRadius, number(entry, in: .view))
    case .userInteractionEnabled: set(&picture.userInteractionEnabled, boolean(entry))
    case .touchesShouldBegin: set(&picture.touchesShouldBegin, boolean(entry))
    case .touchesShouldCancel: set(&picture.touchesShouldCancel, boolean(entry))
    case .for: set(&picture.pageControlTarget, name(entry.node, label))
    default: return false
    }
    return true
  }

  private mutating func transform(_ node: Int) -> TransformAttributes? {
    guard var cursor = entries(of: node, as: .transform, .key(.transform)) else { return nil }
    var result = TransformAttributes()
    while let entry = next(&cursor) {
      let label = Label.key(entry.key)
      switch entry.key {
      case .scale:
        set(&result.scale, numberOrPoint(entry.node, .either([.anyNumber, .point]), label))
      case .rotate: set(&result.rotation, angle(entry.node, label))
      default: set(&result.translation, point(entry.node, label))
      }
    }
    return result
  }

  /// One number for both axes, or a point.
  mutating func numberOrPoint(_ node: Int, _ kind: Kind, _ label: Label) -> Point? {
    switch document.nodes[node].kind {
    case .scalar: return number(node, .any, label).map { Point(x: $0, y: $0) }
    case .sequence: return point(node, label)
    case .mapping:
      reportWrongKind(node, label, expected: kind)
      return nil
    case .alias, .invalid: return nil
    }
  }

  /// A path of ids, a set or another name, with its place; not looked up here.
  mutating func name(_ node: Int, _ label: Label) -> Spanned<String>? {
    text(node, label, expected: .reference).map { Spanned($0, at: place(of: node, text: $0).span) }
  }

  /// A list of names.
  mutating func names(_ node: Int, _ label: Label) -> [Spanned<String>]? {
    guard let items = items(of: node, label, expected: .list(.reference)) else { return nil }
    var result: [Spanned<String>] = []
    for item in items { if let name = name(item, label) { result.append(name) } }
    return result
  }
}
