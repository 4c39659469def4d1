internal import ScrollworkModel

/// The templates that views can start from.
struct TemplateLibrary {
  struct Template {
    var node: Int
    var key: Int
    var isUsed = false
  }

  private(set) var byName: [String: Template] = [:]
  /// Names in the order they were written.
  private(set) var names: [String] = []
  /// Templates whose views are being made, outermost first.
  var active: [String] = []

  mutating func add(_ name: String, _ template: Template) {
    if byName.updateValue(template, forKey: name) == nil { names.append(name) }
  }

  mutating func markUsed(_ name: String) {
    byName[name]?.isUsed = true
  }
}

/// A view's mapping with the templates under it.
struct ViewLayers {
  struct Layer {
    var node: Int
    /// The template's name; nil for the view's own mapping.
    var template: String?
    /// Where the template was asked for.
    var useSite: SourceSpan
  }

  /// The deepest template first, the view's own mapping last.
  var layers: [Layer]
  var type: ViewType
  /// The view's own mapping.
  var own: Int
  var isTemplated: Bool { layers.count > 1 }
}

extension Decoder {
  mutating func readTemplates(_ node: Int) {
    guard let pairs = pairs(of: node, .key(.templates)) else { return }
    for (key, value) in pairs {
      let name = document.string(key)
      guard checkName(name, at: key, of: "template") else { continue }
      if ViewType(rawValue: name) != nil {
        report(
          ReadingRules.identifier, "\(quoted(name)) is a built-in type.", at: key,
          help: "Give the template another name.")
        continue
      }
      templates.add(name, TemplateLibrary.Template(node: value, key: key))
    }
  }

  /// Reads templates that no view uses, so that their mistakes are reported too.
  mutating func probeUnusedTemplates() {
    isProbing = true
    for name in templates.names where !isExhausted {
      guard let template = templates.byName[name], !template.isUsed, template.node < foreignBase
      else { continue }
      var views: [ViewNode] = []
      templates.active = [name]
      appendViews(template.node, to: &views)
      templates.active = []
    }
    isProbing = false
  }

  /// The templates under a view, by following `type`.
  mutating func layers(of node: Int) -> ViewLayers? {
    var result = ViewLayers(
      layers: [ViewLayers.Layer(node: node, template: nil, useSite: useSite)], type: .view,
      own: node)
    var current = node
    var site = useSite
    var chain = templates.active
    while let typeNode = value(of: .type, in: current) {
      guard let name = text(typeNode, .key(.type)) else { return result }
      if let type = ViewType(rawValue: name) {
        result.type = type
        return result
      }
      guard let template = templates.byName[name] else {
        reportUnknownType(typeNode, name)
        return result
      }
      templates.markUsed(name)
      if let first = chain.firstIndex(of: name) {
        let cycle = chain[first...] + [name]
        report(
          ReadingRules.templateCycle,
          "The template \(quoted(name)) contains itself: \(cycle.joined(separator: " > ")).",
          at: typeNode, help: "Take one of them out of the others.")
        return nil
      }
      chain.append(name)
      guard chain.count <= limits.depth else {
        isExhausted = true
        report(
          ReadingRules.depth,
          "Templates start from each other more than \(limits.depth) deep, which is the limit "
            + "(depth).", at: typeNode, help: "Nest less deep, or raise the limit.")
        return nil
      }
      if template.node >= foreignBase, typeNode < foreignBase { site = span(typeNode) }
      guard document.nodes[template.node].kind == .mapping else {
        _ = entries(of: template.node, as: .view, .node(template.key))
        return result
      }
      result.layers.insert(
        ViewLayers.Layer(node: template.node, template: name, useSite: site), at: 0)
      current = template.node
    }
    return result
  }

  private mutating func reportUnknownType(_ node: Int, _ name: String) {
    if reportSwallowedLine(node) { return }
    let types = ViewType.allCases.map(\.rawValue)
    let near = nearestName(to: name, in: types + templates.names)
    report(
      ReadingRules.unknownType,
      "\(quoted(name)) is neither a built-in type nor a template.", at: node,
      help: near.map { "Did you mean \($0)?" }
        ?? "The types are \(types.joined(separator: ", "))."
        + (templates.names.isEmpty
          ? "" : " The templates are \(templates.names.joined(separator: ", "))."))
  }

  /// The value of a key in the topmost layer that has it.
  func value(of key: SchemaKey, in layers: ViewLayers) -> Int? {
    for layer in layers.layers.reversed() {
      if let node = value(of: key, in: layer.node) { return node }
    }
    return nil
  }
}
