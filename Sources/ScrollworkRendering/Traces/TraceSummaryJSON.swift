import ScrollworkModel
import ScrollworkSimulation

/// What came of a script, as the last object of a trace.
enum TraceSummaryJSON {
  static func write(_ summary: TraceSummary, to json: inout JSONWriter) {
    json.object { json in
      json.field("steps", summary.steps)
      json.key("rest")
      json.object { json in
        for scroll in summary.scrollViews {
          json.key(named: scroll.path)
          json.point(scroll.contentOffset)
        }
      }
      writePages(summary, to: &json)
      json.field("callbacks", summary.callbacks)
      if !summary.images.isEmpty { writeImages(summary.images, to: &json) }
      if !summary.reuse.isEmpty { writeReuse(summary.reuse, to: &json) }
      json.field("restTime", summary.restTime)
      json.key("didScroll")
      json.object { json in
        for (scroll, count) in zip(summary.scrollViews, summary.didScroll) {
          json.key(named: scroll.path)
          json.number(count)
        }
      }
      if !summary.pageControls.isEmpty { writePageControls(summary.pageControls, to: &json) }
      if let top = summary.keyboardTop { json.field("keyboardTop", top) }
      if !summary.links.isEmpty { writeLinks(summary.links, to: &json) }
      if !summary.gaps.isEmpty { writeGaps(summary.gaps, to: &json) }
      if !summary.diagnostics.isEmpty { writeDiagnostics(summary.diagnostics, to: &json) }
    }
  }

  private static func writePages(_ summary: TraceSummary, to json: inout JSONWriter) {
    let paging = summary.scrollViews.filter {
      $0.page.horizontal != nil || $0.page.vertical != nil || $0.pageName != nil
    }
    guard !paging.isEmpty else { return }
    json.key("page")
    json.object { json in
      for scroll in paging {
        json.key(named: scroll.path)
        if let name = scroll.pageName { json.string(name) } else { json.page(scroll.page) }
      }
    }
  }

  private static func writeLinks(_ links: [TraceSummary.Link], to json: inout JSONWriter) {
    func write(_ range: ClosedRange<Double>?, to json: inout JSONWriter) {
      json.array { json in
        guard let range else { return }
        json.number(range.lowerBound)
        json.number(range.upperBound)
      }
    }
    json.key("links")
    json.array { json in
      for link in links {
        json.object { json in
          json.field("name", link.name)
          json.field("source", link.source)
          json.key("sourceRange")
          write(link.sourceRange, to: &json)
          json.key("valueRange")
          write(link.valueRange, to: &json)
          json.key("unusedStops")
          json.array { json in for key in link.unusedStops { json.number(key) } }
        }
      }
    }
  }

  private static func writeGaps(_ gaps: [TraceSummary.Gap], to json: inout JSONWriter) {
    json.key("gaps")
    json.array { json in
      for gap in gaps {
        json.object { json in
          json.field("view", gap.view)
          json.field("frame", gap.frame)
          json.field("size", gap.size)
          json.field("scrollView", gap.scrollView)
          json.field("offset", gap.offset)
        }
      }
    }
  }

  private static func writeImages(_ images: [TraceSummary.Images], to json: inout JSONWriter) {
    func counts(_ images: [TraceSummary.Images], to json: inout JSONWriter) {
      json.field("requested", images.reduce(0) { $0 + $1.requested.count })
      json.field("naive", images.reduce(0) { $0 + $1.naive })
      json.field("wasted", images.reduce(0) { $0 + $1.wasted })
      json.field("blankRowFrames", images.reduce(0) { $0 + $1.blankRowFrames })
      json.field("blankAtRest", images.flatMap(\.blankAtRest))
      json.field("order", images.flatMap(\.requested))
    }
    json.key("images")
    json.object { json in
      counts(images, to: &json)
      if images.count == 1 { json.field("firstFullTime", images[0].firstFullTime) }
      guard images.count > 1 else { return }
      json.key("views")
      json.object { json in
        for one in images {
          json.key(named: one.view)
          json.object { json in
            counts([one], to: &json)
            json.field("firstFullTime", one.firstFullTime)
          }
        }
      }
    }
  }

  private static func writeReuse(_ reuse: [TraceSummary.Reuse], to json: inout JSONWriter) {
    func counts(_ reuse: [TraceSummary.Reuse], to json: inout JSONWriter) {
      json.field("made", reuse.reduce(0) { $0 + $1.made })
      json.field("live", reuse.reduce(0) { $0 + $1.live })
      json.field("queued", reuse.reduce(0) { $0 + $1.queued })
      json.field("reused", reuse.reduce(0) { $0 + $1.reused })
      json.field("mostLive", reuse.reduce(0) { $0 + $1.mostLive })
      json.field("mostQueued", reuse.reduce(0) { $0 + $1.mostQueued })
      json.key("hitchFrames")
      json.array { json in
        for frame in Set(reuse.flatMap(\.hitchFrames)).sorted() { json.number(frame) }
      }
    }
    json.key("reuse")
    json.object { json in
      counts(reuse, to: &json)
      guard reuse.count > 1 else { return }
      json.key("views")
      json.object { json in
        for one in reuse {
          json.key(named: one.view)
          json.object { json in counts([one], to: &json) }
        }
      }
    }
  }

  private static func writePageControls(
    _ controls: [TraceSummary.PageControl], to json: inout JSONWriter
  ) {
    json.key("pageControls")
    json.object { json in
      for control in controls {
        json.key(named: control.path)
        json.object { json in
          json.field("currentPage", control.currentPage)
          json.field("numberOfPages", control.numberOfPages)
        }
      }
    }
  }

  private static func writeDiagnostics(
    _ diagnostics: [Diagnostic], to json: inout JSONWriter
  ) {
    json.key("diagnostics")
    json.array { json in
      for diagnostic in diagnostics {
        json.object { json in
          json.field("code", diagnostic.code)
          json.field("severity", diagnostic.severity.rawValue)
          json.field("message", diagnostic.message)
        }
      }
    }
  }
}
