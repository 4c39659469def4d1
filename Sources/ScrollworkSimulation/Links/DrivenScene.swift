internal import ScrollworkLinkage
internal import ScrollworkModel

/// Writes what links drive into a scene, for the layout to be solved with it.
enum DrivenScene {
  /// The scene with driven properties in it: hand-set frames are changed, other lengths are held by
  /// required constraints, which are appended in the order of the values.
  static func scene(_ scene: ResolvedScene, _ values: [DrivenLayout.Value]) -> ResolvedScene {
    var scene = scene
    for (target, value, name) in values where value.isFinite {
      switch target {
      case .frame(let view, let part): set(part, of: view, to: value, name, &scene)
      case .contentInset(let view, let edge):
        var inset = scene.views[Int(view)].node.scroll.contentInset
        let isSwapped = inset.isDirectional && scene.viewport.direction == .rightToLeft
        switch edge {
        case .top: inset.top = value
        case .bottom: inset.bottom = value
        case .left: if isSwapped { inset.far = value } else { inset.near = value }
        case .right: if isSwapped { inset.near = value } else { inset.far = value }
        }
        scene.views[Int(view)].node.scroll.contentInset = inset
      case .hidden(let view): scene.views[Int(view)].node.hidden = value != 0
      case .constant(let index): scene.constraints[Int(index)].constant = value
      case .multiplier(let index):
        if scene.constraints[Int(index)].terms.count > 1 {
          scene.constraints[Int(index)].terms[1].coefficient = -value
        }
      default: break
      }
    }
    return scene
  }

  /// The constant of the constraint that holds a driven value, in points.
  static func constant(_ target: LinkTarget, _ value: Double) -> Double {
    switch target {
    case .frame(_, .width), .frame(_, .height): max(value, 0)
    default: value
    }
  }

  private static func set(
    _ part: LinkTarget.FramePart, of view: Int32, to value: Double, _ name: String,
    _ scene: inout ResolvedScene
  ) {
    if var frame = scene.views[Int(view)].node.frame {
      switch part {
      case .x: frame.x = value
      case .y: frame.y = value
      case .width: frame.width = max(value, 0)
      case .height: frame.height = max(value, 0)
      }
      scene.views[Int(view)].node.frame = frame
      return
    }
    let item = LayoutItem(.view, view)
    let attribute: LayoutAttribute =
      switch part {
      case .x: .left
      case .y: .top
      case .width: .width
      case .height: .height
      }
    var terms = [ResolvedConstraint.Term(item: item, attribute: attribute, coefficient: 1)]
    if !attribute.isSize, let parent = scene.views[Int(view)].parent {
      let isScroller = scene.views[Int(parent)].node.type == .scrollView
      terms.append(
        ResolvedConstraint.Term(
          item: LayoutItem(isScroller ? .contentGuide : .view, parent), attribute: attribute,
          coefficient: -1))
    }
    var constraint = ResolvedConstraint(
      terms, .equal, DrivenScene.constant(.frame(view, part), value))
    constraint.suffix = "drive:\(name)"
    scene.constraints.append(constraint)
  }
}
