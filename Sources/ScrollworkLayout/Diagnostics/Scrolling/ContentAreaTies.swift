internal import ScrollworkModel

/// How a scene's constraints tie the open content areas of its scroll views.
struct ContentAreaTies {
  /// One content area along one axis.
  struct Ties {
    /// Items tied by an equation to the near and to the far edge.
    var near: [LayoutItem] = []
    var far: [LayoutItem] = []
    /// Only an inequality is at the far edge.
    var isBoundedAtFarEdge = false
    /// An equation sets the content area's size itself.
    var isSized = false

    /// The item that is pinned to both edges.
    var pinned: LayoutItem? { far.first(where: near.contains) }

    var isUnused: Bool { near.isEmpty && far.isEmpty && !isBoundedAtFarEdge && !isSized }
  }

  private(set) var ties: [OpenAttributes.Key: Ties] = [:]
  private let isRightToLeft: Bool

  init(_ scene: ResolvedScene, _ writer: TermWriter, _ open: OpenAttributes) {
    isRightToLeft = scene.viewport.direction == .rightToLeft
    for key in open.contentSizes.keys {
      // The other axis tells whether the area is used at all.
      for axis in Axis.allCases {
        ties[OpenAttributes.Key(view: key.view, axis: axis)] = Ties()
      }
    }
    guard !ties.isEmpty else { return }
    for constraint in scene.constraints { collect(constraint, writer) }
  }

  private mutating func collect(_ constraint: ResolvedConstraint, _ writer: TermWriter) {
    for term in constraint.terms {
      let key = OpenAttributes.Key(view: term.item.index, axis: term.attribute.axis)
      guard
        term.item.kind == .contentGuide || writer.readsContent(term.item, in: constraint),
        ties[key] != nil
      else { continue }
      let others = constraint.terms.filter { $0.item != term.item }.map(\.item)
      let isEquation = constraint.relation == .equal
      switch term.attribute {
      case .width, .height:
        if term.item.kind == .contentGuide && isEquation { ties[key]?.isSized = true }
      case .centerX, .centerY:
        break
      case .left, .right, .top, .bottom, .leading, .trailing, .firstBaseline, .lastBaseline:
        if !isFar(term.attribute) {
          if isEquation { ties[key]?.near += others }
        } else if isEquation {
          ties[key]?.far += others
        } else {
          ties[key]?.isBoundedAtFarEdge = true
        }
      }
    }
  }

  /// The bottom, and the edge at which lines end.
  private func isFar(_ attribute: LayoutAttribute) -> Bool {
    switch attribute {
    case .bottom, .trailing, .lastBaseline: true
    case .right: !isRightToLeft
    case .left: isRightToLeft
    default: false
    }
  }
}
