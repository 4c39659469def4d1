public import ScrollworkModel

/// Links as a stylesheet: keyframes on scroll timelines. What stylesheets can't do is refused by
/// name.
///
/// Elements are called by their ids, `#photo`; paths of copies have their dots replaced by dashes.
public struct StylesheetExport: Sendable {
  /// A property that is left out, and why.
  public struct Refusal: Hashable, Sendable {
    public var name: String
    public var reason: String
  }

  private struct Animation {
    var name: String
    var timeline: String
    var range: String
    /// The number of several from which a property is put together; nil for a whole property.
    var part: String?
    /// Where less motion is asked for it is left out.
    var drops: Bool
  }

  public private(set) var refused: [Refusal] = []
  private var rules: [String] = []
  private var animations: [Int32: [Animation]] = [:]
  private var order: [Int32] = []
  private var timelines: [String] = []
  private var timelineRules: [String] = []
  private let scene: ResolvedScene
  private let facts: LinkFacts
  private let reach: SourceReach

  public init(_ scene: ResolvedScene, _ facts: LinkFacts) {
    self.scene = scene
    self.facts = facts
    let drafts = LinkProgram.drafts(scene, facts)
    // What a stylesheet leaves alone stays where the layout put it.
    reach = SourceReach(
      scene: scene, facts: facts, definitions: drafts.definitions, layoutStays: true)
    let names = TargetNames(scene, constraints: [])
    for writer in drafts.writers {
      var name = names.name(writer.target)
      if case .backgroundColor = writer.target { name = String(name.dropLast(".red".count)) }
      if case .constant = writer.target { name = writer.targetText.text }
      if let reason = add(writer) { refused.append(Refusal(name: name, reason: reason)) }
    }
    for group in drafts.groups {
      for member in group.members {
        refused.append(
          Refusal(
            name: names.name(member.target(group.axis)),
            reason: "a scroll view can't be moved by a stylesheet"))
      }
    }
  }

