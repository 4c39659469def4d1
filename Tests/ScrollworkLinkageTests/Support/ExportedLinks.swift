import Foundation
import ScrollworkLayout
import ScrollworkModel
import Testing

@testable import ScrollworkCLI
@testable import ScrollworkLinkage

/// A scene's exported code beside the scene's own links: both are moved the same way.
struct ExportedLinks {
  /// What is done to a scene in one step.
  struct Move {
    /// Scroll views with where they are put.
    var offsets: [(path: String, point: Point)] = []
    /// Seconds until the step ends; 0: only what is moved counts.
    var elapsed = 0.0
    /// A scroll view's new phase.
    var phase: (path: String, phase: LinkScroll.Phase)?
  }

  let name: String
  private(set) var scene: LinkedScene
  let code: String
  /// Class properties with their types.
  private let properties: [(name: String, type: String)]
  /// By path of a constraint: the property.
  private var constraints: [String: String] = [:]
  private var velocities: [String: Point] = [:]
  /// By step: the program's lines that make it, and the values that the links gave.
  private(set) var steps: [(lines: [String], values: [Double])] = []
  private var frames: [String: Rect] = [:]
  private var requests: [Int32: Double] = [:]

  init(_ name: String, _ text: String) throws {
    self.name = name
    scene = try LinkedScene(text)
    let errors = scene.diagnostics.filter { $0.severity == .error }
    #expect(errors.isEmpty, "\(name): \(errors)")
    code = SwiftExport(scene.scene, scene.program, file: name).text
      .replacing("LinkedScrolling", with: name)
    var properties: [(name: String, type: String)] = []
    var comment = ""
    for line in code.split(separator: "\n") {
      if line.hasPrefix("  init(") { break }
      if line.hasPrefix("  /// ") { comment = String(line.dropFirst(6)) }
      if let match = line.firstMatch(of: #/^  (?:private\(set\) var|let) (\w+): (.*)$/#),
        !line.contains(" = "), !line.hasSuffix("{")
      {
        properties.append((String(match.1), String(match.2)))
        if match.2 == "NSLayoutConstraint" { constraints[comment] = String(match.1) }
      }
    }
    self.properties = properties
    try first()
  }

  // MARK: Names

  /// How the code calls a view; nil where it doesn't.
  private func property(_ path: String) -> String? {
    if let (family, number) = SwiftNames.copy(path) {
      let name = SwiftNames.identifier(family)
      if properties.contains(where: { $0.name == name && $0.type.hasPrefix("[") }) {
        return "\(name)[\(number)]"
      }
    }
    let name =
      properties.contains { $0.name == SwiftNames.identifier(path) + "View" }
      ? SwiftNames.identifier(path) + "View" : SwiftNames.identifier(path)
    return properties.contains { $0.name == name && !$0.type.hasPrefix("[") } ? name : nil
  }

  // MARK: Steps

  /// The lines that put views where a layout puts them, for those that have moved.
  private mutating func layoutLines() throws -> [String] {
    var lines: [String] = []
    let driven = Set(
      scene.program.outputs.compactMap { output -> Int32? in
        guard case .frame(let view, _) = output.target,
          scene.scene.views[Int(view)].node.frame != nil
        else { return nil }
        return view
      })
    for (index, view) in scene.scene.views.enumerated() {
      guard let name = property(view.path) else { continue }
      let solved = scene.layout.layout.views[index]
      if frames[view.path] != solved.frame,
        frames[view.path] == nil || !driven.contains(Int32(index))
      {
        let frame = solved.frame
        lines += [
          "\(name).bounds.size = CGSize(width: \(frame.width), height: \(frame.height))",
          "\(name).center = CGPoint(x: \(frame.x + frame.width / 2), y: \(frame.y + frame.height / 2))",
        ]
      }
      frames[view.path] = solved.frame
      if let scroll = solved.scroll {
        let size = scroll.contentSize
        lines.append("\(name).contentSize = CGSize(width: \(size.width), height: \(size.height))")
      }
    }
    return lines
  }

  private mutating func first() throws {
    var lines: [String] = []
    for property in properties where property.type == "NSLayoutConstraint" {
      lines.append(
        "let \(property.name) = NSLayoutConstraint(item: root, attribute: .width, relatedBy: .equal, "
          + "toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 0)")
    }
    for property in properties where property.type != "NSLayoutConstraint" {
      if property.type.hasPrefix("[") {
        let type = property.type.dropFirst().dropLast()
        lines.append("let \(property.name) = (0..<99).map { _ in \(type)() }")
      } else {
        lines.append("let \(property.name) = \(property.type)()")
      }
    }
    if !properties.contains(where: { $0.name == "root" }) {
      lines.insert("let root = UIView()", at: 0)
    }
    for (index, item) in scene.program.items.enumerated() {
      guard item.kind != .view, item.kind != .contentGuide,
        let name = property(scene.scene.path(of: item))
      else { continue }
      let frame = scene.inputs.frames[index]
      lines.append(
        "\(name).layoutFrame = CGRect(x: \(frame.x), y: \(frame.y), width: \(frame.width), height: \(frame.height))"
      )
    }
    // Constraints first need a root.
    lines.sort { $0.contains("let root =") && !$1.contains("let root =") }
    lines += try layoutLines()
    for (index, view) in scene.program.scrollViews.enumerated() {
      let path = scene.scene.views[Int(view)].path
      guard let name = property(path) else { continue }
      let scroll = scene.inputs.scrolls[index]
      let inset = scroll.adjustedContentInset
      lines += [
        "\(name).contentInset.top = \(inset.top)", "\(name).contentInset.left = \(inset.left)",
        "\(name).contentInset.bottom = \(inset.bottom)",
        "\(name).contentInset.right = \(inset.right)",
        "\(name).contentOffset = CGPoint(x: \(scroll.contentOffset.x), y: \(scroll.contentOffset.y))",
      ]
    }
    let arguments = properties.map { property in
      guard property.type.hasPrefix("[") else { return "\(property.name): \(property.name)" }
      let count = scene.scene.views.reduce(0) {
        guard let copy = SwiftNames.copy($1.path) else { return $0 }
        return SwiftNames.identifier(copy.family) == property.name ? $0 + 1 : $0
      }
      return "\(property.name): Array(\(property.name).prefix(\(count)))"
    }
    lines.append("let links = \(name)(\(arguments.joined(separator: ", ")))")
    try scene.step(elapsed: 0)
    try finish(lines, "links.update()")
  }

  /// Makes a step in both.
  mutating func move(_ move: Move) throws {
    var lines: [String] = []
    if let (path, phase) = move.phase {
      scene.inputs.scrolls[try scene.scroller(path)].phase = phase
    }
    // As the code measures it: from one step in time to the next.
    if move.elapsed > 0 {
      for (index, view) in scene.program.scrollViews.enumerated() {
        let path = scene.scene.views[Int(view)].path
        let now =
          move.offsets.first { $0.path == path }?.point ?? scene.inputs.scrolls[index].contentOffset
        let before = velocities[path] ?? now
        scene.inputs.scrolls[index].velocity = Point(
          x: (now.x - before.x) / move.elapsed, y: (now.y - before.y) / move.elapsed)
        velocities[path] = now
      }
    }
    try scene.step(
      Dictionary(uniqueKeysWithValues: move.offsets.map { ($0.path, $0.point) }),
      elapsed: move.elapsed)
    var actions: [String] = []
    for (path, point) in move.offsets {
      guard let name = property(path) else { continue }
      actions.append("\(name).contentOffset = CGPoint(x: \(point.x), y: \(point.y))")
    }
    if let (path, phase) = move.phase, let name = property(path) {
      switch phase {
      case .dragging: actions.append("links.scrollViewWillBeginDragging(\(name))")
      case .decelerating:
        actions.append("links.scrollViewDidEndDragging(\(name), willDecelerate: true)")
      case .idle: actions.append("links.scrollViewDidEndDecelerating(\(name))")
      case .animating: break
      }
    }
    if move.elapsed > 0, code.contains("func step(by") {
      actions.append("links.step(by: \(move.elapsed))")
    }
    lines.append("root.layout = { \(try layoutLines().joined(separator: "; ")) }")
    try finish(lines, actions.joined(separator: "\n"))
  }

  private mutating func finish(_ lines: [String], _ action: String) throws {
    let layout = lines.isEmpty || lines.contains { $0.hasPrefix("root.layout") }
    var lines = lines
    if !layout {
      // What the links change in the first step moves views as well.
      lines.append("root.layout = { \(try layoutLines().joined(separator: "; ")) }")
    }
    if steps.isEmpty {
      lines.append("func show() {")
      lines += watched.map { "  print(\($0.code))" }
      lines += snapping.map { "  print(Double(\($0).requested?.y ?? -1))" } + ["}"]
    }
    for request in scene.state.scrollRequests { requests[request.view] = request.offset }
    lines += [action, "show()"]
    steps.append(
      (
        lines,
        watched.map { scene.state.value(of: $0.output) }
          + scene.program.collapses.map { requests[$0.scroller] ?? -1 }
      ))
  }

  /// Scroll views that bars move on.
  private var snapping: [String] {
    scene.program.collapses.compactMap { property(scene.scene.views[Int($0.scroller)].path) }
  }

  /// What is compared in each step.
  var compared: [(name: String, target: LinkTarget)] {
    watched.map { ($0.output.name, $0.output.target) }
      + snapping.map { ("where \($0) goes", .variable("")) }
  }

  // MARK: What is compared

  var watched: [(output: LinkProgram.Output, code: String)] {
    scene.program.outputs.compactMap { output in code(output).map { (output, $0) } }
  }

  private func code(_ output: LinkProgram.Output) -> String? {
    let view = output.target.view.map { scene.scene.views[Int($0)] }
    let name = view.flatMap { property($0.path) } ?? ""
    func letter(_ axis: Axis) -> String { axis == .horizontal ? "x" : "y" }
    switch output.target {
    case .contentOffset(_, let axis): return "Double(\(name).contentOffset.\(letter(axis)))"
    case .frame(_, let part):
      if let view, view.node.frame == nil {
        return "Double(\(constraints["\(view.path).\(part.rawValue) == constant"] ?? "").constant)"
      }
      switch part {
      case .x: return "Double(\(name).center.x - \(name).bounds.size.width / 2)"
      case .y: return "Double(\(name).center.y - \(name).bounds.size.height / 2)"
      case .width: return "Double(\(name).bounds.size.width)"
      case .height: return "Double(\(name).bounds.size.height)"
      }
    case .contentInset(_, let edge): return "Double(\(name).contentInset.\(edge.rawValue))"
    case .hidden: return "\(name).isHidden ? 1.0 : 0.0"
    case .constant:
      return "Double(\(constraints[output.name] ?? "").constant)"
    case .multiplier:
      let path = String(output.name.dropLast(".multiplier".count))
      return "Double(links.\(constraints[path] ?? "").multiplier)"
    case .translate(_, let axis): return "Double(\(name).transform.t\(letter(axis)))"
    case .scale, .scaleAxis(_, .horizontal):
      return
        "Double((\(name).transform.a * \(name).transform.a + \(name).transform.b * \(name).transform.b).squareRoot())"
    case .scaleAxis(_, .vertical):
      return
        "Double((\(name).transform.c * \(name).transform.c + \(name).transform.d * \(name).transform.d).squareRoot())"
    case .rotate: return "Double(atan2(\(name).transform.b, \(name).transform.a)) * 180 / Double.pi"
    case .alpha: return "Double(\(name).alpha)"
    case .backgroundColor(_, let channel):
      let factor = channel == .alpha ? "" : " * 255"
      return "Double(\(name).backgroundColor?.\(channel) ?? -1)\(factor)"
    case .cornerRadius: return "Double(\(name).layer.cornerRadius)"
    case .zPosition: return "Double(\(name).layer.zPosition)"
    case .currentPage: return "Double(\(name).currentPage)"
    case .variable(let variable):
      let name = SwiftNames.identifier(variable)
      return code.contains(" var \(name)Value = 0.0")
        ? "links.\(name)Value" : "links.\(name)"
    }
  }

  /// A function that makes all steps and prints what became of everything.
  var run: String {
    "@MainActor func run\(name)() {\n"
      + steps.flatMap(\.lines).map { "  " + $0.replacing("\n", with: "\n  ") + "\n" }.joined()
      + "}\n"
  }
}
