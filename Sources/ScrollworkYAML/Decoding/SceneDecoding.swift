internal import ScrollworkModel

/// The top level.
extension Decoder {
  /// The scene of a document; nil when it has no usable viewport or root.
  ///
  /// - Parameter project: the root of the project file's nodes.
  mutating func scene(project: Int?, settings: ProjectSettings) -> Scene? {
    guard document.nodes[0].kind == .mapping else {
      reportNoMapping()
      return nil
    }
    guard checkVersion(), var cursor = entries(of: 0, as: .scene, .words("A scene")) else {
      return nil
    }
    metrics = settings.metrics
    let shared = { (key: SchemaKey, decoder: Decoder) in
      project.flatMap { decoder.value(of: key, in: $0) }
    }
    if let node = value(of: .metrics, in: 0) { readMetrics(node) }
    if let node = shared(.templates, self) { readTemplates(node) }
    if let node = value(of: .templates, in: 0) { readTemplates(node) }

    let viewport = value(of: .viewport, in: 0).flatMap { self.viewport($0) }
    var scene = Scene(viewport: viewport ?? Viewport(size: .zero))
    scene.allow = AllowList(settings.allow.sorted().map { AllowList.Entry($0, prefix: $0) })
    if let node = shared(.matrix, self) {
      matrix(node, base: scene.viewport, into: &scene.variants)
    }
    var root: ViewNode?
    while let entry = next(&cursor) {
      if entry.key == .root {
        root = self.root(entry.node)
      } else {
        read(entry, into: &scene)
      }
    }
    requireKeys(cursor)
    probeUnusedTemplates()
    scene.metrics = metrics
    guard let root else { return nil }
    for finding in IdentifierScopes(root, viewCount: viewCount).findings { findings.add(finding) }
    scene.root = root
    return viewport == nil ? nil : scene
  }

  private mutating func read(_ entry: Entry, into scene: inout Scene) {
    let label = Label.key(entry.key)
    switch entry.key {
    case .scrollwork, .viewport, .metrics, .templates: break
    case .name: scene.name = text(entry.node, label)
    case .description: scene.details = text(entry.node, label)
    case .matrix: matrix(entry.node, base: scene.viewport, into: &scene.variants)
    case .constraints: constraints(entry.node, into: &scene.constraints)
    case .dialect:
      scene.dialect =
        word(entry.node, of: ["uikit", "linear"], label).flatMap(Scene.Dialect.init) ?? .uikit
    case .allow: scene.allow.append(allowList(entry.node, label))
    case .expect: scene.expect = expectation(entry.node)
    case .scripts: scene.scripts = scripts(entry.node)
    case .physics: scene.physics = physics(entry.node)
    case .links:
      check(entry.node, field(entry, in: .scene).kind, label)
      links(entry.node, into: &scene.links)
    case .let:
      check(entry.node, field(entry, in: .scene).kind, label)
      definitions(entry.node, into: &scene.links)
    default: check(entry.node, field(entry, in: .scene).kind, label)
    }
  }

  private mutating func root(_ node: Int) -> ViewNode? {
    guard document.nodes[node].kind == .mapping else {
      if isNull(node) {
        report(
          ReadingRules.null, "\"root\" has no value.", at: node,
          help: "Write root: {} for a window without views.")
        return nil
      }
      _ = entries(of: node, as: .view, .key(.root))
      return nil
    }
    guard let layers = layers(of: node), var root = view(layers, isRoot: true) else { return nil }
    root.id = "root"
    root.isScope = false
    return root
  }

  // MARK: What makes it a scene

  private mutating func reportNoMapping() {
    report(
      ReadingRules.noScene, "The file is \(phrase(of: 0)), not a scene.", at: startSpan(of: 0),
      help: "A scene begins with scrollwork: 1, then viewport: and root:.")
  }

  private mutating func checkVersion() -> Bool {
    guard let node = value(of: .scrollwork, in: 0) else {
      report(
        ReadingRules.version, "The file doesn't say that it is a scene.", at: startSpan(of: 0),
        help: "Add scrollwork: 1 as the first line.")
      return false
    }
    if case .finite(1) = coreNumber(document.bytesIfScalar(node)) { return true }
    guard document.nodes[node].kind != .invalid else { return false }
    report(
      ReadingRules.version,
      "The format version is \(phrase(of: node)); this version of scrollwork reads version 1.",
      at: node, help: "Write scrollwork: 1.")
    return false
  }
}
