internal import ScrollworkModel

/// What an exported class calls what it works with: views and constraints that it is given,
/// variables that it sets, and intermediate values.
struct SwiftNames {
  /// A property that the class is made with.
  struct Property {
    var name: String
    var type: String
    /// What the scene calls it.
    var path: String
  }

  private let scene: ResolvedScene
  private(set) var properties: [Property] = []
  private(set) var variables: [String] = []
  private var views: [String: String] = [:]
  private var others: [String: String] = [:]
  private var used: Set<String> = SwiftNames.reserved
  /// By path of a repeated view, without its number: how many copies there are.
  private var copies: [String: Int] = [:]

  /// Families whose copies differ in their types.
  private var isMixed: Set<String> = []

  init(_ scene: ResolvedScene) {
    self.scene = scene
    var types: [String: String] = [:]
    for (index, view) in scene.views.enumerated() {
      guard let (family, number) = SwiftNames.copy(view.path) else { continue }
      let type = type(Int32(index))
      if types.updateValue(type, forKey: family) ?? type != type { isMixed.insert(family) }
      // Only copies that are numbered without a gap are an array.
      if copies[family, default: 0] == number { copies[family] = number + 1 }
    }
  }

  /// `bubble.3` is the copy 3 of `bubble`, `cell.3.photo` that of `cell.photo`; nil for paths without
  /// just one number.
  static func copy(_ path: String) -> (family: String, number: Int)? {
    let parts = path.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.indices.filter { Int(parts[$0]) != nil }
    guard numbers.count == 1, let place = numbers.first, place > 0, let number = Int(parts[place])
    else { return nil }
    var family = parts
    family.remove(at: place)
    return (family.joined(separator: "."), number)
  }

  // MARK: Identifiers

  /// `cell.3.photo` is cell3Photo, `title-top` titleTop.
  static func identifier(_ text: String) -> String {
    var result = ""
    var isUpper = false
    for character in text {
      guard character.isLetter || character.isNumber || character == "_" else {
        isUpper = !result.isEmpty
        continue
      }
      if result.isEmpty, character.isNumber { result = "_" }
      // Types begin with capitals, properties don't.
      if result.isEmpty {
        result = character.lowercased()
        continue
      }
      result += isUpper ? character.uppercased() : String(character)
      isUpper = false
    }
    return result.allSatisfy { $0 == "_" } ? "item" : result
  }

  /// A name that nothing else has.
  ///
  /// - Parameter suffix: what is added to words that mean something in code.
  mutating func unique(_ wanted: String, _ suffix: String = "Value") -> String {
    let wanted = SwiftNames.reserved.contains(wanted) ? wanted + suffix : wanted
    var result = wanted
    var count = 2
    while !used.insert(result).inserted {
      result = "\(wanted)_\(count)"
      count += 1
    }
    return result
  }

  func isUsed(_ name: String) -> Bool { used.contains(name) }

  private static let reserved: Set<String> = [
    "class", "let", "var", "func", "in", "is", "as", "if", "else", "for", "while", "switch", "case",
    "default", "do", "init", "import", "return", "self", "Self", "super", "true", "false", "nil",
    "where", "guard", "defer", "repeat", "struct", "enum", "protocol", "extension", "static",
    "public", "private", "internal", "fileprivate", "operator", "subscript", "throw", "throws",
    "try", "catch", "break", "continue", "fallthrough", "inout", "deinit", "associatedtype",
    "typealias", "rethrows", "await", "precedencegroup", "Any", "min", "max", "abs", "truth", "mix",
    "clamp", "snap", "wrap",
    "mirror", "sign", "sin", "cos", "choose", "nearest", "share", "smoothstep", "curve", "sided",
    "bounce", "channel", "circle", "steps", "along", "linear", "hold", "leader", "smoothed",
    "sprung",
    "visibleShare", "update", "step", "elapsed", "enter", "isUpdating", "needsFrames", "scrollView",
    "pass", "time", "i", "hash", "description", "debugDescription", "superclass", "isEqual", "copy",
    "hasMoved",
  ]

  // MARK: Properties

