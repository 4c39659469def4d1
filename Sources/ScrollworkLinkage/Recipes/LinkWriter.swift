internal import ScrollworkModel

/// Writes links as a scene has them.
public enum LinkWriter {
  /// The value of `links`, one entry after the other.
  public static func yaml(_ links: [ExpandedLink]) -> String {
    links.isEmpty ? "links: []\n" : "links:\n" + links.map { entry($0) }.joined()
  }

  private static func entry(_ link: ExpandedLink) -> String {
    var lines: [String]
    switch link.form {
    case .drive(let drive): lines = self.lines(drive)
    case .scrollers(let scrollers): lines = self.lines(scrollers)
    case .collapse(let collapse): lines = self.lines(collapse)
    default: return ""
    }
    lines[0] = "  - " + lines[0]
    return ([lines[0]] + lines.dropFirst().map { "    " + $0 }).map { $0 + "\n" }.joined()
  }

  private static func lines(_ drive: DriveDeclaration) -> [String] {
    var lines = ["drive: " + texts(drive.targets), "by: " + texts(drive.sources)]
    if let each = drive.each { lines.append("each: " + scalar(each.text)) }
    if let stops = drive.stops { lines += self.lines(stops.value) }
    if let ratio = drive.ratio { lines.append("ratio: " + scalar(ratio.text)) }
    if let ease = drive.ease { lines.append("ease: " + self.ease(ease)) }
    if drive.mixesLight { lines.append("in: linear") }
    if drive.before != .clamp || drive.after != .clamp {
      lines.append(
        drive.before == drive.after
          ? "outside: \(drive.before.rawValue)"
          : "outside: [\(drive.before.rawValue), \(drive.after.rawValue)]")
    }
    if let condition = drive.condition { lines.append("when: " + scalar(condition.text)) }
    if let otherwise = drive.otherwise { lines.append("else: " + scalar(otherwise.text)) }
    if drive.adds { lines.append("add: true") }
    if let smooth = drive.smooth { lines.append("smooth: \(formatNumber(smooth.value))s") }
    if let spring = drive.spring {
      lines.append(
        "spring: {response: \(formatNumber(spring.response)), "
          + "damping: \(formatNumber(spring.damping))}")
    }
    switch drive.rounding {
    case .whole: lines.append("round: 1")
    case .pixels: lines.append("round: px")
    case nil: break
    }
    if let motion = drive.reducedMotion { lines.append("motion: \(motion.rawValue)") }
    if let settle = drive.settle { lines.append("settle: \(settle)") }
    return lines
  }

  private static func lines(_ link: ScrollerLinkDeclaration) -> [String] {
    var lines = ["link: [" + link.members.map { scalar($0.text) }.joined(separator: ", ") + "]"]
    if let measure = link.measure { lines.append("as: \(measure.rawValue)") }
    if let stops = link.stops { lines += self.lines(stops.value) }
    if let ratio = link.ratio { lines.append("ratio: " + scalar(ratio.text)) }
    if link.both { lines.append("both: true") }
    if let axes = link.axes { lines.append("axis: \(axes.rawValue)") }
    if let overscroll = link.overscroll { lines.append("overscroll: \(overscroll.rawValue)") }
    if link.empty != .zero {
      lines.append(link.empty == .one ? "empty: \"1\"" : "empty: \(link.empty.rawValue)")
    }
    return lines
  }

  private static func lines(_ collapse: CollapseDeclaration) -> [String] {
    var lines = ["collapse: " + scalar(collapse.view.text)]
    if let scroller = collapse.scroller { lines.append("in: " + scalar(scroller.text)) }
    if let height = collapse.height { lines.append("height: " + scalar(height.text)) }
    if let least = collapse.least { lines.append("min: " + scalar(least.text)) }
    if collapse.enter != .atTop { lines.append("enter: \(collapse.enter.rawValue)") }
    if collapse.snap != .none { lines.append("snap: \(collapse.snap.rawValue)") }
    if let through = collapse.through { lines.append("through: " + scalar(through.text)) }
    return lines
  }

  private static func lines(_ stops: [StopDeclaration]) -> [String] {
    ["stops:"]
      + stops.map { stop in
        var line = "  - [\(scalar(stop.key.text)), \(scalar(stop.value.text))"
        if let ease = stop.ease { line += ", \(self.ease(ease))" }
        return line + "]"
      }
  }

  private static func ease(_ ease: EaseDeclaration) -> String {
    switch ease {
    case .named(let text): scalar(text.text)
    case .curve(let numbers, _):
      "[" + numbers.map { formatNumber($0) }.joined(separator: ", ") + "]"
    }
  }

  private static func texts(_ texts: [LinkText]) -> String {
    texts.count == 1
      ? scalar(texts[0].text)
      : "[" + texts.map { scalar($0.text) }.joined(separator: ", ") + "]"
  }

  /// A scalar that reads back as this text, quoted where YAML would see something else in it.
  private static func scalar(_ text: String) -> String {
    let isPlain =
      text.utf8.first.map {
        TextCharacters.isLetterOrDigit($0) || $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "-")
          || $0 == UInt8(ascii: ".")
      } ?? false
    let isSafe =
      isPlain && text != "-" && !text.hasPrefix("- ")
      && !text.contains { ",[]{}#:\"'\n".contains($0) }
    guard !isSafe else { return text }
    return "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}

private enum TextCharacters {
  static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
