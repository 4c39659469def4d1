/// Walking through a document as it is written, aliases not followed.
extension YAMLDocument {
  /// A pair of a mapping.
  struct Pair {
    var key: Int
    var value: Int
  }

  /// The pairs of a mapping, none for anything else.
  func pairs(of mapping: Int) -> [Pair] {
    guard nodes[mapping].kind == .mapping else { return [] }
    var pairs: [Pair] = []
    var key = mapping + 1
    while key < Int(nodes[mapping].next) {
      let value = Int(nodes[key].next)
      pairs.append(Pair(key: key, value: value))
      key = Int(nodes[value].next)
    }
    return pairs
  }

  /// The items of a list, none for anything else.
  func items(of list: Int) -> [Int] {
    guard nodes[list].kind == .sequence else { return [] }
    var items: [Int] = []
    var item = list + 1
    while item < Int(nodes[list].next) {
      items.append(item)
      item = Int(nodes[item].next)
    }
    return items
  }

  /// The place of a known key among a mapping's pairs.
  func place(of key: SchemaKey, in mapping: Int) -> Int? {
    let wanted = KeyTable.standard.index(of: key)
    return pairs(of: mapping).firstIndex { nodes[$0.key].key == wanted }
  }

  /// A node as YAML on one line, aliases written out.
  func flowText(_ node: Int, in context: ScalarText.Context) -> String {
    let node = resolved(node)
    switch nodes[node].kind {
    case .mapping:
      let members = pairs(of: node).map { pair in
        ScalarText.text(string(resolved(pair.key)), in: context)
          + ": \(flowText(pair.value, in: context))"
      }
      return "{\(members.joined(separator: ", "))}"
    case .sequence:
      return "[\(items(of: node).map { flowText($0, in: context) }.joined(separator: ", "))]"
    case .alias, .invalid: return "null"
    case .scalar:
      let text = string(node)
      guard nodes[node].isPlain else {
        return ScalarText.text(text, in: context, style: .doubleQuoted)
      }
      let isPlain =
        context == .json
        ? YAMLDocument.isJSONWord(text) : !text.contains { ",[]{}:#?'\"".contains($0) }
      return isPlain ? text : ScalarText.text(text, in: context)
    }
  }

  /// Whether JSON writes a text without quotes.
  private static func isJSONWord(_ text: String) -> Bool {
    if ["null", "true", "false"].contains(text) { return true }
    var rest = Array(text.utf8)[...]
    func digits() -> Int {
      let count = rest.prefix { $0 >= 0x30 && $0 <= 0x39 }.count
      rest = rest.dropFirst(count)
      return count
    }
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let startsWithZero = rest.first == UInt8(ascii: "0")
    let whole = digits()
    guard whole > 0, !startsWithZero || whole == 1 else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard digits() > 0 else { return false }
    }
    if let sign = rest.first, sign | 0x20 == UInt8(ascii: "e") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") {
        rest = rest.dropFirst()
      }
      guard digits() > 0 else { return false }
    }
    return rest.isEmpty
  }
}
