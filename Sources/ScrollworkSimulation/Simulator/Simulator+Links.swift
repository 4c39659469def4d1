internal import ScrollworkLayout
internal import ScrollworkLinkage
internal import ScrollworkModel
internal import ScrollworkMotion

/// Links follow every change of an offset, in the same step.
extension Simulator {
  /// - Parameter old: the links before views came or went.
  mutating func makeLinks(after old: LinkRun? = nil) {
    guard !stage.resolved.links.isEmpty else { return }
    let facts = linkFacts
    // What is wrong with links is told when a scene is validated.
    let (program, _) = LinkProgram.compile(stage.resolved, facts)
    guard !program.isEmpty else { return }
    stage.prepareForLinks(program)
    var run = LinkRun(
      program: program, state: program.initialState,
      inputs: LinkInputs(
        scrolls: [], frames: Array(repeating: .zero, count: program.items.count)),
      scrollers: program.scrollViews.compactMap { view in
        scrollers.firstIndex { $0.view == Int(view) }
      })
    guard run.scrollers.count == program.scrollViews.count else { return }
    if program.bindings.contains(where: \.hasMemory) { run.nextTick = 0 }
    run.phases = Array(repeating: .idle, count: run.scrollers.count)
    run.paths = stage.resolved.views.map(\.path)
    run.reached = Array(repeating: LinkReach(), count: program.bindings.count)
    run.gaps = Array(repeating: (0, 0), count: program.coveredFrames.count)
    links = run
    keepKnobs(of: old)
    stepLinks(elapsed: 0)
  }

  /// Views have come or gone: the links are compiled anew, since they know views by their indexes.
  /// Smoothing begins again from what it follows.
  mutating func relink() {
    guard let old = links else { return }
    guard old.paths != stage.resolved.views.map(\.path) else {
      leaveLinksStale()
      return
    }
    links = nil
    makeLinks(after: old)
    if links?.reached.count == old.reached.count { links?.reached = old.reached }
    if links?.gaps.count == old.gaps.count { links?.gaps = old.gaps }
    if links?.nextTick != nil {
      links?.nextTick = old.nextTick ?? (time * LinkRun.rate).rounded(.up)
    }
  }

  private var linkFacts: LinkFacts {
    var scrolls = [LinkScroll?](repeating: nil, count: stage.resolved.views.count)
    var facts = LinkFacts(frames: stage.frames, scrolls: [])
    for index in scrollers.indices {
      let state = scrollers[index]
      scrolls[state.view] = linkScroll(index)
    }
    facts.scrolls = scrolls
    facts.takeProperties(of: stage.resolved)
    return facts
  }

  /// A scroll view as links see it.
  private func linkScroll(_ index: Int) -> LinkScroll {
    let state = scrollers[index]
    let x = state.extent(.horizontal)
    let y = state.extent(.vertical)
    // Between frames a motion is farther than its last didScroll.
    var scroll = LinkScroll(
      contentOffset: links?.pending[index] ?? state.motion.map { stored($0.offset(at: time)) }
        ?? state.offset,
      lowest: Point(x: x.range.lowerBound, y: y.range.lowerBound),
      highest: Point(x: x.range.upperBound, y: y.range.upperBound),
      contentSize: Size(width: x.content, height: y.content), bounds: state.bounds,
      adjustedContentInset: state.inset)
    scroll.velocity = state.velocity(at: time)
    scroll.zoomScale = state.zoomScale
    scroll.phase = linkPhase(index)
    scroll.pagesX = PageStops.Rule(state.behavior, .horizontal, bounds: state.bounds.width)
    scroll.pagesY = PageStops.Rule(state.behavior, .vertical, bounds: state.bounds.height)
    return scroll
  }

  private func linkPhase(_ index: Int) -> LinkScroll.Phase {
    if scrollers[index].drag != nil { return .dragging }
    guard let motion = scrollers[index].motion else { return .idle }
    return motion.purpose == .deceleration ? .decelerating : .animating
  }

  /// Nothing that links remember still changes, or will at the next tick.
  var linksAreAtRest: Bool {
    guard let run = links, run.nextTick != nil else { return true }
    return !run.isSmoothing && run.phases == run.scrollers.map { linkPhase($0) }
  }

  /// Something that links read has changed; what they remember follows with the next tick.
  mutating func leaveLinksStale() {
    linksAreStale = true
    if !isSteppingLinks, links?.nextTick != nil { links?.isSmoothing = true }
  }

