import ScrollworkModel
import ScrollworkSimulation

/// A condition on a moment of a script: frames in root coordinates, offsets, pages, zoom scales.
struct MomentCheck: Sendable {
  private let properties: [MomentProperty]
  private let program: ExpressionProgram

  /// Reads a condition such as `header.top >= list.frame.top` and looks its names up.
  ///
  /// - Throws: `LanguageError` when it can't be read, names what isn't there, or is no condition.
  init(_ text: String, in scene: ResolvedScene) throws(LanguageError) {
    let expression = try Expression.parse(text)
    var properties: [MomentProperty] = []
    program = try expression.compile(expecting: .bool) {
      (name: Expression.Name) throws(LanguageError) -> ExpressionSource in
      let property: MomentProperty
      do throws(LanguageError) {
        property = try MomentProperty(name.text, in: scene)
      } catch {
        var error = error
        error.range = name.range
        throw error
      }
      guard let quantity = MomentCheck.quantity(of: property.source) else {
        throw LanguageError(
          "\(quoted(name.text)) is no single number.", at: name.range,
          help: "Name one of its numbers, such as \(name.text).x.")
      }
      properties.append(property)
      return ExpressionSource(slot: properties.count - 1, quantity: quantity)
    }
    self.properties = properties
  }

  /// Guides whose rectangles have to be measured.
  func measuredPaths(in scene: ResolvedScene) -> [String] {
    properties.compactMap { property in
      guard case .attribute(let item, _) = property.source, item.kind != .view else { return nil }
      return scene.path(of: item)
    }
  }

  /// Nil when it holds, else its comparisons that don't, in numbers.
  func failure(at moment: SimulationMoment, tolerance: Double) -> String? {
    let slots = properties.map { property in
      switch property.value(in: moment) {
      case .number(let value): value
      case .boolean(let flag): flag ? 1.0 : 0
      default: Double.nan
      }
    }
    guard program.evaluate(slots, tolerance: tolerance) == 0 else { return nil }
    let failing = program.comparisons(slots, tolerance: tolerance).filter { !$0.holds }
    guard !failing.isEmpty else { return "false" }
    return failing.map {
      "\(formatNumber($0.left)) \($0.relation) \(formatNumber($0.right))"
    }.joined(separator: ", ")
  }

  private static func quantity(of source: MomentProperty.Source) -> Quantity? {
    switch source {
    case .attribute: return .length
    case .frame: return nil
    case .currentPage: return .page
    case .hidden: return .bool
    case .scroll(let property):
      switch property {
      case .contentOffsetX, .contentOffsetY, .contentWidth, .contentHeight: return .length
      case .velocityX, .velocityY: return .velocity
      case .page, .pageX, .pageY, .pageIndex: return .page
      case .zoomScale: return .ratio
      case .tracking, .dragging, .decelerating, .zooming: return .bool
      case .contentOffset, .velocity, .contentSize: return nil
      }
    case .picture(let property):
      switch property {
      case .translateX, .translateY, .cornerRadius: return .length
      case .alpha, .scale: return .ratio
      case .rotate: return .angle
      case .zPosition: return .number
      case .backgroundColor, .transform, .translate: return nil
      }
    }
  }
}
