internal import ScrollworkModel

/// The views and guides of one list of constraints: what they are called in the scene, and which
/// lies in which.
struct LogItems {
  /// Views are nested less deep than this.
  private static let depthLimit = 64

  /// In the order in which the list names them.
  private(set) var items: [LogItem] = []
  private var indexes: [LogItem.Key: Int] = [:]
  private var identifiers: [String] = []
  private var taken = Identifiers()
  /// The view round each item; nil where the list doesn't tell.
  private(set) var parents: [Int?] = []

  init(_ constraints: [LoggedConstraint]) {
    for item in constraints.lazy.flatMap(\.items) { add(item) }
    identifiers = items.map { taken.identifier(for: $0) }
    parents = Array(repeating: nil, count: items.count)
    for constraint in constraints {
      for (child, parent) in constraint.parents { setParent(of: child, to: parent) }
    }
    for constraint in constraints { guessScrollView(constraint) }
  }

  private mutating func add(_ item: LogItem) {
    guard let index = indexes[item.key] else {
      indexes[item.key] = items.count
      items.append(item)
      return
    }
    if items[index].className.isEmpty { items[index].className = item.className }
    items[index].name = items[index].name ?? item.name
    items[index].text = items[index].text ?? item.text
  }

  func identifier(_ key: LogItem.Key) -> String {
    indexes[key].map { identifiers[$0] } ?? "root"
  }

  func identifier(at index: Int) -> String { identifiers[index] }

  func index(of key: LogItem.Key) -> Int? { indexes[key] }

  // MARK: Who lies in whom

  private mutating func setParent(of child: LogItem.Key, to parent: LogItem.Key) {
    guard let child = indexes[child], let parent = indexes[parent], child != parent,
      parents[child] == nil, !items[parent].isGuide
    else { return }
    var above: Int? = parent
    var depth = 0
    while let view = above {
      depth += 1
      if view == child || depth >= LogItems.depthLimit { return }
      above = parents[view]
    }
    parents[child] = parent
  }

  /// An edge of a view that is set against the same edge of a scroll view is mostly meant for the
  /// content of the scroll view, and the scroll view stands second.
  private mutating func guessScrollView(_ constraint: LoggedConstraint) {
    guard constraint.left.count == 1, constraint.right.count == 1,
      let scroll = indexes[constraint.right[0].item], type(at: scroll) == .scrollView,
      let child = indexes[constraint.left[0].item], !items[child].isGuide,
      constraint.left[0].attribute == constraint.right[0].attribute,
      ["left", "right", "top", "bottom", "leading", "trailing"]
        .contains(constraint.left[0].attribute)
    else { return }
    setParent(of: constraint.left[0].item, to: constraint.right[0].item)
  }

  func type(at index: Int) -> ViewType {
    let name = items[index].className
    if ["ScrollView", "TableView", "CollectionView"].contains(where: name.hasSuffix) {
      return .scrollView
    }
    if name.hasSuffix("Label") { return .label }
    if name.hasSuffix("ImageView") { return .imageView }
    if name.hasSuffix("Button") { return .button }
    return .view
  }
}

/// Makes ids from names, classes, texts and pointers, no two alike.
private struct Identifiers {
  private static let reserved: Set<String> = [
    "root", "super", "self", "previous", "time", "first", "last",
  ]

  private var taken: Set<String> = []

  mutating func identifier(for item: LogItem) -> String {
    let pointer = item.key.hasPrefix("0x") ? String(item.key.dropFirst(2)) : ""
    let short = String(pointer.suffix(4))
    var base: String
    if let name = item.name {
      base = Identifiers.sanitized(name)
    } else if item.isGuide {
      let kind = item.text.map { $0.hasPrefix("UIView") ? String($0.dropFirst(6)) : $0 }
      base = Identifiers.sanitized(kind ?? item.className) + "-" + short
    } else {
      let className = Identifiers.sanitized(item.className)
      let text = Identifiers.word(item.text ?? "", limit: 20)
      base = className + "-" + (text.isEmpty ? short : text)
    }
    if Identifiers.reserved.contains(base) { base += "-view" }
    if taken.insert(base).inserted { return base }
    if !base.hasSuffix(short), taken.insert("\(base)-\(short)").inserted {
      return "\(base)-\(short)"
    }
    var number = 2
    while !taken.insert("\(base)-\(number)").inserted { number += 1 }
    return "\(base)-\(number)"
  }

  /// Letters, digits and _, with hyphens for what stands between them.
  private static func word(_ text: String, limit: Int) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if result.utf8.count >= limit { break }
      let isPart =
        scalar.isASCII
        && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_")
      if isPart {
        result.unicodeScalars.append(scalar)
      } else if !result.isEmpty, !result.hasSuffix("-") {
        result += "-"
      }
    }
    while result.hasSuffix("-") { result.removeLast() }
    return result
  }

  private static func sanitized(_ name: String) -> String {
    let word = word(name, limit: 60)
    guard let first = word.utf8.first else { return "view" }
    return (0x30...0x39).contains(first) ? "_" + word : word
  }
}