  /// Smoothing's own clock: what it follows is taken as it is before anything happens at this
  /// instant.
  mutating func tickLinks() {
    guard let tick = links?.nextTick else { return }
    links?.nextTick = tick + 1
    guard tick > 0 else { return }
    let before = linkValues
    stepLinks(elapsed: 1 / LinkRun.rate, applies: false)
    linksHaveTicked = true
    let isChanged = zip(before, linkValues).contains {
      ($0 - $1).magnitude > LinkRun.restChange
    }
    guard let run = links else { return }
    links?.phases = run.inputs.scrolls.map(\.phase)
    links?.isSmoothing = isChanged || run.state.isUnderWay
    if links?.isSmoothing == true { counts.lastChange = time }
  }

  private var linkValues: [Double] {
    guard let run = links else { return [] }
    return run.program.outputs.map { run.state.value(of: $0) }
  }

  /// Evaluates the links and carries out what they say.
  ///
  /// - Parameters:
  ///   - applies: false only for smoothing, whose values show with the next frame.
  ///   - remembers: false for what only looks.
  mutating func stepLinks(elapsed: Double, applies: Bool = true, remembers: Bool = true) {
    guard var run = links, !isSteppingLinks else { return }
    isSteppingLinks = true
    linksAreStale = false
    linksHaveTicked = false
    run.inputs.scrolls = run.scrollers.map { linkScroll($0) }
    run.inputs.time = time
    run.inputs.reducesMotion = options.reducesMotion
    fillFrames(&run)
    let program = run.program
    let scrollers = run.scrollers
    let report = program.step(
      &run.state, &run.inputs, elapsed: elapsed, remembers: remembers
    ) { state, inputs in
      stage.drive(links?.drivenLayout(state) ?? [])
      updateGeometry(keeping: true)
      inputs.scrolls = scrollers.map { linkScroll($0) }
      inputs.frames = program.items.map { stage.linkFrame(of: $0) }
    }
    if report.passes > 0 {
      if stage.layout.status == .unsatisfiable, !counts.didReportConflict,
        let conflict = stage.layout.conflicts.first
      {
        counts.didReportConflict = true
        self.report(.linkBreaksLayout(conflict.constraints), at: .none)
      }
    }
    for (index, binding) in program.bindings.enumerated() where index < run.reached.count {
      LinkReach.extend(&run.reached[index].source, by: run.state.source(of: binding))
      LinkReach.extend(&run.reached[index].value, by: run.state.result(of: binding))
    }
    run.held = [:]
    run.noteGaps { stage.frames[Int($0)] }
    links = run
    for event in report.events {
      let moment = "\(quotedNumber(time * 1000)) ms"
      let diagnostic = program.diagnostic(event, at: moment)
      // Once for each binding: it would come in every step.
      if findings.count < 100,
        !findings.contains(where: { $0.code == diagnostic.code && $0.span == diagnostic.span })
      {
        findings.append(diagnostic)
      }
    }
    if applies {
      links?.pending = [:]
      applyOutputs(run)
    } else {
      notePending(run)
    }
    scroll(run.state.scrollRequests)
    isSteppingLinks = false
  }

  private func fillFrames(_ run: inout LinkRun) {
    for (index, item) in run.program.items.enumerated() {
      run.inputs.frames[index] = stage.linkFrame(of: item)
    }
    for (target, place) in run.held {
      guard case .frame(let view, let part) = target,
        let index = run.program.items.firstIndex(of: LayoutItem(.view, view))
      else { continue }
      if part == .x {
        run.inputs.frames[index].x = place
      } else {
        run.inputs.frames[index].y = place
      }
    }
  }

  /// Scroll views that links have moved, but that don't show it before the next frame. One that
  /// leads is where its motion is.
  private mutating func notePending(_ run: LinkRun) {
    for output in run.program.outputs {
      guard case .contentOffset(let view, let axis) = output.target,
        let ordinal = run.program.scrollViews.firstIndex(of: view)
      else { continue }
      let index = run.scrollers[ordinal]
      let before = run.inputs.scrolls[ordinal].contentOffset
      var offset = links?.pending[index] ?? before
      if axis == .horizontal {
        offset.x = run.state.value(of: output)
      } else {
        offset.y = run.state.value(of: output)
      }
      if offset != before { links?.pending[index] = offset }
    }
  }

