import ScrollworkLinkage
import ScrollworkModel

// Prints nanoseconds per binding of a step with 100,000 bindings: the two engines, a step in which
// one of eight scroll views moves, the usual closures, and reading as many numbers from memory.

let count = 100_000
let rounds = CommandLine.arguments.count > 1 ? Int(CommandLine.arguments[1]) ?? 40 : 40
let mix = Mix(count: count)
let (scene, facts) = mix.scene()
let clock = ContinuousClock()

var compiled = LinkProgram()
let compileTime = clock.measure { compiled = LinkProgram.compile(scene, facts).program }

/// The best of several rounds, in nanoseconds per binding.
func best(_ body: (Int) -> Void) -> Double {
  var best = Double.infinity
  for round in 0..<rounds {
    let time = clock.measure { body(round) }
    let (seconds, attoseconds) = time.components
    best = min(best, (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(count))
  }
  return best
}

func measure(_ program: LinkProgram, moving: Int) -> Double {
  var state = program.initialState
  var inputs = LinkInputs(
    scrolls: program.scrollViews.map { facts.scrolls[Int($0)] ?? LinkScroll() },
    frames: program.items.map { _ in .zero })
  program.step(&state, &inputs, elapsed: 0)
  return best { round in
    for index in 0..<moving {
      inputs.scrolls[index].contentOffset.y = 37.5 * Double(round + index + 1)
    }
    program.step(&state, &inputs, elapsed: 1.0 / 120)
  }
}

let plain = measure(compiled.using(.plain), moving: Mix.driverCount)
let batches = measure(compiled.using(.batches), moving: Mix.driverCount)
let one = measure(compiled.using(.batches), moving: 1)
let tree = ClosureTree(mix)
var results = Array(repeating: 0.0, count: count)
let closures = best { round in
  for (index, driver) in tree.drivers.enumerated() {
    driver.value = 37.5 * Double(round + index + 1)
  }
  for index in 0..<count { results[index] = tree.values[index]() }
}
// What a clamped linear binding needs at least: four numbers read, one written.
let memory = Array(repeating: 1.5, count: 4 * count)
let wall = best { _ in
  memory.withUnsafeBufferPointer { memory in
    results.withUnsafeMutableBufferPointer { results in
      for index in 0..<count {
        results[index] =
          memory[4 * index] + memory[4 * index + 1] + memory[4 * index + 2] + memory[4 * index + 3]
      }
    }
  }
}

func tenths(_ value: Double) -> String { formatNumber((value * 10).rounded() / 10) }
func row(_ name: String, _ value: Double, _ bar: Double?) {
  let share = tenths(value * Double(count) / 8_333_333 * 100)
  let padded = name + String(repeating: " ", count: 34 - name.utf8.count)
  let limit = bar.map { "   bar \(tenths($0)): \(value <= $0 ? "met" : "missed")" } ?? ""
  print("\(padded)\(tenths(value)) ns   \(share)% of a frame at 120 Hz\(limit)")
}

let (seconds, attoseconds) = compileTime.components
print(
  "\(count) bindings; compiled in \(tenths(Double(seconds) * 1e3 + Double(attoseconds) / 1e15)) ms")
row("one node after the other", plain, 20)
row("batches", batches, 6)
row("batches, one of 8 scroll views", one, 2)
row("closures", closures, nil)
row("reading 4 numbers, writing one", wall, nil)
print("checksum \(formatNumber(results.reduce(0, +)))")
