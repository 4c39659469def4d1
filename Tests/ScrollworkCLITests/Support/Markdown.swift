/// A page of documentation as lines, and the fenced blocks in it.
struct Markdown {
  /// A block between two lines of three backticks.
  struct Block {
    /// The first word behind the opening backticks.
    var language: Substring
    /// `file=a.yaml` behind it, by name.
    var attributes: [Substring: Substring]
    /// Indexes of its lines among the page's, without the backticks.
    var lines: Range<Int>
  }

  var lines: [Substring]
  let blocks: [Block]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var blocks: [Block] = []
    var open: (info: Substring, start: Int)?
    for (index, line) in lines.enumerated() where line.hasPrefix("```") {
      guard let (info, start) = open else {
        open = (line.dropFirst(3), index + 1)
        continue
      }
      let words = info.split(separator: " ")
      let pairs = words.dropFirst().map { word in
        (word.prefix { $0 != "=" }, word.drop { $0 != "=" }.dropFirst())
      }
      blocks.append(
        Block(
          language: words.first ?? "", attributes: Dictionary(pairs) { $1 }, lines: start..<index))
      open = nil
    }
    self.blocks = blocks
  }

  var text: String { lines.joined(separator: "\n") }

  /// What links to the headings are called: lower case, `-` for spaces, no other signs.
  var anchors: Set<String> {
    let headings = lines.filter { $0.hasPrefix("#") }.map { $0.drop { $0 == "#" || $0 == " " } }
    return Set(
      headings.map { heading in
        String(heading.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) })
          .replacing(" ", with: "-")
      })
  }

  func text(of block: Block) -> String {
    lines[block.lines].joined(separator: "\n") + "\n"
  }
}
