/// The rows of one component of a search for conflicts, for checks of whether some of them can hold
/// together. Facts (the context) always take part, as far as they share unknowns with the rest.
struct ConflictRows {
  /// Up to this many rows at a node, what is near a row is looked for through the node at once;
  /// through busier ones, such as a screen's width, only when nothing nearer is left.
  private static let quietNode = 32

  /// The core's rows; the facts come first.
  private let row: [Int]
  private let factCount: Int
  private var comparison: [Comparison] = []
  private var constant: [Double] = []
  /// Terms of row n: `start[n] ..< start[n + 1]`; nodes are numbered from 0 within the component.
  private var start: [Int32] = [0]
  private var node: [Int32] = []
  private var coefficient: [Double] = []
  private var nodeCount = 0
  /// By node: the facts that have to be looked at where it occurs, as an index into `factGroups`;
  /// -1 for none.
  private var factGroup: [Int32] = []
  private var factGroups: [[Int]] = []
  /// Rows of node n: `users[firstUser[n] ..< firstUser[n + 1]]`.
  private var firstUser: [Int32] = []
  private var users: [Int32] = []

  /// - Parameters:
  ///   - facts: Rows of `core` that always take part.
  ///   - candidates: The others.
  init(_ core: ReducedRows, facts: [Int], candidates: [Int]) {
    row = facts + candidates
    factCount = facts.count
    var number: [Int32: Int32] = [:]
    for index in row {
      comparison.append(core.comparison[index])
      constant.append(core.constant[index])
      for term in core.terms(of: index) {
        let own = number[core.node[term]] ?? Int32(number.count)
        number[core.node[term]] = own
        node.append(own)
        coefficient.append(core.coefficient[term])
      }
      start.append(Int32(node.count))
    }
    nodeCount = number.count
    findUsers()
    groupFacts()
  }

  /// The numbers, from here on, of the candidates, in the order in which they were given.
  var candidates: Range<Int> { factCount..<row.count }
  var facts: Range<Int> { 0..<factCount }

  /// The core's row.
  func source(of index: Int) -> Int { row[index] }

  private func terms(of index: Int) -> Range<Int> { Int(start[index])..<Int(start[index + 1]) }

  private func users(of node: Int32) -> Range<Int> {
    Int(firstUser[Int(node)])..<Int(firstUser[Int(node) + 1])
  }

  private mutating func findUsers() {
    firstUser = Array(repeating: 0, count: nodeCount + 1)
    for node in node { firstUser[Int(node) + 1] += 1 }
    for index in 0..<nodeCount { firstUser[index + 1] += firstUser[index] }
    var next = firstUser
    users = Array(repeating: 0, count: node.count)
    for index in row.indices {
      for term in terms(of: index) {
        users[Int(next[Int(node[term])])] = Int32(index)
        next[Int(node[term])] += 1
      }
    }
  }

  /// Facts that are linked by facts come to matter together.
  private mutating func groupFacts() {
    factGroup = Array(repeating: -1, count: nodeCount)
    var isGrouped = Array(repeating: false, count: factCount)
    for first in facts where !isGrouped[first] {
      let group = Int32(factGroups.count)
      var members = [first]
      isGrouped[first] = true
      var next = 0
      while next < members.count {
        for term in terms(of: members[next]) where factGroup[Int(node[term])] < 0 {
          factGroup[Int(node[term])] = group
          for user in users(of: node[term]) {
            let other = Int(users[user])
            guard other < factCount, !isGrouped[other] else { continue }
            isGrouped[other] = true
            members.append(other)
          }
        }
        next += 1
      }
      factGroups.append(members)
    }
  }

  // MARK: Checks

  /// Whether rows can hold, together with all facts, which can hold by themselves.
  func isFeasible(_ subset: some Collection<Int>) -> Bool { violated(by: subset) == nil }

  /// Rows that don't hold where as much as possible holds; nil when all can hold. Empty where
  /// rounding hides which ones.
  func violated(by subset: some Collection<Int>) -> [Int]? {
    violated(exactly: subset + facts(around: subset))
  }

  /// The facts that share unknowns with some rows, or with such facts.
  func facts(around subset: some Collection<Int>) -> [Int] {
    var found: [Int] = []
    var isTaken = Array(repeating: false, count: factGroups.count)
    for index in subset {
      for term in terms(of: index) {
        let group = Int(factGroup[Int(node[term])])
        guard group >= 0, !isTaken[group] else { continue }
        isTaken[group] = true
        found += factGroups[group]
      }
    }
    return found.sorted()
  }

  /// The same of rows without any others.
  func violated(exactly subset: [Int]) -> [Int]? {
    var store = RowStore()
    store.reserveCapacity(subset.count)
    var number = Array(repeating: Int32(-1), count: nodeCount)
    var count: Int32 = 0
    var written: [Term] = []
    for index in subset {
      written.removeAll(keepingCapacity: true)
      for term in terms(of: index) {
        let node = Int(node[term])
        if number[node] < 0 {
          number[node] = count
          count += 1
        }
        written.append(Term(coefficient[term], Variable(index: number[node])))
      }
      store.append(
        written, count: written.count, comparison[index], constant[index],
        priority: ConstraintSystem.required, isBackground: false)
    }
    let used = Buffer<Bool>(repeating: true, count: store.count)
    defer { used.deallocate() }
    let reduction = store.withUnsafeRows {
      Reduction($0, variableCount: Int(count), isUsed: used)
    }
    reduction.solve()
    guard reduction.isContradictory else { return nil }
    return subset.indices.filter { place in
      var sum = -store[place].constant
      var size = abs(sum)
      for term in store.terms(of: place) {
        let part = term.coefficient * reduction.value(of: term.variable.index)
        sum += part
        size += abs(part)
      }
      let violation =
        switch store[place].comparison {
        case .equal: abs(sum)
        case .lessThanOrEqual: sum
        case .greaterThanOrEqual: -sum
        }
      return violation > 1e-9 * size
    }.map { subset[$0] }
  }

  // MARK: Surroundings

  /// Rows of `subset` in the order of how near they are to some rows.
  func nearest(to rows: [Int], in subset: [Int]) -> [Int] {
    // 0: not wanted, 1: wanted, 2: met.
    var state = Array(repeating: UInt8(0), count: row.count)
    for index in subset { state[index] = 1 }
    for index in facts { state[index] = 1 }
    var isKnown = Array(repeating: false, count: nodeCount)
    var met: [Int] = []
    func meet(_ index: Int) {
      guard state[index] == 1 else { return }
      state[index] = 2
      met.append(index)
    }
    rows.forEach(meet)
    var next = 0
    var busy: [Int32] = []
    var nextBusy = 0
    while true {
      while next < met.count {
        for term in terms(of: met[next]) where !isKnown[Int(node[term])] {
          let node = node[term]
          isKnown[Int(node)] = true
          let users = users(of: node)
          if users.count > Self.quietNode {
            busy.append(node)
          } else {
            for user in users { meet(Int(self.users[user])) }
          }
        }
        next += 1
      }
      guard nextBusy < busy.count else { break }
      for user in users(of: busy[nextBusy]) { meet(Int(users[user])) }
      nextBusy += 1
    }
    return met.filter { $0 >= factCount }
  }
}
