import ScrollworkModel
public import ScrollworkSimulation

/// A trace as `scrollwork.trace/1`: a header, one object per step, a summary, each on a line by
/// itself.
///
/// After the first step a scroll view has only what changed; every 60th step that is written is
/// whole. Nothing is kept but the step before, so memory doesn't grow.
public struct TraceJSON: Sendable {
  public static let format = "scrollwork.trace/1"

  /// After so many steps one is whole again.
  private static let wholeEvery = 60

  private let options: TraceOptions
  private var sampler: StepSampler
  private var before: [ScrollSnapshot] = []
  private var settings: [String: TraceEvent.Value] = [:]
  /// Scroll views that were seen zoomed.
  private var zoomed: Set<String> = []
  private var written = 0
  private var bytes: [UInt8] = []

  public init(_ options: TraceOptions = TraceOptions()) {
    self.options = options
    sampler = StepSampler(every: options.every)
  }

  /// What was written since it was last taken.
  public mutating func take() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  /// About how much waits to be taken, in bytes.
  public var pending: Int { bytes.count }

  public mutating func begin(_ header: TraceHeader, file: String) {
    before = []
    settings = [:]
    zoomed = []
    written = 0
    sampler = StepSampler(every: options.every)
    line { TraceJSON.write(header, file: file, to: &$0) }
  }

  public mutating func add(_ step: TraceStep) {
    if options.eventsOnly {
      for event in step.events where includes(event) {
        line { TraceJSON.write(event, to: &$0) }
      }
    } else if let step = sampler.take(step) {
      write(step)
    }
  }

  public mutating func end(_ summary: TraceSummary) {
    if !options.eventsOnly, let step = sampler.finish() { write(step) }
    line { json in
      json.object { json in
        json.key("summary")
        TraceSummaryJSON.write(summary, to: &json)
      }
    }
  }

  private mutating func line(_ body: (inout JSONWriter) -> Void) {
    var json = JSONWriter(allowsBlocks: false, reserving: 512)
    body(&json)
    bytes.append(contentsOf: json.bytes)
    bytes.append(UInt8(ascii: "\n"))
  }

  // MARK: Header

  private static func write(_ header: TraceHeader, file: String, to json: inout JSONWriter) {
    json.object { json in
      json.field("format", format)
      json.field("scene", header.scene)
      json.field("script", header.script)
      json.field("fps", header.framesPerSecond)
      json.field("profile", header.profile.rawValue)
      json.key("settings")
      PhysicsJSON.write(header.settings, to: &json)
      json.field("scrollViews", header.scrollViews)
      json.field("file", file)
    }
  }

  // MARK: Steps

  private func includes(_ event: TraceEvent) -> Bool {
    options.selection.isEmpty
      || options.selection.includes(event.view.isEmpty ? event.name : "\(event.view).\(event.name)")
  }

  private mutating func write(_ step: TraceStep) {
    let isWhole = written % TraceJSON.wholeEvery == 0
    written += 1
    for scroll in step.scrollViews where scroll.zoomScale != 1 || scroll.flags.zooming {
      zoomed.insert(scroll.path)
    }
    let changed = step.settings.filter { setting in
      options.selection.includes(setting.path)
        && (isWhole || settings[setting.path] != setting.value)
    }
    let (before, zoomed, selection) = (before, zoomed, options.selection)
    let events = step.events.filter(includes)
    line { json in
      json.object { json in
        json.field("step", step.index)
        json.field("t", step.time)
        for (index, scroll) in step.scrollViews.enumerated() {
          let old = index < before.count && before[index].path == scroll.path ? before[index] : nil
          let members = SnapshotMembers(
            scroll, since: isWhole ? nil : old, isZoomed: zoomed.contains(scroll.path), selection)
          members.write(to: &json)
        }
        if !changed.isEmpty {
          json.key("set")
          json.object { json in
            for setting in changed {
              json.key(named: setting.path)
              json.value(setting.value)
            }
          }
        }
        json.key("events")
        json.array { json in
          for event in events { TraceJSON.write(event, to: &json) }
        }
      }
    }
    self.before = step.scrollViews
    for setting in changed { settings[setting.path] = setting.value }
  }

  static func write(_ event: TraceEvent, to json: inout JSONWriter) {
    json.object { json in
      json.field("t", event.time)
      json.field("view", event.view)
      json.field("name", event.name)
      for argument in event.arguments {
        // `touchesShouldBegin` of a scroll view is about a view inside.
        json.key(named: argument.name == "view" ? "in" : argument.name)
        json.value(argument.value)
      }
      if let offset = event.contentOffset { json.field("contentOffset", offset) }
      // The step has them; inside a callback they may still be others.
      guard let flags = event.flags, event.name != "didScroll", event.name != "didZoom" else {
        return
      }
      json.field("tracking", flags.tracking)
      json.field("dragging", flags.dragging)
      json.field("decelerating", flags.decelerating)
      json.field("zooming", flags.zooming)
    }
  }
}
