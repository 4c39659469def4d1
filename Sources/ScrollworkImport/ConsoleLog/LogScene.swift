internal import ScrollworkModel

/// Makes a scene of one list of constraints.
struct LogScene {
  /// Any size does: nothing of a log refers to the screen.
  private static let viewport = Viewport(size: Size(width: 390, height: 844))

  let constraints: [LoggedConstraint]
  let items: LogItems
  private var names = Names()
  /// Content sizes by the views that have them.
  private var contents: [LogItem.Key: [LoggedConstraint]] = [:]
  private(set) var declarations: [ConstraintDeclaration] = []
  /// What the log doesn't tell and had to be assumed.
  private(set) var assumptions: [String] = []

  init(_ constraints: [LoggedConstraint]) {
    self.constraints = constraints
    items = LogItems(constraints)
    for constraint in constraints {
      if constraint.content == nil {
        declare(constraint)
      } else if let term = constraint.left.first {
        contents[term.item, default: []].append(constraint)
      }
    }
    assume()
  }

  var scene: Scene {
    var root = ViewNode(id: "root")
    var children: [[Int]] = Array(repeating: [], count: items.items.count)
    var top: [Int] = []
    for (index, parent) in items.parents.enumerated() {
      if let parent { children[parent].append(index) } else { top.append(index) }
    }
    fill(&root, with: top, children)
    var scene = Scene(viewport: LogScene.viewport, root: root, constraints: declarations)
    // Differences of anchors have several items on a side.
    if constraints.contains(where: { $0.left.count > 1 || $0.right.count > 1 }) {
      scene.dialect = .linear
    }
    return scene
  }

  // MARK: Views

  /// - Note: `LogItems` bounds the depth.
  private func fill(_ view: inout ViewNode, with inside: [Int], _ children: [[Int]]) {
    for index in inside {
      let id = items.identifier(at: index)
      if items.items[index].isGuide {
        view.guides.append(GuideNode(id: id))
        continue
      }
      var child = ViewNode(id: id, type: items.type(at: index))
      setContent(of: &child, items.items[index].key)
      fill(&child, with: children[index], children)
      view.children.append(child)
    }
  }

  private func setContent(of view: inout ViewNode, _ key: LogItem.Key) {
    for constraint in contents[key] ?? [] {
      guard let content = constraint.content else { continue }
      let isWidth = constraint.left.first?.attribute == "width"
      let axis: Axis = isWidth ? .horizontal : .vertical
      var size = view.intrinsic ?? PerAxis(nil)
      size[axis] = max(0, constraint.constant)
      view.intrinsic = size
      view.hugging[axis] = max(1, content.hugging)
      view.compression[axis] = max(1, content.compression)
    }
  }

  // MARK: Constraints

  private mutating func declare(_ constraint: LoggedConstraint) {
    var declaration = ConstraintDeclaration(.text(text(of: constraint)), span: constraint.span)
    declaration.name = names.name(of: constraint)
    declaration.origin = origin(of: constraint)
    declarations.append(declaration)
  }

  private func origin(of constraint: LoggedConstraint) -> ConstraintOrigin {
    let identifier = constraint.identifier ?? ""
    if identifier.hasPrefix("UISV-") { return .stackView }
    let views = constraint.items.filter { !$0.isGuide }
    if !views.isEmpty, views.allSatisfy({ ClassName.isSystem($0.className) }) { return .host }
    if constraint.isMask { return .autoresizing }
    let isSystems =
      identifier.hasPrefix("UI") || identifier.hasPrefix("_UI")
      || constraint.className == "_UILayoutSupportConstraint"
    return isSystems ? .host : .author
  }

  /// The equation with the scene's ids: `UILabel-3f20.leading == card.leading + 8 @999`.
  private func text(of constraint: LoggedConstraint) -> String {
    var (left, right) = (constraint.left, constraint.right)
    var relation = constraint.relation
    var constant = constraint.constant
    if left.isEmpty {
      (left, right) = (right, [])
      relation = relation.turned
      constant = -constant
    }
    var text = "\(sum(left)) \(relation.rawValue) "
    if right.isEmpty {
      text += formatNumber(constant)
    } else {
      text += sum(right)
      if constant > 0 { text += " + \(formatNumber(constant))" }
      if constant < 0 { text += " - \(formatNumber(-constant))" }
    }
    if constraint.priority != 1000 { text += " @\(formatNumber(max(1, constraint.priority)))" }
    return text
  }

  private func sum(_ terms: [LoggedConstraint.Term]) -> String {
    var text = ""
    for term in terms {
      let size = abs(term.coefficient)
      if text.isEmpty {
        if term.coefficient < 0 { text += "-" }
      } else {
        text += term.coefficient < 0 ? " - " : " + "
      }
      if size != 1 { text += "\(formatNumber(size)) * " }
      text += "\(items.identifier(term.item)).\(term.attribute)"
    }
    return text
  }

  // MARK: What isn't known

  private mutating func assume() {
    var margins: [String] = []
    var hasBaselines = false
    for term in constraints.lazy.flatMap(\.terms) {
      if term.attribute.hasPrefix("margins.") {
        let id = items.identifier(term.item)
        if !margins.contains(id) { margins.append(id) }
      }
      if term.attribute.hasSuffix("Baseline") { hasBaselines = true }
    }
    if !margins.isEmpty {
      let shown = margins.prefix(4).joined(separator: ", ")
      assumptions.append("the log doesn't tell the margins of \(shown): they are taken as 8 pt")
    }
    if hasBaselines {
      assumptions.append(
        "the log doesn't tell where baselines lie: those of system text at 17 pt are used for "
          + "labels and buttons")
    }
  }
}

/// Names of a list's constraints, no two alike.
private struct Names {
  private static let longest = 80
  private var taken: Set<String> = []

  /// The identifier, or the file and line; nil when there is neither.
  mutating func name(of constraint: LoggedConstraint) -> String? {
    guard let given = constraint.identifier ?? constraint.place else { return nil }
    let line = given.split(whereSeparator: \.isNewline).joined(separator: " ")
    guard !line.isEmpty else { return nil }
    var wanted = String(line.prefix(Names.longest))
    if taken.insert(wanted).inserted { return wanted }
    // One line of code makes several constraints.
    if let term = constraint.terms.first { wanted += "-\(term.attribute)" }
    var name = wanted
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(wanted)-\(number)"
      number += 1
    }
    return name
  }
}
