/// Finds out how far the constraints leave probes open, and chooses among the optima: probe after
/// probe as near to its target as what was chosen before allows.
struct OpenChoice {
  private let system: ConstraintSystem
  private let reduction: Reduction
  private var groups: [OpenGroup] = []
  /// Per group: its nodes, the components it was made of, and the forms already kept at a value.
  private var nodes: [[Int32]] = []
  private var components: [[Int]] = []
  private var kept: [[(form: GroupForm, value: Double)]] = []
  /// Per group: ranges of forms found since something was chosen in it.
  private var knownRanges: [[GroupForm: (low: Double, high: Double)]] = []
  /// Group of each node, -1 for nodes that are not open, and its number there.
  private let groupOf: Buffer<Int32>
  private let numberOf: Buffer<Int32>
  /// Node values of the solution that `settle` started from.
  private let initial: Buffer<Double>
  private let weight: Buffer<Double>
  private var touched: Buffer<Int32>
  private let outputPlaces: Buffer<Int32>
  private var solver: ComponentSolver
  private var variables: Buffer<Int32>
  private var coefficients: Buffer<Double>

  /// Ranges narrower than this many points are no ambiguity.
  private static let openTolerance = 1e-6

  init(_ system: ConstraintSystem, _ reduction: Reduction) {
    self.system = system
    self.reduction = reduction
    groupOf = Buffer(repeating: -1, count: reduction.nodeCount)
    numberOf = Buffer(repeating: -1, count: reduction.nodeCount)
    initial = Buffer(repeating: 0, count: reduction.nodeCount)
    weight = Buffer(repeating: 0, count: reduction.nodeCount)
    touched = Buffer()
    outputPlaces = reduction.reduced.outputPlaces()
    solver = ComponentSolver()
    variables = Buffer()
    coefficients = Buffer()
    for node in 0..<reduction.nodeCount { initial[node] = reduction.nodeValue[node] }
    for node in reduction.freeNodes {
      addGroup(.interval(low: -.infinity, high: .infinity), [node], [])
    }
    for component in reduction.openComponents { addComponent(component) }
  }

  func deallocate() {
    groupOf.deallocate()
    numberOf.deallocate()
    initial.deallocate()
    weight.deallocate()
    touched.deallocate()
    outputPlaces.deallocate()
    solver.deallocate()
    variables.deallocate()
    coefficients.deallocate()
  }

  private mutating func addComponent(_ component: Int) {
    let partition = reduction.partition
    let own = partition.nodes(of: component).map { partition.node[$0] }
    if own.count == 1 {
      let (low, high) = solver.interval(component, partition, reduction.reduced)
      addGroup(.interval(low: low, high: high), own, [component])
    } else {
      var simplex = solver.makeSimplex(component, partition, reduction.reduced)
      _ = simplex.optimize()
      addGroup(.simplex(SimplexBox(simplex)), own, [component])
    }
  }

  private mutating func addGroup(_ group: OpenGroup, _ own: [Int32], _ from: [Int]) {
    for (number, node) in own.enumerated() {
      groupOf[node] = Int32(groups.count)
      numberOf[node] = Int32(number)
    }
    groups.append(group)
    nodes.append(own)
    components.append(from)
    kept.append([])
    knownRanges.append([:])
  }

  // MARK: The course of it

  /// Chooses values for all open nodes and returns the open probes with their ranges. The object is
  /// used up.
  mutating func settle(reportsRanges: Bool) -> [Solution.Range] {
    defer { deallocate() }
    let candidates = openRows(system.probes, among: 0..<system.probes.count)
    var ranges: [Solution.Range] = []
    if reportsRanges {
      for probe in candidates {
        if let range = range(of: probe) { ranges.append(range) }
      }
    }
    for probe in candidates { choose(probe) }
    settleRest()
    reduction.reduced.computeOutputs(reduction.nodeValue)
    return ranges
  }

