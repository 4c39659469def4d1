internal import ScrollworkModel

/// Views: layers of templates, copies, and keys.
extension Decoder {
  /// Adds the view of a mapping, or its copies when it has `repeat`.
  mutating func appendViews(_ node: Int, to list: inout [ViewNode]) {
    guard document.nodes[node].kind == .mapping else {
      _ = entries(of: node, as: .view, .words("An entry of \"children\""))
      return
    }
    guard let layers = layers(of: node) else { return }
    if let repetition = value(of: .repeat, in: layers) {
      appendCopies(layers, repetition, to: &list)
    } else if let view = view(layers) {
      list.append(view)
    }
  }

  mutating func children(_ node: Int, into list: inout [ViewNode]) {
    guard let items = items(of: node, .key(.children), expected: .list(.shape(.view))) else {
      return
    }
    guard viewDepth < limits.depth else {
      isExhausted = true
      report(
        ReadingRules.depth,
        "Views are nested more than \(limits.depth) deep, which is the limit (depth).", at: node,
        help: "Nest less deep, or raise the limit.")
      return
    }
    viewDepth += 1
    list.reserveCapacity(list.count + items.count)
    for item in items where !isExhausted { appendViews(item, to: &list) }
    viewDepth -= 1
  }

  /// One view. Nil when a limit was met.
  mutating func view(_ layers: ViewLayers, isRoot: Bool = false) -> ViewNode? {
    viewCount += 1
    guard viewCount <= limits.views else {
      if !isExhausted {
        isExhausted = true
        report(
          ReadingRules.views,
          "The scene has more than \(limits.views) views, which is the limit (views).",
          at: startSpan(of: layers.own), help: "Repeat less, or raise the limit.")
      }
      return nil
    }
    var view = ViewNode(type: layers.type)
    view.isScope = layers.isTemplated
    view.span = span(layers.own)
    view.idSpan = startSpan(of: layers.own)
    let site = useSite
    for layer in layers.layers {
      useSite = layer.useSite
      if let name = layer.template { templates.active.append(name) }
      readKeys(of: layer.node, into: &view, isRoot: isRoot)
      if layer.template != nil { templates.active.removeLast() }
    }
    useSite = site
    if view.frame != nil, view.size != nil { reportFrameAndSize(layers) }
    settlePaging(of: &view, layers)
    return view
  }

  private mutating func readKeys(of node: Int, into view: inout ViewNode, isRoot: Bool) {
    guard var cursor = entries(of: node, as: .view, .words("A view")) else { return }
    while let entry = next(&cursor) {
      checkOwner(entry, view.type)
      if isRoot, Decoder.rootIgnores.contains(entry.key) {
        report(
          ReadingRules.keyWithoutEffect,
          "\(quoted(entry.key.rawValue)) has no effect on the root view, which is the viewport.",
          at: entry.keyNode, help: "Leave it out, or put a view inside the root.")
        continue
      }
      read(entry, into: &view, isRoot: isRoot)
    }
  }

  private static let rootIgnores: Set<SchemaKey> = [
    .frame, .size, .autoresizing, .repeat, .when, .arranged, .floating,
  ]

