/// The same feeds computed by straight-line code that knows the answer: no program that reads
/// constraints can be faster.
struct FeedFloor {
  /// Sum of all 4 * (2 + 5n) values at a given scroll view width.
  static func sum(_ n: Int, width: Double = 390) -> Double {
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
      sum += 0 + y + width + height
      sum += 16 + (y + 12) + 40 + 40
      sum += 68 + (y + 12) + title + titleHeight
      sum += 68 + (y + 16 + titleHeight) + subtitle + size.subtitleHeight
      sum += buttonX + (y + height / 2 - 16) + size.button + 32
      y += height
    }
    return sum + width + 844 + width + y
  }
}
