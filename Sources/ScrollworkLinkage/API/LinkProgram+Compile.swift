public import ScrollworkModel

extension LinkProgram {
  /// Compiles a scene's links.
  ///
  /// - Parameters:
  ///   - scene: a scene whose names are resolved.
  ///   - facts: its solved layout, without links.
  /// - Returns: the program, without the links that are wrong, and what is wrong with them.
  /// - Complexity: close to linear in the number of properties and stops.
  public static func compile(
    _ scene: ResolvedScene, _ facts: LinkFacts
  ) -> (program: LinkProgram, diagnostics: [Diagnostic]) {
    guard !scene.links.isEmpty else { return (LinkProgram(), []) }
    var reader = read(scene, facts)
    var constraints: [Int32] = []
    for writer in reader.drafts.writers {
      switch writer.target {
      case .constant(let index), .multiplier(let index): constraints.append(index)
      default: break
      }
    }
    let names = TargetNames(scene, constraints: Array(Set(constraints)).sorted())
    reader.checkWriters(names)
    let graph = DraftGraph(reader.drafts, scene, reader.lookup.items)
    let order = reader.checkCircles(graph, names)
    reader.checkReach(graph)
    var builder = ProgramBuilder(
      scene, facts, reader.lookup.items, definitionCount: reader.drafts.definitions.count)
    for vertex in order {
      switch graph.vertices[vertex] {
      case .definition(let index):
        if let draft = reader.drafts.definitions[index] {
          builder.definitions[index] = builder.expression(draft)
          builder.definitionNumbers[index] = builder.numbers(draft)
        }
      case .group(let index): builder.group(reader.drafts.groups[index], names)
      case .property(let target, let writers):
        builder.property(target, writers.map { reader.drafts.writers[$0] }, names)
      }
    }
    var program = builder.program
    program.outputs = inOrder(builder.outputs, program.bindings)
    if program.nodes.count >= batchThreshold { BatchPlan.arrange(&program) }
    if let cover = CoverCheck(scene, facts, program) {
      program.coveredFrames = cover.frames()
      reader.diagnostics += cover.findings(program.coveredFrames)
    }
    let diagnostics = reader.diagnostics.enumerated()
      .sorted { ($0.element.span.start, $0.offset) < ($1.element.span.start, $1.offset) }
      .map(\.element)
    return (program, diagnostics)
  }

  /// Reads a scene's links with their recipes written out.
  private static func read(_ scene: ResolvedScene, _ facts: LinkFacts) -> DraftReader {
    var expander = RecipeExpander(scene, facts)
    expander.expandAll()
    var reader = DraftReader(scene, facts, links: expander.links, expander.stickies)
    reader.readDefinitions()
    for link in expander.links {
      switch link.form {
      case .drive(let drive): reader.read(drive, of: link)
      case .scrollers(let scrollers): reader.read(scrollers, of: link)
      case .collapse(let collapse): reader.read(collapse, of: link)
      default: break
      }
    }
    reader.diagnostics = expander.diagnostics + reader.diagnostics
    for index in reader.drafts.writers.indices { reader.drafts.writers[index].order = index }
    return reader
  }

  /// The links before they are compiled, for exports.
  static func drafts(_ scene: ResolvedScene, _ facts: LinkFacts) -> Drafts {
    read(scene, facts).drafts
  }

  /// Outputs in the order of the links that write them first.
  private static func inOrder(_ outputs: [Output], _ bindings: [LinkBinding]) -> [Output] {
    var first: [LinkTarget: (link: Int, order: Int)] = [:]
    for binding in bindings {
      let place = (link: binding.link, order: binding.order)
      if let known = first[binding.target], known <= place { continue }
      first[binding.target] = place
    }
    return outputs.enumerated()
      .sorted { a, b in
        let (one, other) = (first[a.element.target], first[b.element.target])
        return (one?.link ?? 0, one?.order ?? 0, a.offset)
          < (other?.link ?? 0, other?.order ?? 0, b.offset)
      }
      .map(\.element)
  }
}
