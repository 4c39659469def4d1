import ScrollworkModel
import ScrollworkRendering
import ScrollworkSimulation

/// Writes what a simulation does, in one of the formats.
struct TraceWriter: SimulationObserver {
  private enum Form {
    case json(TraceJSON)
    case csv(TraceCSV)
    case table(TraceTable)
    case explanation(TraceExplanation)
    case value(ExplainedValue)
    /// Only what came of it.
    case none
  }

  /// So many bytes wait before they are written.
  private static let chunk = 64 * 1024

  private var form: Form
  /// Nil keeps the output.
  private let sink: OutputSink?
  private var selected: SelectedValues
  /// What wasn't written to the sink.
  private(set) var bytes: [UInt8] = []
  private(set) var error: FileError?
  private var isAbandoned = false

  init(_ settings: Settings, _ script: Script, fps: Double, style: TextStyle, sink: OutputSink?) {
    self.sink = sink
    var options = TraceOptions()
    options.selection = TraceSelection(settings.selection)
    options.eventsOnly = settings.eventsOnly
    options.every = settings.every ?? 1
    selected = SelectedValues(settings.selection)
    if let value = settings.explainedEvent.flatMap({ ExplainedValue($0) }) {
      form = .value(value)
      return
    }
    if let event = settings.explainedEvent {
      form = .explanation(TraceExplanation(event, of: script))
      return
    }
    switch settings.format {
    case .json, .ndjson: form = .json(TraceJSON(options))
    case .csv: form = .csv(TraceCSV(options))
    default:
      if settings.isQuiet {
        form = .none
      } else {
        // Ten rows a second are enough to look at.
        options.every = settings.every ?? max(1, Int(checked: (fps / 10).rounded(.down)) ?? 1)
        form = .table(TraceTable(options, style: style))
      }
    }
  }

  mutating func begin(_ header: TraceHeader, _ file: String) {
    guard case .json(var json) = form else { return }
    json.begin(header, file: file)
    form = .json(json)
  }

  mutating func step(_ step: TraceStep, _ moment: SimulationMoment) {
    guard !isAbandoned else { return }
    var step = step
    // What links set is there already.
    let linked = Set(step.settings.map(\.path))
    step.settings += selected.settings(in: moment).filter { !linked.contains($0.path) }
    switch form {
    case .json(var json):
      form = .none
      json.add(step)
      if json.pending > TraceWriter.chunk { put(json.take()) }
      form = .json(json)
    case .csv(var csv):
      form = .none
      csv.add(step)
      if csv.pending > TraceWriter.chunk { put(csv.take()) }
      form = .csv(csv)
    case .table(var table):
      form = .none
      table.add(step)
      form = .table(table)
    case .explanation(var explanation):
      form = .none
      explanation.add(step)
      form = .explanation(explanation)
    case .value(var value):
      value.add(step, moment)
      form = .value(value)
    case .none: break
    }
  }

  /// Ends the script's trace.
  mutating func end(_ summary: TraceSummary, style: TextStyle) {
    switch form {
    case .json(var json):
      json.end(summary)
      put(json.take())
      form = .json(json)
    case .csv(var csv):
      csv.end()
      put(csv.take())
      form = .csv(csv)
    case .table(var table): put(Array(table.text().utf8))
    case .explanation(let explanation):
      put(Array(explanation.text(summary, style: style).utf8))
    case .value(let value): put(Array(value.text.utf8))
    case .none: break
    }
  }

  private mutating func put(_ new: [UInt8]) {
    guard let sink else {
      bytes += new
      return
    }
    guard !isAbandoned else { return }
    do throws(FileError) {
      isAbandoned = try !sink.write(new)
    } catch {
      self.error = error
      isAbandoned = true
    }
  }
}

/// Values that are asked for by their paths, besides those that every step has.
struct SelectedValues {
  private let paths: [String]
  private var properties: [(path: String, property: MomentProperty)] = []
  /// The scene that the properties were looked up in.
  private var viewCount = -1

  /// - Parameter patterns: those without `*` and `?` may be paths of values.
  init(_ patterns: [String]) {
    paths = patterns.filter { !$0.contains("*") && !$0.contains("?") }
  }

  mutating func settings(in moment: SimulationMoment) -> [TraceStep.Setting] {
    guard !paths.isEmpty else { return [] }
    let scene = moment.scene
    if scene.views.count != viewCount {
      viewCount = scene.views.count
      properties = paths.compactMap { path in
        guard let property = try? MomentProperty(path, in: scene) else { return nil }
        if case .scroll = property.source { return nil }
        return (path, property)
      }
    }
    return properties.flatMap { path, property -> [TraceStep.Setting] in
      switch property.value(in: moment) {
      case .number(let value): return [TraceStep.Setting(path: path, value: .number(value))]
      case .boolean(let flag): return [TraceStep.Setting(path: path, value: .boolean(flag))]
      case .text(let text): return [TraceStep.Setting(path: path, value: .text(text))]
      case .numbers(let values):
        guard values.count == 4 else { return [] }
        return zip(["x", "y", "width", "height"], values).map {
          TraceStep.Setting(path: "\(path).\($0)", value: .number($1))
        }
      case nil: return []
      }
    }
  }
}
