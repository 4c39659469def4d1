internal import ScrollworkModel

/// The properties of an exported class, by what they stand for.
struct SwiftNames {
  private let scene: ResolvedScene
  private(set) var properties: [(name: String, type: String)] = []
  private(set) var variables: [String] = []
  private var views: [Int32: Int] = [:]
  private var others: [String: String] = [:]
  private var used: Set<String> = ["scrollView", "isMoving", "self"]

  init(_ scene: ResolvedScene) {
    self.scene = scene
  }

  /// `cell.3.photo` is cell3Photo, `title-top` titleTop.
  private mutating func identifier(_ path: String) -> String {
    var result = ""
    var isUpper = false
    for character in path {
      guard character.isLetter || character.isNumber || character == "_" else {
        isUpper = !result.isEmpty
        continue
      }
      if result.isEmpty, character.isNumber { result = "_" }
      result += isUpper ? character.uppercased() : String(character)
      isUpper = false
    }
    if result.isEmpty { result = "item" }
    if SwiftNames.keywords.contains(result) { result += "View" }
    // `v12` and `e3` are what intermediate values are called.
    if result.first == "v" || result.first == "e", result.dropFirst().allSatisfy(\.isNumber) {
      result += "View"
    }
    let wanted = result
    var count = 2
    while !used.insert(result).inserted {
      result = wanted + "_\(count)"
      count += 1
    }
    return result
  }

  private static let keywords: Set<String> = [
    "class", "let", "var", "func", "in", "is", "as", "if", "else", "for", "while", "switch", "case",
    "default", "do", "init", "import", "return", "self", "super", "true", "false", "nil", "where",
    "guard", "defer", "repeat", "struct", "enum", "protocol", "extension", "static", "public",
    "private", "internal", "operator", "subscript", "throw", "throws", "try", "catch", "break",
    "continue", "min", "max", "abs", "page", "stops", "curve", "set", "share", "truth", "mix",
    "clamp", "snap", "wrap", "mirror", "sign", "sin", "cos", "choose", "nearest", "sided",
  ]

  mutating func view(_ index: Int32, as type: String? = nil) -> String {
    if let place = views[index] {
      if let type { properties[place].type = type }
      return properties[place].name
    }
    let own = scene.views[Int(index)].node.type == .scrollView ? "UIScrollView" : "UIView"
    let name = identifier(scene.views[Int(index)].path)
    views[index] = properties.count
    properties.append((name, type ?? own))
    return name
  }

  private mutating func other(_ path: String, _ type: String) -> String {
    if let known = others[path] { return known }
    let name = identifier(path)
    others[path] = name
    properties.append((name, type))
    return name
  }

  mutating func constraint(_ index: Int32) -> String {
    other(scene.name(of: Int(index)), "NSLayoutConstraint")
  }

  mutating func variable(_ path: String) -> String {
    if let known = others["var " + path] { return known }
    let name = identifier(path)
    others["var " + path] = name
    variables.append(name)
    return name
  }

  // MARK: Numbers of views

  mutating func sample(_ sample: InputSample, _ program: LinkProgram) -> String {
    let index = Int(sample.index)
    switch sample.field {
    case .reducesMotion: return "truth(UIAccessibility.isReduceMotionEnabled)"
    case .time, .velocity, .phase: return "0.0"
    case .frame(let attribute): return frame(program.items[index], attribute)
    default: break
    }
    let name = view(program.scrollViews[index])
    switch sample.field {
    case .offset(let axis): return "Double(\(name).contentOffset.\(letter(axis)))"
    case .low(let axis): return "low(\(name), .\(axis))"
    case .high(let axis): return "high(\(name), .\(axis))"
    case .range(let axis): return "(high(\(name), .\(axis)) - low(\(name), .\(axis)))"
    case .contentSize(let axis): return "Double(\(name).contentSize.\(size(axis)))"
    case .bounds(let axis): return "Double(\(name).bounds.size.\(size(axis)))"
    case .inset(let edge): return "Double(\(name).adjustedContentInset.\(edge.rawValue))"
    case .zoomScale: return "Double(\(name).zoomScale)"
    case .isTracking: return "truth(\(name).isDragging)"
    case .isDecelerating: return "truth(\(name).isDecelerating)"
    default: return "0.0"
    }
  }

  private mutating func frame(_ item: LayoutItem, _ attribute: FrameAttribute) -> String {
    let rect: String
    switch item.kind {
    case .view: rect = "frame(\(view(item.index)))"
    case .contentGuide:
      rect = "CGRect(origin: .zero, size: \(view(item.index)).contentSize)"
    default: rect = other(scene.path(of: item), "UILayoutGuide") + ".layoutFrame"
    }
    let part =
      switch attribute {
      case .left, .x, .leading: "minX"
      case .right, .maxX, .trailing: "maxX"
      case .top, .y: "minY"
      case .bottom, .maxY: "maxY"
      case .width: "width"
      case .height: "height"
      case .centerX: "midX"
      case .centerY: "midY"
      }
    return "Double(\(rect).\(part))"
  }

  /// What the page functions take.
  mutating func pages(_ source: LinkProgram.PageSource, _ program: LinkProgram) -> String {
    let name = view(program.scrollViews[Int(source.scroll)])
    return "\(name), .\(source.axis)"
  }

  private func letter(_ axis: Axis) -> String { axis == .horizontal ? "x" : "y" }
  private func size(_ axis: Axis) -> String { axis == .horizontal ? "width" : "height" }
}
