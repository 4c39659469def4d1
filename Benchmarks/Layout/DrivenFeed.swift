import ScrollworkLayout
import ScrollworkLinkage
import ScrollworkModel
import ScrollworkSimulation
import ScrollworkSolver
import SolverWorkloads

/// A feed of N rows whose width follows its offset, beside one edit of the same width in the bare
/// solver: a step of the link costs an edit and reading all frames.
struct DrivenFeed {
  var rowCount: Int
  var steps: Int

  /// What the link drives.
  enum Driven {
    /// The top margin of the first row: all others move, and no row changes by itself.
    case margin
    /// The width of all rows, as the edit in the solver has it.
    case width
  }

  /// Prints the median times.
  func measure() {
    let edit = median(editTimes())
    print("links \(rowCount): an edit of the width in the solver \(edit)")
    for (name, driven) in [("a margin", Driven.margin), ("the width", .width)] {
      let link = median(linkTimes(driven))
      let share = (link / edit * 100).rounded() / 100
      print(
        "a step that drives \(name) \(link), \(formatNumber(share)) times the edit",
        "  bar 1: \(share <= 1 ? "met" : "missed")")
    }
  }

  private func linkTimes(_ driven: Driven) -> [Duration] {
    var scene = Feed(rowCount: rowCount).scene
    let name: String
    switch driven {
    case .margin:
      scene.root.children[0].children[0].children[0].constraints[9].name = "it"
      name = "row.0.it"
    case .width:
      scene.constraints[2].name = "it"
      name = "it"
    }
    scene.links.links = [
      LinkDeclaration(
        .drive(
          DriveDeclaration(
            targets: [LinkText("constraint \(name)")],
            sources: [LinkText("-scroll.contentOffset.y")])))
    ]
    let resolved = SceneResolver.resolve(scene, viewport: scene.viewport).scene
    let layout = resolved.layout()
    let scroll = LinkScroll(
      highest: Point(x: 0, y: 5000), contentSize: Size(width: 390, height: 5844),
      bounds: Size(width: 390, height: 844))
    let facts = LinkFacts(
      frames: layout.views.map(\.frame),
      scrolls: resolved.views.map { $0.node.type == .scrollView ? scroll : nil })
    let (program, findings) = LinkProgram.compile(resolved, facts)
    guard findings.isEmpty else { fatalError("\(findings.map(\.message))") }
    var state = program.initialState
    var inputs = LinkInputs(scrolls: [scroll], frames: [])
    var drivenLayout = DrivenLayout(resolved)
    let clock = ContinuousClock()
    return (0...steps).map { step in
      let offset = Double(step % 50)
      inputs.scrolls[0].contentOffset.y = offset
      return clock.measure {
        program.step(&state, &inputs, elapsed: 1.0 / 120) { state, _ in
          let result = drivenLayout.layout(
            program.layoutOutputs.map { ($0.target, state.value(of: $0), $0.name) })
          switch driven {
          case .margin:
            precondition(result.views[5].frame.y == -offset)
          case .width: precondition(result.views[2].frame.width == 390 - offset)
          }
        }
      }
    }
  }

  private func editTimes() -> [Duration] {
    var feed = SolverWorkloads.Feed(rowCount)
    _ = feed.work.system.solve()
    let clock = ContinuousClock()
    var sum = 0.0
    return (0...steps).map { step in
      clock.measure {
        feed.work.system.setConstant(feed.scrollWidth, 390 - Double(step % 50))
        sum += feed.work.system.solve().values.reduce(0, +)
      }
    }
  }

  /// Without the first, which solves for the first time.
  private func median(_ times: [Duration]) -> Duration {
    let sorted = times.dropFirst().sorted()
    return sorted[sorted.count / 2]
  }
}
