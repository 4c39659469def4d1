import ScrollworkTestSupport

/// Random numbers, choices and gestures: the same for the same seed.
struct Chance {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// In quarters.
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    (Double.random(in: range, using: &generator) * 4).rounded() / 4
  }

  /// With all its bits.
  mutating func double(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &generator)
  }

  mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

  mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[int(0...choices.count - 1)]
  }

  /// What a finger or an app does to one of these scroll views. Places are shares of the views, so
  /// that all of it hits; motions are taken up, overtaken and stopped.
  mutating func events(_ count: Int, on views: [String]) -> [String] {
    (0..<count).flatMap { _ in event(on: pick(views)) } + ["wait: rest"]
  }

  private mutating func event(on view: String) -> [String] {
    func share(_ value: Int) -> String { "[\(value)%, \(value)%]" }
    switch int(0...6) {
    case 0, 1:
      let speed = number(-3000...3000)
      return ["flick: {view: \(view), velocity: [\(speed), \(speed)]}", "wait: \(int(0...900))ms"]
    case 2, 3:
      return [
        "drag: {view: \(view), from: \(share(int(5...95))), to: \(share(int(5...95))), "
          + "over: \(int(20...400))ms}", "wait: \(int(0...600))ms",
      ]
    case 4:
      return [
        "setContentOffset: {view: \(view), to: [\(number(-40...900)), \(number(-40...900))], "
          + "animated: true}", "wait: \(int(0...400))ms",
      ]
    case 5:
      return [
        "setContentOffset: {view: \(view), to: [\(number(0...900)), \(number(0...900))]}",
        "wait: \(int(0...100))ms",
      ]
    default: return ["wait: rest"]
    }
  }
}
