import ScrollworkRendering

/// The lines in which two versions of a text differ, as `-` and `+` lines with their numbers.
enum LineDifference {
  /// - Complexity: O(lines x lines that differ).
  static func text(from old: [UInt8], to new: [UInt8], name: String, style: TextStyle) -> String {
    let before = lines(old)
    let after = lines(new)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in after.difference(from: before) {
      switch change {
      case .remove(let place, _, _): removed.insert(place)
      case .insert(let place, _, _): inserted.insert(place)
      }
    }
    var text = style("--- \(TerminalText.escaped(name))", .emphasis) + "\n"
    var (left, right) = (0, 0)
    while left < before.count || right < after.count {
      let (start, first) = (left, right)
      while removed.contains(left) { left += 1 }
      while inserted.contains(right) { right += 1 }
      if left == start && right == first {
        left += 1
        right += 1
      } else if left - start == right - first {
        // As many new lines as old ones are easier to compare one by one.
        for place in 0..<(left - start) {
          text += hunk([before[start + place]], [after[first + place]], start + place, style)
        }
      } else {
        text += hunk(before[start..<left], after[first..<right], start, style)
      }
    }
    return text
  }

  private static func hunk(
    _ old: some Sequence<ArraySlice<UInt8>>, _ new: some Sequence<ArraySlice<UInt8>>,
    _ place: Int, _ style: TextStyle
  ) -> String {
    func shown(_ line: ArraySlice<UInt8>) -> String {
      TerminalText.escaped(String(decoding: line, as: UTF8.self))
    }
    var text = style("@@ line \(place + 1)", .dim) + "\n"
    for line in old { text += style("-" + shown(line), .error) + "\n" }
    for line in new { text += style("+" + shown(line), .success) + "\n" }
    return text
  }

  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    bytes.split(omittingEmptySubsequences: false) { $0 == 0x0A }.map { line in
      line.last == 0x0D ? line.dropLast() : line
    }
  }
}
