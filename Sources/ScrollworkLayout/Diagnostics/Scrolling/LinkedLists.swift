/// A fixed number of short lists whose elements share one array.
struct LinkedLists<Element: Sendable>: Sendable {
  private var first: [Int32]
  private var last: [Int32]
  private var elements: [(value: Element, next: Int32)] = []

  init(count: Int) {
    first = Array(repeating: -1, count: count)
    last = first
  }

  mutating func append(_ element: Element, to list: Int) {
    let place = Int32(elements.count)
    elements.append((element, -1))
    if last[list] >= 0 { elements[Int(last[list])].next = place } else { first[list] = place }
    last[list] = place
  }

  /// The elements of a list, in the order in which they were added.
  subscript(list: Int) -> [Element] {
    var result: [Element] = []
    var place = first[list]
    while place >= 0 {
      result.append(elements[Int(place)].value)
      place = elements[Int(place)].next
    }
    return result
  }
}
