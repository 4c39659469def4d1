/// Finds out that the code for the copies of a repeated view differs in nothing but the copy's number.
enum SwiftLoop {
  /// One block for all copies, with `i` for the number; nil when they differ in more.
  ///
  /// Names that have the number in them lose it: `bubble3Scale` is bubbleScale.
  static func fold(_ blocks: [[String]], isUsed: (String) -> Bool) -> [String]? {
    guard let first = blocks.first, blocks.count > 1,
      blocks.allSatisfy({ $0.count == first.count })
    else { return nil }
    var renamed: [String: String] = [:]
    var lines: [String] = []
    let blocks = blocks.map { withOwnParts($0.map { tokens($0) }) }
    for line in first.indices {
      let rows = blocks.map { $0[line] }
      guard rows.allSatisfy({ $0.count == rows[0].count }) else { return nil }
      var text = ""
      for place in rows[0].indices {
        let own = rows[0][place]
        if rows.allSatisfy({ $0[place] == own }) {
          text += own
          continue
        }
        if rows.indices.allSatisfy({ rows[$0][place] == "\($0)" }) {
          text += "i"
        } else if rows.indices.allSatisfy({ rows[$0][place] == "\(Double($0))" }) {
          text += "Double(i)"
        } else if let name = common(rows.map { $0[place] }), !isUsed(name) {
          renamed[own] = name
          text += name
        } else {
          return nil
        }
      }
      lines.append(text)
    }
    // Two names that become one would be mixed up.
    return Set(renamed.values).count == renamed.count ? lines : nil
  }

  /// A block whose unnamed values are numbered from 1.
  private static func withOwnParts(_ lines: [[String]]) -> [[String]] {
    var own: [String: String] = [:]
    for line in lines where line.count > 2 && line[0] == "let" && line[2].hasPrefix("part") {
      let rest = line[2].dropFirst(4)
      if rest.isEmpty || rest.first == "_" && rest.dropFirst().allSatisfy(\.isNumber) {
        own[line[2]] = "part\(own.count + 1)"
      }
    }
    return lines.map { $0.map { own[$0] ?? $0 } }
  }

  /// The name of which all are made by putting in the number of the copy.
  private static func common(_ names: [String]) -> String? {
    guard let first = names.first, first.first?.isLetter == true else { return nil }
    for place in first.indices where first[place] == "0" {
      let front = first[..<place]
      let back = first[first.index(after: place)...]
      if names.indices.allSatisfy({ names[$0] == "\(front)\($0)\(back)" }) {
        return String(front) + back
      }
    }
    return nil
  }

  /// Words, numbers, and single other characters.
  private static func tokens(_ line: String) -> [String] {
    var result: [String] = []
    let characters = Array(line)
    var place = 0
    func isWord(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "_"
    }
    while place < characters.count {
      let start = place
      place += 1
      if isWord(characters[start]) {
        let isNumber = characters[start].isNumber
        while place < characters.count,
          isWord(characters[place])
            || isNumber && characters[place] == "." && place + 1 < characters.count
              && characters[place + 1].isNumber
        {
          place += 1
        }
      }
      result.append(String(characters[start..<place]))
    }
    return result
  }
}
