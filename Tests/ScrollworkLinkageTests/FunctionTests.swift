import ScrollworkLinkage
import ScrollworkModel
import Testing

/// Functions of the expression language, and what stands beside it.
@Suite struct FunctionTests {
  struct Function: Decodable {
    var name: String
    var expression: String
    var at: [Double]
    var values: [Double]
    var within: Double
  }

  @Test func functionsGiveTheRecordedValues() throws {
    for function in try Recorded.read("functions", as: Function.self) {
      for (v, value) in zip(function.at, function.values) {
        var scene = try LinkedScene(
          pair(
            900, 900,
            "  - {drive: var v, by: \(v)}\n  - {drive: var q, by: \"\(function.expression)\"}"))
        #expect(scene.codes == [], "\(scene.diagnostics)")
        try scene.step()
        #expect(
          Recorded.agree(scene["var q"], value, within: function.within),
          "\(function.name) at \(v): \(scene["var q"])")
      }
    }
  }

  /// An oscillation whose rate rises to four periods by the middle and falls again: the phase is a
  /// table of parabolas.
  @Test func waves() throws {
    var scene = try LinkedScene(
      pair(
        900, 900,
        """
          - {drive: var phase, by: a.contentOffset.y / 1pt, stops: {0: [0, quad-in], 0.5: [1, quad-out], 1: 2}}
          - {drive: var q, by: sin(phase * 360deg)}
        """))
    for (at, value) in [(0.25, 1.0), (0.5, 0)] {
      try scene.step(["a": Point(x: 0, y: at)])
      #expect(abs(scene["var q"] - value) < 1e-9)
    }
  }

  @Test func coloursMixStraight() throws {
    var scene = try LinkedScene(
      list(
        "  - {drive: box.backgroundColor, by: list.progress.y, stops: {0: \"#000000\", 1: \"#ffffff\"}}"
      ))
    try scene.step(["list": Point(x: 0, y: 1400)])
    for (channel, value) in [("red", 127.5), ("green", 127.5), ("blue", 127.5), ("alpha", 1)] {
      #expect(abs(scene["box.backgroundColor.\(channel)"] - value) < 1e-9)
    }
    scene = try LinkedScene(
      list(
        "  - {drive: box.backgroundColor, by: list.progress.y, stops: {0: \"#0064c800\", 1: \"#3296fa66\"}}"
      ))
    try scene.step(["list": Point(x: 0, y: 1400)])
    for (channel, value) in [("red", 25.0), ("green", 125), ("blue", 225), ("alpha", 0.2)] {
      #expect(abs(scene["box.backgroundColor.\(channel)"] - value) < 1e-9, "\(channel)")
    }
  }

  @Test func coloursMixInLinearLight() throws {
    // By IEC 61966-2-1 with 40 digits: 0.3 of the way from 10 to 200 is 116.23…, half-way from black
    // to white 187.516…; where a stop is the written colour is met, and alpha stays straight.
    let text = list(
      "  - {drive: box.backgroundColor, by: list.progress.y, in: linear, stops: {0: \"#0a00ff80\", 1: \"#c8ff7f\"}}"
    )
    var scene = try LinkedScene(text)
    let expected: [(Double, [Double])] = [
      (0.0, [10.0, 0, 255, 128.0 / 255]),
      (840, [116.23280409307182, 148.87702996536568, 226.41303933729288, 128.0 / 255 * 0.7 + 0.3]),
      (1400, [146.66313172402893, 187.51603067837462, 204.34384806145177, (128.0 / 255 + 1) / 2]),
      (2800, [200, 255, 127, 1]),
    ]
    for (offset, channels) in expected {
      try scene.step(["list": Point(x: 0, y: offset)])
      for (channel, value) in zip(["red", "green", "blue", "alpha"], channels) {
        #expect(
          abs(scene["box.backgroundColor.\(channel)"] - value) < 1e-9, "\(channel) at \(offset)")
      }
    }
    #expect(
      try LinkedScene(
        list("  - {drive: box.alpha, by: list.progress.y, in: linear, stops: {0: 0, 1: 1}}")
      ).codes.contains("SW608"))
  }

  @Test func transformsScaleThenRotateThenMove() {
    var transform = LinkTransform()
    transform.scale = Point(x: 2, y: 2)
    transform.rotation = 90
    transform.translation = Point(x: 10, y: 0)
    #expect(transform.applied(to: Point(x: 1, y: 0)) == Point(x: 10, y: 2))
    transform = LinkTransform()
    transform.rotation = 90
    #expect(transform.applied(to: Point(x: 1, y: 0)) == Point(x: 0, y: 1))
    #expect(transform.matrix == [0, 1, -1, 0, 0, 0])
  }

  @Test(arguments: [(120.0, [12, 24]), (60.0, [6, 12])])
  func smoothingHalvesTheDistance(rate: Double, steps: [Int]) throws {
    var scene = try LinkedScene(
      pair(9000, 900, "  - {drive: var q, by: a.contentOffset.y, smooth: 0.1s}"))
    try scene.step()
    var made = 0
    for (count, value) in zip(steps, [50.0, 75]) {
      while made < count {
        try scene.step(["a": Point(x: 0, y: 100)], elapsed: 1 / rate)
        made += 1
      }
      #expect(abs(scene["var q"] - value) < 1e-9)
    }
  }

  @Test func springsFollowTheirClosedForm() throws {
    for (time, value) in [
      (0.1, 0.3577395564695645), (0.25, 0.8210255535859311), (0.5, 0.986399068534425),
    ] {
      let spring = Following.sprung(
        0, velocity: 0, toward: 1, response: 0.5, damping: 1, time: time)
      #expect(abs(spring.value - value) < 1e-12)
    }
    // Any way of cutting the time gives the same.
    for damping in [0.3, 0.999, 1, 1.5, 3] {
      let whole = Following.sprung(
        3, velocity: -2, toward: 1, response: 0.5, damping: damping, time: 0.5)
      var state = (value: 3.0, velocity: -2.0)
      for _ in 0..<60 {
        state = Following.sprung(
          state.value, velocity: state.velocity, toward: 1, response: 0.5, damping: damping,
          time: 0.5 / 60)
      }
      #expect(abs(whole.value - state.value) < 1e-9, "\(damping)")
      #expect(abs(whole.velocity - state.velocity) < 1e-8, "\(damping)")
    }
  }
}
