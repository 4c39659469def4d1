public import ScrollworkModel

/// Writes scenes as YAML that reads back as the same scene.
public enum SceneWriter {
  /// The scene's text: its viewport, metrics, physics, views, constraints and scripts, without matrix
  /// and expectations. Nil for a scene with copies that `repeat` or templates made, whose ids are
  /// local.
  ///
  /// - Complexity: linear in the scene's size.
  public static func text(of scene: Scene) -> String? {
    var text = "scrollwork: 1\n"
    if let name = scene.name { text += "name: \(ScalarText.flow(name))\n" }
    if let details = scene.details { text += "description: \(ScalarText.flow(details))\n" }
    text += "viewport: \(FlowWriter.viewport(scene.viewport))\n"
    if !scene.metrics.isEmpty {
      text += "metrics: \(FlowWriter.map(scene.metrics.mapValues(FlowWriter.number)))\n"
    }
    if scene.dialect != .uikit { text += "dialect: \(scene.dialect.rawValue)\n" }
    if !scene.allow.isEmpty {
      text += "allow: \(FlowWriter.list(scene.allow.entries.map(\.text)))\n"
    }
    if scene.physics != PhysicsSettings() {
      text += "physics: \(PhysicsWriter.text(scene.physics))\n"
    }
    guard let views = views(of: scene.root) else { return nil }
    text += "\nroot:" + views
    if !scene.constraints.isEmpty {
      text += "\nconstraints:\n"
      for entry in ConstraintWriter.entries(scene.constraints) { text += "  - \(entry)\n" }
    }
    if !scene.scripts.isEmpty {
      text += "\nscripts:\n"
      for line in ScriptWriter.lines(of: scene.scripts) { text += line + "\n" }
    }
    return text
  }

  /// The root's mapping, from behind its colon. Views wait in a list of their own instead of on the
  /// call stack, since depth is the scene's.
  private static func views(of root: ViewNode) -> String? {
    let keys = ViewWriter.keys(of: root, isRoot: true)
    if keys.isEmpty, root.children.isEmpty, root.constraints.isEmpty { return " {}\n" }
    var text = "\n"
    add(root, keys, indentation: "  ", firstLine: "  ", to: &text)
    var pending = root.children.reversed().map { (view: $0, depth: 1) }
    while let (view, depth) = pending.popLast() {
      guard !view.isScope, view.copyIndex == nil else { return nil }
      let keys = ViewWriter.keys(of: view, isRoot: false)
      let dash = String(repeating: " ", count: 4 * depth) + "- "
      if view.children.isEmpty, view.constraints.isEmpty {
        let line = "\(dash){\(keys.map { "\($0.key): \($0.value)" }.joined(separator: ", "))}\n"
        if line.utf8.count <= 100 {
          text += line
          continue
        }
      }
      let indentation = String(repeating: " ", count: 4 * depth + 2)
      add(view, keys, indentation: indentation, firstLine: dash, to: &text)
      pending += view.children.reversed().map { (view: $0, depth: depth + 1) }
    }
    return text
  }

  /// A view's lines up to those of its children.
  private static func add(
    _ view: ViewNode, _ keys: [(key: String, value: String)], indentation: String,
    firstLine: String, to text: inout String
  ) {
    var lines = keys.map { "\($0.key): \($0.value)" }
    if !view.constraints.isEmpty {
      lines.append("constraints:")
      lines += ConstraintWriter.entries(view.constraints).map { "  - \($0)" }
    }
    if !view.children.isEmpty { lines.append("children:") }
    for (number, line) in lines.enumerated() {
      text += (number == 0 ? firstLine : indentation) + line + "\n"
    }
  }
}
