internal import ScrollworkModel
internal import ScrollworkMotion

/// Between frames, what moves is farther than at the last one.
extension Simulator {
  /// The stage as it is at this instant: what is under a finger mustn't depend on frames.
  var stageNow: Stage {
    guard scrollers.contains(where: { $0.motion != nil || $0.zoomMotion != nil }) else {
      return stage
    }
    var now = stage
    for state in scrollers {
      if let zoom = state.zoomMotion {
        let share = share(of: zoom)
        if let view = state.zoomView { now.setZoomScale(zoom.scale(share), of: view) }
        now.setOffset(stored(zoom.offset(share)), of: state.view)
      }
      if let motion = state.motion {
        now.setOffset(stored(motion.offset(at: time)), of: state.view)
      }
    }
    _ = now.refresh()
    return now
  }

  /// A zoom under way, without callbacks.
  mutating func showZoom(_ index: Int) {
    guard let zoom = scrollers[index].zoomMotion, let view = scrollers[index].zoomView else {
      return
    }
    let share = share(of: zoom)
    scrollers[index].zoomScale = zoom.scale(share)
    scrollers[index].offset = stored(zoom.offset(share))
    stage.setZoomScale(scrollers[index].zoomScale, of: view)
    stage.setOffset(scrollers[index].offset, of: scrollers[index].view)
  }

  /// How much of a zoom is done, 0 to 1.
  func share(of zoom: ScrollViewState.ZoomMotion) -> Double {
    guard time < zoom.end - Simulator.instant else { return 1 }
    return OffsetAnimation.Curve(settings.animationCurve).value(
      at: (time - zoom.start) / (zoom.end - zoom.start))
  }
}

extension ScrollViewState.ZoomMotion {
  func scale(_ share: Double) -> Double { fromScale + (toScale - fromScale) * share }

  func offset(_ share: Double) -> Point {
    Point(
      x: fromOffset.x + (toOffset.x - fromOffset.x) * share,
      y: fromOffset.y + (toOffset.y - fromOffset.y) * share)
  }
}
