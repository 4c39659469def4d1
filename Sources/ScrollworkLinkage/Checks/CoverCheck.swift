internal import ScrollworkModel

/// Finds pictures that are meant to cover their frames, and offsets at which they don't.
struct CoverCheck {
  let scene: ResolvedScene
  let facts: LinkFacts
  let program: LinkProgram
  private let access: NodeAccess
  private var producer: [Int32]
  private var sampleOf: [Int32: InputSample]
  private var drivenFrames: Set<Int32> = []
  private let drivesConstraints: Bool

  /// Offsets that are looked at besides the ends and the stops, for each picture.
  private static let samples = 32
  /// Where there are many pictures, fewer.
  private static let limit = 100_000

  /// Nil where no link moves or scales a picture.
  init?(_ scene: ResolvedScene, _ facts: LinkFacts, _ program: LinkProgram) {
    let hasParallax = scene.links.links.contains {
      if case .parallax = $0.form { true } else { false }
    }
    let hasPictures = program.outputs.contains { output in
      switch output.target {
      case .translate(let view, _), .scale(let view), .scaleAxis(let view, _):
        hasParallax || scene.views[Int(view)].node.type == .imageView
      default: false
      }
    }
    guard hasPictures else { return nil }
    self.scene = scene
    self.facts = facts
    self.program = program
    access = NodeAccess(program: program)
    producer = Array(repeating: -1, count: program.initialValues.count)
    for (index, node) in program.nodes.enumerated() {
      for slot in access.writes(node) { producer[Int(slot)] = Int32(index) }
    }
    sampleOf = [:]
    for sample in program.samples { sampleOf[sample.slot] = sample }
    var drivesConstraints = false
    for output in program.layoutOutputs {
      switch output.target {
      case .frame(let view, _): drivenFrames.insert(view)
      case .constant, .multiplier, .hidden: drivesConstraints = true
      default: break
      }
    }
    self.drivesConstraints = drivesConstraints
  }

  // MARK: Pictures

  /// Pictures that cover their frames at rest and follow one scroll view.
  func frames() -> [CoveredFrame] {
    struct Slots {
      var translate: [Axis: Int32] = [:]
      var scale: [Axis: Int32] = [:]
      var alpha: Int32 = -1
      var turns = false
      var binding = -1
      var isParallax = false
    }
    var slots: [Int32: Slots] = [:]
    var alphas: [Int32: Int32] = [:]
    var order: [Int32] = []
    var bindingOf: [LinkTarget: Int] = [:]
    for (index, binding) in program.bindings.enumerated() where bindingOf[binding.target] == nil {
      bindingOf[binding.target] = index
    }
    for output in program.outputs {
      guard let view = output.target.view else { continue }
      var own = slots[view] ?? Slots()
      switch output.target {
      case .translate(_, let axis): own.translate[axis] = output.slot
      case .scale: own.scale = [.horizontal: output.slot, .vertical: output.slot]
      case .scaleAxis(_, let axis): own.scale[axis] = output.slot
      case .rotate: own.turns = true
      case .alpha:
        alphas[view] = output.slot
        continue
      default: continue
      }
      if slots[view] == nil { order.append(view) }
      if own.binding < 0, let binding = bindingOf[output.target] {
        own.binding = binding
        let form = scene.links.links[program.bindings[binding].link].form
        if case .parallax = form { own.isParallax = true }
      }
      slots[view] = own
    }
    var result: [CoveredFrame] = []
    for view in order {
      guard let own = slots[view], !own.turns, own.binding >= 0,
        own.isParallax || scene.views[Int(view)].node.type == .imageView,
        let parent = scene.views[Int(view)].parent,
        scene.views[Int(parent)].node.type != .scrollView, isPlain(view), stays(view), stays(parent)
      else { continue }
      for axis in [Axis.horizontal, .vertical] {
        let (translate, scale) = (own.translate[axis] ?? -1, own.scale[axis] ?? -1)
        guard translate >= 0 || scale >= 0,
          covers(view, parent, axis, mayFit: own.isParallax),
          let (scroller, scrollAxis) = follows([translate, scale].filter { $0 >= 0 })
        else { continue }
        result.append(
          CoveredFrame(
            view: view, parent: parent, axis: axis, scroller: scroller, scrollAxis: scrollAxis,
            between: between(scroller, parent), translate: translate, scale: scale,
            alphas: [alphas[view], alphas[parent]].compactMap { $0 }, binding: own.binding))
      }
    }
    return result
  }

