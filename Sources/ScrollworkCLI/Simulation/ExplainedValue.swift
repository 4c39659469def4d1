import ScrollworkModel
import ScrollworkRendering
import ScrollworkSimulation

/// `--explain bubbles.3.scale@41`: how a driven property came to its value at a frame, or at a time
/// (`@350ms`).
struct ExplainedValue: Sendable {
  private enum Moment: Sendable {
    case frame(Int)
    /// In s; the first frame at or after it.
    case time(Double)
  }

  private let name: String
  private let moment: Moment
  private var lines: [String] = []
  private var isReached = false

  /// Nil for a text that isn't a name, `@`, and a frame's number or a time.
  init?(_ text: String) {
    guard let at = text.lastIndex(of: "@") else { return nil }
    name = String(text[..<at])
    let place = text[text.index(after: at)...]
    if let frame = Int(place), frame >= 0 {
      moment = .frame(frame)
    } else if place.hasSuffix("ms"), let value = Double(place.dropLast(2)), value >= 0 {
      moment = .time(value / 1000)
    } else if place.hasSuffix("s"), let value = Double(place.dropLast()), value >= 0 {
      moment = .time(value)
    } else {
      return nil
    }
  }

  mutating func add(_ step: TraceStep, _ state: SimulationMoment) {
    guard !isReached else { return }
    switch moment {
    case .frame(let frame): guard step.index >= frame else { return }
    case .time(let time): guard step.time >= time - 1e-9 else { return }
    }
    isReached = true
    lines = state.explanation(of: ExplainedValue.canonical(name, in: state.scene))
    if lines.isEmpty { lines = ["No link drives \(quoted(name))."] }
    lines.insert("At frame \(step.index), \(formatNumber((step.time * 1000).rounded())) ms:", at: 0)
  }

  /// The name under which links know a property, whatever path its view was named by.
  private static func canonical(_ name: String, in scene: ResolvedScene) -> String {
    var words = name.split(separator: ".", omittingEmptySubsequences: false)
    var property: [Substring] = []
    while words.count > 1 {
      property.insert(words.removeLast(), at: 0)
      if let view = scene.view(at: words.joined(separator: ".")) {
        return ([scene.views[view].path] + property.map(String.init)).joined(separator: ".")
      }
    }
    return name
  }

  var text: String {
    isReached
      ? lines.map { TerminalText.escaped($0) + "\n" }.joined() : "The script is over before that.\n"
  }
}
