internal import ScrollworkModel
internal import ScrollworkMotion

extension Simulator {
  func summary(frames: Int) -> TraceSummary {
    TraceSummary(
      steps: frames, restTime: counts.restTime, scrollViews: snapshots, moved: counts.moved,
      callbacks: counts.callbacks,
      didScroll: scrollers.map { counts.didScroll[$0.path] ?? 0 }, images: images, reuse: reuse,
      pageControls: followingPages,
      keyboardTop: keyboard.visibleHeight > 0
        ? stage.viewport.size.height - keyboard.visibleHeight : nil,
      links: linkSummaries, gaps: gapSummaries, diagnostics: findings)
  }

  var followingPages: [TraceSummary.PageControl] {
    pageControls.map {
      TraceSummary.PageControl(
        path: $0.path, currentPage: $0.state.currentPage, numberOfPages: $0.state.numberOfPages)
    }
  }

  private var images: [TraceSummary.Images] {
    scrollers.compactMap { state in
      guard let rows = state.images else { return nil }
      let visible = ImageRows.visible(
        rows.views.map { $0.map { stage.frame(of: $0, inContentOf: state.view) } },
        in: Rect(
          x: state.offset.x, y: state.offset.y, width: state.bounds.width,
          height: state.bounds.height))
      let atRest = Set(visible)
      return TraceSummary.Images(
        view: state.path, policy: rows.loader.policy,
        requested: rows.loader.requests.map { rows.paths[$0] }, naive: rows.loader.seen.count,
        blankRowFrames: rows.loader.blankRowFrames,
        blankAtRest: rows.loader.blank.map { rows.paths[$0] },
        wasted: rows.loader.requests.count { !atRest.contains($0) }, firstFullTime: rows.fullTime)
    }
  }

  private var reuse: [TraceSummary.Reuse] {
    scrollers.compactMap { state in
      guard let reuse = state.reuse else { return nil }
      let queue = reuse.queue
      return TraceSummary.Reuse(
        view: state.path, unit: reuse.attributes.unit, made: queue.made, live: queue.live.count,
        queued: queue.queued, reused: queue.reused, mostLive: queue.mostLive,
        mostQueued: queue.mostQueued, hitchFrames: reuse.hitchFrames)
    }
  }

  /// What is wrong with the places where everything has come to rest.
  mutating func reportRest() {
    for index in scrollers.indices {
      let state = scrollers[index]
      if let rows = state.images, !rows.loader.blank.isEmpty {
        report(.blankAtRest(state.path, rows.loader.blank.map { rows.paths[$0] }), at: .none)
      }
      guard state.isPagingEnabled, counts.moved.contains(state.path), !state.isOutside else {
        continue
      }
      let isOnPage = Axis.allCases.allSatisfy { axis in
        !state.pages(axis)
          || state.boundaries(axis).isOnPage(
            axis == .horizontal ? state.offset.x : state.offset.y, tolerance: 0.5)
      }
      if !isOnPage { report(.restsOffPage(state.path, state.offset), at: .none) }
    }
  }
}