  /// Background facts that are asleep and that some of the optima violate. Of these, only the ones
  /// that tie the fewest open parts together: they may take care of the others.
  mutating func reachableViolations() -> [Int] {
    let facts = openRows(system.rows, among: system.sleepingFacts)
    var fewest = Int.max
    var found: [Int] = []
    for fact in facts {
      let (forms, known) = expand(system.rows, fact)
      if forms.isEmpty || forms.count > fewest { continue }
      let (low, high) = range(forms, known - system.rows[fact].constant)
      guard system.violates(fact, low: low, high: high) else { continue }
      if forms.count < fewest {
        fewest = forms.count
        found.removeAll()
      }
      found.append(fact)
    }
    return found
  }

  /// The rows of `store` that some open node has an influence on.
  private func openRows(_ store: RowStore, among candidates: some Sequence<Int>) -> [Int] {
    let openness = reduction.openness()
    defer { openness.deallocate() }
    return candidates.filter { row in
      var sum = 0.0
      var size = 0.0
      for term in store.terms(of: row) {
        let variable = term.variable.index
        let root = reduction.classes.root[variable]
        if root == reduction.classes.zero { continue }
        let part = term.coefficient * reduction.classes.scale[variable] * openness[root]
        sum += part
        size += abs(part)
      }
      return abs(sum) > 1e-10 * size
    }
  }

  /// The sum of a row's terms as forms over open groups, and its part that is known.
  private mutating func expand(
    _ store: RowStore, _ row: Int
  ) -> (forms: [GroupForm], known: Double) {
    touched.removeAll()
    var value = 0.0
    for term in store.terms(of: row) {
      let variable = term.variable.index
      let coefficient = term.coefficient
      let root = reduction.classes.root[variable]
      value += coefficient * reduction.classes.shift[variable]
      if root == reduction.classes.zero { continue }
      let part = coefficient * reduction.classes.scale[variable]
      value += part * initial[root]
      if weight[root] == 0 { touched.append(root) }
      weight[root] += part
    }
    reduction.reduced.expandOutputs(weight, &touched, outputPlaces)
    var entries: [(group: Int, node: Int32, weight: Double)] = []
    for index in 0..<touched.count {
      let node = touched[index]
      let own = weight[node]
      weight[node] = 0
      if groupOf[node] < 0 || abs(own) < 1e-12 { continue }
      // The known part is what would be left if all open nodes were 0.
      value -= own * initial[node]
      entries.append((Int(groupOf[node]), node, own))
    }
    entries.sort { ($0.group, $0.node) < ($1.group, $1.node) }
    var forms: [GroupForm] = []
    for entry in entries {
      if case .settled = groups[entry.group] {
        value += entry.weight * reduction.nodeValue[entry.node]
        continue
      }
      if forms.last?.group != entry.group {
        forms.append(GroupForm(group: entry.group, nodes: [], weights: []))
      }
      forms[forms.count - 1].nodes.append(entry.node)
      forms[forms.count - 1].weights.append(entry.weight)
    }
    return (forms, value)
  }

  // MARK: Ranges

  private mutating func range(of probe: Int) -> Solution.Range? {
    let (forms, known) = expand(system.probes, probe)
    let (low, high) = range(forms, known)
    guard high - low > Self.openTolerance else { return nil }
    return Solution.Range(
      probe: ProbeID(index: Int32(probe)), minimum: low.isFinite ? low : nil,
      maximum: high.isFinite ? high : nil)
  }

  /// Groups are independent, so their ranges add up.
  private mutating func range(
    _ forms: [GroupForm], _ known: Double
  ) -> (low: Double, high: Double) {
    var low = known
    var high = known
    for form in forms {
      let own = range(of: form)
      low += own.low
      high += own.high
    }
    return (low, high)
  }

  private mutating func range(of form: GroupForm) -> (low: Double, high: Double) {
    switch groups[form.group] {
    case .settled:
      return (0, 0)
    case .interval(let low, let high):
      let ends = (form.weights[0] * low, form.weights[0] * high)
      return (min(ends.0, ends.1), max(ends.0, ends.1))
    case .simplex(let box):
      if let known = knownRanges[form.group][form] { return known }
      write(form)
      let range = box.simplex.range(variables, coefficients)
      knownRanges[form.group][form] = range
      return range
    }
  }

