/// What exported code calls: the language's functions, with the same edge cases. Only what is used is
/// written out.
enum SwiftSupport {
  /// A declaration, and by which texts code that needs it is known.
  struct Piece {
    var uses: [String]
    /// Texts that call for another one.
    var unless: [String] = []
    var code: String
  }

  /// The declarations that some code needs, and those that these need, in a fixed order.
  static func pieces(for code: String) -> [String] {
    var chosen: Set<Int> = []
    let all = self.all
    var text = code
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for (index, piece) in all.enumerated()
      where !chosen.contains(index) && piece.uses.contains(where: { text.contains($0) })
        && !piece.unless.contains(where: { code.contains($0) })
      {
        chosen.insert(index)
        text += "\n" + piece.code
        isGrowing = true
      }
    }
    return chosen.sorted().map { all[$0].code }
  }

  private static var all: [Piece] { tables + memories + views + functions }
}
