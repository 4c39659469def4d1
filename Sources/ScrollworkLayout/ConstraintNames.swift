internal import ScrollworkModel

/// Names of constraints as messages and output call them.
struct ConstraintNames {
  let scene: ResolvedScene

  func name(_ source: ConstraintSource) -> String {
    let index = Int(source.index)
    switch source.kind {
    case .written: return scene.name(of: index)
    case .hugging: return "\(path(source.index)).hugging.\(axisName(source.detail))"
    case .compression: return "\(path(source.index)).compression.\(axisName(source.detail))"
    case .size: return "\(path(source.index)).size.\(sizeName(source.detail))"
    case .contentSize: return "\(path(source.index)).contentSize.\(sizeName(source.detail))"
    case .autoresizing:
      return
        "\(path(source.index)).autoresizing.\(["x", "y", "width", "height"][Int(source.detail)])"
    case .canvasConnection: return "\(path(source.index)):UISV-canvas-connection"
    case .spacing: return "\(path(source.index)):UISV-spacing"
    case .alignment: return "\(path(source.index)):UISV-alignment"
    case .distributingEdge: return "\(path(source.index)):UISV-distributing-edge"
    case .fillEqually: return "\(path(source.index)):UISV-fill-equally"
    case .fillProportionally: return "\(path(source.index)):UISV-fill-proportionally"
    case .stackFit: return "\(path(source.index)):UISV-ambiguity-suppression"
    case .hiding: return "\(path(source.index)):UISV-hiding:\(path(source.detail))"
    case .viewNotNegative: return "\(path(source.index)).\(sizeName(source.detail)) >= 0"
    case .guideNotNegative: return "\(scene.guides[index].path).\(sizeName(source.detail)) >= 0"
    case .contentNotNegative: return "\(path(source.index)).content.\(sizeName(source.detail)) >= 0"
    case .emptyContent: return "\(path(source.index)).content.\(sizeName(source.detail)) == 0"
    }
  }

  /// The names of several constraints, in their order.
  ///
  /// - Complexity: O(constraints written in the scene + sources).
  func names(_ sources: [ConstraintSource]) -> [String] {
    let written = sources.filter { $0.kind == .written }.map { Int($0.index) }
    var names = written.isEmpty ? [] : scene.names(of: written)
    names.reverse()
    return sources.map { $0.kind == .written ? names.removeLast() : name($0) }
  }

  /// Where the constraint is written; for one that a view's key makes, where the view is named.
  func span(_ source: ConstraintSource) -> SourceSpan {
    switch source.kind {
    case .written: scene.constraints[Int(source.index)].span
    case .size, .contentSize, .autoresizing, .hugging, .compression:
      scene.views[Int(source.index)].node.idSpan
    default: .none
    }
  }

  private func path(_ view: Int32) -> String { scene.views[Int(view)].path }
  private func axisName(_ detail: Int32) -> String { detail == 0 ? "horizontal" : "vertical" }
  private func sizeName(_ detail: Int32) -> String { detail == 0 ? "width" : "height" }
}