  /// The stylesheet, with what is left out in comments at its top.
  public var text: String {
    var lines = refused.map {
      let text = "\($0.name): \($0.reason)"
      return "/* not exported: \(text.replacing("*/", with: "* /")) */"
    }
    if !timelines.isEmpty {
      lines.append(":root { timeline-scope: \(timelines.joined(separator: ", ")); }")
    }
    lines += timelineRules + rules
    for view in order {
      let list = animations[view] ?? []
      let kept = list.filter { !$0.drops }
      if !kept.isEmpty { lines += rule(view, kept) }
      if kept.count < list.count {
        lines.append("@media (prefers-reduced-motion: no-preference) {")
        lines += rule(view, list).map { "  " + $0 }
        lines.append("}")
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func rule(_ view: Int32, _ list: [Animation]) -> [String] {
    ["\(selector(view)) {"]
      + declarations(Set(list.compactMap(\.part))).map { "  " + $0 }
      + [
        "  animation: \(list.map { "\($0.name) linear both" }.joined(separator: ", "));",
        "  animation-timeline: \(list.map(\.timeline).joined(separator: ", "));",
        "  animation-range: \(list.map(\.range).joined(separator: ", "));", "}",
      ]
  }

  /// Properties that are put together from several numbers.
  private func declarations(_ driven: Set<String>) -> [String] {
    func part(_ name: String, _ fallback: String) -> String {
      driven.contains(name) ? "var(--\(name))" : fallback
    }
    var result: [String] = []
    if driven.contains("translate-x") || driven.contains("translate-y") {
      result.append("translate: \(part("translate-x", "0px")) \(part("translate-y", "0px"));")
    }
    if driven.contains("scale-x") || driven.contains("scale-y") {
      result.append("scale: \(part("scale-x", "1")) \(part("scale-y", "1"));")
    }
    return result
  }

  // MARK: Writers

  /// Adds a writer; gives the reason when it can't be exported.
  private mutating func add(_ writer: DraftWriter) -> String? {
    guard let property = StylesheetExport.property(writer.target) else {
      return StylesheetExport.reason(writer.target)
    }
    if writer.smooth != nil || writer.spring != nil { return "it needs what was before" }
    if writer.condition != nil { return "it has a condition" }
    if writer.adds { return "it adds to another value" }
    if writer.rounding != nil { return "it is rounded" }
    guard let view = writer.target.view, let table = writer.table ?? direct(writer) else {
      return "it has no stops"
    }
    guard !table.mixesLight else { return "stylesheets mix colours in another way" }
    var values = table.values.map { $0.map { reach.constant($0) ?? .nan } }
    guard values.joined().allSatisfy(\.isFinite) else {
      return "its values change while scrolling"
    }
    let timeline: Timeline
    var eases = Array(table.eases.dropLast())
    switch self.timeline(table, writer, &values, &eases) {
    case .success(let found): timeline = found
    case .failure(let refusal): return refusal.reason
    }
    let functions = eases.compactMap { StylesheetExport.ease($0) }
    guard functions.count == eases.count else { return "stylesheets have no such ease" }
    let name = "\(identifier(view))-\(property.name)"
    var lines = ["@keyframes \(name) {"]
    for (index, key) in timeline.keys.enumerated() {
      let column = values.map { $0[index] }
      var line = "  \(key) { \(property.property): \(property.value(column));"
      if index < functions.count { line += " animation-timing-function: \(functions[index]);" }
      lines.append(line + " }")
    }
    lines.append("}")
    if property.property.hasPrefix("--") {
      // Registered, so that it is interpolated as the number that it is.
      let kind = property.name.hasPrefix("translate") ? "<length>" : "<number>"
      let start = property.name.hasPrefix("translate") ? "0px" : "1"
      let registered =
        "@property \(property.property) { syntax: \"\(kind)\"; inherits: false; "
        + "initial-value: \(start); }"
      if !rules.contains(registered) { rules.insert(registered, at: 0) }
    }
    rules += lines
    if animations[view] == nil { order.append(view) }
    animations[view, default: []].append(
      Animation(
        name: name, timeline: timeline.name, range: timeline.range,
        part: property.property.hasPrefix("--") ? property.name : nil, drops: writer.drops))
    return nil
  }

  /// A share that is the property's value itself.
  private func direct(_ writer: DraftWriter) -> DraftTable? {
    guard writer.ratio == nil, case .expression(let source) = writer.source,
      case .scroll(_, .progress)? = source.single
    else { return nil }
    return DraftTable(
      keys: [.constant(0), .constant(1)], values: [[.constant(0), .constant(1)]],
      eases: [.linear, .linear], before: .clamp, after: .clamp, usesOffsets: false, span: .none,
      stopSpans: [])
  }

  private struct Reason: Error {
    var reason: String
  }

  /// What an animation follows, in which range, and where its keyframes are.
  private struct Timeline {
    var name: String
    var range: String
    var keys: [String]
  }

  /// - Parameters:
  ///   - values: by channel, for each stop; put in the order of the keyframes.
  ///   - eases: of the segments; the same.
  private mutating func timeline(
    _ table: DraftTable, _ writer: DraftWriter, _ values: inout [[Double]], _ eases: inout [Ease]
  ) -> Result<Timeline, Reason> {
    if case .view(let view) = writer.source {
      return rangeKeys(table, view).map { timeline in
        guard RangeOrder(table.keys).falls else { return timeline }
        values = values.map { $0.reversed() }
        eases = eases.reversed().map(\.mirrored)
        var timeline = timeline
        timeline.keys.reverse()
        return timeline
      }
    }
    guard case .expression(let source) = writer.source else {
      return .failure(Reason(reason: "it follows a scroll view that is moved"))
    }
    var numbers = table.keys.map { reach.constant($0) ?? .nan }
    guard numbers.allSatisfy(\.isFinite) else {
      return .failure(Reason(reason: "its keys change while scrolling"))
    }
    let scroller: (view: Int32, axis: Axis)
    if case .scroll(let view, .page(let axis))? = source.single {
      guard let offsets = offsets(ofPages: numbers, view, axis) else {
        return .failure(Reason(reason: "its pages aren't evenly spaced"))
      }
      (numbers, scroller) = (offsets, (view, axis))
    } else if let line = reach.line(source), let found = line.scroller, line.slope != 0 {
      numbers = numbers.map { ($0 - line.start) / line.slope }
      scroller = found
    } else {
      let text = source.text.text
      let isName = source.single != nil
      return .failure(
        Reason(
          reason: isName ? "stylesheets have no \(text)" : "it doesn't follow one offset evenly"))
    }
    let isReversed = numbers.count > 1 && numbers[0] > numbers[numbers.count - 1]
    if isReversed {
      numbers.reverse()
      values = values.map { $0.reversed() }
      eases = eases.reversed().map(\.mirrored)
    }
    guard numbers.count > 1, numbers[0] < numbers[numbers.count - 1] else {
      return .failure(Reason(reason: "it has one stop"))
    }
    // Of two keyframes at one place only the later counts.
    guard zip(numbers, numbers.dropFirst()).allSatisfy({ $0 != $1 }) else {
      return .failure(Reason(reason: "it jumps at a stop"))
    }
    let scroll = facts.scroll(scroller.view)
    let ends = (scroll.low(scroller.axis), scroll.high(scroller.axis))
    let rules = isReversed ? (table.after, table.before) : (table.before, table.after)
    guard goOn(&numbers, &values, &eases, rules, to: ends) else {
      return .failure(Reason(reason: "it goes on outside its stops"))
    }
    let (first, last) = (numbers[0], numbers[numbers.count - 1])
    var range = "\(formatNumber(first - ends.0))px \(formatNumber(last - ends.0))px"
    if case .scroll(_, .progress)? = source.single {
      let length = (ends.1 - ends.0) / 100
      range =
        "\(formatNumber((first - ends.0) / length))% \(formatNumber((last - ends.0) / length))%"
    }
    return .success(
      Timeline(
        name: timeline(scroller.view, scroller.axis), range: range,
        keys: numbers.map { "\(formatNumber(($0 - first) / (last - first) * 100))%" }))
  }

  /// Goes on outside the stops as far as the scroll view goes, which in a browser is to its ends;
  /// false where that isn't along a line.
  private func goOn(
    _ numbers: inout [Double], _ values: inout [[Double]], _ eases: inout [Ease],
    _ rules: (before: DriveDeclaration.Outside, after: DriveDeclaration.Outside),
    to ends: (low: Double, high: Double)
  ) -> Bool {
    func along(_ column: [Double], _ a: Int, _ b: Int, _ x: Double) -> Double {
      column[a] + (column[b] - column[a]) * ((x - numbers[a]) / (numbers[b] - numbers[a]))
    }
    let last = numbers.count - 1
    if rules.after != .clamp, numbers[last] < ends.high - 1e-9 {
      guard rules.after == .extend, eases.last == .linear, numbers[last] > numbers[last - 1] else {
        return false
      }
      values = values.map { $0 + [along($0, last - 1, last, ends.high)] }
      numbers.append(ends.high)
      eases.append(.linear)
    }
    if rules.before != .clamp, numbers[0] > ends.low + 1e-9 {
      guard rules.before == .extend, eases.first == .linear, numbers[1] > numbers[0] else {
        return false
      }
      values = values.map { [along($0, 0, 1, ends.low)] + $0 }
      numbers.insert(ends.low, at: 0)
      eases.insert(.linear, at: 0)
    }
    return true
  }

  /// The offsets at which pages are, nil where a page isn't as far from the next as all others.
  private func offsets(ofPages pages: [Double], _ scroller: Int32, _ axis: Axis) -> [Double]? {
    let scroll = facts.scroll(scroller)
    let stops = scroll.pages(axis)
    let isMirrored = axis == .horizontal && scene.viewport.direction == .rightToLeft
    guard stops.count > 1, !isMirrored else { return nil }
    let first = stops.offset(of: 0)
    let size = stops.offset(of: 1) - first
    let last = stops.offset(of: stops.count - 1)
    guard abs(last - first - Double(stops.count - 1) * size) < 1e-6 else { return nil }
    return pages.map { first + $0 * size }
  }

  private mutating func rangeKeys(
    _ table: DraftTable, _ view: DraftViewSource
  ) -> Result<Timeline, Reason> {
    guard table.before == .clamp, table.after == .clamp else {
      return .failure(Reason(reason: "it goes on outside its stops"))
    }
    guard view.sticky == nil else { return .failure(Reason(reason: "it follows a sticky view")) }
    guard view.item.kind == .view else { return .failure(Reason(reason: "it follows a guide")) }
    var keys: [String] = []
    for key in table.keys {
      switch key {
      case .range(let name, let share, 0) where name != .scroll:
        keys.append("\(name.rawValue) \(formatNumber(share * 100))%")
      default: return .failure(Reason(reason: "its keys have points"))
      }
    }
    let axis = view.axis.letter
    let name = "--\(identifier(view.item.index))-in-\(identifier(view.scroller))"
    if !timelines.contains(name) {
      timelines.append(name)
      let inset =
        view.insetStart == 0 && view.insetEnd == 0
        ? "" : " \(formatNumber(view.insetStart))px \(formatNumber(view.insetEnd))px"
      timelineRules.append(
        "\(selector(view.item.index)) { view-timeline: \(name) \(axis)\(inset); }")
    }
    return .success(Timeline(name: name, range: "normal", keys: keys))
  }

  private mutating func timeline(_ scroller: Int32, _ axis: Axis) -> String {
    let letter = axis.letter
    let name = "--\(identifier(scroller))-\(letter)"
    if !timelines.contains(name) {
      timelines.append(name)
      timelineRules.append("\(selector(scroller)) { scroll-timeline: \(name) \(letter); }")
    }
    return name
  }

  // MARK: Names

  private func identifier(_ view: Int32) -> String {
    String(
      scene.views[Int(view)].path.map {
        $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : "-"
      })
  }

  private func selector(_ view: Int32) -> String { "#" + identifier(view) }

  // MARK: Properties and eases

  private struct Property {
    var name: String
    var property: String
    var value: ([Double]) -> String
  }

  private static func property(_ target: LinkTarget) -> Property? {
    func number(_ values: [Double]) -> String { formatNumber(values[0]) }
    func length(_ values: [Double]) -> String { formatNumber(values[0]) + "px" }
    switch target {
    case .alpha: return Property(name: "opacity", property: "opacity", value: number)
    case .translate(_, let axis):
      let name = axis == .horizontal ? "translate-x" : "translate-y"
      return Property(name: name, property: "--\(name)", value: length)
    case .scale: return Property(name: "scale", property: "scale", value: number)
    case .scaleAxis(_, let axis):
      let name = axis == .horizontal ? "scale-x" : "scale-y"
      return Property(name: name, property: "--\(name)", value: number)
    case .rotate:
      return Property(name: "rotate", property: "rotate") { formatNumber($0[0]) + "deg" }
    case .cornerRadius:
      return Property(name: "border-radius", property: "border-radius", value: length)
    case .frame(_, .width): return Property(name: "width", property: "width", value: length)
    case .frame(_, .height): return Property(name: "height", property: "height", value: length)
    case .backgroundColor:
      return Property(name: "background-color", property: "background-color") { channels in
        LinkColor(
          red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3]
        ).hexadecimal
      }
    default: return nil
    }
  }

  private static func reason(_ target: LinkTarget) -> String {
    switch target {
    case .contentOffset: "a scroll view can't be moved by a stylesheet"
    case .constant, .multiplier: "stylesheets have no constraints"
    case .variable, .currentPage: "it is no property of an element"
    default: "stylesheets can't drive it"
    }
  }

  /// An ease as a timing function; those that are polynomials up to the third degree are curves.
  private static func ease(_ ease: Ease) -> String? {
    func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> String {
      "cubic-bezier(" + [x1, y1, x2, y2].map { formatNumber($0) }.joined(separator: ", ") + ")"
    }
    switch ease {
    case .linear: return "linear"
    case .hold: return "steps(1, jump-end)"
    case .bezier(let bezier): return curve(bezier.x1, bezier.y1, bezier.x2, bezier.y2)
    case .steps(let count, let position): return "steps(\(count), \(position.rawValue))"
    case .points(let points):
      return "linear("
        + points.map { "\(formatNumber($0.y)) \(formatNumber($0.x * 100))%" }
        .joined(separator: ", ") + ")"
    case .power(2, .easeIn): return curve(1.0 / 3, 0, 2.0 / 3, 1.0 / 3)
    case .power(2, .easeOut): return curve(1.0 / 3, 2.0 / 3, 2.0 / 3, 1)
    case .power(3, .easeIn): return curve(1.0 / 3, 0, 2.0 / 3, 0)
    case .power(3, .easeOut): return curve(1.0 / 3, 1, 2.0 / 3, 1)
    case .back(.easeIn): return curve(1.0 / 3, 0, 2.0 / 3, -1.70158 / 3)
    case .back(.easeOut): return curve(1.0 / 3, 1 + 1.70158 / 3, 2.0 / 3, 1)
    default: return nil
    }
  }
}

extension Ease {
  /// The same way from the other end.
  fileprivate var mirrored: Ease {
    func other(_ side: Side) -> Side {
      switch side {
      case .easeIn: .easeOut
      case .easeOut: .easeIn
      case .easeInOut: .easeInOut
      }
    }
    switch self {
    case .linear: return .linear
    case .hold: return .steps(1, .jumpStart)
    case .bezier(let c):
      return .bezier(CubicBezier(1 - c.x2, 1 - c.y2, 1 - c.x1, 1 - c.y1))
    case .power(let exponent, let side): return .power(exponent, other(side))
    case .back(let side): return .back(other(side))
    case .bounce(let side): return .bounce(other(side))
    case .circle(let side): return .circle(other(side))
    case .points(let points):
      return .points(points.reversed().map { Point(x: 1 - $0.x, y: 1 - $0.y) })
    case .steps(let count, let position):
      switch position {
      case .jumpStart, .start: return .steps(count, .jumpEnd)
      case .jumpEnd, .end: return .steps(count, .jumpStart)
      case .jumpNone, .jumpBoth: return self
      }
    }
  }
}
