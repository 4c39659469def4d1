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

  public private(set) var refused: [Refusal] = []
  private var rules: [String] = []
  private var animations: [Int32: [(name: String, timeline: String, range: String)]] = [:]
  private var order: [Int32] = []
  private var parts: [Int32: Set<String>] = [:]
  private var timelines: [String] = []
  private var timelineRules: [String] = []
  private let scene: ResolvedScene
  private let facts: LinkFacts

  public init(_ scene: ResolvedScene, _ facts: LinkFacts) {
    self.scene = scene
    self.facts = facts
    let drafts = LinkProgram.drafts(scene, facts)
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
    var lines = refused.map { "/* not exported: \($0.name): \($0.reason) */" }
    if !timelines.isEmpty {
      lines.append(":root { timeline-scope: \(timelines.joined(separator: ", ")); }")
    }
    lines += timelineRules + rules
    for view in order {
      let list = animations[view] ?? []
      lines.append("\(selector(view)) {")
      lines += declarations(view).map { "  " + $0 }
      lines.append("  animation: \(list.map { "\($0.name) linear both" }.joined(separator: ", "));")
      lines.append("  animation-timeline: \(list.map(\.timeline).joined(separator: ", "));")
      lines.append("  animation-range: \(list.map(\.range).joined(separator: ", "));")
      lines.append("}")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Properties that are put together from several numbers.
  private func declarations(_ view: Int32) -> [String] {
    let driven = parts[view] ?? []
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
    guard table.before == .clamp, table.after == .clamp else {
      return "it goes on outside its stops"
    }
    let values = table.values.map { column in
      column.map { if case .constant(let value) = $0 { value } else { Double.nan } }
    }
    guard values.joined().allSatisfy(\.isFinite) else {
      return "its values depend on the layout"
    }
    var eases: [String] = []
    for ease in table.eases.dropLast() {
      guard let text = StylesheetExport.ease(ease) else {
        return "stylesheets have no such ease"
      }
      eases.append(text)
    }
    let timeline: (name: String, range: String, keys: [String])
    switch keys(table, writer) {
    case .success(let found): timeline = found
    case .failure(let refusal): return refusal.reason
    }
    let name = "\(identifier(view))-\(property.name)"
    var lines = ["@keyframes \(name) {"]
    for (index, key) in timeline.keys.enumerated() {
      let column = values.map { $0[index] }
      var line = "  \(key) { \(property.property): \(property.value(column));"
      if index < eases.count { line += " animation-timing-function: \(eases[index]);" }
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
      parts[view, default: []].insert(property.name)
    }
    rules += lines
    if animations[view] == nil { order.append(view) }
    animations[view, default: []].append((name, timeline.name, timeline.range))
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

  /// The timeline that a writer follows, the range of its animation, and the keyframes' places.
  private mutating func keys(
    _ table: DraftTable, _ writer: DraftWriter
  ) -> Result<(name: String, range: String, keys: [String]), Reason> {
    if case .view(let view) = writer.source { return rangeKeys(table, view) }
    guard case .expression(let source) = writer.source, let single = source.single,
      case .scroll(let scroller, let field) = single
    else { return .failure(Reason(reason: "it follows an expression")) }
    let numbers = table.keys.map { if case .constant(let key) = $0 { key } else { Double.nan } }
    guard let first = numbers.first, let last = numbers.last, numbers.allSatisfy(\.isFinite) else {
      return .failure(Reason(reason: "its keys depend on the layout"))
    }
    guard last > first else {
      return .failure(Reason(reason: "its stops don't rise"))
    }
    let shares = numbers.map { "\(formatNumber(($0 - first) / (last - first) * 100))%" }
    switch field {
    case .offset(let axis):
      let low =
        axis == .horizontal ? facts.scroll(scroller).lowest.x : facts.scroll(scroller).lowest.y
      let range = "\(formatNumber(first - low))px \(formatNumber(last - low))px"
      return .success((timeline(scroller, axis), range, shares))
    case .progress(let axis):
      let range = "\(formatNumber(first * 100))% \(formatNumber(last * 100))%"
      return .success((timeline(scroller, axis), range, shares))
    default: return .failure(Reason(reason: "stylesheets have no \(source.text.text)"))
    }
  }

  private mutating func rangeKeys(
    _ table: DraftTable, _ view: DraftViewSource
  ) -> Result<(name: String, range: String, keys: [String]), Reason> {
    guard view.item.kind == .view else { return .failure(Reason(reason: "it follows a guide")) }
    var keys: [String] = []
    for key in table.keys {
      switch key {
      case .range(let name, let share, 0) where name != .scroll:
        keys.append("\(name.rawValue) \(formatNumber(share * 100))%")
      default: return .failure(Reason(reason: "its keys have points"))
      }
    }
    let axis = view.axis == .horizontal ? "x" : "y"
    let name = "--\(identifier(view.item.index))-in-\(identifier(view.scroller))"
    if !timelines.contains(name) {
      timelines.append(name)
      let inset =
        view.insetStart == 0 && view.insetEnd == 0
        ? "" : " \(formatNumber(view.insetStart))px \(formatNumber(view.insetEnd))px"
      timelineRules.append(
        "\(selector(view.item.index)) { view-timeline: \(name) \(axis)\(inset); }")
    }
    return .success((name, "normal", keys))
  }

  private mutating func timeline(_ scroller: Int32, _ axis: Axis) -> String {
    let letter = axis == .horizontal ? "x" : "y"
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
    default: return nil
    }
  }
}
