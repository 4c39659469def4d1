import ScrollworkLayout
import ScrollworkLinkage
import ScrollworkModel
import ScrollworkSimulation

/// A scene's layout as its links change it: solved without them at first, and again with the
/// lengths that they drive.
struct LinkedLayout: Sendable {
  /// Without links.
  let scene: ResolvedScene
  private let options: LayoutOptions
  private(set) var layout: LayoutResult
  /// What compiling the links needs to know.
  let facts: LinkFacts
  /// Of the items that the inputs ask for and that are no views.
  private var measured: [LayoutItem: Rect] = [:]
  private var driven: DrivenLayout?

  /// - Parameter layout: of the scene without links, exact, when there is one already.
  init(_ scene: ResolvedScene, roundsToPixels: Bool = false) {
    self.scene = scene
    var options = LayoutOptions()
    options.roundsToPixels = roundsToPixels
    options.triesRepairs = false
    options.findsProblems = false
    self.options = options
    let layout = LayoutEngine.layout(scene, options)
    self.layout = layout
    facts = LinkedLayout.facts(scene, layout)
  }

  private static func facts(_ scene: ResolvedScene, _ layout: LayoutResult) -> LinkFacts {
    var facts = LinkFacts(
      frames: layout.views.map(\.frame),
      scrolls: layout.views.indices.map { scroll(scene, layout, $0) })
    facts.takeProperties(of: scene)
    return facts
  }

  private static func scroll(
    _ scene: ResolvedScene, _ layout: LayoutResult, _ view: Int
  ) -> LinkScroll? {
    guard let scroll = layout.views[view].scroll else { return nil }
    let behavior = scene.views[view].node.scrolling
    let bounds = layout.views[view].frame.size
    var result = LinkScroll(
      contentOffset: scroll.contentOffset,
      lowest: Point(x: scroll.offsetRangeX.lowerBound, y: scroll.offsetRangeY.lowerBound),
      highest: Point(x: scroll.offsetRangeX.upperBound, y: scroll.offsetRangeY.upperBound),
      contentSize: scroll.contentSize, bounds: bounds,
      adjustedContentInset: scroll.adjustedContentInset)
    result.pagesX = PageStops.Rule(behavior, .horizontal, bounds: bounds.width)
    result.pagesY = PageStops.Rule(behavior, .vertical, bounds: bounds.height)
    return result
  }

  // MARK: Inputs

  /// The inputs of a program at the solved layout, scroll views where they start.
  mutating func inputs(for program: LinkProgram) -> LinkInputs {
    var inputs = LinkInputs(
      scrolls: program.scrollViews.map { facts.scrolls[Int($0)] ?? LinkScroll() },
      frames: Array(repeating: .zero, count: program.items.count))
    var options = options
    options.measuredItems = program.items.filter { $0.kind != .view }
    layout = LayoutEngine.layout(scene, options)
    note(options.measuredItems)
    fill(&inputs, program)
    return inputs
  }

  /// Solves the layout with driven lengths and writes what came out to the inputs. Offsets,
  /// velocities and phases stay.
  ///
  /// - Parameter moved: an output that is taken a point larger, to see what moves with it; one that
  ///   is true or false is taken the other way round.
  mutating func solve(
    _ program: LinkProgram, _ state: LinkState, _ inputs: inout LinkInputs,
    moving moved: LinkTarget? = nil
  ) {
    let values = program.layoutOutputs.map { output in
      var value = state.value(of: output)
      if output.target == moved {
        if case .hidden = output.target { value = 1 - value } else { value += 1 }
      }
      return (target: output.target, value: value, name: output.name)
    }
    var options = options
    options.measuredItems = program.items.filter { $0.kind != .view }
    var driven = self.driven ?? DrivenLayout(scene, options)
    self.driven = nil
    layout = driven.layout(values)
    self.driven = driven
    note(options.measuredItems)
    fill(&inputs, program)
  }

  private mutating func note(_ items: [LayoutItem]) {
    measured = [:]
    for (item, rect) in zip(items, layout.measured) { measured[item] = rect }
  }

  private func fill(_ inputs: inout LinkInputs, _ program: LinkProgram) {
    for (index, item) in program.items.enumerated() { inputs.frames[index] = frame(of: item) }
    for (index, view) in program.scrollViews.enumerated() {
      guard let new = LinkedLayout.scroll(scene, layout, Int(view)) else { continue }
      inputs.scrolls[index].lowest = new.lowest
      inputs.scrolls[index].highest = new.highest
      inputs.scrolls[index].contentSize = new.contentSize
      inputs.scrolls[index].bounds = new.bounds
      inputs.scrolls[index].adjustedContentInset = new.adjustedContentInset
    }
  }

  /// A view's frame in its parent's coordinates, a guide's in its owner's.
  private func frame(of item: LayoutItem) -> Rect {
    let index = Int(item.index)
    switch item.kind {
    case .view: return layout.views[index].frame
    case .contentGuide:
      let size = layout.views[index].scroll?.contentSize ?? .zero
      return Rect(x: 0, y: 0, width: size.width, height: size.height)
    default:
      let owner = item.kind == .guide ? Int(scene.guides[index].owner) : index
      var rect = measured[item] ?? .zero
      rect.x -= layout.views[owner].absolute.x
      rect.y -= layout.views[owner].absolute.y
      return rect
    }
  }
}
