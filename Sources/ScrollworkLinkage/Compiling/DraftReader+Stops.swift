internal import ScrollworkModel

extension DraftReader {
  /// Reads a stop table; nil, reported, when it can't be used.
  mutating func table(
    _ stops: Spanned<[StopDeclaration]>, _ drive: DriveDeclaration, _ source: DraftSource,
    _ sourceText: LinkText, _ target: LinkTarget, _ place: SourceLookup.Place
  ) -> DraftTable? {
    guard !stops.value.isEmpty else {
      report(
        LinkingRules.stopValues, "The table has no stops.", at: stops.span,
        help: "Write at least one, such as {0: 1}.")
      return nil
    }
    var table = DraftTable(
      keys: [], values: [], eases: [], before: drive.before, after: drive.after,
      usesOffsets: false, span: stops.span, stopSpans: stops.value.map(\.span))
    if drive.mixesLight {
      guard target.quantity == .colour else {
        report(
          LinkingRules.stopValues,
          "in: linear is a way to mix colours, and the values are numbers.",
          at: stops.span, help: "Leave it out, or drive a backgroundColor.")
        return nil
      }
      table.mixesLight = true
    }
    guard readKeys(stops.value, source, sourceText, place, &table),
      readValues(stops.value, target, place, &table),
      readEases(stops.value, drive.ease, target, &table)
    else { return nil }
    return checkOrder(table, stops) ? table : nil
  }

  // MARK: Keys

  private mutating func readKeys(
    _ stops: [StopDeclaration], _ source: DraftSource, _ sourceText: LinkText,
    _ place: SourceLookup.Place, _ table: inout DraftTable
  ) -> Bool {
    if case .view = source { return readRangeKeys(stops, place, &table) }
    let quantity = quantity(of: source)
    for stop in stops {
      if let value = plainNumber(stop.key.text) {
        table.keys.append(.constant(value))
        continue
      }
      guard !reportPlaceOfView(stop.key, sourceText) else { return false }
      guard let key = expression(stop.key, at: place) else { return false }
      guard Quantity.common(key.quantity, quantity) != nil else {
        report(
          LinkingRules.linkUnits,
          "The key \(stop.key.text) is \(key.quantity.description), and \(sourceText.text) is "
            + "\(quantity.description).", at: stop.key.span,
          notes: [Diagnostic.Note("the number that is followed", at: sourceText.span)],
          help: keyHelp(key.quantity, quantity, sourceText.text))
        return false
      }
      table.keys.append(key.constant.map { .constant($0) } ?? .expression(key))
    }
    return true
  }

  /// `entry 0%` where no view is followed: true, reported.
  private mutating func reportPlaceOfView(_ key: LinkText, _ source: LinkText) -> Bool {
    let words = key.text.split(separator: " ")
    guard words.count > 1, ViewRange.Name(rawValue: String(words[0])) != nil else { return false }
    report(
      LinkingRules.linkUnits,
      "The key \(quoted(key.text)) is a place of a view in a scroll view, and \(source.text) is a "
        + "number.", at: key.span,
      notes: [Diagnostic.Note("the number that is followed", at: source.span)],
      help: "Follow a view, by: card in list, or write a number such as 0%.")
    return true
  }

  private func keyHelp(_ key: Quantity, _ source: Quantity, _ text: String) -> String {
    if key == .ratio, source == .length {
      let progress = text.replacing("contentOffset", with: "progress")
      return progress == text
        ? "Write the keys in pt." : "Write the keys in pt, or follow \(progress)."
    }
    return "Write the key in the unit of \(text), or without one."
  }

  /// Keys such as `cover 50%`, `entry 100% + 20pt`; bare ones are shares of `cover`.
  private mutating func readRangeKeys(
    _ stops: [StopDeclaration], _ place: SourceLookup.Place, _ table: inout DraftTable
  ) -> Bool {
    table.usesOffsets = true
    for stop in stops {
      guard let key = rangePoint(stop.key) else { return false }
      table.keys.append(key)
    }
    return true
  }

