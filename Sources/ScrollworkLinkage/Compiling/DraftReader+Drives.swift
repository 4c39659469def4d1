internal import ScrollworkModel

extension DraftReader {
  /// Reads a drive: a writer for each property and member.
  mutating func read(_ drive: DriveDeclaration, of link: ExpandedLink) {
    var places = [SourceLookup.Place()]
    if let each = drive.each {
      do throws(LanguageError) {
        places = try targets.each(each.text)
      } catch {
        report(error, as: LinkingRules.unknownLinkName, in: each)
        return
      }
      if places.isEmpty, let finding = EmptySet.finding(each.text, of: each, lookup.items) {
        diagnostics.append(finding)
      }
    }
    if drive.sources.count > 1, let first = drive.sources.first(where: { $0.isCutAtComma }) {
      _ = expression(first, at: SourceLookup.Place())
      return
    }
    guard drive.sources.count <= 1 || drive.sources.count == drive.targets.count else {
      report(
        LinkingRules.linkUnits,
        "The link has \(drive.targets.count) properties and \(drive.sources.count) numbers.",
        at: link.span, help: "Write one number for all, or one for each.")
      return
    }
    if drive.sources.isEmpty {
      report(
        LinkingRules.stopValues, "The link doesn't say what the property follows.", at: link.span,
        help: "Add by: with a number such as list.contentOffset.y.")
      return
    }
    for (index, target) in drive.targets.enumerated() {
      let source = drive.sources.count == 1 ? drive.sources[0] : drive.sources[index]
      for place in places { read(target, source, drive, place, link) }
    }
  }

  private mutating func read(
    _ target: LinkText, _ source: LinkText, _ drive: DriveDeclaration,
    _ place: SourceLookup.Place, _ link: ExpandedLink
  ) {
    let members: [TargetLookup.Member]
    do throws(LanguageError) {
      members = try targets.members(target.text, at: place)
    } catch {
      report(error, as: LinkingRules.unknownLinkName, in: target)
      return
    }
    if members.isEmpty, let path = TargetLookup.path(of: target.text),
      let finding = EmptySet.finding(path, of: target, lookup.items, self: place.view)
    {
      diagnostics.append(finding)
    }
    for member in members {
      guard
        let draft = writer(member, target, source, drive, link)
      else { continue }
      drafts.writers.append(draft)
    }
  }

  private mutating func writer(
    _ member: TargetLookup.Member, _ targetText: LinkText, _ sourceText: LinkText,
    _ drive: DriveDeclaration, _ link: ExpandedLink
  ) -> DraftWriter? {
    let place = member.place
    guard let source = source(sourceText, at: place) else { return nil }
    var draft = DraftWriter(
      link: link.link, span: link.span, target: member.target, targetText: targetText,
      place: place, source: source, isGenerated: link.isGenerated)
    if let stops = drive.stops {
      guard let table = table(stops, drive, source, sourceText, member.target, place) else {
        return nil
      }
      draft.table = table
    } else if let ratio = drive.ratio {
      guard let factor = expression(ratio, at: place) else { return nil }
      draft.ratio = factor
      guard checkRatio(factor, source, sourceText, member.target) else { return nil }
    } else if !checkDirect(source, sourceText, member.target, targetText) {
      return nil
    }
    if let condition = drive.condition {
      guard let value = expression(condition, at: place, expecting: .bool) else { return nil }
      draft.condition = value
    }
    if let otherwise = drive.otherwise, !readOtherwise(otherwise, &draft) { return nil }
    draft.adds = drive.adds
    guard checkTimes(drive) else { return nil }
    draft.smooth = drive.smooth?.value
    draft.spring = drive.spring
    draft.rounding = drive.rounding
    draft.drops = drive.reducedMotion.map { $0 == .drop } ?? member.target.isMotion
    draft.settle = drive.settle
    return draft
  }

  /// What a link follows: an expression, or a view in a scroll view.
  private mutating func source(
    _ text: LinkText, at place: SourceLookup.Place
  ) -> DraftSource? {
    let words = text.text.split(separator: " ").map(String.init)
    guard words.count >= 3, words[1] == "in" else {
      return expression(text, at: place).map { .expression($0) }
    }
    return viewSource(words, text, place).map { .view($0) }
  }

  private mutating func viewSource(
    _ words: [String], _ text: LinkText, _ place: SourceLookup.Place
  ) -> DraftViewSource? {
    var insets = [0.0, 0.0]
    if words.count > 3 {
      let values = words.dropFirst(4).map {
        plainNumber($0.hasSuffix("pt") ? String($0.dropLast(2)) : $0)
      }
      guard words[3] == "inset", (1...2).contains(values.count), let first = values[0],
        let last = values[values.count - 1]
      else {
        report(
          LinkingRules.unknownLinkName, "\(quoted(text.text)) can't be read.", at: text.span,
          help: "Write \(words[0]) in \(words[2]), or \(words[0]) in \(words[2]) inset 10 20.")
        return nil
      }
      insets = [first, last]
    }
    do throws(LanguageError) {
      guard let item = try lookup.item(words[0], place),
        let scroller = try lookup.scroller(words[2], place)
      else { return nil }
      try lookup.checkInside(item, scroller, words[0], words[2], text.text)
      var source = DraftViewSource(
        item: item, scroller: scroller, axis: facts.mainAxis(scroller), insetStart: insets[0],
        insetEnd: insets[1], text: text)
      if item.kind == .view, source.axis == .vertical {
        source.sticky = stickiness(of: item.index, in: scroller, text.span)
      }
      return source
    } catch {
      var error = error
      error.range = 0..<text.text.unicodeScalars.count
      report(error, as: LinkingRules.unknownLinkName, in: text)
      return nil
    }
  }

