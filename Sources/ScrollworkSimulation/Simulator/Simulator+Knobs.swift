internal import ScrollworkLinkage
internal import ScrollworkModel

/// Views that scroll others when a finger drags them, and links of which any member may lead.
extension Simulator {
  /// The knob that a touch on a view is for: the view itself or the nearest one around it.
  private func knob(around view: Int) -> Int? {
    guard let knobs = links?.program.knobs, !knobs.isEmpty else { return nil }
    var current: Int? = view
    while let index = current {
      if knobs.contains(where: { $0.view == Int32(index) }) { return index }
      current = stage.resolved.views[index].parent.map(Int.init)
    }
    return nil
  }

  /// From a finger to the corner of the knob that it takes; nil when it takes none.
  func grip(of point: Point, on view: Int) -> Point? {
    knob(around: view).map { stage.frames[$0] }.map { Point(x: $0.x - point.x, y: $0.y - point.y) }
  }

  /// A finger on a knob takes it along, as far as its track goes.
  mutating func dragKnob(by touch: Touch) {
    guard let grip = touch.grip, let view = knob(around: touch.hit), let run = links else { return }
    for knob in run.program.knobs where knob.view == Int32(view) {
      let axis = knob.axis
      let way = max(stage.frames[Int(knob.track)].size[axis] - stage.frames[view].size[axis], 0)
      let wanted =
        axis == .horizontal ? touch.position.x + grip.x : touch.position.y + grip.y
      let place = min(max(wanted, 0), way)
      guard place != run.place(of: knob, in: stage.frames[view]) else { continue }
      stopPartners(of: [knob.target])
      if knob.isDriven {
        links?.held[knob.target] = place
      } else {
        links?.placed[knob.target] = place
      }
    }
    drivePlaced()
    stepLinks(elapsed: 0)
  }

  /// Knobs of a program that was compiled anew stay where they were.
  mutating func keepKnobs(of old: LinkRun?) {
    guard let old, let knobs = links?.program.knobs else { return }
    for knob in knobs {
      let path = path(Int(knob.view))
      guard
        let before = old.program.knobs.first(where: {
          old.paths[Int($0.view)] == path && $0.axis == knob.axis && $0.isDriven == knob.isDriven
        })
      else { continue }
      if !knob.isDriven {
        links?.placed[knob.target] = old.placed[before.target]
      } else if let output = old.program.outputs.first(where: { $0.target == before.target }) {
        links?.held[knob.target] = old.state.value(of: output)
      }
    }
    drivePlaced()
  }

  /// Solves the layout with knobs where fingers have left them.
  private mutating func drivePlaced() {
    guard let run = links, !run.placed.isEmpty else { return }
    stage.drive(run.drivenLayout(run.state))
    updateGeometry(keeping: true)
  }

  /// Of scroll views that lead each other only one moves by itself: a touch or a call on one ends what
  /// moves the others.
  mutating func stopPartners(of indexes: [Int]) {
    stopPartners(
      of: indexes.flatMap { index in
        Axis.allCases.map { .contentOffset(Int32(scrollers[index].view), $0) }
      })
  }

  private mutating func stopPartners(of targets: [LinkTarget]) {
    guard let program = links?.program else { return }
    for partner in targets.flatMap({ program.partners(of: $0) }) {
      guard case .contentOffset(let view, _) = partner,
        let index = scrollers.firstIndex(where: { $0.view == Int(view) }),
        scrollers[index].motion != nil
      else { continue }
      halt(index, reason: "Another scroll view that leads it has begun to move.")
    }
    // Where it ended counts before the other moves.
    followLinks()
  }
}