  mutating func read(_ entry: Entry, into view: inout ViewNode, isRoot: Bool) {
    let label = Label.key(entry.key)
    switch entry.key {
    case .type, .repeat: break
    case .id:
      view.id = identifier(entry.node, isRoot: isRoot)
      if view.id != nil { view.idSpan = span(entry.node) }
    case .children: children(entry.node, into: &view.children)
    case .constraints: constraints(entry.node, into: &view.constraints)
    case .guides: guides(entry.node, into: &view.guides)
    case .intrinsic:
      if let values = numbers(
        entry.node, count: 2, ranges: [.nonNegative, .nonNegative], nullable: true, label,
        expected: .tuple(.nullable(.length), 2))
      {
        view.intrinsic = PerAxis(horizontal: values[0], vertical: values[1])
      }
    case .text: view.text = textContent(entry.node) ?? view.text
    case .hugging: view.hugging = priorities(entry.node, label)
    case .compression: view.compression = priorities(entry.node, label)
    case .frame: view.frame = rectangle(entry.node, label)
    case .autoresizing: view.autoresizing = autoresizing(entry.node)
    case .size: view.size = size(entry.node, label)
    case .margins: view.margins = insets(entry.node, label)
    case .preservesSuperviewMargins: view.preservesSuperviewMargins = boolean(entry)
    case .insetsMarginsFromSafeArea: view.insetsMarginsFromSafeArea = boolean(entry)
    case .safeArea: view.safeArea = insets(entry.node, label)
    case .baseline: view.baseline = baselines(entry.node)
    case .font: view.font = font(entry.node)
    case .alignmentInsets: view.alignmentInsets = insets(entry.node, label)
    case .preferredMaxLayoutWidth: view.preferredMaxLayoutWidth = number(entry, in: .view)
    case .hidden: view.hidden = boolean(entry) ?? view.hidden
    case .arranged: view.arranged = boolean(entry) ?? view.arranged
    case .floating: view.floating = boolean(entry) ?? view.floating
    case .when: view.when = condition(entry.node, label)
    case .allow: view.allow.append(allowList(entry.node, label))
    default:
      _ =
        readPicture(entry, into: &view.picture) || readStack(entry, into: &view.stack)
        || readScroll(entry, into: &view.scroll) || readBehavior(entry, into: &view.scrolling)
    }
  }

  // MARK: Ids

  private mutating func identifier(_ node: Int, isRoot: Bool) -> String? {
    guard let name = text(node, .key(.id), expected: .identifier),
      checkName(name, at: node, of: "view", isKey: false)
    else { return nil }
    if isRoot {
      guard name != "root" else { return name }
      report(
        ReadingRules.reservedIdentifier, "The root view is called root, not \(quoted(name)).",
        at: node, help: "Leave the id out, or put a view called \(name) inside the root.")
      return nil
    }
    guard !Identifier.reserved.contains(name) else {
      report(
        ReadingRules.reservedIdentifier,
        "\(quoted(name)) is a word of the constraint language and can't be an id.", at: node,
        help: "Give the view another id, such as \(name)-view.")
      return nil
    }
    return name
  }

  private mutating func guides(_ node: Int, into guides: inout [GuideNode]) {
    guard let items = items(of: node, .key(.guides), expected: .list(.shape(.guide))) else {
      return
    }
    for item in items {
      guard var cursor = entries(of: item, as: .guide, .words("A guide")) else { continue }
      while let entry = next(&cursor) {
        if let id = identifier(entry.node, isRoot: false) {
          guides.append(GuideNode(id: id, span: span(entry.node)))
        }
      }
      requireKeys(cursor)
    }
  }

  // MARK: Keys that don't go together

  private mutating func reportFrameAndSize(_ layers: ViewLayers) {
    guard let size = value(of: .size, in: layers) else { return }
    report(
      ReadingRules.keysExclude, "\"frame\" and \"size\" are both given.", at: size,
      help: "Keep frame for a view placed by hand, or size for two size constraints.")
  }

  private mutating func checkOwner(_ entry: Entry, _ type: ViewType) {
    let field = schema[.view].fields[entry.place]
    let type = type
    switch field.owner {
    case .any: return
    case .stackView where type == .stackView: return
    case .scrollView where type == .scrollView: return
    case .pageControl where type == .pageControl: return
    case .scrollViewOrTextView where type == .scrollView || type == .textView: return
    default: break
    }
    let wanted =
      switch field.owner {
      case .stackView: "stackView"
      case .pageControl: "pageControl"
      default: "scrollView"
      }
    report(
      ReadingRules.keyWithoutEffect,
      "\(quoted(entry.key.rawValue)) has no effect on a \(type.rawValue).", at: entry.keyNode,
      help: "Write type: \(wanted), or leave the key out.")
  }
}
