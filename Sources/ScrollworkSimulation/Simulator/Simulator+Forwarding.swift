internal import ScrollworkModel
internal import ScrollworkMotion

/// Touches that an outer scroll view forwards by hand, and takes back with remorse.
extension Simulator {
  mutating func forwardDown(_ finger: Int, at point: Point, hit: Int, chain: [Int], outer: Int) {
    let inner = Array(chain.prefix { $0 != outer })
    let child = child(of: outer, towards: hit)
    let isInitial = !touches.contains { $0.role == .outer && $0.chain == [outer] }
    let count = touches.count { $0.role == .outer && $0.chain == [outer] } + 1
    // Each finger comes down in an event of its own.
    let outputs =
      scrollers[outer].forwarding?.began(
        [point], touches: isInitial ? 1 : count, hasChild: child != nil) ?? []
    for output in outputs {
      logForwarded(output, outer: outer, child: child)
      switch output {
      case .superBegan:
        var touch = Touch(
          finger: finger, role: .outer, start: point, startTime: time, position: point,
          hit: scrollers[outer].view,
          hitPath: scrollers[outer].path, chain: [outer], delivery: TouchDelivery())
        if isMovingForwarded(outer) { stop(outer) }
        _ = touch.delivery.down(hitsContent: false)
        touch.estimate.add(VelocityEstimate.Sample(time: time, position: point))
        touches.append(touch)
        scrollers[outer].flags.tracking = true
      case .childBegan: begin(finger, .inner, at: point, hit: hit, chain: inner)
      default: break
      }
    }
  }

  /// Moves a finger whose touch is forwarded.
  ///
  /// - Returns: the scroll views that it drags; nil when it isn't forwarded.
  mutating func forwardMove(_ finger: Int, to position: Point) -> [Int]? {
    guard let outer = forwardingOwner(of: finger) else { return nil }
    let child = forwardedChild(of: finger, outer)
    let outputs = scrollers[outer].forwarding?.moved(position) ?? []
    var dragged: [Int] = []
    for output in outputs {
      logForwarded(output, outer: outer, child: child)
      switch output {
      case .superMoved:
        if let place = place(finger, .outer) { move(place, to: position, &dragged) }
      case .childMoved:
        if let place = place(finger, .inner) { move(place, to: position, &dragged) }
      case .childCancelled:
        if let place = place(finger, .inner) { cancel(place) }
      default: break
      }
    }
    return dragged
  }

  mutating func forwardUp(_ finger: Int) -> Bool {
    guard let outer = forwardingOwner(of: finger) else { return false }
    let outputs = scrollers[outer].forwarding?.ended() ?? []
    end(finger, outer, outputs)
    return true
  }

  mutating func forwardCancel(_ finger: Int) -> Bool {
    guard let outer = forwardingOwner(of: finger) else { return false }
    let outputs = scrollers[outer].forwarding?.cancelled() ?? []
    end(finger, outer, outputs)
    return true
  }

  private mutating func end(
    _ finger: Int, _ outer: Int, _ outputs: [RemorsefulForwarding.Output]
  ) {
    let child = forwardedChild(of: finger, outer)
    for output in outputs {
      logForwarded(output, outer: outer, child: child)
      switch output {
      case .superEnded: if let place = place(finger, .outer) { lift(place) }
      case .superCancelled: if let place = place(finger, .outer) { cancel(place) }
      case .childEnded: if let place = place(finger, .inner) { lift(place) }
      case .childCancelled: if let place = place(finger, .inner) { cancel(place) }
      default: break
      }
    }
    touches.removeAll { $0.finger == finger }
  }

  private func isMovingForwarded(_ index: Int) -> Bool { scrollers[index].motion != nil }

  private func forwardingOwner(of finger: Int) -> Int? {
    touches.first { $0.finger == finger && $0.role == .outer }?.chain.first
  }

  private func place(_ finger: Int, _ role: Touch.Role) -> Int? {
    touches.firstIndex { $0.finger == finger && $0.role == role }
  }

  private func forwardedChild(of finger: Int, _ outer: Int) -> Int? {
    touches.first { $0.finger == finger && $0.role == .inner }.flatMap {
      child(of: outer, towards: $0.hit)
    }
  }

  /// The child of a scroll view on the way to a view inside.
  private func child(of outer: Int, towards hit: Int) -> Int? {
    var current = hit
    while let parent = stage.resolved.views[current].parent.map(Int.init) {
      if parent == scrollers[outer].view { return current }
      current = parent
    }
    return nil
  }

  private mutating func logForwarded(
    _ output: RemorsefulForwarding.Output, outer: Int, child: Int?
  ) {
    let (isSuper, name): (Bool, String) =
      switch output {
      case .superBegan: (true, "touchesBegan")
      case .superMoved: (true, "touchesMoved")
      case .superEnded: (true, "touchesEnded")
      case .superCancelled: (true, "touchesCancelled")
      case .childBegan: (false, "touchesBegan")
      case .childMoved: (false, "touchesMoved")
      case .childEnded: (false, "touchesEnded")
      case .childCancelled: (false, "touchesCancelled")
      }
    let isHorizontal = scrollers[outer].forwarding?.isHorizontal == true
    if isSuper {
      log(
        scrollers[outer].path, "super." + name,
        reason: isHorizontal
          ? "The gesture counts as horizontal: it is the outer view's own."
          : "The outer view's own handling gets every first touch.")
    } else if let child {
      log(
        path(child), name,
        reason: output == .childCancelled && isHorizontal
          ? "The move turned out horizontal." : "The outer view forwards it.")
    }
  }
}
