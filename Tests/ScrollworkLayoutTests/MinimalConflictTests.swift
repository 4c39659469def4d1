import ScrollworkModel
import ScrollworkSolver
import Testing

@testable import ScrollworkLayout

/// Contradictory sets are as small as can be: without any one constraint the rest can hold.
@Suite struct MinimalConflictTests {
  /// Whether constraints can hold together with all facts, everything else left out.
  private func canHold(_ kept: Set<ConstraintID>, _ runner: PassRunner) -> Bool {
    var system = runner.builder.system
    for index in runner.builder.sources.indices {
      let id = ConstraintID(index: Int32(index))
      let isFact = runner.builder.sources[index].origin(in: runner.builder.scene) == .background
      system.setActive(id, isFact || kept.contains(id))
    }
    return system.solve().conflicts.isEmpty
  }

  private func check(_ scene: ResolvedScene) -> Int {
    var runner = PassRunner(scene, LayoutOptions())
    runner.run()
    for found in runner.conflicts {
      let set = Set(found.conflict.constraints)
      #expect(!canHold(set, runner))
      for constraint in set { #expect(canHold(set.subtracting([constraint]), runner)) }
    }
    return runner.conflicts.count
  }

  @Test func recordedScenes() throws {
    var count = 0
    for folder in ["Problems", "InterfaceBuilder"] {
      for file in try SceneFile.all(in: folder) {
        let (_, scene, expect) = try file.resolved()
        if expect.conflicts != nil || expect.status?.value == .unsatisfiable {
          count += check(scene)
        }
      }
    }
    #expect(count > 20)
  }

  /// 1,000 random rows of views with too many constraints.
  @Test func randomScenes() throws {
    var contradictory = 0
    var seed: UInt64 = 1
    while contradictory < 1000 {
      var random = SplitMix(seed: seed)
      seed += 1
      let scene = try RandomScene.make(&random)
      if check(scene) > 0 { contradictory += 1 }
    }
    #expect(seed < 4000)
  }
}

/// Steele, Lea and Flood's SplitMix64.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

private enum RandomScene {
  /// Two to five views with required constraints between their edges, sizes and the root.
  static func make(_ random: inout SplitMix) throws -> ResolvedScene {
    let names = (0..<Int.random(in: 2...5, using: &random)).map { "v\($0)" }
    let items = names + ["root"]
    var constraints: [ConstraintDeclaration] = []
    for _ in 0..<Int.random(in: 4...14, using: &random) {
      let isHorizontal = Bool.random(using: &random)
      let edges = isHorizontal ? ["leading", "trailing", "centerX"] : ["top", "bottom", "centerY"]
      let size = isHorizontal ? "width" : "height"
      let view = names.randomElement(using: &random) ?? "v0"
      let other = items.randomElement(using: &random) ?? "root"
      let relation = ["==", "==", "<=", ">="].randomElement(using: &random) ?? "=="
      let number = Int.random(in: 0...12, using: &random) * 10
      if other == view || Int.random(in: 0..<4, using: &random) == 0 {
        constraints.append(.init(.text("\(view).\(size) \(relation) \(number)")))
      } else if Int.random(in: 0..<5, using: &random) == 0 {
        constraints.append(
          .init(.text("\(view).\(size) \(relation) 0.5 * \(other).\(size) + \(number)")))
      } else {
        let (a, b) = (
          edges.randomElement(using: &random) ?? edges[0],
          edges.randomElement(using: &random) ?? edges[0]
        )
        constraints.append(.init(.text("\(view).\(a) \(relation) \(other).\(b) + \(number)")))
      }
    }
    return try SolvedScene(300, 200, names.map { view($0) }, constraints).scene
  }
}