  // MARK: Kinds of numbers

  func quantity(of source: DraftSource) -> Quantity {
    switch source {
    case .expression(let expression): expression.quantity
    case .view: .ratio
    case .scroller, .collapse: .length
    }
  }

  /// Whether a property takes numbers of a kind.
  static func takes(_ target: LinkTarget, _ quantity: Quantity) -> Bool {
    if case .variable = target { return quantity != .colour }
    if case .multiplier = target { return quantity == .number || quantity == .ratio }
    if target.quantity == .bool { return quantity == .bool || quantity == .number }
    return Quantity.common(quantity, target.quantity) != nil
      || target.quantity == .number && quantity.isNumeric
  }

  private mutating func checkDirect(
    _ source: DraftSource, _ text: LinkText, _ target: LinkTarget, _ targetText: LinkText
  ) -> Bool {
    let quantity = quantity(of: source)
    guard !DraftReader.takes(target, quantity) else { return true }
    report(
      LinkingRules.linkUnits,
      "\(quoted(text.text)) is \(quantity.description), and \(targetText.text) takes "
        + "\(target.quantity.description).", at: text.span,
      help: directHelp(quantity, target.quantity, text.text))
    return false
  }

  /// How a number becomes one that a property takes: by a unit, or by stops.
  private func directHelp(_ source: Quantity, _ target: Quantity, _ text: String) -> String {
    let stops = "add stops that say which value it has at which number."
    func advice(_ sign: Character, _ usual: String) -> String {
      let parts = text.split(separator: sign, omittingEmptySubsequences: false)
      let last = String(parts.last?.drop { $0 == " " } ?? "")
      guard parts.count > 1, plainNumber(last) != nil else { return usual }
      return "Write \(sign) \(last)pt instead of \(sign) \(last)"
    }
    switch (source, target) {
    case (.length, .ratio), (.length, .number):
      return advice("/", "Divide it by a length, as by 100pt, for a share") + "; or " + stops
    case (.page, .length), (.ratio, .length):
      return advice("*", "Multiply it by a length, as by 100pt") + "; or " + stops
    default: return "A" + stops.dropFirst()
    }
  }

  private mutating func checkRatio(
    _ ratio: DraftExpression, _ source: DraftSource, _ text: LinkText, _ target: LinkTarget
  ) -> Bool {
    let kind = quantity(of: source)
    guard let product = Quantity.product(ratio.quantity, kind), DraftReader.takes(target, product)
    else {
      report(
        LinkingRules.linkUnits,
        "\(quoted(text.text)) times the ratio is \(kind.description), and the property takes "
          + "\(target.quantity.description).", at: ratio.text.span,
        help: "Add stops instead of a ratio.")
      return false
    }
    return true
  }

  private mutating func readOtherwise(_ text: LinkText, _ draft: inout DraftWriter) -> Bool {
    if draft.target.quantity == .colour {
      guard let color = LinkColor(text.text) else {
        report(
          LinkingRules.stopValues, "\(quoted(text.text)) is no colour.", at: text.span,
          help: "Write a colour such as \"#1e90ff\".")
        return false
      }
      draft.otherwiseColor = color
      return true
    }
    guard let value = expression(text, at: draft.place) else { return false }
    guard DraftReader.takes(draft.target, value.quantity) else {
      report(
        LinkingRules.linkUnits,
        "\(quoted(text.text)) is \(value.quantity.description), and the property takes "
          + "\(draft.target.quantity.description).", at: text.span,
        help: "Write \(draft.target.quantity.sample).")
      return false
    }
    draft.otherwise = value
    return true
  }

  private mutating func checkTimes(_ drive: DriveDeclaration) -> Bool {
    if let smooth = drive.smooth, smooth.value <= 0 {
      report(
        LinkingRules.linkRange,
        "The half-life is \(formatNumber(smooth.value)) s; it must be more than 0.",
        at: smooth.span, help: "Write a time such as 0.1s, or leave smooth out.")
      return false
    }
    if let smooth = drive.smooth, let spring = drive.spring {
      report(
        ReadingRules.keysExclude, "The link has smooth and spring.", at: smooth.span,
        notes: [Diagnostic.Note("the spring", at: spring.span)],
        help: "Keep one of the two; each says how the property follows in time.")
      return false
    }
    // Beyond these bounds its closed form leaves the range of doubles.
    if let spring = drive.spring,
      !(0.001...3600).contains(spring.response) || !(0...1000).contains(spring.damping)
    {
      report(
        LinkingRules.linkRange,
        "The spring has the response \(formatNumber(spring.response)) s and the damping "
          + "\(formatNumber(spring.damping)).", at: spring.span,
        help: "Write spring: {response: 0.5, damping: 1}; responses go from 1 ms to an hour, "
          + "dampings from 0 to 1000.")
      return false
    }
    return true
  }
}
