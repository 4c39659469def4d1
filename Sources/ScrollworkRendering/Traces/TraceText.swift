import ScrollworkModel
import ScrollworkSimulation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Parts of traces as people read them.
enum TraceText {
  static func value(_ value: TraceEvent.Value) -> String {
    switch value {
    case .boolean(let flag): flag ? "true" : "false"
    case .number(let number): rounded(number)
    case .point(let point): self.point(point)
    case .text(let text): TerminalText.escaped(text)
    }
  }

  static func point(_ point: Point) -> String { "(\(rounded(point.x)), \(rounded(point.y)))" }

  /// To a thousandth: of a point, a second, a page.
  static func rounded(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return formatNumber(value) }
    return formatNumber(((value * 1e6).rounded() / 1000).rounded() / 1000)
  }

  /// In seconds with three digits behind the point.
  static func time(_ seconds: Double) -> String {
    guard seconds.isFinite, abs(seconds) < 1e9 else { return formatNumber(seconds) }
    let thousandths = Int(checked: (seconds * 1000).rounded()) ?? 0
    let digits = String(abs(thousandths) % 1000)
    return (thousandths < 0 ? "-" : "") + "\(abs(thousandths) / 1000)."
      + String(repeating: "0", count: 3 - digits.utf8.count) + digits
  }

  /// `willEndDragging(velocity (0, 1), targetContentOffset (0, 1200))`, `didEndDragging(true)`.
  static func event(_ event: TraceEvent, withView: Bool) -> String {
    let view = withView && !event.view.isEmpty ? TerminalText.escaped(event.view) + "." : ""
    let arguments =
      event.arguments.count == 1
      ? value(event.arguments[0].value)
      : event.arguments.map { "\($0.name) \(value($0.value))" }.joined(separator: ", ")
    return view + TerminalText.escaped(event.name) + (arguments.isEmpty ? "" : "(\(arguments))")
  }

  static func count(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    "\(count) \(count == 1 ? one : many ?? one + "s")"
  }
}
