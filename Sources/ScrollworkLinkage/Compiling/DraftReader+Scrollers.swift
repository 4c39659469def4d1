internal import ScrollworkModel

extension DraftReader {
  /// Reads a link of scrollers: a writer for each follower, or a group where any may lead.
  mutating func read(_ link: ScrollerLinkDeclaration, of entry: ExpandedLink) {
    guard link.members.count >= 2 else {
      report(
        LinkingRules.unknownLinkName, "A link has two scroll views or more.", at: entry.span,
        help: "Write link: [a, b].")
      return
    }
    var members: [DraftMember] = []
    for text in link.members {
      guard let member = member(text) else { return }
      members.append(member)
    }
    if let double = members.indices.first(where: { members[..<$0].contains(members[$0]) }) {
      report(
        LinkingRules.selfDriven, "\(quoted(link.members[double].text)) is linked to itself.",
        at: link.members[double].span, help: "Name two different scroll views.")
      return
    }
    let axes: [Axis] =
      switch link.axes {
      case .x: [.horizontal]
      case .y: [.vertical]
      case .both: [.horizontal, .vertical]
      case nil: [mainAxis(members)]
      }
    guard let shape = shape(link, entry) else { return }
    for axis in axes { add(link, entry, members, axis, shape) }
  }

  private func mainAxis(_ members: [DraftMember]) -> Axis {
    var first: Axis?
    for member in members {
      guard case .scroller(let view) = member else { continue }
      if facts.scrolls(view) { return facts.mainAxis(view) }
      first = first ?? facts.mainAxis(view)
    }
    return first ?? .vertical
  }

  /// A scroll view, or `knob in track`.
  private mutating func member(_ text: LinkText) -> DraftMember? {
    let words = text.text.split(separator: " ").map(String.init)
    let place = SourceLookup.Place()
    do throws(LanguageError) {
      guard words.count == 3, words[1] == "in" else {
        guard !words.contains("in") else {
          throw LanguageError(
            "\(quoted(text.text)) is no knob in a track.", at: 0..<text.text.unicodeScalars.count,
            help: "Write the view's id or path, in, and the view right round it: thumb in bar.")
        }
        guard let view = try lookup.scroller(text.text, place) else { return nil }
        return .scroller(view)
      }
      guard let knob = try lookup.view(words[0], place),
        let track = try lookup.view(words[2], place)
      else { return nil }
      guard scene.views[Int(knob)].parent == track else {
        throw LanguageError(
          "\(quoted(words[0])) isn't a child of \(quoted(words[2])).",
          at: 0..<text.text.unicodeScalars.count,
          help: "A knob lies right inside its track.")
      }
      return .knob(knob, track: track)
    } catch {
      report(error, as: LinkingRules.unknownLinkName, in: text)
      return nil
    }
  }

  // MARK: Maps

  /// What all pairs of a link share.
  private struct Shape {
    var measure: ScrollerLinkDeclaration.Measure
    var forth: StopTable?
    var back: StopTable?
    var ratio: DraftExpression?
  }

  private mutating func shape(
    _ link: ScrollerLinkDeclaration, _ entry: ExpandedLink
  ) -> Shape? {
    var shape = Shape(
      measure: link.measure
        ?? (link.stops != nil ? .stops : link.ratio != nil ? .points : .progress))
    if shape.measure == .stops {
      guard let stops = link.stops else {
        report(
          LinkingRules.stopValues, "The link is by stops and has none.", at: entry.span,
          help: "Add stops: {0: 0, 1000: 400}, offsets of the first and of the other.")
        return nil
      }
      return tables(stops, link, &shape) ? shape : nil
    }
    if let ratio = link.ratio {
      guard let factor = expression(ratio, at: SourceLookup.Place(), expecting: .ratio) else {
        return nil
      }
      shape.ratio = factor
      if link.both, factor.constant == 0 {
        report(
          LinkingRules.notInvertible, "With the ratio 0 there is no way back.", at: ratio.span,
          help: "Write another ratio, or leave both out.")
        return nil
      }
    }
    return shape
  }

