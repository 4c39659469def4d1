/// Turns the view tree into one flat list, decides which views exist, and registers their names.
struct TreeFlattener {
  private struct Frame {
    let nodes: [ViewNode]
    var next = 0
    /// Of the parent; the nearest existing one for views that don't exist.
    let parent: Int32
    let scope: Int32
    let isAbsent: Bool
    /// How many of each type came before.
    var counts = [Int32](repeating: 0, count: ViewType.allCases.count)
    var previous: Int32 = -1
  }

  let viewport: Viewport
  private(set) var views: [ResolvedScene.View] = []
  private(set) var guides: [ResolvedScene.Guide] = []
  private(set) var names = NameTable()
  private(set) var diagnostics: [Diagnostic] = []
  /// Where something was said of a stack view's spacing: once for all copies of it.
  private var saidOfSpacing: Set<SourceSpan> = []
  private static let types = ViewType.allCases

  init(viewport: Viewport) {
    self.viewport = viewport
  }

  /// Flattens the tree under `root`. Works with a stack of its own: trees made in code may be
  /// deeper than the thread's stack allows.
  mutating func flatten(_ root: ViewNode) {
    let count = TreeFlattener.count(root)
    views.reserveCapacity(count)
    names.entries.reserveCapacity(count)
    names.scopes.append(NameTable.Scope(owner: 0, parent: -1))
    var node = root
    node.children = []
    if !node.stack.customSpacing.isEmpty {
      checkSpacing(of: node, root.id ?? "root", root.children)
    }
    addView(node, path: root.id ?? "root", parent: nil, scope: 0, previous: -1)
    names.entries.set(.view(0), for: root.id ?? "root", in: 0)
    addGuides(root.guides, owner: 0, scope: 0)
    var stack = [Frame(nodes: root.children, parent: 0, scope: 0, isAbsent: false)]
    while !stack.isEmpty {
      let top = stack.count - 1
      guard stack[top].next < stack[top].nodes.count else {
        let frame = stack.removeLast()
        if !frame.isAbsent { names.end[Int(frame.parent)] = Int32(views.count) }
        continue
      }
      var node = stack[top].nodes[stack[top].next]
      stack[top].next += 1
      let children = node.children
      node.children = []
      let type = TreeFlattener.types.firstIndex(of: node.type) ?? 0
      let place = stack[top].counts[type]
      stack[top].counts[type] += 1
      let scope = stack[top].scope
      let parent = stack[top].parent
      if stack[top].isAbsent || !(node.when?.holds(in: viewport) ?? true) {
        registerAbsent(node, scope: scope)
        // Names inside a scope can't be reached except through its owner, which is absent.
        if !node.isScope, !children.isEmpty {
          stack.append(Frame(nodes: children, parent: parent, scope: scope, isAbsent: true))
        }
        continue
      }
      let index = Int32(views.count)
      // The copy before comes from the same repeat, not from whatever stands in front of it.
      let previous = node.copyIndex == 0 ? -1 : stack[top].previous
      stack[top].previous = index
      let path = path(of: node, place: place, parent: parent, scope: scope)
      if !node.stack.customSpacing.isEmpty { checkSpacing(of: node, path, children) }
      let guides = node.guides
      addView(node, path: path, parent: parent, scope: scope, previous: previous)
      views[Int(parent)].children.append(index)
      register(index, scope: scope)
      let inner = names.innerScope[Int(index)]
      addGuides(guides, owner: index, scope: inner)
      if !children.isEmpty {
        stack.append(Frame(nodes: children, parent: index, scope: inner, isAbsent: false))
      }
    }
  }

  /// The number of views in a tree.
  private static func count(_ root: ViewNode) -> Int {
    var count = 1
    var waiting = [root.children]
    while let nodes = waiting.popLast() {
      count += nodes.count
      for index in nodes.indices where !nodes[index].children.isEmpty {
        waiting.append(nodes[index].children)
      }
    }
    return count
  }

  /// - Parameter node: without its children.
  private mutating func addView(
    _ node: consuming ViewNode, path: String, parent: Int32?, scope: Int32, previous: Int32
  ) {
    let index = Int32(views.count)
    var inner = scope
    if node.isScope, parent != nil {
      inner = Int32(names.scopes.count)
      names.scopes.append(NameTable.Scope(owner: index, parent: scope))
    }
    names.innerScope.append(inner)
    names.end.append(index + 1)
    names.previous.append(previous)
    views.append(ResolvedScene.View(node: node, path: path, parent: parent, children: []))
  }

