/// Puts things in an order in which each comes after those that it needs.
struct DependencyOrder {
  /// Those that are in no circle and need none, in order; of several that can be next the first.
  private(set) var sorted: [Int] = []
  /// A circle, each of which needs the next, when there is one.
  private(set) var circle: [Int]?

  /// - Parameter needs: by thing, those that it needs.
  /// - Complexity: O(things + needs).
  init(_ needs: [[Int]]) {
    var missing = needs.map(\.count)
    var neededBy = Array(repeating: [Int](), count: needs.count)
    for (thing, list) in needs.enumerated() {
      for need in list { neededBy[need].append(thing) }
    }
    var queue = needs.indices.filter { missing[$0] == 0 }
    var next = 0
    while next < queue.count {
      let thing = queue[next]
      next += 1
      for other in neededBy[thing] {
        missing[other] -= 1
        if missing[other] == 0 { queue.append(other) }
      }
    }
    sorted = queue
    guard queue.count < needs.count else { return }
    // Whatever is left needs something that is left: walking along ends in a circle.
    guard var thing = needs.indices.first(where: { missing[$0] > 0 }) else { return }
    var seen: [Int: Int] = [:]
    var path: [Int] = []
    while seen[thing] == nil {
      seen[thing] = path.count
      path.append(thing)
      guard let next = needs[thing].first(where: { missing[$0] > 0 }) else { return }
      thing = next
    }
    var found = Array(path[(seen[thing] ?? 0)...])
    // From the first that is written.
    if let least = found.indices.min(by: { found[$0] < found[$1] }) {
      found = Array(found[least...] + found[..<least])
    }
    circle = found
  }
}
