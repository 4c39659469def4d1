internal import ScrollworkModel

extension SwiftWriter {
  /// Sets the properties of one block.
  mutating func emit(_ outputs: [LinkProgram.Output]) {
    var transforms: [(view: Int32, pieces: Pieces)] = []
    var colours: [(view: Int32, channels: [SwiftCode])] = []
    for output in outputs {
      let code = value(output.slot)
      if place(output, code) { continue }
      switch output.target {
      case .alpha(let view): lines.append("\(names.view(view)).alpha = \(code.text)")
      case .cornerRadius(let view):
        lines.append("\(names.view(view)).layer.cornerRadius = \(code.text)")
      case .zPosition(let view):
        lines.append("\(names.view(view)).layer.zPosition = \(code.text)")
      case .currentPage(let view):
        lines.append(
          "\(names.view(view)).currentPage = Int(max((\(code.text(.sum)) + 0.5).rounded(.down), 0))"
        )
      case .variable(let name): lines.append("\(names.variable(name)) = \(code.text)")
      case .backgroundColor(let view, _):
        if colours.last?.view != view { colours.append((view, [])) }
        colours[colours.count - 1].channels.append(code)
      case .translate(let view, let axis):
        change(&transforms, view) { pieces in
          if axis == .horizontal { pieces.x = code } else { pieces.y = code }
        }
      case .scale(let view): change(&transforms, view) { $0.scale = (code, code) }
      case .scaleAxis(let view, let axis):
        change(&transforms, view) { pieces in
          if axis == .horizontal { pieces.scale.x = code } else { pieces.scale.y = code }
        }
      case .rotate(let view): change(&transforms, view) { $0.rotation = code }
      default: break
      }
    }
    for (view, pieces) in transforms { lines += pieces.lines(names.view(view)) }
    for (view, channels) in colours where channels.count == 4 {
      let name = names.view(view)
      lines.append("\(name).backgroundColor = UIColor(")
      let parts = zip(["red", "green", "blue"], channels).map {
        "\($0): \(($1 / .literal(255)).text)"
      }
      lines += parts.map { "  \($0)," }
      lines.append("  alpha: \(channels[3].text))")
    }
  }

  /// Scroll views and lengths; false for other outputs.
  private mutating func place(_ output: LinkProgram.Output, _ code: SwiftCode) -> Bool {
    switch output.target {
    case .contentOffset(let view, let axis):
      lines.append("\(names.view(view)).move(\(axis.letter): \(code.text))")
    case .frame(let view, let part):
      if scene.views[Int(view)].node.frame != nil {
        length("\(names.view(view)).setFrame(\(part.rawValue): \(code.text))")
      } else {
        let isSize = part == .width || part == .height
        let constant = isSize ? "max(\(code.text), 0)" : code.text
        length("\(names.constraint(view, part)).set(constant: \(constant))")
      }
    case .contentInset(let view, let edge):
      length("\(names.view(view)).setInset(\\.\(edge.rawValue), \(code.text))")
    case .hidden(let view):
      length("\(names.view(view)).set(isHidden: \(code.text(.sum)) != 0)")
    case .constant(let index):
      length("\(names.constraint(index)).set(constant: \(code.text))")
    case .multiplier(let index):
      let name = names.constraint(index)
      length("\(name).set(multiplier: \(code.text), in: &\(name))")
    default: return false
    }
    return true
  }

  /// A call that says whether it changed a length.
  private mutating func length(_ call: String) {
    lines.append(passes ? "hasMoved = \(call) || hasMoved" : call)
  }

  private func change(
    _ transforms: inout [(view: Int32, pieces: Pieces)], _ view: Int32,
    _ body: (inout Pieces) -> Void
  ) {
    if let place = transforms.firstIndex(where: { $0.view == view }) {
      body(&transforms[place].pieces)
    } else {
      var pieces = Pieces()
      if let base = scene.views[Int(view)].node.picture.transformPieces { pieces = base }
      body(&pieces)
      transforms.append((view, pieces))
    }
  }

  /// Parts of a transform; nil: as it is without.
  struct Pieces {
    var x: SwiftCode?
    var y: SwiftCode?
    var scale: (x: SwiftCode?, y: SwiftCode?) = (nil, nil)
    var rotation: SwiftCode?

    /// Scaled first, then rotated, then moved.
    func lines(_ view: String) -> [String] {
      var parts: [String] = []
      let one = SwiftCode.literal(1)
      let zero = SwiftCode.literal(0)
      if x != nil || y != nil {
        parts.append(
          "translationX: \((x ?? zero).text), y: \((y ?? zero).text)")
      }
      if let rotation {
        parts.append("rotationAngle: \(rotation.text(.product)) * Double.pi / 180.0")
      }
      if scale.x != nil || scale.y != nil {
        parts.append(
          "scaleX: \((scale.x ?? one).text), y: \((scale.y ?? one).text)")
      }
      guard parts.count > 1 else {
        return ["\(view).transform = CGAffineTransform(\(parts.first ?? ""))"]
      }
      var lines = ["\(view).transform = CGAffineTransform(\(parts[0]))"]
      for part in parts.dropFirst() {
        let call =
          part.hasPrefix("rotationAngle: ")
          ? "rotated(by: \(part.dropFirst("rotationAngle: ".count)))"
          : "scaledBy(x: \(part.dropFirst("scaleX: ".count)))"
        lines.append("  .\(call)")
      }
      return lines
    }
  }
}

extension PictureAttributes {
  /// The transform that a view has without links, where it has one.
  fileprivate var transformPieces: SwiftWriter.Pieces? {
    func code(_ value: Double, unless usual: Double) -> SwiftCode? {
      value == usual ? nil : .literal(value)
    }
    var pieces = SwiftWriter.Pieces()
    pieces.x = code(transform.translation.x, unless: 0)
    pieces.y = code(transform.translation.y, unless: 0)
    pieces.scale = (code(transform.scale.x, unless: 1), code(transform.scale.y, unless: 1))
    pieces.rotation = code(transform.rotation, unless: 0)
    return pieces
  }
}
