internal import ScrollworkModel

/// `paging`, and what it has to do with `pagingEnabled`.
extension Decoder {
  mutating func paging(_ node: Int) -> PagingAttributes? {
    guard var cursor = entries(of: node, as: .paging, .key(.paging)) else { return nil }
    var method: PagingAttributes.Method?
    var result = PagingAttributes(.pagingEnabled)
    result.span = span(node)
    while let entry = next(&cursor) {
      let label = Label.key(entry.key)
      switch entry.key {
      case .method: method = word(entry, as: PagingAttributes.Method.self)
      case .padding: set(&result.padding, number(entry, in: .paging))
      case .bleed: set(&result.bleed, boolean(entry))
      case .pageSize: set(&result.pageSize, pageSize(entry.node))
      case .origin:
        set(&result.origin, numberOrPoint(entry.node, .either([.anyNumber, .point]), label))
      default: set(&result.boundaries, boundaries(entry.node))
      }
    }
    requireKeys(cursor)
    guard let method else { return nil }
    result.method = method
    reportSizeOfSystemPages(method, node)
    return result
  }

  /// The system's pages are the bounds, whatever an app would like.
  private mutating func reportSizeOfSystemPages(_ method: PagingAttributes.Method, _ node: Int) {
    guard method == .pagingEnabled else { return }
    for key in [SchemaKey.pageSize, .origin, .boundaries] {
      guard let value = value(of: key, in: node) else { continue }
      report(
        ReadingRules.keyWithoutEffect,
        "\(quoted(key.rawValue)) has no effect with the method pagingEnabled, whose page is the "
          + "scroll view's bounds.", at: value,
        help: "Write method: targetOffset or snap, or leave \(key.rawValue) out.")
    }
  }

  private mutating func pageSize(_ node: Int) -> PerAxis<Double?>? {
    let label = Label.key(.pageSize)
    if document.nodes[node].kind == .scalar {
      return number(node, .positive, label).map { PerAxis($0) }
    }
    return positiveSize(node, label).map { PerAxis(horizontal: $0.width, vertical: $0.height) }
  }

  private mutating func boundaries(_ node: Int) -> PerAxis<[Double]?>? {
    guard document.nodes[node].kind == .mapping else {
      return boundaryList(node, .key(.boundaries)).map { PerAxis($0) }
    }
    guard var cursor = entries(of: node, as: .axisValues, .key(.boundaries)) else { return nil }
    var result = PerAxis<[Double]?>(nil)
    while let entry = next(&cursor) {
      let list = boundaryList(entry.node, .key(entry.key))
      if entry.key == .x { result.horizontal = list } else { result.vertical = list }
    }
    return result
  }

  /// Offsets, each greater than the one before.
  private mutating func boundaryList(_ node: Int, _ label: Label) -> [Double]? {
    guard let items = items(of: node, label, expected: .list(.anyNumber)) else { return nil }
    guard !items.isEmpty else {
      report(
        ReadingRules.range, "\(text(of: label)) is empty: there is no page.", at: node,
        help: "Write the offset of each page, such as [0, 300, 720].")
      return nil
    }
    var result: [Double] = []
    for item in items {
      guard let value = number(item, .any, label) else { continue }
      if let last = result.last, value <= last {
        report(
          ReadingRules.range,
          "\(text(of: label)) goes from \(formatNumber(last)) to \(formatNumber(value)); pages come "
            + "in the order of their offsets.", at: item,
          help: "Write the offsets from the smallest to the greatest, each once.")
        continue
      }
      result.append(value)
    }
    return result
  }

  // MARK: pagingEnabled

  /// `pagingEnabled: true` is short for one method of `paging`; beside another method it is an
  /// error, except for targetOffset, where apps write it and UIKit ignores the target.
  mutating func settlePaging(of view: inout ViewNode, _ layers: ViewLayers) {
    guard layers.type == .scrollView else { return }
    let flag = value(of: .pagingEnabled, in: layers)
    guard let paging = view.scrolling.paging else {
      if view.scrolling.pagingEnabled {
        view.scrolling.paging = PagingAttributes(.pagingEnabled)
        view.scrolling.paging?.span = flag.map(span) ?? .none
      }
      return
    }
    guard let flag, let isOn = coreBoolean(flag) else { return }
    let method = paging.method
    switch (isOn, method) {
    case (true, .targetOffset):
      let finding = Diagnostic(
        ReadingRules.keysExclude.code, .warning,
        "\"pagingEnabled\" is true beside the paging method targetOffset: UIKit ignores the target.",
        at: span(flag), help: "Leave pagingEnabled out.")
      findings.add(finding)
    case (true, .snap):
      report(
        ReadingRules.keysExclude,
        "\"pagingEnabled\" is true beside the paging method snap.", at: flag,
        help: "Keep one of the two.")
    case (false, .pagingEnabled):
      report(
        ReadingRules.keysExclude,
        "\"pagingEnabled\" is false beside the paging method pagingEnabled.", at: flag,
        help: "Keep one of the two.")
    case (true, .pagingEnabled), (false, _): break
    }
  }
}
