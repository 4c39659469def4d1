/// Enumerates the minimal contradictory subsets of some rows, given facts that always hold.
///
/// A tree of removals (Reiter's hitting-set tree, 1987): every node removes some rows, and if the
/// rest still contradicts itself, a minimal set within it labels the node and each of its rows is
/// removed in turn. Without pruning the tree meets every minimal set: follow, at each node, a row
/// of its label that the wanted set doesn't have.
struct ConflictSearch {
  private let rows: ConflictRows
  private let candidates: [Int]
  /// The minimal sets found, as numbers of `rows`, each ascending.
  private(set) var found: [[Int]] = []
  /// The search was cut short by a limit.
  private(set) var isIncomplete = false
  /// Removals that leave no contradiction.
  private var feasibleRemovals: [Set<Int>] = []
  private var checks = 0
  private var rowsChecked = 0

  /// Where the search ends: a bound on its work that is the same on every machine. A feasibility
  /// check costs more the more rows it has, so checks and rows both count.
  private static let largestCheckCount = 4000
  private static let largestRowCount = 40_000
  private static let largestNodeCount = 20_000
  /// How many rows are tried first where a contradiction is looked for in many.
  private static let smallestPart = 32

  private var isExhausted: Bool {
    checks > Self.largestCheckCount || rowsChecked > Self.largestRowCount
  }

  init(_ rows: ConflictRows) {
    self.rows = rows
    candidates = Array(rows.candidates)
  }

  mutating func run(limit: Int) {
    guard let violated = rows.violated(by: candidates) else { return }
    guard rows.violated(exactly: Array(rows.facts)) == nil else {
      // Nobody's constraint is to blame.
      found = [[]]
      return
    }
    findSpread(limit: limit, violated)
    if !isIncomplete { growTree(limit: limit) }
    found.sort { $0.lexicographicallyPrecedes($1) }
  }

  /// One set after another, leaving a row of each out, until the rest is free of contradictions: a
  /// quick look at all parts before the tree goes into depth.
  private mutating func findSpread(limit: Int, _ violated: [Int]) {
    var rest = candidates
    var removed: Set<Int> = []
    var violated = violated
    count(rest.count)
    while found.count < limit {
      let set = minimalSet(within: rest, violated)
      found.append(set)
      if isExhausted {
        isIncomplete = true
        return
      }
      guard let last = set.last else { return }
      rest.removeAll { $0 == last }
      removed.insert(last)
      count(rest.count)
      guard let next = rows.violated(by: rest) else {
        feasibleRemovals.append(removed)
        return
      }
      violated = next
    }
  }

  private mutating func growTree(limit: Int) {
    var queue: [[Int]] = [[]]
    var seen: Set<[Int]> = [[]]
    var next = 0
    while next < queue.count {
      let removed = Set(queue[next])
      next += 1
      if feasibleRemovals.contains(where: { $0.isSubset(of: removed) }) { continue }
      let label: [Int]
      if let known = found.first(where: { removed.isDisjoint(with: $0) }) {
        label = known
      } else {
        let rest = candidates.filter { !removed.contains($0) }
        count(rest.count)
        guard let violated = rows.violated(by: rest) else {
          feasibleRemovals.append(removed)
          continue
        }
        label = minimalSet(within: rest, violated)
        if found.count >= limit {
          isIncomplete = true
          return
        }
        found.append(label)
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

  /// Counts a check as work done.
  private mutating func count(_ rowCount: Int) {
    checks += 1
    rowsChecked += rowCount
  }

  /// A minimal contradictory subset of `subset`, in which `violated` don't hold where as much as
  /// possible holds.
  private mutating func minimalSet(within subset: [Int], _ violated: [Int]) -> [Int] {
    quickExplain([], part(of: subset, violated), hasGrown: false).sorted()
  }

  /// The surroundings of what is violated, as much of them as contradicts itself: of a large layout
  /// a few rows are enough, and everything after this is quick.
  private mutating func part(of subset: [Int], _ violated: [Int]) -> [Int] {
    var size = Self.smallestPart
    guard subset.count > 2 * size, !violated.isEmpty else { return subset }
    let near = rows.nearest(to: violated, in: subset)
    while size < near.count {
      let part = near.prefix(size)
      count(size)
      if !rows.isFeasible(part) { return part.sorted() }
      size *= 4
    }
    return subset
  }

  /// Junker's QuickXplain (2004): the part of `candidates` that a minimal set needs beside `base`.
  private mutating func quickExplain(
    _ base: [Int], _ candidates: [Int], hasGrown: Bool
  ) -> [Int] {
    if hasGrown {
      count(base.count)
      if !rows.isFeasible(base) { return [] }
    }
    if candidates.count == 1 { return candidates }
    let half = candidates.count / 2
    let (left, right) = (Array(candidates[..<half]), Array(candidates[half...]))
    let fromRight = quickExplain(base + left, right, hasGrown: !left.isEmpty)
    let fromLeft = quickExplain(base + fromRight, left, hasGrown: !fromRight.isEmpty)
    return fromLeft + fromRight
  }

  /// The facts without which `set` would not contradict itself.
  func neededFacts(for set: [Int]) -> [Int] {
    var needed = rows.facts(around: set)
    if rows.violated(exactly: set) != nil { return [] }
    var chunk = max(1, needed.count / 2)
    while true {
      var index = 0
      while index < needed.count {
        let end = min(index + chunk, needed.count)
        var rest = needed
        rest.removeSubrange(index..<end)
        if rows.violated(exactly: rest + set) == nil { index = end } else { needed = rest }
      }
      if chunk == 1 { return needed }
      chunk /= 2
    }
  }
}
