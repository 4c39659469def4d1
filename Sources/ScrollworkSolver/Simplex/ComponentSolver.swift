/// Solves the components of a reduction one after another, reusing its memory.
struct ComponentSolver {
  /// What solving a component found besides values.
  struct Result {
    /// Sum of the violations of required rows; above rounding, the component contradicts itself.
    var violation: Double
    /// Some optimum differs from the one found.
    var isOpen: Bool
  }

  private var single: SingleVariable
  private var levels: Buffer<Double>
  private var variables: Buffer<Int32>
  private var coefficients: Buffer<Double>
  /// Its memory serves one component after another.
  private var simplex: LexicographicSimplex

  init() {
    single = SingleVariable()
    levels = Buffer()
    variables = Buffer()
    coefficients = Buffer()
    simplex = LexicographicSimplex()
  }

  func deallocate() {
    single.deallocate()
    levels.deallocate()
    variables.deallocate()
    coefficients.deallocate()
    simplex.deallocate()
  }

  /// Finds the values of the component's nodes and writes them to `value`.
  mutating func solve(
    _ component: Int, _ partition: Partition, _ rows: ReducedRows, _ value: Buffer<Double>
  ) -> Result {
    let nodes = partition.nodes(of: component)
    var isOpen: Bool
    if nodes.count == 1 {
      isOpen = solveSingle(component, partition, rows, value)
    } else if solveApart(component, partition, rows, value) {
      isOpen = false
    } else {
      // Taken out and put back, since filling it uses other parts of the solver.
      var simplex = self.simplex
      defer { self.simplex = simplex }
      fill(&simplex, [component], partition, rows, nodeCount: nodes.count) { partition.local[$0] }
      _ = simplex.optimize()
      for (local, index) in nodes.enumerated() {
        value[partition.node[index]] = simplex.value(of: local)
      }
      isOpen = simplex.hasFlatEdge()
    }
    return Result(violation: violation(component, partition, rows, value), isOpen: isOpen)
  }

  /// The best values of a component with one node.
  mutating func interval(
    _ component: Int, _ partition: Partition, _ rows: ReducedRows
  ) -> (low: Double, high: Double) {
    fillLevels(component, partition, rows)
    narrowSingle(component, partition, rows)
    return (single.low, single.high)
  }

  private mutating func solveSingle(
    _ component: Int, _ partition: Partition, _ rows: ReducedRows, _ value: Buffer<Double>
  ) -> Bool {
    fillLevels(component, partition, rows)
    narrowSingle(component, partition, rows)
    value[partition.node[partition.nodeStart[component]]] = anyValue(single)
    return single.low < single.high
  }

  private mutating func narrowSingle(
    _ component: Int, _ partition: Partition, _ rows: ReducedRows
  ) {
    single.clear()
    for index in partition.rows(of: component) {
      let row = Int(partition.row[index])
      single.addRow(
        rows.coefficient[rows.start[row]], rows.comparison[row], rows.constant[row],
        level: level(of: rows.priority[row]))
    }
    single.solve()
  }

  /// The value of the interval nearest to 0.
  private func anyValue(_ interval: SingleVariable) -> Double {
    min(max(0, interval.low), interval.high)
  }

  /// Tries the layout that every unknown would choose alone. If it is the only best one for each,
  /// and all rows with several unknowns hold there, nothing can be better.
  private mutating func solveApart(
    _ component: Int, _ partition: Partition, _ rows: ReducedRows, _ value: Buffer<Double>
  ) -> Bool {
    fillLevels(component, partition, rows)
    let own = partition.rows(of: component)
    // Few unknowns: looking through the rows for each is cheaper than sorting them.
    guard partition.nodes(of: component).count <= 8 else { return false }
    for index in partition.nodes(of: component) {
      let node = partition.node[index]
      single.clear()
      for entry in own {
        let row = Int(partition.row[entry])
        guard rows.length[row] == 1, rows.node[rows.start[row]] == node else { continue }
        single.addRow(
          rows.coefficient[rows.start[row]], rows.comparison[row], rows.constant[row],
          level: level(of: rows.priority[row]))
      }
      single.solve()
      guard single.low == single.high else { return false }
      value[node] = single.low
    }
    for entry in own {
      let row = Int(partition.row[entry])
      if rows.length[row] > 1 && rows.violation(row, value) > 1e-9 { return false }
    }
    return true
  }

  /// Builds the simplex of a component, started but not optimised; variables are local numbers.
  mutating func makeSimplex(_ component: Int, _ partition: Partition, _ rows: ReducedRows)
    -> LexicographicSimplex
  {
    makeSimplex(
      [component], partition, rows, nodeCount: partition.nodes(of: component).count
    ) { partition.local[$0] }
  }

  /// Builds a simplex of several components; `number` gives the variable of a node.
  mutating func makeSimplex(
    _ components: [Int], _ partition: Partition, _ rows: ReducedRows, nodeCount: Int,
    number: (Int32) -> Int32
  ) -> LexicographicSimplex {
    var simplex = LexicographicSimplex()
    fill(&simplex, components, partition, rows, nodeCount: nodeCount, number: number)
    return simplex
  }

  private mutating func fill(
    _ simplex: inout LexicographicSimplex, _ components: [Int], _ partition: Partition,
    _ rows: ReducedRows, nodeCount: Int, number: (Int32) -> Int32
  ) {
    levels.removeAll()
    levels.append(ConstraintSystem.required)
    for component in components { addLevels(component, partition, rows) }
    simplex.clear(variableCount: nodeCount, levelCount: levels.count)
    for component in components {
      for index in partition.rows(of: component) {
        let row = Int(partition.row[index])
        variables.removeAll()
        coefficients.removeAll()
        for term in rows.terms(of: row) {
          variables.append(number(rows.node[term]))
          coefficients.append(rows.coefficient[term])
        }
        simplex.addRow(
          variables, coefficients, rows.comparison[row], rows.constant[row],
          level: Int(level(of: rows.priority[row])))
      }
    }
    simplex.start()
  }

  /// Lists the priorities that occur, from high to low; required is always level 0.
  private mutating func fillLevels(
    _ component: Int, _ partition: Partition, _ rows: ReducedRows
  ) {
    levels.removeAll()
    levels.append(ConstraintSystem.required)
    addLevels(component, partition, rows)
  }

  private mutating func addLevels(
    _ component: Int, _ partition: Partition, _ rows: ReducedRows
  ) {
    for index in partition.rows(of: component) {
      let priority = rows.priority[partition.row[index]]
      var place = levels.count
      while place > 0 && levels[place - 1] < priority { place -= 1 }
      if place > 0 && levels[place - 1] == priority { continue }
      levels.append(priority)
      var moving = levels.count - 1
      while moving > place {
        levels[moving] = levels[moving - 1]
        moving -= 1
      }
      levels[place] = priority
    }
  }

  private func level(of priority: Double) -> Int32 {
    for index in 0..<levels.count where levels[index] == priority { return Int32(index) }
    return 0
  }

  private func violation(
    _ component: Int, _ partition: Partition, _ rows: ReducedRows, _ value: Buffer<Double>
  ) -> Double {
    var sum = 0.0
    for index in partition.rows(of: component) {
      let row = Int(partition.row[index])
      if rows.isRequired(row) { sum += rows.significantViolation(row, value) }
    }
    return sum
  }
}
