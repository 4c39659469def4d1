public import ScrollworkLayout
import ScrollworkModel

/// An explanation of a number as a sum, link by link:
///
/// ```
/// content.height is 624
///     0  hero.top == content.top
///   260  hero.height == 260
///    16  title.top == hero.bottom + 16
///   ...
/// ```
public struct ExplanationText {
  private let style: TextStyle
  private let lines: SourceLines?

  public init(lines: SourceLines?, style: TextStyle) {
    self.lines = lines
    self.style = style
  }

  /// The explanation and those of what it follows from, ended by a line feed.
  public func text(_ explanation: AttributeExplanation) -> String {
    var text = ""
    write(explanation, to: &text)
    return text
  }

  private func write(_ explanation: AttributeExplanation, to text: inout String) {
    let name = TerminalText.escaped(explanation.attribute)
    text += style("\(name) is \(formatNumber(explanation.value))", .emphasis)
    if let range = explanation.range {
      text += ", and could be \(rangeText(range)): it is open\n"
    } else {
      text += "\n"
    }
    switch (explanation.upper, explanation.lower) {
    case (nil, nil): text += "  no constraint decides it\n"
    case (let upper?, let lower?):
      if let both = MergedChain(upper, lower) {
        text += chain(both.chain)
      } else {
        text += side("not larger", upper) + side("not smaller", lower)
      }
    case (let upper, let lower): text += side("not larger", upper) + side("not smaller", lower)
    }
    if let advice = advice(explanation) { text += "  " + style("help:", .success) + " \(advice)\n" }
    for source in explanation.sources { write(source, to: &text) }
  }

  private func side(_ title: String, _ chain: AttributeExplanation.Chain?) -> String {
    guard let chain else { return "  nothing keeps it from being \(title.dropFirst(4))\n" }
    return "  it is \(title), as\n" + self.chain(chain)
  }

  private func rangeText(_ range: AttributeExplanation.Range) -> String {
    switch (range.minimum, range.maximum) {
    case (let low?, let high?): "\(formatNumber(low)) to \(formatNumber(high))"
    case (let low?, nil): "\(formatNumber(low)) and up"
    case (nil, let high?): "\(formatNumber(high)) and down"
    case (nil, nil): "anything"
    }
  }

  // MARK: The sum

  private func chain(_ chain: AttributeExplanation.Chain) -> String {
    var rows: [(amount: String, what: String, who: String)] = []
    if chain.root != 0 || chain.steps.isEmpty {
      rows.append((formatNumber(chain.root), "the root", ""))
    }
    for step in chain.steps {
      rows.append((formatNumber(step.contribution), equation(step), who(step)))
    }
    for fact in chain.background {
      rows.append(("", TerminalText.escaped(fact), "no size is negative"))
    }
    let amountWidth = rows.reduce(0) { max($0, TerminalText.width($1.amount)) }
    let whatWidth = min(60, rows.reduce(0) { max($0, TerminalText.width($1.what)) })
    var text = ""
    for row in rows {
      let amount = padding(amountWidth - TerminalText.width(row.amount)) + row.amount
      var line = "  \(style(amount, .emphasis))  \(row.what)"
      if !row.who.isEmpty {
        line += padding(whatWidth - TerminalText.width(row.what)) + "  " + style(row.who, .dim)
      }
      text += line + "\n"
    }
    return text
  }

  private func padding(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

  private func equation(_ step: AttributeExplanation.Step) -> String {
    var text = TerminalText.escaped(step.equation)
    if step.priority < 1000 { text += " @\(formatNumber(step.priority))" }
    if step.error > 0 { text += " (missed by \(formatNumber(step.error)))" }
    return text
  }

  /// The place of what the scene writes, and who added everything else.
  private func who(_ step: AttributeExplanation.Step) -> String {
    var parts: [String] = []
    if let lines, !step.span.isNone, step.origin == .author || step.origin == .host {
      let position = lines.position(of: step.span.start)
      parts.append("\(position.line):\(position.column)")
    }
    switch step.origin {
    case .author: break
    case .host: parts.append("the host's")
    case .stackView: parts.append("the stack view's")
    case .autoresizing: parts.append("the view's frame")
    case .intrinsic: parts.append(step.note ?? "the view's content")
    case .size: parts.append("the view's size")
    case .background: parts.append("no size is negative")
    }
    if step.factor != 0, abs(abs(step.factor) - 1) > 1e-9, step.contribution != 0 {
      let number = formatNumber(abs(step.contribution / step.factor))
      parts.append("\(formatNumber(abs(step.factor))) x \(number)")
    }
    return parts.joined(separator: ", ")
  }

  // MARK: What would change it

  /// The largest part that the scene sets, and how strong another constraint has to be.
  private func advice(_ explanation: AttributeExplanation) -> String? {
    var parts: [String] = []
    let chain = explanation.lower ?? explanation.upper
    let levers = (chain?.steps ?? []).filter { $0.origin == .author && $0.contribution != 0 }
    if let first = levers.max(by: { abs($0.contribution) < abs($1.contribution) }),
      first.factor != 0
    {
      parts.append(
        "1 pt more in \(TerminalText.escaped(first.equation)) makes it "
          + "\(formatNumber(abs(first.factor))) \(first.contribution > 0 ? "larger" : "smaller")")
    }
    let up = explanation.upper.map(strength)
    let down = explanation.lower.map(strength)
    if let up, let down, up == down {
      parts.append(
        up.map { "only a constraint stronger than \($0) moves it" } ?? "all of this is required")
    } else {
      if let up {
        parts.append(
          up.map { "to be larger it takes one stronger than \($0)" }
            ?? "that it isn't larger is required")
      }
      if let down {
        parts.append(
          down.map { "to be smaller it takes one stronger than \($0)" }
            ?? "that it isn't smaller is required")
      }
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ") + "."
  }

  /// The weakest link with its priority; nil when all are required.
  private func strength(_ chain: AttributeExplanation.Chain) -> String? {
    guard let weakest = chain.steps.min(by: { $0.priority < $1.priority }), weakest.priority < 1000
    else { return nil }
    return "\(TerminalText.escaped(weakest.name)) (\(formatNumber(weakest.priority)))"
  }
}
