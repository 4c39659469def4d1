internal import ScrollworkModel

extension DraftReader {
  /// Values that nothing on a screen can have, where a link follows an offset evenly: opacities beyond
  /// 0 and 1, negative lengths, at one of the ends at which the scroll view may rest.
  mutating func checkValues(_ reach: SourceReach) {
    var reported: Set<SourceSpan> = []
    for writer in drafts.writers where !writer.isGenerated {
      guard writer.table == nil, writer.ratio == nil, writer.condition == nil, !writer.adds,
        case .expression(let source) = writer.source, let line = reach.line(source),
        let scroller = line.scroller, let limits = DraftReader.limits(of: writer.target),
        !reported.contains(source.text.span)
      else { continue }
      let scroll = facts.scroll(scroller.view)
      let ends = [scroll.low(scroller.axis), scroll.high(scroller.axis)]
      for offset in ends {
        let value = line.value(at: offset)
        guard value < limits.low - 1e-9 || value > limits.high + 1e-9 else { continue }
        reported.insert(source.text.span)
        let offsetName =
          "\(scene.views[Int(scroller.view)].path).contentOffset."
          + scroller.axis.letter
        diagnostics.append(
          Diagnostic(
            LinkingRules.linkRange.code, .warning,
            "The \(limits.name) comes to \(formatNumber(value)) where \(offsetName) is "
              + "\(formatNumber(offset)).", at: source.text.span,
            help: "Write stops, which hold at their ends, or \(limits.remedy)."))
        break
      }
    }
  }

  private static func limits(
    of target: LinkTarget
  ) -> (name: String, low: Double, high: Double, remedy: String)? {
    switch target {
    case .alpha: ("opacity", 0, 1, "clamp(…, 0, 1)")
    case .frame(_, .width): ("width", 0, .infinity, "max(…, 0pt)")
    case .frame(_, .height): ("height", 0, .infinity, "max(…, 0pt)")
    case .cornerRadius: ("corner radius", 0, .infinity, "max(…, 0pt)")
    default: nil
    }
  }
}
