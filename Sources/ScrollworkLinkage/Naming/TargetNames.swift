internal import ScrollworkModel

/// What output calls properties.
struct TargetNames {
  private let scene: ResolvedScene
  private let constraints: [Int32: String]

  init(_ scene: ResolvedScene, constraints: [Int32]) {
    self.scene = scene
    let names = scene.names(of: constraints.map(Int.init))
    self.constraints = Dictionary(zip(constraints, names)) { first, _ in first }
  }

  /// `bubbles.3.scale`, `constraint title-top`, `var q`.
  func name(_ target: LinkTarget) -> String {
    let path = target.view.map { scene.views[Int($0)].path } ?? ""
    switch target {
    case .contentOffset(_, let axis): return "\(path).contentOffset.\(axis.letter)"
    case .frame(_, let part): return "\(path).\(part.rawValue)"
    case .contentInset(_, let edge): return "\(path).contentInset.\(edge.rawValue)"
    case .hidden: return path + ".hidden"
    case .constant(let index): return "constraint \(constraints[index] ?? "")"
    case .multiplier(let index): return "constraint \(constraints[index] ?? "").multiplier"
    case .translate(_, let axis): return "\(path).translate.\(axis.letter)"
    case .scale: return path + ".scale"
    case .scaleAxis(_, let axis): return "\(path).scale.\(axis.letter)"
    case .rotate: return path + ".rotate"
    case .alpha: return path + ".alpha"
    case .backgroundColor(_, let channel): return "\(path).backgroundColor.\(channel)"
    case .cornerRadius: return path + ".cornerRadius"
    case .zPosition: return path + ".zPosition"
    case .currentPage: return path + ".currentPage"
    case .variable(let name): return TargetNames.variable(name)
    }
  }

  static func variable(_ name: String) -> String { name.contains(".") ? name : "var " + name }
}
