import ScrollworkLinkage
import ScrollworkModel
import Testing

/// Results don't depend on the engine that computed them.
@Suite struct EngineTests {
  /// Random links of all kinds on two scroll views.
  static func links(_ count: Int, seed: UInt64) -> String {
    var generator = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Double>) -> Double {
      (Double.random(in: range, using: &generator) * 100).rounded() / 100
    }
    func stops(_ count: Int, _ ease: String?) -> String {
      var key = number(-200...300)
      var rows: [String] = []
      for index in 0..<count {
        rows.append(
          "[\(key), \(number(-50...50))\(index + 1 < count ? ease.map { ", \($0)" } ?? "" : "")]")
        key += index % 3 == 2 && ease == nil ? 0 : number(1...200)
      }
      return "[" + rows.joined(separator: ", ") + "]"
    }
    var lines: [String] = []
    for index in 0..<count {
      let source = "\(index % 3 == 0 ? "b" : "a").contentOffset.y"
      let previous = index > 0 ? "v\(Int.random(in: 0..<index, using: &generator))" : "1"
      let line: String
      switch index % 11 {
      case 0, 1: line = "by: \(source), stops: \(stops(2, nil))"
      case 2, 3:
        line = "by: \(source), stops: \(stops(Int.random(in: 3...8, using: &generator), nil))"
      case 4:
        line =
          "by: \(source), stops: \(stops(2, "\"cubic-bezier(\(number(0...1)), \(number(-1...2)), \(number(0...1)), \(number(-1...2)))\""))"
      case 5: line = "by: \"clamp(\(source) * \(number(-2...2)) + \(number(-9...9)), -100, 100)\""
      case 6: line = "by: \"abs(\(source) - \(number(0...500))) / (\(previous) * \(previous) + 1)\""
      case 7:
        line =
          "by: \"min(max(\(source), \(number(0...99)), \(previous)), mix(\(previous), -\(source), 0.7))\""
      case 8: line = "by: \(source), stops: \(stops(3, "bounce-out")), outside: mirror"
      case 9: line = "by: \(previous), stops: \(stops(4, "ease-in-out")), outside: extend"
      default: line = "by: \"sqrt(abs(\(previous)))\", smooth: 0.1s"
      }
      lines.append("  - {drive: var v\(index), \(line)}")
    }
    return lines.joined(separator: "\n")
  }

  @Test(arguments: [1, 2, 3, 4])
  func bitsAreTheSame(seed: UInt64) throws {
    let text = pair(1500, 2500, Self.links(400, seed: seed))
    let scene = try LinkedScene(text)
    #expect(scene.diagnostics.allSatisfy { $0.severity != .error }, "\(scene.diagnostics)")
    let plain = scene.program.using(.plain)
    let batches = scene.program.using(.batches)
    var one = plain.initialState
    var other = batches.initialState
    var inputs = scene.inputs
    var generator = SeededGenerator(seed: seed)
    for step in 0..<200 {
      // Often only one of the two moves, and sometimes neither.
      if step % 3 != 0 {
        inputs.scrolls[0].contentOffset.y = Double.random(in: -50...1200, using: &generator)
      }
      if step % 5 == 0 {
        inputs.scrolls[1].contentOffset.y = Double.random(in: -50...2200, using: &generator)
      }
      let first = plain.step(&one, &inputs, elapsed: 1.0 / 120)
      let second = batches.step(&other, &inputs, elapsed: 1.0 / 120)
      #expect(first == second)
      for (output, same) in zip(plain.outputs, batches.outputs) {
        let (a, b) = (one.value(of: output), other.value(of: same))
        #expect(a.bitPattern == b.bitPattern, "\(output.name): \(a) and \(b) at step \(step)")
      }
    }
  }

  /// Slots are put in another order for batches, all of them.
  @Test(arguments: ["-20", "0", "460", "480"])
  func stickyRangesAreTheSame(top: String) throws {
    let batch = (0..<8).map {
      "  - {drive: var v\($0), by: list.contentOffset.y, stops: {\($0): 0, 500: \($0)}}"
    }
    let scene = try LinkedScene(
      """
      scrollwork: 1
      viewport: {width: 300, height: 500}
      root:
        children:
          - id: list
            type: scrollView
            frame: [0, 0, 300, 500]
            contentSize: [300, 2000]
            children: [{id: section, frame: [0, 300, 300, 600], children: [{id: head, frame: [0, 100, 300, 40]}]}]
      links:
      \(batch.joined(separator: "\n"))
        - {sticky: head, in: list, top: \(top)}
        - {drive: var in, by: head in list, stops: {entry 0%: 0, entry 100%: 1}}
        - {drive: var out, by: head in list, stops: {exit 0%: 0, exit 100%: 1}}
      """)
    let (plain, batches) = (scene.program.using(.plain), scene.program.using(.batches))
    var (one, other) = (plain.initialState, batches.initialState)
    var inputs = scene.inputs
    for offset in stride(from: -150.0, through: 950, by: 10) {
      inputs.scrolls[0].contentOffset.y = offset
      _ = plain.step(&one, &inputs, elapsed: 1.0 / 120)
      _ = batches.step(&other, &inputs, elapsed: 1.0 / 120)
      for (output, same) in zip(plain.outputs, batches.outputs) {
        #expect(one.value(of: output) == other.value(of: same), "\(output.name) at \(offset)")
      }
    }
  }

  /// The bits of a debug build are written here; those of a release build have to be the same.
  @Test func bitsAreTheSameInEveryBuild() throws {
    var scene = try LinkedScene(pair(1500, 2500, Self.links(400, seed: 11)))
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for step in 0..<100 {
      try scene.step([
        "a": Point(x: 0, y: 11.7 * Double(step)), "b": Point(x: 0, y: 1900 - 17.3 * Double(step)),
      ])
      for output in scene.program.outputs {
        hash = (hash ^ scene.state.value(of: output).bitPattern) &* 0x100_0000_01B3
      }
    }
    #expect(hash == Self.recorded)
  }

  private static let recorded: UInt64 = 12_693_689_301_074_333_553

  /// 60 and 120 frames a second give equal values at common times.
  @Test func framesPerSecondDoNotMatter() throws {
    let text = pair(
      1500, 2500,
      """
        - {drive: var p, by: a.contentOffset.y, smooth: 0.1s}
        - {drive: var q, by: a.contentOffset.y, spring: {response: 0.4, damping: 0.7}}
        - {link: [a, b], as: progress}
      """)
    var slow = try LinkedScene(text)
    var fast = try LinkedScene(text)
    try slow.step(elapsed: 0)
    try fast.step(elapsed: 0)
    for step in 1...120 {
      // It is moved at common times, and rests in between.
      let y = Double(step / 20) * 90
      try slow.step(["a": Point(x: 0, y: y)], elapsed: 1.0 / 60)
      try fast.step(["a": Point(x: 0, y: y)], elapsed: 1.0 / 120)
      try fast.step(elapsed: 1.0 / 120)
      for name in ["var p", "var q", "b.contentOffset.y"] {
        #expect(abs(slow[name] - fast[name]) < 1e-9, "\(name) at step \(step)")
      }
    }
  }
}
