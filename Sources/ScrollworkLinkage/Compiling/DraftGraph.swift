internal import ScrollworkModel

/// What depends on what among the definitions, driven properties and groups of a scene's links.
struct DraftGraph {
  enum Vertex {
    case definition(Int)
    /// Writers of one property.
    case property(LinkTarget, [Int])
    case group(Int)
  }

  private(set) var vertices: [Vertex] = []
  /// By vertex: those that have to be evaluated first.
  private(set) var needs: [[Int]] = []
  private(set) var vertexOf: [LinkTarget: Int] = [:]
  private let scene: ResolvedScene
  private let items: ItemLookup

  init(_ drafts: Drafts, _ scene: ResolvedScene, _ items: ItemLookup) {
    self.scene = scene
    self.items = items
    for index in drafts.definitions.indices { vertices.append(.definition(index)) }
    for (index, group) in drafts.groups.enumerated() {
      for member in group.members { vertexOf[member.target(group.axis)] = vertices.count }
      vertices.append(.group(index))
    }
    var writers: [LinkTarget: [Int]] = [:]
    var order: [LinkTarget] = []
    for (index, writer) in drafts.writers.enumerated() {
      if writers[writer.target] == nil { order.append(writer.target) }
      writers[writer.target, default: []].append(index)
    }
    for target in order {
      // A group's member that is also driven: the group takes the driven value as where it stands.
      if vertexOf[target] == nil { vertexOf[target] = vertices.count }
      driven[target] = vertices.count
      vertices.append(.property(target, writers[target] ?? []))
    }
    needs = Array(repeating: [], count: vertices.count)
    for index in vertices.indices { needs[index] = dependencies(of: index, drafts) }
  }

  /// The vertex that a writer makes of a property, which for a group's member comes before the group.
  private(set) var driven: [LinkTarget: Int] = [:]

  private func dependencies(of index: Int, _ drafts: Drafts) -> [Int] {
    var found: [Int] = []
    switch vertices[index] {
    case .definition(let definition):
      if let draft = drafts.definitions[definition] { add(draft, to: &found) }
    case .group(let group):
      for member in drafts.groups[group].members {
        if let driver = driven[member.target(drafts.groups[group].axis)] { found.append(driver) }
      }
      for map in drafts.groups[group].maps {
        if let ratio = map.map.ratio { add(ratio, to: &found) }
      }
    case .property(_, let writers):
      for writer in writers {
        let draft = drafts.writers[writer]
        for expression in draft.expressions { add(expression, to: &found) }
        switch draft.source {
        case .view(let view):
          add(.contentOffset(view.scroller, view.axis), to: &found)
        case .scroller(let map): add(map.from.target(map.axis), to: &found)
        case .collapse(let collapse):
          add(.contentOffset(collapse.scroller, .vertical), to: &found)
        case .expression: break
        }
        if draft.ratio != nil, case .expression(let source) = draft.source,
          case .scroll(let view, .offset(let axis))? = source.single
        {
          add(.contentOffset(view, axis), to: &found)
        }
      }
    }
    return Array(Set(found)).sorted()
  }

  private func add(_ expression: DraftExpression, to found: inout [Int]) {
    for source in expression.sources {
      switch source {
      case .definition(let index): found.append(index)
      case .variable(let name): add(.variable(name), to: &found)
      case .scroll(let view, let field):
        if let axis = field.offsetAxis { add(.contentOffset(view, axis), to: &found) }
      case .inPort(let item, let scroller, _):
        for axis in Axis.allCases { add(.contentOffset(scroller, axis), to: &found) }
        addScrollers(round: items.owner(of: item), upTo: scroller, to: &found)
      case .visible(let view): addScrollers(round: view, upTo: 0, to: &found)
      case .frame, .time, .constant: break
      }
    }
  }

  private func addScrollers(round view: Int32, upTo end: Int32, to found: inout [Int]) {
    var parent = scene.views[Int(view)].parent
    while let current = parent {
      for axis in Axis.allCases { add(.contentOffset(current, axis), to: &found) }
      if current == end { return }
      parent = scene.views[Int(current)].parent
    }
  }

  private func add(_ target: LinkTarget, to found: inout [Int]) {
    if let vertex = vertexOf[target] { found.append(vertex) }
  }
}