  /// Without a transform of its own.
  private func isPlain(_ view: Int32) -> Bool {
    let picture = scene.views[Int(view)].node.picture
    return picture.transform == PictureAttributes().transform && picture.alpha > 0.01
      && !scene.views[Int(view)].node.hidden
  }

  /// No link changes its frame.
  private func stays(_ view: Int32) -> Bool {
    !drivenFrames.contains(view)
      && (!drivesConstraints || view == 0 || scene.views[Int(view)].node.frame != nil)
  }

  /// One that just fits isn't meant to move inside its frame, but for a recipe says so.
  private func covers(_ view: Int32, _ parent: Int32, _ axis: Axis, mayFit: Bool) -> Bool {
    let picture = CoveredFrame.span(facts.frames[Int(view)], axis)
    let frame = CoveredFrame.span(facts.frames[Int(parent)], axis).size
    guard frame > 0, picture.start <= 0, picture.start + picture.size >= frame else { return false }
    return mayFit || picture.size > frame + 1e-6
  }

  /// The one offset that decides some slots; nil where others do as well, or what was before.
  private func follows(_ slots: [Int32]) -> (view: Int32, axis: Axis)? {
    var found: (view: Int32, axis: Axis)?
    for slot in needed(slots).slots {
      if let sample = sampleOf[slot] {
        switch sample.field {
        case .offset(let axis):
          let view = program.scrollViews[Int(sample.index)]
          if let found, found != (view, axis) { return nil }
          found = (view, axis)
        case .low, .high, .range, .contentSize, .bounds, .inset, .reducesMotion: break
        case .frame:
          let item = program.items[Int(sample.index)]
          guard item.kind == .view && stays(item.index) || item.kind == .contentGuide else {
            return nil
          }
        default: return nil
        }
      } else if producer[Int(slot)] >= 0 {
        switch program.nodes[Int(producer[Int(slot)])].kind {
        case .smooth, .spring, .follow, .direction, .group, .visible, .collapse, .linkMap:
          return nil
        default: break
        }
      }
    }
    return found
  }

  /// What some slots are worked out from, and the nodes in their order.
  private func needed(_ slots: [Int32]) -> (slots: Set<Int32>, nodes: [Node]) {
    var seen: Set<Int32> = []
    var nodes: Set<Int32> = []
    var queue = slots
    while let slot = queue.popLast() {
      guard seen.insert(slot).inserted else { continue }
      let place = producer[Int(slot)]
      if place >= 0, nodes.insert(place).inserted {
        queue += access.reads(program.nodes[Int(place)])
      }
    }
    return (seen, nodes.sorted().map { program.nodes[Int($0)] })
  }

  private func between(_ scroller: Int32, _ parent: Int32) -> [Int32]? {
    var result: [Int32] = []
    var current = scene.views[Int(parent)].parent
    while let view = current, view != scroller {
      result.append(view)
      current = scene.views[Int(view)].parent
    }
    return current == scroller ? result.reversed() : nil
  }

  // MARK: Offsets