  /// The path from outside: the scope's, then the id and the copy's number; type and place under
  /// the parent for a view without an id.
  private func path(of node: ViewNode, place: Int32, parent: Int32, scope: Int32) -> String {
    guard let id = node.id else {
      let own = "\(node.type.rawValue)[\(place)]"
      return parent == 0 ? own : views[Int(parent)].path + "." + own
    }
    var path = id
    if let copy = node.copyIndex { path += ".\(copy)" }
    guard let owner = names.owner(ofScope: scope) else { return path }
    return views[Int(owner)].path + "." + path
  }

  private mutating func register(_ view: Int32, scope: Int32) {
    guard let id = views[Int(view)].node.id else { return }
    let copy = views[Int(view)].node.copyIndex
    switch names.entries[id, in: scope] {
    case nil, .absent, .guide:
      if copy == nil {
        names.entries.set(.view(view), for: id, in: scope)
      } else {
        names.entries.set(.copies(Int32(names.groups.count)), for: id, in: scope)
        names.groups.append([view])
      }
    case .copies(let group):
      let last = Int(names.groups[Int(group)].last ?? 0)
      if let copy, copy > views[last].node.copyIndex ?? -1,
        views[last].parent == views[Int(view)].parent
      {
        names.groups[Int(group)].append(view)
      } else {
        duplicate(view, of: views[last].node)
      }
    case .view(let other): duplicate(view, of: views[Int(other)].node)
    }
  }

  private mutating func registerAbsent(_ node: ViewNode, scope: Int32) {
    names.hasAbsentViews = true
    for id in [node.id].compactMap(\.self) + (node.isScope ? [] : node.guides.map(\.id)) {
      if names.entries[id, in: scope] == nil { names.entries.set(.absent, for: id, in: scope) }
    }
  }

  private mutating func addGuides(_ own: [GuideNode], owner: Int32, scope: Int32) {
    for guide in own {
      let index = Int32(guides.count)
      let prefix = names.owner(ofScope: scope).map { views[Int($0)].path + "." } ?? ""
      guides.append(
        ResolvedScene.Guide(path: prefix + guide.id, owner: owner, span: guide.span))
      switch names.entries[guide.id, in: scope] {
      case nil, .absent: names.entries.set(.guide(index), for: guide.id, in: scope)
      case .guide(let other):
        diagnostics.append(
          Diagnostic(
            LanguageRules.duplicateID,
            "Two guides are called \(quoted(guide.id)).", at: guide.span,
            notes: [.init("the other one", at: guides[Int(other)].span)],
            help: "Give one of them another id."))
      case .view, .copies: break
      }
    }
  }

  /// The keys of `customSpacing` are ids of views that the stack view holds.
  private mutating func checkSpacing(of node: ViewNode, _ path: String, _ children: [ViewNode]) {
    let ids = unique(children.compactMap(\.id))
    let unknown = node.stack.customSpacing.keys.filter { !ids.contains($0) }.sorted()
    guard !unknown.isEmpty, node.idSpan.isNone || saidOfSpacing.insert(node.idSpan).inserted else {
      return
    }
    for name in unknown.prefix(Self.spacingLimit) {
      let near = nearestName(to: name, in: ids).map { "Did you mean \(quoted($0))?" }
      let list = ids.prefix(Self.spacingLimit).map(quoted).joined(separator: ", ")
      diagnostics.append(
        Diagnostic(
          LanguageRules.unknownName,
          "\(quoted(name)) in customSpacing is no view in the stack view \(quoted(path)).",
          at: node.idSpan,
          help: near
            ?? (ids.isEmpty
              ? "Give the view that the gap comes after an id, and write that."
              : "Write the id of the view that the gap comes after: \(list)."),
          views: [path]))
    }
  }

  private func unique(_ ids: [String]) -> [String] {
    var seen: Set<String> = []
    return ids.filter { seen.insert($0).inserted }
  }

  /// Names of one `customSpacing` that are told, and listed, at most.
  private static let spacingLimit = 8

  private mutating func duplicate(_ view: Int32, of other: ViewNode) {
    let node = views[Int(view)].node
    let id = node.id ?? ""
    diagnostics.append(
      Diagnostic(
        LanguageRules.duplicateID,
        "Two views are called \(quoted(id)).", at: node.idSpan,
        notes: [.init("the other one", at: other.idSpan)],
        help: "Give one of them another id; ids are unique in the scene, inside `repeat` and "
          + "templates in each copy.",
        views: [id]))
  }
}

extension Diagnostic {
  /// A finding of a rule, with the rule's code and severity.
  init(
    _ rule: Rule, _ message: String, at span: SourceSpan, notes: [Note] = [], help: String? = nil,
    views: [String] = [], constraints: [String] = []
  ) {
    self.init(
      rule.code, rule.severity, message, at: span, notes: notes, help: help, views: views,
      constraints: constraints)
  }
}
