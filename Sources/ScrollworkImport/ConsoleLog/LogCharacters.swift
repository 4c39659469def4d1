internal import ScrollworkModel

/// A stretch of a log as one line: where lines were wrapped their breaks are taken out.
struct LogCharacters {
  private(set) var scalars: [Unicode.Scalar] = []
  /// Offsets in the log's text, one for each scalar, and the end.
  private(set) var offsets: [Int32] = []

  /// - Parameter space: What comes in the place of a break and the blanks behind it.
  init(_ text: [Unicode.Scalar], _ range: Range<Int>, space: Bool) {
    var index = range.lowerBound
    while index < range.upperBound {
      guard text[index] == "\n" || text[index] == "\r" else {
        append(text[index], at: index)
        index += 1
        continue
      }
      let start = index
      while index < range.upperBound, text[index].properties.isWhitespace { index += 1 }
      if space { append(" ", at: start) }
    }
    offsets.append(Int32(clamping: range.upperBound))
  }

  private mutating func append(_ scalar: Unicode.Scalar, at index: Int) {
    scalars.append(scalar)
    offsets.append(Int32(clamping: index))
  }

  subscript(_ index: Int) -> Unicode.Scalar? {
    scalars.indices.contains(index) ? scalars[index] : nil
  }

  var count: Int { scalars.count }

  func text(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[range]))
  }

  func starts(_ index: Int, with word: String) -> Bool {
    guard index >= 0, index <= scalars.count else { return false }
    return scalars[index...].starts(with: word.unicodeScalars)
  }

  /// The offset of the first place of a word from an index on.
  func first(_ word: String, from index: Int) -> Int? {
    (index..<max(index, scalars.count)).first { starts($0, with: word) }
  }
}

/// What can't be understood in a description, and where.
struct LogError: Error {
  var message: String
  var index: Int
}