  /// Pictures that leave a gap at an offset that can be reached.
  func findings(_ frames: [CoveredFrame]) -> [Diagnostic] {
    guard !frames.isEmpty else { return [] }
    var inputs = LinkInputs(
      scrolls: program.scrollViews.map { facts.scroll($0) },
      frames: program.items.map { item in
        switch item.kind {
        case .view: return facts.frames[Int(item.index)]
        case .contentGuide:
          let size = facts.scroll(item.index).contentSize
          return Rect(x: 0, y: 0, width: size.width, height: size.height)
        default: return .zero
        }
      })
    var state = program.initialState
    state.pages = program.pageSources.map { inputs.scrolls[Int($0.scroll)].pages($0.axis) }
    let count = max(2, min(CoverCheck.samples, CoverCheck.limit / frames.count))
    var result: [Finding] = []
    var places: [Kind: Int] = [:]
    for frame in frames {
      let (slots, nodes) = needed([frame.translate, frame.scale].filter { $0 >= 0 } + frame.alphas)
      guard !nodes.contains(where: { $0.kind == .smooth || $0.kind == .spring }) else { continue }
      let samples = program.samples.filter { slots.contains($0.slot) }
      guard let scroll = program.scrollViews.firstIndex(of: frame.scroller) else { continue }
      let port = inputs.scrolls[scroll].bounds[frame.scrollAxis]
      var worst: (gap: Double, offset: Double)?
      for offset in offsets(frame, nodes, count) {
        if frame.scrollAxis == .horizontal {
          inputs.scrolls[scroll].contentOffset.x = offset
        } else {
          inputs.scrolls[scroll].contentOffset.y = offset
        }
        for sample in samples {
          state.values[Int(sample.slot)] = LinkProgram.value(of: sample, inputs)
        }
        Evaluator(elapsed: 0, isFirst: true).run(nodes[...], program, &state, inputs)
        let gap = frame.gap(state, at: offset, port: port) { facts.frames[Int($0)] }
        if gap > worst?.gap ?? 0 { worst = (gap, offset) }
      }
      guard let worst else { continue }
      let binding = program.bindings[frame.binding]
      let kind = Kind(link: binding.link, span: binding.span, gap: formatNumber(worst.gap))
      if let place = places[kind] {
        result[place].others += 1
      } else {
        places[kind] = result.count
        result.append(Finding(frame: frame, gap: worst.gap, offset: worst.offset))
      }
    }
    return result.map { diagnostic($0) }
  }

  /// What the gaps of copies have in common.
  private struct Kind: Hashable {
    var link: Int
    var span: SourceSpan
    var gap: String
  }

  private struct Finding {
    var frame: CoveredFrame
    var gap: Double
    var offset: Double
    /// Pictures of the same link that leave the same gap.
    var others = 0
  }

  /// The ends of the way on which the frame can be seen, stops, and offsets between.
  private func offsets(_ frame: CoveredFrame, _ nodes: [Node], _ count: Int) -> [Double] {
    let scroll = facts.scroll(frame.scroller)
    var (low, high) = (scroll.low(frame.scrollAxis), scroll.high(frame.scrollAxis))
    if let between = frame.between {
      let (own, size) = CoveredFrame.span(facts.frames[Int(frame.parent)], frame.scrollAxis)
      let start = between.reduce(own) {
        $0 + CoveredFrame.span(facts.frames[Int($1)], frame.scrollAxis).start
      }
      low = max(low, start - scroll.bounds[frame.scrollAxis])
      high = min(high, start + size)
    }
    guard high > low else { return [] }
    var result = [low, high]
    for node in nodes {
      guard let sample = sampleOf[node.a], case .offset = sample.field else { continue }
      switch node.kind {
      case .linear, .curve: result += program.numbers[Int(node.b)..<Int(node.b) + 2]
      case .stops: result += program.numbers[Int(node.b)..<Int(node.b) + Int(node.c)]
      case .table: result += program.tables[Int(node.b)].keys.prefix(CoverCheck.samples)
      default: break
      }
    }
    result += (1..<count).map { low + (high - low) * Double($0) / Double(count) }
    return result.filter { $0 >= low && $0 <= high }
  }

  private func diagnostic(_ finding: Finding) -> Diagnostic {
    let frame = finding.frame
    let binding = program.bindings[frame.binding]
    var others = ""
    if finding.others == 1 { others = ", and so does 1 other" }
    if finding.others > 1 { others = ", and so do \(finding.others) others" }
    var help = "Make the picture larger by that, or let it move less."
    if case .parallax(let recipe) = scene.links.links[binding.link].form {
      help =
        recipe.speed == nil
        ? "Let the picture begin where its frame does: it moves by just what it is larger."
        : "Make the picture larger by that, or leave speed out: then it is fitted to its frame."
    }
    return Diagnostic(
      LinkingRules.parallaxGap.code, LinkingRules.parallaxGap.severity,
      "\(scene.views[Int(frame.view)].path) leaves a gap of \(formatNumber(finding.gap)) pt in "
        + "\(scene.views[Int(frame.parent)].path) at the offset \(formatNumber(finding.offset))"
        + others + ".",
      at: binding.span,
      help: help)
  }
}
