internal import ScrollworkModel

/// Which views a constraint is about.
enum ConstraintItems {
  /// Indexes of the views, without order; guides count as their owners.
  static func views(of source: ConstraintSource, in scene: ResolvedScene) -> [Int32] {
    switch source.kind {
    case .written:
      scene.constraints[Int(source.index)].terms.map { view(of: $0.item, in: scene) }
    case .guideNotNegative:
      [scene.guides[Int(source.index)].owner]
    case .canvasConnection, .spacing, .alignment, .distributingEdge, .fillEqually,
      .fillProportionally, .hiding:
      [source.index, source.detail]
    case .hugging, .compression, .size, .contentSize, .autoresizing, .stackFit, .viewNotNegative,
      .contentNotNegative, .emptyContent:
      [source.index]
    }
  }

  static func view(of item: LayoutItem, in scene: ResolvedScene) -> Int32 {
    item.kind == .guide ? scene.guides[Int(item.index)].owner : item.index
  }
}
