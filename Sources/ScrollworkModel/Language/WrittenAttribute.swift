/// An attribute as a constraint writes it: one of UIKit's, or several at once.
enum WrittenAttribute: Hashable {
  case single(LayoutAttribute)
  case composite(Composite)

  /// Attributes written as one word.
  enum Composite: String, CaseIterable {
    case edges, horizontalEdges, verticalEdges, center, size

    /// What it stands for, in the order of the expansion.
    var parts: [LayoutAttribute] {
      switch self {
      case .edges: [.top, .leading, .bottom, .trailing]
      case .horizontalEdges: [.leading, .trailing]
      case .verticalEdges: [.top, .bottom]
      case .center: [.centerX, .centerY]
      case .size: [.width, .height]
      }
    }

    /// Made of sides, so that an inset has a meaning.
    var hasSides: Bool { self != .center && self != .size }
  }

  var text: String {
    switch self {
    case .single(let attribute): attribute.rawValue
    case .composite(let composite): composite.rawValue
    }
  }

  /// The attribute with the name at `range` of a text in UTF-8.
  init?(_ range: Range<Int>, of text: [UInt8]) {
    guard !range.isEmpty else { return nil }
    // Every name's first and last letter and length differ from the others', so one comparison
    // settles it.
    let (first, last) = (text[range.lowerBound], text[range.upperBound - 1])
    let found: (StaticString, WrittenAttribute)
    switch (first, last, range.count) {
    case (UInt8(ascii: "t"), UInt8(ascii: "p"), 3): found = ("top", .single(.top))
    case (UInt8(ascii: "l"), UInt8(ascii: "t"), 4): found = ("left", .single(.left))
    case (UInt8(ascii: "s"), UInt8(ascii: "e"), 4): found = ("size", .composite(.size))
    case (UInt8(ascii: "r"), UInt8(ascii: "t"), 5): found = ("right", .single(.right))
    case (UInt8(ascii: "w"), UInt8(ascii: "h"), 5): found = ("width", .single(.width))
    case (UInt8(ascii: "e"), UInt8(ascii: "s"), 5): found = ("edges", .composite(.edges))
    case (UInt8(ascii: "b"), UInt8(ascii: "m"), 6): found = ("bottom", .single(.bottom))
    case (UInt8(ascii: "h"), UInt8(ascii: "t"), 6): found = ("height", .single(.height))
    case (UInt8(ascii: "c"), UInt8(ascii: "r"), 6): found = ("center", .composite(.center))
    case (UInt8(ascii: "l"), UInt8(ascii: "g"), 7): found = ("leading", .single(.leading))
    case (UInt8(ascii: "c"), UInt8(ascii: "X"), 7): found = ("centerX", .single(.centerX))
    case (UInt8(ascii: "c"), UInt8(ascii: "Y"), 7): found = ("centerY", .single(.centerY))
    case (UInt8(ascii: "t"), UInt8(ascii: "g"), 8): found = ("trailing", .single(.trailing))
    case (UInt8(ascii: "l"), UInt8(ascii: "e"), 12):
      found = ("lastBaseline", .single(.lastBaseline))
    case (UInt8(ascii: "f"), UInt8(ascii: "e"), 13):
      found = ("firstBaseline", .single(.firstBaseline))
    case (UInt8(ascii: "v"), UInt8(ascii: "s"), 13):
      found = ("verticalEdges", .composite(.verticalEdges))
    case (UInt8(ascii: "h"), UInt8(ascii: "s"), 15):
      found = ("horizontalEdges", .composite(.horizontalEdges))
    default: return nil
    }
    let isEqual = found.0.withUTF8Buffer { name in
      name.indices.allSatisfy { name[$0] == text[range.lowerBound + $0] }
    }
    guard isEqual else { return nil }
    self = found.1
  }

  /// All names, for suggestions.
  static let names =
    LayoutAttribute.allCases.map(\.rawValue) + Composite.allCases.map(\.rawValue)
}
