internal import ScrollworkModel

/// How a message calls the value that it is about; spelled out only when there is a message.
enum Label {
  case key(SchemaKey)
  /// The text of a key node.
  case node(Int)
  case words(StaticString)
}

extension Decoder {
  func text(of label: Label) -> String {
    switch label {
    case .key(let key): quoted(key.rawValue)
    case .node(let node): quoted(document.string(node))
    case .words(let words): "\(words)"
    }
  }

}
