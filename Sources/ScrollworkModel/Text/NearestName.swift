/// The name that `name` was probably meant to be: the candidate with the fewest edits
/// (insertions, deletions, replacements, swaps of neighbours; a difference of case counts half),
/// or nil when none is near. Ties go to the alphabetically first, whatever the order.
///
/// How many edits count as near grows with the name: one up to 4 characters, two up to 8, then
/// three.
///
/// - Complexity: O(characters of candidates of about the same length).
public func nearestName(to name: String, in candidates: some Sequence<String>) -> String? {
  let wanted = Array(name.utf8)
  guard !wanted.isEmpty else { return nil }
  let limit = wanted.count <= 4 ? 1 : wanted.count <= 8 ? 2 : 3
  var best: (name: String, distance: Int)?
  for candidate in candidates where candidate != name {
    let length = candidate.utf8.count
    guard length > 0, abs(length - wanted.count) <= limit else { continue }
    guard let distance = editDistance(wanted, Array(candidate.utf8), limit: limit) else { continue }
    // A name of which nothing is left isn't near.
    guard distance < 2 * min(wanted.count, length) else { continue }
    if let current = best, (current.distance, current.name) <= (distance, candidate) { continue }
    best = (candidate, distance)
  }
  return best?.name
}

/// The distance in half edits, nil when it is more than `limit` whole ones. What the two have in
/// common at their ends can't cost anything and is skipped.
private func editDistance(_ a: [UInt8], _ b: [UInt8], limit: Int) -> Int? {
  var start = 0
  while start < a.count, start < b.count, a[start] == b[start] { start += 1 }
  var common = 0
  while common < min(a.count, b.count) - start,
    a[a.count - 1 - common] == b[b.count - 1 - common]
  {
    common += 1
  }
  var band = EditDistance(wanted: a[start..<(a.count - common)], limit: limit)
  return band.distance(to: b[start..<(b.count - common)])
}

/// Optimal string alignment distance in half edits, within a band of `limit` around the diagonal.
private struct EditDistance {
  let wanted: [UInt8]
  let limit: Int
  private let unreachable: Int
  private var rows: [[Int]]

  init(wanted: ArraySlice<UInt8>, limit: Int) {
    self.wanted = Array(wanted)
    self.limit = limit
    unreachable = 2 * limit + 1
    rows = Array(repeating: Array(repeating: unreachable, count: 2 * limit + 1), count: 3)
  }

  /// Nil when it is more than `limit`.
  mutating func distance(to slice: ArraySlice<UInt8>) -> Int? {
    let other = Array(slice)
    let width = 2 * limit + 1
    // Row i, band position k stands for the first i characters against the first i + k - limit.
    for k in 0..<width {
      let j = k - limit
      rows[0][k] = j >= 0 && j <= other.count ? min(2 * j, unreachable) : unreachable
    }
    for i in stride(from: 1, through: wanted.count, by: 1) {
      let row = i % 3
      let above = (i + 2) % 3
      let twoAbove = (i + 1) % 3
      var least = unreachable
      for k in 0..<width {
        let j = i + k - limit
        var value = unreachable
        if j == 0 {
          value = 2 * i
        } else if j > 0 && j <= other.count {
          let a = wanted[i - 1]
          let b = other[j - 1]
          value = rows[above][k] + cost(a, b)
          if k + 1 < width { value = min(value, rows[above][k + 1] + 2) }
          if k > 0 { value = min(value, rows[row][k - 1] + 2) }
          if i > 1, j > 1, a == other[j - 2], b == wanted[i - 2] {
            value = min(value, rows[twoAbove][k] + 2)
          }
        }
        rows[row][k] = min(value, unreachable)
        least = min(least, rows[row][k])
      }
      if least >= unreachable { return nil }
    }
    let k = other.count - wanted.count + limit
    let result = rows[wanted.count % 3][k]
    return result < unreachable ? result : nil
  }

  private func cost(_ a: UInt8, _ b: UInt8) -> Int {
    if a == b { return 0 }
    let isLetter = (a | 0x20) >= UInt8(ascii: "a") && (a | 0x20) <= UInt8(ascii: "z")
    return isLetter && a | 0x20 == b | 0x20 ? 1 : 2
  }
}
