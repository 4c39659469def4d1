import ScrollworkRendering

/// The lines in which two versions of a text differ, as `-` and `+` lines with their numbers.
enum LineDifference {
  /// Both texts have the same number of lines, or differ in one stretch; the lines before and
  /// after it that agree are left out.
  static func text(from old: [UInt8], to new: [UInt8], name: String, style: TextStyle) -> String {
    let before = lines(old)
    let after = lines(new)
    var text = style("--- \(TerminalText.escaped(name))", .emphasis) + "\n"
    if before.count == after.count {
      for (index, pair) in zip(before, after).enumerated() where pair.0 != pair.1 {
        text += hunk([pair.0], [pair.1], from: index + 1, style: style)
      }
      return text
    }
    var start = 0
    while start < min(before.count, after.count) && before[start] == after[start] { start += 1 }
    var tail = 0
    while tail < min(before.count, after.count) - start
      && before[before.count - 1 - tail] == after[after.count - 1 - tail]
    { tail += 1 }
    return text
      + hunk(
        before[start..<before.count - tail], after[start..<after.count - tail], from: start + 1,
        style: style)
  }

  private static func hunk(
    _ old: some Sequence<ArraySlice<UInt8>>, _ new: some Sequence<ArraySlice<UInt8>>,
    from line: Int, style: TextStyle
  ) -> String {
    func shown(_ line: ArraySlice<UInt8>) -> String {
      TerminalText.escaped(String(decoding: line, as: UTF8.self))
    }
    var text = style("@@ line \(line)", .dim) + "\n"
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