  private mutating func add(
    _ form: GroupForm, to simplex: inout LexicographicSimplex
  ) -> (form: Int, factor: Double) {
    write(form)
    return simplex.addForm(variables, coefficients)
  }

  /// Puts the form into `variables` and `coefficients`.
  private mutating func write(_ form: GroupForm) {
    variables.removeAll()
    coefficients.removeAll()
    for (node, own) in zip(form.nodes, form.weights) {
      variables.append(numberOf[node])
      coefficients.append(own)
    }
  }

  // MARK: Choosing

  private mutating func choose(_ probe: Int) {
    let target = system.probes[probe].constant
    var (forms, known) = expand(system.probes, probe)
    if forms.count > 1 {
      if settleAtEnds(forms, near: target - known) { return }
      join(forms.map(\.group))
      (forms, known) = expand(system.probes, probe)
    }
    guard let form = forms.first else { return }
    settle(form, near: target - known)
  }

  /// Settles forms of several groups whose sum can't get past `target`: then each goes to its own
  /// end, and the groups stay apart. False if the target is within reach.
  private mutating func settleAtEnds(_ forms: [GroupForm], near target: Double) -> Bool {
    let ranges = forms.map { range(of: $0) }
    let low = ranges.reduce(0) { $0 + $1.low }
    let high = ranges.reduce(0) { $0 + $1.high }
    guard target <= low || target >= high else { return false }
    for (form, range) in zip(forms, ranges) {
      settle(form, near: target <= low ? range.low : range.high)
    }
    return true
  }

  /// Brings the form as near to `target` as its group allows and keeps it there.
  private mutating func settle(_ form: GroupForm, near target: Double) {
    switch groups[form.group] {
    case .settled:
      break
    case .interval(let low, let high):
      reduction.nodeValue[form.nodes[0]] = min(max(target / form.weights[0], low), high)
      groups[form.group] = .settled
    case .simplex(let box):
      let (own, factor) = add(form, to: &box.simplex)
      if !box.simplex.isDetermined(own) {
        box.simplex.settle(own, near: target / factor)
        knownRanges[form.group].removeAll()
        kept[form.group].append((form, factor * box.simplex.value(of: own)))
      }
      if !box.simplex.hasFlatEdge() { takeValues(form.group, box) }
    }
  }

  private mutating func takeValues(_ group: Int, _ box: SimplexBox) {
    for (number, node) in nodes[group].enumerated() {
      reduction.nodeValue[node] = box.simplex.value(of: number)
    }
    groups[group] = .settled
  }

  /// Makes one group of several that a probe ties together.
  private mutating func join(_ joined: [Int]) {
    let own = joined.flatMap { nodes[$0] }
    let from = joined.flatMap { components[$0] }
    let values = joined.flatMap { kept[$0] }
    for group in joined { groups[group] = .settled }
    let target = groups.count
    addGroup(.settled, own, from)
    let numbers = numberOf
    var simplex = solver.makeSimplex(
      from, reduction.partition, reduction.reduced, nodeCount: own.count
    ) { numbers[$0] }
    _ = simplex.optimize()
    for (keptForm, value) in values {
      var form = keptForm
      let (added, factor) = add(form, to: &simplex)
      simplex.settle(added, near: value / factor)
      form.group = target
      kept[target].append((form, value))
    }
    groups[target] = .simplex(SimplexBox(simplex))
  }

  /// Whatever no probe decides goes to the value nearest to 0.
  private mutating func settleRest() {
    for group in groups.indices {
      for node in nodes[group] {
        if case .settled = groups[group] { break }
        settle(GroupForm(group: group, nodes: [node], weights: [1]), near: 0)
      }
      if case .simplex(let box) = groups[group] { takeValues(group, box) }
    }
  }
}