  private mutating func applyOutputs(_ run: LinkRun) {
    for output in run.program.outputs {
      let value = run.state.value(of: output)
      guard value.isFinite else { continue }
      switch output.target {
      case .contentOffset(let view, let axis):
        guard let index = scrollers.firstIndex(where: { $0.view == Int(view) }) else { continue }
        var offset = scrollers[index].offset
        if axis == .horizontal { offset.x = value } else { offset.y = value }
        guard offset != scrollers[index].offset else { continue }
        setOffset(index, offset, reason: "A link moved it (\(output.name)).")
        if let raw = scrollers[index].drag?.raw {
          // A finger on it goes on from there.
          var raw = raw
          if axis == .horizontal { raw.x = value } else { raw.y = value }
          scrollers[index].drag?.raw = raw
        }
      case .currentPage(let view):
        guard let control = pageControls.firstIndex(where: { $0.view == Int(view) }) else {
          continue
        }
        pageControls[control].isDriven = true
        if pageControls[control].state.update(page: value) {
          let page = pageControls[control].state.currentPage
          log(
            pageControls[control].path, "pageChanged", [.init("page", .number(Double(page)))],
            reason: "A link says so.")
        }
      default: break
      }
    }
  }

  /// Bars that snap ask for the rest of the way.
  private mutating func scroll(_ requests: [LinkState.ScrollRequest]) {
    for request in requests {
      guard let index = scrollers.firstIndex(where: { $0.view == Int(request.view) }),
        scrollers[index].motion == nil, scrollers[index].drag == nil
      else { continue }
      var target = scrollers[index].offset
      if request.axis == .horizontal {
        target.x = request.offset
      } else {
        target.y = request.offset
      }
      animate(index, to: target, purpose: .snap)
    }
  }

  // MARK: Looking

  /// Whether links decide where a view is: it is no part of the content then that could stay put.
  func linksMove(_ path: String) -> Bool {
    guard let run = links else { return false }
    return run.program.layoutOutputs.contains { output in
      guard case .frame(let view, let part) = output.target else { return false }
      return (part == .x || part == .y) && run.paths[Int(view)] == path
    }
  }

  /// What links set now, in document order; the channels of a colour as one.
  var linkSettings: [TraceStep.Setting] {
    guard let run = links else { return [] }
    var result: [TraceStep.Setting] = []
    var channels: [Int32: (place: Int, color: LinkColor)] = [:]
    for output in run.program.outputs {
      let value = run.state.value(of: output)
      switch output.target {
      // A scroll view's state has it already.
      case .contentOffset: break
      case .hidden: result.append(.init(path: output.name, value: .boolean(value != 0)))
      case .backgroundColor(let view, let channel):
        var entry =
          channels[view]
          ?? (result.count, LinkColor(red: 0, green: 0, blue: 0, alpha: 1))
        switch channel {
        case .red: entry.color.red = value
        case .green: entry.color.green = value
        case .blue: entry.color.blue = value
        case .alpha: entry.color.alpha = value
        }
        let setting = TraceStep.Setting(
          path: path(Int(view)) + ".backgroundColor", value: .text(entry.color.hexadecimal))
        if entry.place < result.count {
          result[entry.place] = setting
        } else {
          result.append(setting)
        }
        channels[view] = entry
      default: result.append(.init(path: output.name, value: .number(value)))
      }
    }
    return result
  }

  /// Lines that say how a driven property came to its value.
  func linkExplanation(of name: String) -> [String] {
    links.map { $0.program.explanation(of: name, $0.state) } ?? []
  }

  var gapSummaries: [TraceSummary.Gap] {
    guard let run = links else { return [] }
    return zip(run.program.coveredFrames, run.gaps).filter { $0.1.size > 0 }.map { covered, gap in
      TraceSummary.Gap(
        view: path(Int(covered.view)), frame: path(Int(covered.parent)), size: gap.size,
        scrollView: path(Int(covered.scroller)), offset: gap.offset)
    }
  }

  var linkSummaries: [TraceSummary.Link] {
    guard let run = links else { return [] }
    return zip(run.program.bindings, run.reached).map { binding, reached in
      let stops = run.program.stopKeys(of: binding, run.state)
      let keys = stops.map(\.key)
      let unused = keys.indices.filter { index in
        guard let source = reached.source, keys.count > 1 else { return false }
        // A stop is used when the source came to a segment that begins or ends there.
        let before = index > 0 ? keys[index - 1] : keys[index]
        let after = index + 1 < keys.count ? keys[index + 1] : keys[index]
        return source.upperBound <= before && index > 0
          || source.lowerBound >= after && index + 1 < keys.count
      }
      return TraceSummary.Link(
        name: binding.name, property: binding.property, isShown: binding.isShown,
        source: binding.followed, isMember: binding.isMember, isBoolean: binding.isBoolean,
        sourceRange: reached.source, valueRange: reached.value,
        unusedStops: unused.map { keys[$0] }, unusedStopNames: unused.compactMap { stops[$0].name })
    }
  }
}
