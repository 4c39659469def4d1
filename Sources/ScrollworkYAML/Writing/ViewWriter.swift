internal import ScrollworkModel

/// A view's keys with their values, in the order of the documentation; children and constraints
/// apart.
enum ViewWriter {
  static func keys(of view: ViewNode, isRoot: Bool) -> [(key: String, value: String)] {
    var keys: [(key: String, value: String)] = []
    func add(_ key: String, _ value: String?) {
      if let value { keys.append((key, value)) }
    }
    func add(_ key: String, _ flag: Bool?, unless usual: Bool? = nil) {
      if let flag, flag != usual { keys.append((key, flag ? "true" : "false")) }
    }
    if !isRoot { add("id", view.id.map(ScalarText.flow)) }
    if view.type != .view { add("type", view.type.rawValue) }
    if let size = view.intrinsic {
      let sides = [size.horizontal, size.vertical].map { $0.map(FlowWriter.number) ?? "~" }
      add("intrinsic", "[\(sides.joined(separator: ", "))]")
    }
    add("text", view.text.map(FlowWriter.text))
    add("hugging", FlowWriter.perAxis(view.hugging))
    add("compression", FlowWriter.perAxis(view.compression))
    add(
      "frame", view.frame.map { FlowWriter.numbers([$0.x, $0.y, $0.width, $0.height]) })
    add("autoresizing", view.autoresizing.map(autoresizing))
    add("size", view.size.map(FlowWriter.size))
    add("margins", view.margins.map(FlowWriter.insets))
    add("preservesSuperviewMargins", view.preservesSuperviewMargins)
    add("insetsMarginsFromSafeArea", view.insetsMarginsFromSafeArea)
    add("safeArea", view.safeArea.map(FlowWriter.insets))
    add(
      "baseline",
      view.baseline.map {
        "{first: \(FlowWriter.number($0.first)), last: \(FlowWriter.number($0.last))}"
      })
    add(
      "font",
      view.font.map {
        "{ascender: \(FlowWriter.number($0.ascender)), "
          + "descender: \(FlowWriter.number($0.descender))}"
      })
    add("alignmentInsets", view.alignmentInsets.map(FlowWriter.insets))
    add("preferredMaxLayoutWidth", view.preferredMaxLayoutWidth.map(FlowWriter.number))
    if !view.guides.isEmpty {
      let guides = view.guides.map { "{id: \(ScalarText.flow($0.id))}" }
      add("guides", "[\(guides.joined(separator: ", "))]")
    }
    add("hidden", view.hidden, unless: false)
    add("arranged", view.arranged, unless: true)
    add("floating", view.floating, unless: false)
    add("when", view.when.map { ScalarText.flow(ConditionWriter.text($0)) })
    if !view.allow.isEmpty { add("allow", FlowWriter.list(view.allow.entries.map(\.text))) }
    return keys + PictureWriter.keys(of: view.picture) + stackKeys(view.stack)
      + scrollKeys(view.scroll) + ScrollWriter.keys(of: view.scrolling)
  }

  /// A view with all that is in it, on one line.
  ///
  /// - Note: Views that were read are nested 128 deep at most.
  static func flow(_ view: ViewNode) -> String {
    var keys = keys(of: view, isRoot: false).map { "\($0.key): \($0.value)" }
    if !view.constraints.isEmpty { keys.append("constraints: \(flow(view.constraints))") }
    if !view.children.isEmpty {
      keys.append("children: [\(view.children.map(flow).joined(separator: ", "))]")
    }
    return "{\(keys.joined(separator: ", "))}"
  }

  static func flow(_ constraints: [ConstraintDeclaration]) -> String {
    "[\(ConstraintWriter.entries(constraints, isFlow: true).joined(separator: ", "))]"
  }

  private static func autoresizing(_ value: Autoresizing) -> String {
    let words: [(AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "flexibleLeftMargin"), (.flexibleWidth, "flexibleWidth"),
      (.flexibleRightMargin, "flexibleRightMargin"), (.flexibleTopMargin, "flexibleTopMargin"),
      (.flexibleHeight, "flexibleHeight"), (.flexibleBottomMargin, "flexibleBottomMargin"),
    ]
    let mask = FlowWriter.list(words.filter { value.mask.contains($0.0) }.map(\.1))
    guard let reference = value.reference else { return mask }
    return "{mask: \(mask), in: \(FlowWriter.size(reference))}"
  }

  private static func stackKeys(_ stack: StackAttributes) -> [(key: String, value: String)] {
    let usual = StackAttributes()
    guard stack != usual else { return [] }
    var keys: [(key: String, value: String)] = []
    if stack.axis != usual.axis { keys.append(("axis", "vertical")) }
    if stack.distribution != usual.distribution {
      keys.append(("distribution", stack.distribution.rawValue))
    }
    if stack.alignment != usual.alignment { keys.append(("alignment", stack.alignment.rawValue)) }
    if stack.spacing != 0 { keys.append(("spacing", FlowWriter.number(stack.spacing))) }
    if !stack.customSpacing.isEmpty {
      keys.append(
        ("customSpacing", FlowWriter.map(stack.customSpacing.mapValues(FlowWriter.number))))
    }
    if let proportions = stack.proportions {
      keys.append(("proportions", FlowWriter.numbers(proportions)))
    }
    if stack.layoutMarginsRelativeArrangement {
      keys.append(("layoutMarginsRelativeArrangement", "true"))
    }
    if stack.baselineRelativeArrangement { keys.append(("baselineRelativeArrangement", "true")) }
    return keys
  }

  private static func scrollKeys(_ scroll: ScrollAttributes) -> [(key: String, value: String)] {
    let usual = ScrollAttributes()
    guard scroll != usual else { return [] }
    var keys: [(key: String, value: String)] = []
    if let size = scroll.contentSize { keys.append(("contentSize", FlowWriter.size(size))) }
    switch scroll.contentOffset {
    case .point(let point)?:
      keys.append(("contentOffset", FlowWriter.numbers([point.x, point.y])))
    case .end?: keys.append(("contentOffset", "end"))
    case nil: break
    }
    if scroll.contentInset != usual.contentInset {
      keys.append(("contentInset", FlowWriter.insets(scroll.contentInset)))
    }
    if scroll.insetAdjustment != usual.insetAdjustment {
      keys.append(("contentInsetAdjustmentBehavior", scroll.insetAdjustment.rawValue))
    }
    if scroll.alwaysBounceVertical { keys.append(("alwaysBounceVertical", "true")) }
    if scroll.alwaysBounceHorizontal { keys.append(("alwaysBounceHorizontal", "true")) }
    if !scroll.scrollEnabled { keys.append(("scrollEnabled", "false")) }
    return keys
  }
}
