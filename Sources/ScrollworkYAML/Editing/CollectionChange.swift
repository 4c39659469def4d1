/// What is to become of the elements of a list or mapping, by their places.
struct CollectionChange {
  struct Addition {
    /// The place of the element that it follows; nil: the last one.
    var place: Int?
    /// The element as it is written, without a list's dash; lines after the first are indented
    /// like it.
    var text: String
  }

  var removed: Set<Int> = []
  var replaced: [Int: String] = [:]
  var added: [Addition] = []

  /// Lets additions take the places of what is removed, so that only one of both is left.
  mutating func reusePlaces() {
    for place in removed.sorted() where !added.isEmpty {
      removed.remove(place)
      replaced[place] = added.removeFirst().text
    }
  }
}