  private mutating func rangePoint(_ key: LinkText) -> DraftNumber? {
    var words = key.text.split(separator: " ").map(String.init)
    var name = ViewRange.Name.cover
    if let first = words.first, first.first?.isLetter == true {
      guard let known = ViewRange.Name(rawValue: first) else {
        let names = ViewRange.Name.allCases.map(\.rawValue)
        report(
          LinkingRules.unknownLinkName, "There is no range called \(quoted(first)).", at: key.span,
          help: nearestName(to: first, in: names).map { "Did you mean \($0)?" }
            ?? "Ranges are \(names.joined(separator: ", ")).")
        return nil
      }
      name = known
      words.removeFirst()
    }
    var share = 0.0
    var points = 0.0
    var sign = 1.0
    var isRead = !words.isEmpty
    for word in words {
      if word == "+" || word == "-" {
        sign = word == "-" ? -1 : 1
        continue
      }
      if word.hasSuffix("%"), let value = plainNumber(String(word.dropLast())) {
        share += sign * value / 100
      } else if word.hasSuffix("pt"), let value = plainNumber(String(word.dropLast(2))) {
        points += sign * value
      } else if let value = plainNumber(word), words.count == 1 {
        share += value
      } else {
        isRead = false
      }
      sign = 1
    }
    guard isRead else {
      report(
        LinkingRules.linkUnits,
        "The key \(quoted(key.text)) is no place of a view in a scroll view.",
        at: key.span, help: "Write keys such as cover 0%, entry 100% or exit 50% + 20pt.")
      return nil
    }
    return .range(name, share: share, points: points)
  }

  // MARK: Values

  private enum ValueKind: String {
    case number = "numbers"
    case colour = "colours"
    case bool = "true or false"
  }

  private mutating func readValues(
    _ stops: [StopDeclaration], _ target: LinkTarget, _ place: SourceLookup.Place,
    _ table: inout DraftTable
  ) -> Bool {
    let isColour = target.quantity == .colour
    table.values = Array(repeating: [], count: isColour ? 4 : 1)
    var kind: ValueKind?
    for stop in stops {
      let found: ValueKind
      if let value = plainNumber(stop.value.text) {
        found = .number
        table.values[0].append(.constant(value))
        guard !isColour else { return reportMixed(stop, .number, .colour, target) }
      } else if let color = LinkColor(stop.value.text), isColour || stop.value.text.hasPrefix("#") {
        found = .colour
        guard isColour else {
          return kind == .number
            ? reportMixed(stop, .colour, .number, target) : reportKind(stop, .colour, target)
        }
        let channels = table.mixesLight ? color.light : color.channels
        for (channel, value) in channels.enumerated() {
          table.values[channel].append(.constant(value))
        }
      } else if isColour {
        return reportMixed(stop, .number, .colour, target)
      } else {
        guard !reportEaseBehindValue(stop.value) else { return false }
        guard let value = expression(stop.value, at: place) else { return false }
        found = value.quantity == .bool ? .bool : .number
        guard DraftReader.takes(target, value.quantity) else {
          return reportKind(stop, value.quantity, target)
        }
        table.values[0].append(value.constant.map { .constant($0) } ?? .expression(value))
      }
      if let kind, kind != found, target.quantity != .bool {
        return reportMixed(stop, found, kind, target)
      }
      kind = found
    }
    return true
  }

