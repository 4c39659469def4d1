/// Texts in single quotes behind pointers, which may have quotes in them.
enum QuotedText {
  /// The index of the quote that closes the one at `start`: the first that something follows which
  /// can stand behind a text.
  static func end(of start: Int, _ scalar: (Int) -> Unicode.Scalar?) -> Int? {
    var index = start + 1
    while let next = scalar(index) {
      if next == "'" {
        guard let behind = scalar(index + 1) else { return index }
        if ".](),:*+-<>= \n\r\"".unicodeScalars.contains(behind) { return index }
      }
      index += 1
    }
    return nil
  }
}
