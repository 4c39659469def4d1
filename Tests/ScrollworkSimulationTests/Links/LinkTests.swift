import ScrollworkModel
import ScrollworkSimulation
import Testing

@Suite struct LinkTests {
  static let parallax = """
    scrollwork: 1
    viewport: {width: 400, height: 600}
    root:
      children:
        - {id: back, frame: [0, 0, 400, 800]}
        - id: strip
          type: scrollView
          frame: [0, 0, 400, 50]
          contentSize: [400, 650]
        - id: scroll
          type: scrollView
          frame: [0, 50, 400, 550]
          contentSize: [400, 3000]
          children:
            - {id: child, frame: [0, 0, 400, 3000]}
    links:
      - {drive: back.translate.y, by: scroll.contentOffset.y, ratio: -0.5}
      - {drive: back.alpha, by: scroll.contentOffset.y, stops: {0: 1, 300: 0}, smooth: 0.1s}
      - {link: [scroll, strip], as: progress}
    scripts:
      it:
        events:
          - flick: {view: scroll, velocity: [0, 1000]}
          - wait: rest
    """

  static func setting(_ path: String, _ step: TraceStep) -> Double? {
    guard case .number(let value)? = step.settings.first(where: { $0.path == path })?.value else {
      return nil
    }
    return value
  }

  @Test func valuesFollowInTheSameStep() throws {
    let played = try Played(Self.parallax)
    for step in played.steps {
      let offset = try #require(step.scrollViews.first { $0.path == "scroll" }?.contentOffset.y)
      let shift = try #require(Self.setting("back.translate.y", step))
      #expect(abs(shift + 0.5 * offset) < 1e-9)
      let strip = try #require(step.scrollViews.first { $0.path == "strip" }?.contentOffset.y)
      #expect(abs(strip - offset / 2450 * 600) < 1e-9)
    }
    #expect(played.summary?.links.count ?? 0 >= 2)
  }

  @Test func frameRatesAgree() throws {
    var options = SimulationOptions()
    options.framesPerSecond = 60
    let slow = try Played(Self.parallax, options)
    options.framesPerSecond = 120
    let fast = try Played(Self.parallax, options)
    for (index, step) in slow.steps.enumerated() where index * 2 < fast.steps.count {
      let other = fast.steps[index * 2]
      for (a, b) in zip(step.settings, other.settings) {
        #expect(a == b, "\(step.time)")
      }
      for (a, b) in zip(step.scrollViews, other.scrollViews) {
        #expect(a.contentOffset == b.contentOffset)
      }
    }
  }
}
