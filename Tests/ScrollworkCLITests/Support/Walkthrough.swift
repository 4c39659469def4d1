import Foundation

/// A page of documentation followed step by step, as a reader would, in a folder of its own.
///
/// - A `yaml` block with `file=NAME` is saved under that name.
/// - A `diff` block with `file=NAME` changes that file: what stands in its `-` and unmarked lines
///   is replaced with what stands in its `+` and unmarked lines.
/// - In a `console` block each line `$ COMMAND` is run by the shell; what follows it is its output,
///   standard error included. A line that is only `…` stands for any number of lines.
struct Walkthrough {
  /// A command whose output isn't what the page says.
  struct Difference {
    var command: String
    var expected: [String]
    var actual: [String]
  }

  private(set) var page: Markdown
  private(set) var commands = 0
  private(set) var differences: [Difference] = []
  private let folder: TemporaryFolder
  private let shell: Shell
  private var status: Int32 = 0

  init(_ text: String) throws {
    page = Markdown(text)
    folder = try TemporaryFolder()
    shell = try Shell(folder)
    try FileManager.default.copyItem(
      at: Repository.folder.appendingPathComponent("Examples"), to: folder.url("Examples"))
    var outputs: [(lines: Range<Int>, text: [Substring])] = []
    for block in page.blocks {
      switch block.language {
      case "yaml": try save(block)
      case "diff": try change(block)
      case "console": outputs += try run(block)
      default: break
      }
    }
    // Backwards, so that the places of the others stay right.
    for output in outputs.reversed() {
      page.lines.replaceSubrange(output.lines, with: output.text)
    }
  }

  private func save(_ block: Markdown.Block) throws {
    guard let file = block.attributes["file"] else { return }
    try folder.write(page.text(of: block), to: String(file))
  }

  private mutating func change(_ block: Markdown.Block) throws {
    guard let file = block.attributes["file"].map(String.init) else { return }
    let lines = page.lines[block.lines]
    let before = lines.filter { !$0.hasPrefix("+") }.map { $0.dropFirst() }.joined(separator: "\n")
    let after = lines.filter { !$0.hasPrefix("-") }.map { $0.dropFirst() }.joined(separator: "\n")
    let text = try folder.read(file)
    guard text.contains(before) else {
      differences.append(
        Difference(command: "change of \(file)", expected: [before], actual: [text]))
      return
    }
    try folder.write(text.replacing(before, with: after, maxReplacements: 1), to: file)
  }

  /// The lines of each command's output, and what they should be.
  private mutating func run(_ block: Markdown.Block) throws -> [(Range<Int>, [Substring])] {
    var outputs: [(Range<Int>, [Substring])] = []
    var line = block.lines.lowerBound
    while line < block.lines.upperBound {
      guard page.lines[line].hasPrefix("$ ") else {
        line += 1
        continue
      }
      let command = String(page.lines[line].dropFirst(2))
      var end = line + 1
      while end < block.lines.upperBound, !page.lines[end].hasPrefix("$ ") { end += 1 }
      let expected = Array(page.lines[line + 1..<end])
      let actual = try output(of: command)
      if !Walkthrough.matches(expected, actual) {
        differences.append(
          Difference(
            command: command, expected: expected.map(String.init), actual: actual.map(String.init)))
        // An empty line parts the output from the next command.
        outputs.append((line + 1..<end, actual + (end < block.lines.upperBound ? [""] : [])))
      }
      line = end
    }
    return outputs
  }

  private mutating func output(of command: String) throws -> [Substring] {
    commands += 1
    if command == "echo $?" { return ["\(status)"] }
    let result = try shell.run(command)
    status = result.status
    return Walkthrough.trimmed(
      result.output.split(separator: "\n", omittingEmptySubsequences: false)[...])
  }

  private static func trimmed(_ lines: ArraySlice<Substring>) -> [Substring] {
    var lines = lines
    while lines.last?.isEmpty == true { lines.removeLast() }
    return Array(lines)
  }

  private static func matches(_ expected: [Substring], _ actual: [Substring]) -> Bool {
    let expected = trimmed(expected[...])
    guard let gap = expected.firstIndex(of: "…") else { return expected == actual }
    let head = expected[..<gap]
    let tail = expected[(gap + 1)...]
    return actual.count >= head.count + tail.count && actual.starts(with: head)
      && actual.suffix(tail.count) == tail
  }
}
