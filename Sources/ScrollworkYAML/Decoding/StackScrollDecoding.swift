internal import ScrollworkModel

/// What layout needs of stack views and scroll views.
extension Decoder {
  /// Reads a stack view's key; false when it is none.
  mutating func readStack(_ entry: Entry, into stack: inout StackAttributes) -> Bool {
    let label = Label.key(entry.key)
    switch entry.key {
    case .axis:
      if let word = word(entry.node, of: ["horizontal", "vertical"], label) {
        stack.axis = word == "vertical" ? .vertical : .horizontal
      }
    case .distribution:
      stack.distribution =
        word(entry, as: StackAttributes.Distribution.self) ?? stack.distribution
    case .alignment:
      guard case .choice(let words) = field(entry, in: .view).kind,
        let word = word(entry.node, of: words, label)
      else { break }
      // The names of horizontal stacks mean the same sides of the cross axis.
      let names = ["top": "leading", "bottom": "trailing"]
      stack.alignment = StackAttributes.Alignment(rawValue: names[word] ?? word) ?? .fill
    case .spacing: stack.spacing = spacing(entry.node, label) ?? stack.spacing
    case .customSpacing:
      for (key, value) in pairs(of: entry.node, label) ?? [] {
        if let gap = spacing(value, .node(key)) {
          stack.customSpacing[document.string(key)] = gap
        }
      }
    case .proportions:
      guard let items = items(of: entry.node, label, expected: .list(.anyNumber)) else { break }
      var values: [Double] = []
      for item in items {
        if let value = number(item, .nonNegative, label) { values.append(value) }
      }
      stack.proportions = values
    case .layoutMarginsRelativeArrangement:
      stack.layoutMarginsRelativeArrangement = boolean(entry) ?? false
    case .baselineRelativeArrangement:
      stack.baselineRelativeArrangement = boolean(entry) ?? false
    default: return false
    }
    return true
  }

  /// A gap in points; `standard` is 8.
  private mutating func spacing(_ node: Int, _ label: Label) -> Double? {
    if document.nodes[node].kind == .scalar, document.isText(node, "standard") { return 8 }
    return number(node, .any, label)
  }

  /// Reads a scroll view's key that layout needs; false when it is none.
  mutating func readScroll(_ entry: Entry, into scroll: inout ScrollAttributes) -> Bool {
    let label = Label.key(entry.key)
    switch entry.key {
    case .contentSize: scroll.contentSize = size(entry.node, label)
    case .contentOffset:
      if document.nodes[entry.node].kind == .scalar {
        if word(entry.node, of: ["end"], label) != nil { scroll.contentOffset = .end }
      } else if let point = point(entry.node, label) {
        scroll.contentOffset = .point(point)
      }
    case .contentInset: scroll.contentInset = insets(entry.node, label) ?? scroll.contentInset
    case .contentInsetAdjustmentBehavior:
      scroll.insetAdjustment =
        word(entry, as: ScrollAttributes.InsetAdjustment.self) ?? scroll.insetAdjustment
    case .alwaysBounceVertical: scroll.alwaysBounceVertical = boolean(entry) ?? false
    case .alwaysBounceHorizontal: scroll.alwaysBounceHorizontal = boolean(entry) ?? false
    case .scrollEnabled: scroll.scrollEnabled = boolean(entry) ?? true
    default: return false
    }
    return true
  }
}
