/// Enumerates the minimal contradictory subsets of some rows, given other rows that always hold.
///
/// A tree of removals (Reiter's hitting-set tree, 1987): every node removes some rows, and if the
/// rest still contradicts itself, a minimal set within it labels the node and each of its rows is
/// removed in turn. Without pruning the tree meets every minimal set: follow, at each node, a row
/// of its label that the wanted set doesn't have.
struct ConflictSearch {
  private let rows: ReducedRows
  private let context: [Int]
  private let candidates: [Int]
  /// The minimal sets found, each ascending.
  private(set) var found: [[Int]] = []
  /// The search was cut short by a limit.
  private(set) var isIncomplete = false
  private var checks = 0
  private var rowsChecked = 0

  /// Where the search ends: a bound on its work that is the same on every machine. A feasibility
  /// check costs more the more rows it has, so checks and rows both count.
  private static let largestCheckCount = 4000
  private static let largestRowCount = 40_000
  private static let largestNodeCount = 20_000

  private var isExhausted: Bool {
    checks > Self.largestCheckCount || rowsChecked > Self.largestRowCount
  }

  init(_ rows: ReducedRows, context: [Int], candidates: [Int]) {
    self.rows = rows
    self.context = context
    self.candidates = candidates
  }

  mutating func run(limit: Int) {
    guard !isFeasible(candidates) else { return }
    findSpread(limit: limit)
    if !isIncomplete { growTree(limit: limit) }
    found.sort { $0.lexicographicallyPrecedes($1) }
  }

  /// One set after another, leaving a row of each out, until the rest is free of contradictions: a
  /// quick look at all parts before the tree goes into depth.
  private mutating func findSpread(limit: Int) {
    var rest = candidates
    while found.count < limit, let set = minimalSet(within: rest) {
      found.append(set)
      if isExhausted {
        isIncomplete = true
        return
      }
      guard let last = set.last else { return }
      rest.removeAll { $0 == last }
    }
  }

  private mutating func growTree(limit: Int) {
    var queue: [[Int]] = [[]]
    var seen: Set<[Int]> = [[]]
    var feasibleRemovals: [Set<Int>] = []
    var next = 0
    while next < queue.count {
      let removed = Set(queue[next])
      next += 1
      if feasibleRemovals.contains(where: { $0.isSubset(of: removed) }) { continue }
      let label: [Int]
      if let known = found.first(where: { removed.isDisjoint(with: $0) }) {
        label = known
      } else if let set = minimalSet(within: candidates.filter { !removed.contains($0) }) {
        if found.count >= limit {
          isIncomplete = true
          return
        }
        found.append(set)
        label = set
      } else {
        feasibleRemovals.append(removed)
        continue
      }
      for row in label {
        let child = (removed.union([row])).sorted()
        if seen.insert(child).inserted { queue.append(child) }
      }
      if queue.count > Self.largestNodeCount || isExhausted {
        isIncomplete = true
        return
      }
    }
  }

  private func isFeasible(_ subset: [Int]) -> Bool { isFeasible(subset, context: context) }

  private func isFeasible(_ subset: [Int], context: [Int]) -> Bool {
    var problem = SmallProblem()
    for row in context + subset {
      problem.add(
        rows.terms(of: row).map { (rows.node[$0], rows.coefficient[$0]) }, rows.comparison[row],
        rows.constant[row], priority: ConstraintSystem.required)
    }
    return problem.isFeasible()
  }

  /// A minimal contradictory subset of `subset`; nil when there is none.
  private mutating func minimalSet(within subset: [Int]) -> [Int]? {
    checks += 1
    rowsChecked += subset.count
    if isFeasible(subset) { return nil }
    if !isFeasible([]) { return [] }
    return quickExplain([], subset, hasGrown: false).sorted()
  }

  /// Junker's QuickXplain (2004): the part of `candidates` that a minimal set needs beside `base`.
  private mutating func quickExplain(
    _ base: [Int], _ candidates: [Int], hasGrown: Bool
  ) -> [Int] {
    if hasGrown {
      checks += 1
      rowsChecked += base.count
      if !isFeasible(base) { return [] }
    }
    if candidates.count == 1 { return candidates }
    let half = candidates.count / 2
    let (left, right) = (Array(candidates[..<half]), Array(candidates[half...]))
    let fromRight = quickExplain(base + left, right, hasGrown: !left.isEmpty)
    let fromLeft = quickExplain(base + fromRight, left, hasGrown: !fromRight.isEmpty)
    return fromLeft + fromRight
  }

  /// The rows of the context without which `set` would not contradict itself.
  func neededContext(for set: [Int]) -> [Int] {
    var needed = context
    if !isFeasible(set, context: []) { return [] }
    var chunk = max(1, needed.count / 2)
    while true {
      var index = 0
      while index < needed.count {
        let end = min(index + chunk, needed.count)
        var rest = needed
        rest.removeSubrange(index..<end)
        if isFeasible(set, context: rest) { index = end } else { needed = rest }
      }
      if chunk == 1 { return needed }
      chunk /= 2
    }
  }
}
