import ScrollworkLinkage

/// The usual way to write linkage in an app: each value is a closure that calls the closures that
/// it needs.
struct ClosureTree {
  typealias Value = () -> Double

  final class Driver {
    var value = 0.0
  }

  let drivers: [Driver]
  let values: [Value]

  init(_ mix: Mix) {
    let drivers = (0..<Mix.driverCount).map { _ in Driver() }
    self.drivers = drivers
    values = mix.bindings.map { binding in
      let driver = drivers[binding.driver]
      let source: Value = { driver.value }
      switch binding.kind {
      case .linear, .stops:
        let keys = binding.keys
        let values = binding.values
        return { ClosureTree.map(source(), keys, values) { $0 } }
      case .curve:
        let curve = binding.curve
        let keys = binding.keys
        let values = binding.values
        return { ClosureTree.map(source(), keys, values) { curve.value(at: $0) } }
      case .expression:
        let factor: Value = { binding.values[0] }
        let product: Value = { source() * factor() }
        let sum: Value = { product() + binding.values[1] }
        return { min(max(sum(), 0), 1000) }
      }
    }
  }

  private static func map(
    _ x: Double, _ keys: [Double], _ values: [Double], _ ease: (Double) -> Double
  ) -> Double {
    guard let last = keys.indices.last, x > keys[0] else { return values[0] }
    if x >= keys[last] { return values[last] }
    let segment = keys.lastIndex { $0 <= x } ?? 0
    let u = ease((x - keys[segment]) / (keys[segment + 1] - keys[segment]))
    return values[segment] + (values[segment + 1] - values[segment]) * u
  }
}
