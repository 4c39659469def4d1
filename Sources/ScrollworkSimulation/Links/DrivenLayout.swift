public import ScrollworkLayout
public import ScrollworkLinkage
public import ScrollworkModel

/// A layout that is solved again and again as links drive it. Where only constants of constraints
/// change, driven lengths of views with constraints among them, the system stays as it is and is
/// solved from the solution before.
public struct DrivenLayout: Sendable {
  /// A driven property, its value in points (degrees, 1 or 0) and its name.
  public typealias Value = (target: LinkTarget, value: Double, name: String)

  private let scene: ResolvedScene
  private let options: LayoutOptions
  private var session: LayoutSession?
  /// What the session's scene was written with.
  private var written: [Value] = []
  /// By value: the constraint in the session's scene that holds it; nil for what is no constant.
  private var constraints: [Int?] = []

  /// - Parameters:
  ///   - scene: without anything driven.
  ///   - options: what is wrong isn't looked for, whatever they say.
  public init(_ scene: ResolvedScene, _ options: LayoutOptions = LayoutOptions()) {
    self.scene = scene
    self.options = options
  }

  /// The layout with driven properties; those whose value is no number are left alone.
  public mutating func layout(_ values: [Value]) -> LayoutResult {
    // Out of the property, so that it is changed where it lies.
    var session = reusable(values) ?? write(values)
    self.session = nil
    for (index, value) in values.enumerated() {
      guard let constraint = constraints[index] else { continue }
      session.setConstant(constraint, to: DrivenScene.constant(value.target, value.value))
    }
    written = values
    let result = session.layout()
    self.session = session
    return result
  }

  /// The session, when nothing but constants has changed.
  private func reusable(_ values: [Value]) -> LayoutSession? {
    guard let session, values.count == written.count else { return nil }
    for (index, (new, old)) in zip(values, written).enumerated() {
      guard new.target == old.target, new.value.isFinite == old.value.isFinite,
        constraints[index] != nil || !new.value.isFinite || new.value == old.value
      else { return nil }
    }
    return session
  }

  private mutating func write(_ values: [Value]) -> LayoutSession {
    var added = scene.constraints.count
    constraints = values.map { value in
      guard value.value.isFinite else { return nil }
      switch value.target {
      case .constant(let index): return Int(index)
      case .frame(let view, _) where scene.views[Int(view)].node.frame == nil:
        added += 1
        return added - 1
      default: return nil
      }
    }
    return LayoutSession(DrivenScene.scene(scene, values), options)
  }
}
