/// The same layouts computed by straight-line code that knows the answer: no program that reads
/// constraints can be faster. Each returns the sum of all variables.
package enum Floor {
  /// W1: 4 * (2 + 5n) values.
  @inline(never)
  package static func feed(_ n: Int, width: Double = 390) -> Double {
    var sum = 0.0
    var y = 0.0
    for i in 0..<n {
      let size = FeedRow(i)
      let buttonX = width - 16 - size.button
      let available = buttonX - 8 - 68
      let title = min(size.title, available)
      let subtitle = min(size.subtitle, available)
      let height = max(64, 48 + size.subtitleHeight)
      let titleHeight = height - 28 - size.subtitleHeight
      sum += y + width + height
      sum += 16 + (y + 12) + 40 + 40
      sum += 68 + (y + 12) + title + titleHeight
      sum += 68 + (y + 16 + titleHeight) + subtitle + size.subtitleHeight
      sum += buttonX + (y + height / 2 - 16) + size.button + 32
      y += height
    }
    return sum + width + 844 + width + y
  }

  /// The width of the scroll view in step k of W4.
  @inline(never)
  package static func editedWidth(_ k: Int) -> Double { Double(320 + (37 * k) % 481) }

  /// W2.
  @inline(never)
  package static func chain(_ n: Int, height: Double = 50) -> Double {
    let width = Double(16 * n - 8 * (n - 1)) / Double(n)
    var sum = Double(16 * n) + height
    for i in 0..<n { sum += Double(i) * (width + 8) + width + height }
    return sum
  }

  /// W3.
  @inline(never)
  package static func nested(_ depth: Int, size: Double = 16384) -> Double {
    func sum(_ x: Double, _ y: Double, _ w: Double, _ h: Double, _ k: Int) -> Double {
      let own = x + y + w + h
      if k == depth { return own }
      if k % 2 == 0 {
        let half = (w - 3) / 2
        return own + sum(x + 1, y + 1, half, h - 2, k + 1)
          + sum(x + 2 + half, y + 1, half, h - 2, k + 1)
      }
      let half = (h - 3) / 2
      return own + sum(x + 1, y + 1, w - 2, half, k + 1)
        + sum(x + 1, y + 2 + half, w - 2, half, k + 1)
    }
    return sum(0, 0, size, size, 0)
  }
}
