internal import ScrollworkModel

/// An expression with its names looked up; the program's slots count `sources`.
struct DraftExpression {
  var text: LinkText
  var program: ExpressionProgram
  var sources: [SourceReference]
  var names: [String]

  var quantity: Quantity { program.quantity }

  /// The number, when nothing in the expression changes.
  var constant: Double? {
    guard
      sources.allSatisfy({ if case .constant = $0 { true } else { false } })
    else { return nil }
    return program.evaluate(
      sources.map { if case .constant(let value, _) = $0 { value } else { 0 } })
  }

  /// The only source, when the expression is nothing but its name.
  var single: SourceReference? {
    program.instructions.count == 1 && sources.count == 1 ? sources[0] : nil
  }
}

/// `card in list inset 10 20`.
struct DraftViewSource {
  var item: LayoutItem
  var scroller: Int32
  var axis: Axis
  var insetStart: Double
  var insetEnd: Double
  var text: LinkText
  /// How far the view slides while it sticks, and how far from the port's edge; nil where it doesn't.
  var sticky: (slide: DraftExpression, edge: DraftExpression)?
}

/// A bar with memory.
struct DraftCollapse {
  var scroller: Int32
  var height: DraftExpression
  var least: DraftExpression?
  var enter: CollapseDeclaration.Entry
  var snap: CollapseDeclaration.Snap
  var text: LinkText
}

enum DraftSource {
  case expression(DraftExpression)
  case view(DraftViewSource)
  /// A scroller that another leads.
  case scroller(DraftMap)
  case collapse(DraftCollapse)
}

/// A stop's key or value.
enum DraftNumber {
  case constant(Double)
  case expression(DraftExpression)
  /// A point of a view range: the share of a stretch, and points.
  case range(ViewRange.Name, share: Double, points: Double)
}

struct DraftTable {
  var keys: [DraftNumber]
  /// By channel; one but for colours.
  var values: [[DraftNumber]]
  var eases: [Ease]
  var before: DriveDeclaration.Outside
  var after: DriveDeclaration.Outside
  /// Values of red, green and blue are in linear light, 0...1.
  var mixesLight = false
  /// The keys are offsets at points of a view range.
  var usesOffsets: Bool
  var span: SourceSpan
  var stopSpans: [SourceSpan]

  /// What the keys are called where they are points of a view range; else empty.
  var keyNames: [String] {
    let names = keys.compactMap { key -> String? in
      guard case .range(let name, let share, let points) = key else { return nil }
      let text = "\(name.rawValue) \(formatNumber(share * 100))%"
      if points == 0 { return text }
      return text + (points < 0 ? " - " : " + ") + "\(formatNumber(abs(points)))pt"
    }
    return names.count == keys.count ? names : []
  }
}

/// One link's way to one property.
struct DraftWriter {
  /// Index into the scene's links.
  var link: Int
  var span: SourceSpan
  var target: LinkTarget
  var targetText: LinkText
  var place: SourceLookup.Place
  var source: DraftSource
  var table: DraftTable?
  var ratio: DraftExpression?
  var condition: DraftExpression?
  var otherwise: DraftExpression?
  /// For colours.
  var otherwiseColor: LinkColor?
  var adds = false
  var smooth: Double?
  var spring: DriveDeclaration.Spring?
  var rounding: DriveDeclaration.Rounding?
  var drops = false
  var settle: Int?
  /// Made by a recipe.
  var isGenerated = false
  /// Place among all links written out.
  var order = 0

  /// Everything that it reads.
  var expressions: [DraftExpression] {
    var result: [DraftExpression] = []
    switch source {
    case .expression(let expression): result.append(expression)
    case .view(let view): if let sticky = view.sticky { result += [sticky.slide, sticky.edge] }
    case .scroller(let map): if let ratio = map.ratio { result.append(ratio) }
    case .collapse(let collapse):
      result.append(collapse.height)
      if let least = collapse.least { result.append(least) }
    }
    for number in (table?.keys ?? []) + (table?.values.flatMap { $0 } ?? []) {
      if case .expression(let expression) = number { result.append(expression) }
    }
    for part in [ratio, condition, otherwise] { if let part { result.append(part) } }
    return result
  }
}

/// A scroll view, or a knob in a track.
enum DraftMember: Hashable {
  case scroller(Int32)
  case knob(Int32, track: Int32)

  var isKnob: Bool {
    if case .knob = self { true } else { false }
  }

  func target(_ axis: Axis) -> LinkTarget {
    switch self {
    case .scroller(let view): .contentOffset(view, axis)
    case .knob(let view, _): .frame(view, axis == .horizontal ? .x : .y)
    }
  }
}

/// How one member gives another's place.
struct DraftMap {
  var from: DraftMember
  var to: DraftMember
  var axis: Axis
  var measure: ScrollerLinkDeclaration.Measure
  var ratio: DraftExpression?
  var dividesByRatio = false
  var table: StopTable?
  var clamps: Bool
  var empty: ScrollerLinkDeclaration.EmptyRange
  var text: LinkText
}

/// Members of which any may lead, on one axis.
struct DraftGroup {
  var link: Int
  var span: SourceSpan
  var axis: Axis
  var members: [DraftMember]
  /// Both directions of each pair.
  var maps: [(from: Int, to: Int, map: DraftMap)]
}

/// All of a scene's links, read and with their names looked up.
struct Drafts {
  /// By definition, in the order of writing; nil where one is wrong.
  var definitions: [DraftExpression?] = []
  var writers: [DraftWriter] = []
  var groups: [DraftGroup] = []
}
