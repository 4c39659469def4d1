import ScrollworkLinkage
import ScrollworkModel

/// Moves one scroll view step by step and notes what its links make of it.
struct LinkSweep {
  /// What is moved.
  enum Driver {
    /// Index in the program's scroll views.
    case offset(Int, Axis)
    case time
  }

  /// One column of what is printed.
  struct Column {
    enum Kind { case number, bool, colour }

    var name: String
    var kind: Kind
    /// One, or the four channels of a colour.
    var outputs: [LinkProgram.Output]
  }

  /// A smoothed value has come to rest after this many seconds.
  static let restTime = 1e6

  let program: LinkProgram
  let driver: Driver
  var layout: LinkedLayout
  private var state: LinkState
  private var inputs: LinkInputs

  init(_ layout: LinkedLayout, _ program: LinkProgram, _ driver: Driver) {
    self.layout = layout
    self.program = program
    self.driver = driver
    state = program.initialState
    inputs = self.layout.inputs(for: program)
    if case .offset(let index, _) = driver { inputs.scrolls[index].phase = .dragging }
    // Where everything starts.
    _ = step()
  }

  /// What came of a value of the driver.
  mutating func move(to value: Double) -> LinkProgram.StepReport {
    switch driver {
    case .time: inputs.time = value
    case .offset(let index, .horizontal): inputs.scrolls[index].contentOffset.x = value
    case .offset(let index, .vertical): inputs.scrolls[index].contentOffset.y = value
    }
    return step()
  }

  private mutating func step() -> LinkProgram.StepReport {
    var layout = layout
    let program = program
    let report = program.step(&state, &inputs, elapsed: LinkSweep.restTime) { state, inputs in
      layout.solve(program, state, &inputs)
    }
    self.layout = layout
    // Scroll views stay where links have put them.
    for output in program.outputs {
      guard case .contentOffset(let view, let axis) = output.target,
        let index = program.scrollViews.firstIndex(of: view)
      else { continue }
      if axis == .horizontal {
        inputs.scrolls[index].contentOffset.x = state.value(of: output)
      } else {
        inputs.scrolls[index].contentOffset.y = state.value(of: output)
      }
    }
    return report
  }

  func value(of output: LinkProgram.Output) -> Double { state.value(of: output) }

  /// Whether a column has what is moved.
  func drives(_ column: Column) -> Bool {
    guard case .offset(let index, let axis) = driver else { return false }
    return column.outputs.first?.target == .contentOffset(program.scrollViews[index], axis)
  }

  /// What an output is made of at the moment.
  func explanation(of name: String) -> [String] { program.explanation(of: name, state) }

  /// A column's cell as text.
  func text(of column: Column) -> String {
    switch column.kind {
    case .number: formatNumber(state.value(of: column.outputs[0]))
    case .bool: state.value(of: column.outputs[0]) != 0 ? "true" : "false"
    case .colour: color(column).hexadecimal
    }
  }

  private func color(_ column: Column) -> LinkColor {
    let channels = column.outputs.map { state.value(of: $0) }
    return LinkColor(
      red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3])
  }

  /// The columns of a program: its outputs, the channels of a colour as one.
  static func columns(_ program: LinkProgram) -> [Column] {
    var columns: [Column] = []
    var colours: [Int32: Int] = [:]
    for output in program.outputs {
      switch output.target {
      case .backgroundColor(let view, _):
        if let place = colours[view] {
          columns[place].outputs.append(output)
        } else {
          colours[view] = columns.count
          let name = String(output.name.dropLast(".red".count))
          columns.append(Column(name: name, kind: .colour, outputs: [output]))
        }
      case .hidden: columns.append(Column(name: output.name, kind: .bool, outputs: [output]))
      default: columns.append(Column(name: output.name, kind: .number, outputs: [output]))
      }
    }
    return columns.filter { $0.kind != .colour || $0.outputs.count == 4 }
  }
}