  private mutating func tables(
    _ stops: Spanned<[StopDeclaration]>, _ link: ScrollerLinkDeclaration, _ shape: inout Shape
  ) -> Bool {
    let text = LinkText("the offset", at: stops.span)
    var drive = DriveDeclaration(targets: [], sources: [])
    if link.overscroll == .pass {
      drive.before = .extend
      drive.after = .extend
    }
    let target = LinkTarget.contentOffset(0, .vertical)
    let source = DraftSource.scroller(
      DraftMap(
        from: .scroller(0), to: .scroller(0), axis: .vertical, measure: .stops, clamps: false,
        empty: .zero, text: text))
    guard let table = table(stops, drive, source, text, target, SourceLookup.Place()) else {
      return false
    }
    var pairs: [(key: Double, value: Double)] = []
    for (key, value) in zip(table.keys, table.values[0]) {
      guard case .constant(let key) = key, case .constant(let value) = value else {
        report(
          LinkingRules.stopValues, "The stops of a link are numbers.", at: stops.span,
          help: "Write offsets in points.")
        return false
      }
      pairs.append((key, value))
    }
    shape.forth = StopTable(
      pairs, eases: table.eases, before: drive.before, after: drive.after)
    guard link.both else { return true }
    let steps = zip(pairs, pairs.dropFirst()).map { ($0.key - $1.key, $0.value - $1.value) }
    let isMonotone =
      steps.allSatisfy { $0.0 != 0 && $0.1 != 0 }
      && (steps.allSatisfy { $0.1 > 0 } || steps.allSatisfy { $0.1 < 0 })
    guard isMonotone, table.eases.allSatisfy({ $0 == .linear }), pairs.count > 1 else {
      let bad = steps.firstIndex { $0.0 == 0 || $0.1 == 0 } ?? 0
      let span =
        isMonotone || bad + 1 >= table.stopSpans.count ? stops.span : table.stopSpans[bad + 1]
      report(
        LinkingRules.notInvertible,
        "Several offsets of the first scroll view belong to one of the other: there is no way back.",
        at: span, notes: [Diagnostic.Note("the table", at: stops.span)],
        help: "Make the values rise all the way without eases, or leave both out.")
      return false
    }
    shape.back = StopTable(
      pairs.map { ($0.value, $0.key) }, before: drive.before, after: drive.after)
    return true
  }

  private mutating func add(
    _ link: ScrollerLinkDeclaration, _ entry: ExpandedLink, _ members: [DraftMember],
    _ axis: Axis, _ shape: Shape
  ) {
    let passes = (link.overscroll ?? (shape.measure == .page ? .pass : .clamp)) == .pass
    let text = LinkText(link.members.map(\.text).joined(separator: ", "), at: entry.span)
    func map(_ from: Int, _ to: Int, isBack: Bool) -> DraftMap {
      DraftMap(
        from: members[from], to: members[to], axis: axis, measure: shape.measure,
        ratio: shape.ratio, dividesByRatio: isBack, table: isBack ? shape.back : shape.forth,
        clamps: !passes, empty: link.empty, text: text)
    }
    if link.both {
      var maps: [(from: Int, to: Int, map: DraftMap)] = []
      for other in members.indices.dropFirst() {
        maps.append((0, other, map(0, other, isBack: false)))
        maps.append((other, 0, map(other, 0, isBack: true)))
      }
      drafts.groups.append(
        DraftGroup(
          link: entry.link, span: entry.span, axis: axis, members: members, maps: maps))
      return
    }
    for other in members.indices.dropFirst() {
      drafts.writers.append(
        DraftWriter(
          link: entry.link, span: entry.span, target: members[other].target(axis),
          targetText: link.members[other], place: SourceLookup.Place(),
          source: .scroller(map(0, other, isBack: false)), isGenerated: entry.isGenerated))
    }
  }

  // MARK: Bars with memory

  /// Reads a collapse that has memory; what has none was expanded to a drive.
  mutating func read(_ collapse: CollapseDeclaration, of entry: ExpandedLink) {
    let place = SourceLookup.Place()
    guard let scrollerText = collapse.scroller, let heightText = collapse.height else { return }
    do throws(LanguageError) {
      guard let scroller = try lookup.scroller(scrollerText.text, place) else { return }
      guard let height = expression(heightText, at: place, expecting: .length) else { return }
      var least: DraftExpression?
      if let text = collapse.least {
        guard let value = expression(text, at: place, expecting: .length) else { return }
        least = value
      }
      let targetText =
        collapse.through ?? LinkText(collapse.view.text + ".height", at: collapse.view.span)
      for member in try targets.members(targetText.text, at: place) {
        drafts.writers.append(
          DraftWriter(
            link: entry.link, span: entry.span, target: member.target, targetText: targetText,
            place: place,
            source: .collapse(
              DraftCollapse(
                scroller: scroller, height: height, least: least, enter: collapse.enter,
                snap: collapse.snap,
                text: LinkText("collapse \(collapse.view.text)", at: entry.span))),
            isGenerated: entry.isGenerated))
      }
    } catch {
      report(error, as: LinkingRules.unknownLinkName, in: collapse.through ?? scrollerText)
    }
  }
}
