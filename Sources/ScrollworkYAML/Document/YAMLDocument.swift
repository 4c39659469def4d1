/// A YAML document as a flat arena: nodes in document order, and the text of all scalars in one
/// buffer. The root is node 0.
struct YAMLDocument {
  var nodes: [YAMLNode] = []
  var text: [UInt8] = []

  /// The node that an alias stands for; any other node itself.
  func resolved(_ node: Int) -> Int {
    nodes[node].kind == .alias ? Int(nodes[node].payload) : node
  }

  /// Where in `text` a scalar's bytes are.
  func range(_ node: Int) -> Range<Int> {
    let start = Int(nodes[node].payload)
    return start..<start + Int(nodes[node].count)
  }

  /// The bytes of a scalar.
  func bytes(_ node: Int) -> ArraySlice<UInt8> { text[range(node)] }

  /// The text of a scalar.
  func string(_ node: Int) -> String {
    text.withUnsafeBufferPointer { text in
      String(decoding: UnsafeBufferPointer(rebasing: text[range(node)]), as: UTF8.self)
    }
  }

  /// Whether a scalar's text is `word`.
  func isText(_ node: Int, _ word: StaticString) -> Bool {
    let length = Int(nodes[node].count)
    guard length == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { $0.elementsEqual(bytes(node)) }
  }

  /// Adds another document's nodes behind this one's, and gives the index of its root.
  mutating func append(_ other: YAMLDocument) -> Int {
    let base = Int32(nodes.count)
    let textBase = Int32(text.count)
    nodes.reserveCapacity(nodes.count + other.nodes.count)
    for var node in other.nodes {
      node.next += base
      switch node.kind {
      case .scalar: node.payload += textBase
      case .alias: node.payload += base
      default: break
      }
      nodes.append(node)
    }
    text += other.text
    return Int(base)
  }
}

extension YAMLDocument {
  /// The bytes of a scalar, none for anything else.
  func bytesIfScalar(_ node: Int) -> ArraySlice<UInt8> {
    nodes[node].kind == .scalar ? bytes(node) : []
  }
}
