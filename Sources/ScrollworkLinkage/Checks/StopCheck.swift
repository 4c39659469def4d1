internal import ScrollworkModel

extension DraftReader {
  /// Stops that are never reached. One that a link has for several views is reported where none of
  /// them reaches it.
  mutating func checkStops(_ reach: SourceReach) {
    var isReached: [SourceSpan: Bool] = [:]
    var order: [(writer: Int, stop: Int, key: Double)] = []
    for (index, writer) in drafts.writers.enumerated() where !writer.isGenerated {
      guard let table = writer.table, case .expression(let source) = writer.source,
        table.stopSpans.contains(where: { isReached[$0] != true })
      else { continue }
      let limits = reach.limits(source)
      for (place, number) in table.keys.enumerated() {
        let span = table.stopSpans[place]
        guard isReached[span] != true else { continue }
        guard let key = reach.constant(number), limits.excludes(key),
          !limits.isForPulling(
            key, from: neighbours(of: place, in: table).compactMap { reach.constant($0) })
        else {
          isReached[span] = true
          continue
        }
        if isReached[span] == nil { order.append((index, place, key)) }
        isReached[span] = false
      }
    }
    var reported: Set<SourceSpan> = []
    for (index, place, key) in order {
      guard let table = drafts.writers[index].table, isReached[table.stopSpans[place]] == false,
        case .expression(let source) = drafts.writers[index].source,
        reported.insert(table.span).inserted
      else { continue }
      let limits = reach.limits(source)
      report(
        LinkingRules.unreachableStop,
        "The stop at \(formatNumber(key)) is never reached: \(limits.reason(key)).",
        at: table.stopSpans[place],
        notes: [Diagnostic.Note("the number that is followed", at: source.text.span)],
        help: limits.help(key))
    }
  }
}

extension DraftReader {
  private func neighbours(of stop: Int, in table: DraftTable) -> [DraftNumber] {
    [stop - 1, stop + 1].filter(table.keys.indices.contains).map { table.keys[$0] }
  }
}

/// The numbers that a source comes to.
struct SourceLimits {
  var bounds: SourceReach.Bounds
  /// They are those of an offset between its ends, which pulling goes beyond.
  var canBePulled = false
  /// What is said of the highest or the lowest one; it is only made when it is.
  var reason: (_ isHighest: Bool) -> String
  /// What may be done instead of writing another key; nil where there is nothing.
  var otherwise: String?
  /// What is meant for sure, whatever the key.
  var instead: String?
  /// 1 is all of the way; keys such as 50 are meant in percent.
  var isShare = false

  func excludes(_ key: Double) -> Bool {
    let tolerance = 1e-9 * max(1, abs(key))
    return key > bounds.high + tolerance || key < bounds.low - tolerance
  }

  /// Whether a key beyond an end belongs to a segment that begins just there: its values are those
  /// of a scroll view that is pulled past its end.
  func isForPulling(_ key: Double, from neighbours: [Double]) -> Bool {
    guard canBePulled else { return false }
    let end = key > bounds.high ? bounds.high : bounds.low
    return neighbours.contains { abs($0 - end) <= 1e-9 * max(1, abs(end)) }
  }

  func reason(_ key: Double) -> String { reason(key > bounds.high) }

  func help(_ key: Double) -> String {
    if let instead { return instead }
    if isShare, key > max(bounds.high, 10), key <= 100 {
      return "Write \(formatNumber(key))%: the whole way is 1, or 100%."
    }
    let limit =
      key > bounds.high
      ? "at most \(formatNumber(bounds.high))" : "at least \(formatNumber(bounds.low))"
    return "Write a key of \(limit)\(otherwise.map { ", or \($0)" } ?? "")."
  }
}

extension SourceReach {
  /// A stop's key that doesn't change; nil for others.
  func constant(_ number: DraftNumber) -> Double? {
    switch number {
    case .constant(let value): return value
    case .range: return nil
    case .expression(let expression):
      guard let line = line(expression), line.scroller == nil else { return nil }
      return line.start
    }
  }

  /// Where a source follows one offset along a line, it is limited on the side of the far end: at the
  /// near end pulling is common. Of others bounds are known, far enough for pulling at both ends.
  func limits(_ source: DraftExpression) -> SourceLimits {
    if case .scroll(let view, let field)? = source.single {
      let path = scene.views[Int(view)].path
      switch field {
      case .offset(let axis):
        let limit = facts.scroll(view).high(axis)
        var limits = SourceLimits(bounds: Bounds(-.infinity, limit), canBePulled: true) { _ in
          "the largest offset of \(path) is \(formatNumber(limit))"
        }
        limits.otherwise = "follow \(path).progress.\(axis.letter)"
        let other = facts.mainAxis(view)
        if other != axis, facts.scrolls(view), limit <= facts.scroll(view).low(axis) {
          limits.canBePulled = false
          let letter = other.letter
          limits.instead =
            "Follow \(path).contentOffset.\(letter): \(path) scrolls along \(letter)."
        }
        return limits
      case .page(let axis), .pageIndex(let axis):
        let limit = Double(facts.scroll(view).pages(axis).count - 1)
        return SourceLimits(bounds: Bounds(-.infinity, limit), canBePulled: true) { _ in
          "the last page of \(path) is \(formatNumber(limit))"
        }
      default: break
      }
    }
    let text = source.text.text
    if let line = line(source), let (view, axis) = line.scroller, line.slope != 0 {
      let high = facts.scroll(view).high(axis)
      let limit = line.value(at: high)
      let path = scene.views[Int(view)].path
      let bounds = line.slope > 0 ? Bounds(-.infinity, limit) : Bounds(limit, .infinity)
      var limits = SourceLimits(bounds: bounds, canBePulled: true) { _ in
        "\(text) is \(formatNumber(limit)) at the largest offset of \(path), \(formatNumber(high))"
      }
      if case .scroll(_, .progress)? = source.single { limits.isShare = true }
      return limits
    }
    let bounds = bounds(source)
    return SourceLimits(bounds: bounds) { isHighest in
      isHighest
        ? "\(text) is at most \(formatNumber(bounds.high))"
        : "\(text) is at least \(formatNumber(bounds.low))"
    }
  }
}
