/// What drives what: an arrow from each number that is read to each property that it decides.
public struct LinkGraph: Sendable {
  public struct Arrow: Hashable, Sendable {
    public var from: String
    public var to: String
  }

  /// Numbers and properties, in the order of evaluation.
  public private(set) var nodes: [String] = []
  public private(set) var arrows: [Arrow] = []

  public init(_ program: LinkProgram) {
    var known: Set<String> = []
    var drawn: Set<Arrow> = []
    func add(_ node: String) {
      if known.insert(node).inserted { nodes.append(node) }
    }
    func draw(_ from: String, _ to: String) {
      let arrow = Arrow(from: from, to: to)
      if drawn.insert(arrow).inserted { arrows.append(arrow) }
    }
    func read(_ numbers: [LinkNumber], _ reader: String) {
      for number in numbers {
        read(number.parts, number.name)
        add(number.name)
        add(reader)
        draw(number.name, reader)
      }
    }
    for binding in program.bindings where binding.isShown {
      read(binding.numbers, binding.property)
      add(binding.property)
    }
    for (constraint, length) in program.heldLengths where known.contains(length) {
      draw(constraint, length)
    }
    // Members of a link in both directions lead each other.
    for group in program.groups {
      let names = group.outputs.compactMap { slot in
        program.outputs.first { $0.slot == slot }?.name
      }
      for (index, edges) in group.edges.enumerated() where index < names.count {
        for edge in edges where Int(edge.to) < names.count {
          draw(names[index], names[Int(edge.to)])
        }
      }
    }
  }

  /// A graph for Graphviz.
  public var dot: String {
    var text = "digraph links {\n  rankdir=LR;\n  node [shape=box];\n"
    for node in nodes { text += "  \(LinkGraph.quoted(node));\n" }
    for arrow in arrows {
      text += "  \(LinkGraph.quoted(arrow.from)) -> \(LinkGraph.quoted(arrow.to));\n"
    }
    return text + "}\n"
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
