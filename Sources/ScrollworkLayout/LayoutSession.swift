public import ScrollworkModel
internal import ScrollworkSolver

/// A scene that is laid out again and again with other constants, as an animated constraint needs
/// it: the system is written once, and solving starts from the solution before.
public struct LayoutSession: Sendable {
  private var runner: PassRunner
  private let options: LayoutOptions
  /// By constraint of the scene: its number in the system.
  private var numbers: [Int: Int32] = [:]

  /// Lays the scene out for the first time.
  ///
  /// - Parameter options: what is wrong isn't looked for, whatever they say.
  public init(_ scene: ResolvedScene, _ options: LayoutOptions = LayoutOptions()) {
    var options = options
    options.findsProblems = false
    options.triesRepairs = false
    self.options = options
    runner = PassRunner(scene, options)
    runner.run()
  }

  /// Gives one of the scene's constraints another constant, in points.
  ///
  /// - Parameter constraint: index into the resolved scene's constraints.
  public mutating func setConstant(_ constraint: Int, to value: Double) {
    guard runner.builder.scene.constraints.indices.contains(constraint), value.isFinite else {
      return
    }
    guard runner.builder.scene.constraints[constraint].constant != value else { return }
    if numbers.isEmpty { findNumbers() }
    guard let number = numbers[constraint] else { return }
    runner.builder.setConstant(constraint, number: number, to: value)
  }

  private mutating func findNumbers() {
    for (number, source) in runner.builder.sources.enumerated() where source.kind == .written {
      numbers[Int(source.index)] = Int32(number)
    }
  }

  /// The layout with the constants of now.
  public mutating func layout() -> LayoutResult {
    runner.settle()
    return ResultBuilder(runner, options).result()
  }
}

extension SystemBuilder {
  /// Writes a constraint's constant anew; its terms stay.
  mutating func setConstant(_ index: Int, number: Int32, to value: Double) {
    scene.constraints[index].constant = value
    renewed = number
    _ = addWritten(index)
    renewed = nil
  }
}