  /// How code calls a view: `photo`, `bubble[3]`.
  mutating func view(_ index: Int32) -> String {
    let view = scene.views[Int(index)]
    if let (family, number) = SwiftNames.copy(view.path), let count = copies[family],
      number < count, !isMixed.contains(family)
    {
      return property(family, "[\(type(index))]") + "[\(number)]"
    }
    return property(view.path, type(index))
  }

  /// How many copies a family of views has.
  func count(of family: String) -> Int { copies[family] ?? 0 }

  private func type(_ index: Int32) -> String {
    switch scene.views[Int(index)].node.type {
    case .scrollView: "UIScrollView"
    case .pageControl: "UIPageControl"
    default: "UIView"
    }
  }

  private mutating func property(_ path: String, _ type: String) -> String {
    if let known = views[path] { return known }
    let name = unique(SwiftNames.identifier(path), "View")
    views[path] = name
    properties.append(Property(name: name, type: type, path: path))
    return name
  }

  private mutating func other(_ path: String, _ type: String, _ wanted: String) -> String {
    if let known = others[path] { return known }
    let name = unique(SwiftNames.identifier(wanted))
    others[path] = name
    properties.append(Property(name: name, type: type, path: path))
    return name
  }

  mutating func constraint(_ index: Int32) -> String {
    let name = scene.name(of: Int(index))
    return other("constraint " + name, "NSLayoutConstraint", name)
  }

  /// The constraint that holds a length of a view that is laid out by constraints.
  mutating func constraint(_ view: Int32, _ part: LinkTarget.FramePart) -> String {
    let path = scene.views[Int(view)].path
    return other(
      "\(path).\(part.rawValue) == constant", "NSLayoutConstraint", "\(path).\(part.rawValue)")
  }

  private mutating func guide(_ item: LayoutItem) -> String {
    let path = scene.path(of: item)
    return other(path, "UILayoutGuide", path)
  }

  mutating func variable(_ path: String) -> String {
    if let known = others["var " + path] { return known }
    let name = unique(SwiftNames.identifier(path))
    others["var " + path] = name
    variables.append(name)
    return name
  }

  // MARK: Numbers of views

  /// What the scene calls a number: `pager.contentOffset.x`.
  func path(_ sample: InputSample, _ program: LinkProgram) -> String {
    let index = Int(sample.index)
    func scroll(_ word: String) -> String {
      "\(scene.views[Int(program.scrollViews[index])].path).\(word)"
    }
    switch sample.field {
    case .reducesMotion: return "reducesMotion"
    case .time: return "time"
    case .frame(let attribute):
      return "\(scene.path(of: program.items[index])).\(attribute.rawValue)"
    case .offset(let axis): return scroll("contentOffset.\(axis.letter)")
    case .low(let axis): return scroll("lowest.\(axis.letter)")
    case .high(let axis): return scroll("highest.\(axis.letter)")
    case .range(let axis): return scroll("range.\(axis.letter)")
    case .contentSize(let axis): return scroll("content.\(SwiftNames.size(axis))")
    case .bounds(let axis): return scroll("port.\(SwiftNames.size(axis))")
    case .velocity(let axis): return scroll("velocity.\(axis.letter)")
    case .inset(let edge): return scroll("inset.\(edge.rawValue)")
    case .zoomScale: return scroll("zoomScale")
    case .phase: return scroll("phase")
    case .isTracking: return scroll("isTracking")
    case .isDecelerating: return scroll("isDecelerating")
    }
  }

  /// The frame of an item in its parent's coordinates, as a CGRect.
  mutating func frame(_ item: LayoutItem) -> String {
    switch item.kind {
    case .view: "\(view(item.index)).ownFrame"
    case .contentGuide: "CGRect(origin: .zero, size: \(view(item.index)).contentSize)"
    default: guide(item) + ".layoutFrame"
    }
  }

  mutating func frame(_ item: LayoutItem, _ attribute: FrameAttribute) -> String {
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
    return "Double(\(frame(item)).\(part))"
  }
  static func size(_ axis: Axis) -> String { axis == .horizontal ? "width" : "height" }
}