  /// `0: 1, ease-in` on a line of its own: true, reported, when a text is a value and an ease.
  private mutating func reportEaseBehindValue(_ value: LinkText) -> Bool {
    let parts = value.text.split(separator: ",", maxSplits: 1)
    guard parts.count == 2, plainNumber(String(parts[0])) != nil,
      (try? Ease.named(String(parts[1]))) != nil
    else { return false }
    let ease = String(parts[1].drop { $0 == " " })
    report(
      LinkingRules.stopValues,
      "\(quoted(value.text)) is a value and an ease, without brackets.", at: value.span,
      help: "Write [\(parts[0]), \(ease.contains(",") ? "\"\(ease)\"" : ease)].")
    return true
  }

  private mutating func reportMixed(
    _ stop: StopDeclaration, _ found: ValueKind, _ other: ValueKind, _ target: LinkTarget
  ) -> Bool {
    report(
      LinkingRules.stopValues,
      "\(quoted(stop.value.text)) is among values that are \(other.rawValue).", at: stop.value.span,
      help: other == .colour
        ? "Write a colour such as \"#1e90ff\"." : "Write a value of the same kind.")
    return false
  }

  private mutating func reportKind(
    _ stop: StopDeclaration, _ quantity: Quantity, _ target: LinkTarget
  ) -> Bool {
    report(
      LinkingRules.linkUnits,
      "\(quoted(stop.value.text)) is \(quantity.description), and the property takes "
        + "\(target.quantity.description).", at: stop.value.span,
      help: "Write \(target.quantity.sample).")
    return false
  }

  // MARK: Eases and order

  private mutating func readEases(
    _ stops: [StopDeclaration], _ common: EaseDeclaration?, _ target: LinkTarget,
    _ table: inout DraftTable
  ) -> Bool {
    // What is true or false stays so until the next stop.
    let usual: Ease = target.quantity == .bool ? .hold : .linear
    var shared = usual
    if let common {
      guard let ease = ease(common) else { return false }
      shared = ease
    }
    for (index, stop) in stops.enumerated() {
      guard let own = stop.ease else {
        table.eases.append(shared)
        continue
      }
      guard let ease = ease(own) else { return false }
      if index == stops.count - 1, stops.count > 1 {
        reportUnusedEase(own)
      }
      table.eases.append(ease)
    }
    return true
  }

  private mutating func reportUnusedEase(_ ease: EaseDeclaration) {
    var finding = Diagnostic(
      LinkingRules.linkEase.code, .warning,
      "The ease stands on the last stop, behind which there is no segment.", at: ease.span,
      help: "Put it on the stop that begins the segment.")
    finding.views = []
    if !diagnostics.contains(where: { $0.span == finding.span && $0.code == finding.code }) {
      diagnostics.append(finding)
    }
  }

  mutating func ease(_ written: EaseDeclaration) -> Ease? {
    if case .named(let text) = written, text.isCutAtComma {
      report(
        LinkingRules.unquotedComma,
        "The parenthesis in \(quoted(text.text)) is not closed; inside brackets and braces a comma "
          + "ends the ease.", at: text.span,
        help: "Put the whole ease in quotes, such as \"steps(4, jump-end)\".")
      return nil
    }
    do throws(Ease.Problem) {
      switch written {
      case .named(let text): return try Ease.named(text.text)
      case .curve(let numbers, _): return try Ease.curve(numbers)
      }
    } catch {
      report(LinkingRules.linkEase, error.message, at: written.span, help: error.help)
      return nil
    }
  }

  private mutating func checkOrder(
    _ table: DraftTable, _ stops: Spanned<[StopDeclaration]>
  ) -> Bool {
    var keys: [Double] = []
    for key in table.keys {
      guard case .constant(let value) = key else { return checkRanges(table, stops) }
      keys.append(value)
    }
    let rises = zip(keys, keys.dropFirst()).allSatisfy { $0 <= $1 }
    let falls = zip(keys, keys.dropFirst()).allSatisfy { $0 >= $1 }
    guard !rises, !falls else { return true }
    let isFalling = (keys.last ?? 0) < (keys.first ?? 0)
    let place =
      keys.indices.dropFirst().first {
        isFalling ? keys[$0] > keys[$0 - 1] : keys[$0] < keys[$0 - 1]
      } ?? 0
    report(
      LinkingRules.stopOrder,
      "The keys \(keys.prefix(8).map { formatNumber($0) }.joined(separator: ", "))"
        + "\(keys.count > 8 ? ", …" : "") neither rise nor fall.",
      at: stops.value[place].key.span,
      notes: [Diagnostic.Note("the table", at: stops.span)],
      help: "Put the stop with the key \(stops.value[place].key.text) in its place.")
    return false
  }

  /// The same for points of a view range, as far as their order doesn't depend on the layout.
  private mutating func checkRanges(
    _ table: DraftTable, _ stops: Spanned<[StopDeclaration]>
  ) -> Bool {
    let order = RangeOrder(table.keys)
    guard let rise = order.rise, let fall = order.fall else { return true }
    let place = max(rise, fall)
    report(
      LinkingRules.stopOrder,
      "The keys \(stops.value.prefix(8).map(\.key.text).joined(separator: ", "))"
        + "\(stops.value.count > 8 ? ", …" : "") neither rise nor fall.",
      at: stops.value[place].key.span,
      notes: [Diagnostic.Note("the table", at: stops.span)],
      help: "Put the stop with the key \(stops.value[place].key.text) in its place.")
    return false
  }
}
