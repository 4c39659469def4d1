internal import ScrollworkModel

/// Setting and removing a view's keys.
extension EditPlan {
  mutating func setKey(
    _ name: String, to value: String, of view: Int
  ) throws(EditRefusal) {
    let context = context(in: view)
    let value = try self.value(value, in: context)
    let pairs = document.pairs(of: view)
    if let pair = pairs.first(where: { isKey($0, name) }) {
      try touch(pair.key)
      try index.checkRemovable(document.nodes[pair.value].span)
      try setValue(value, of: pair, in: view)
      return
    }
    // Small keys stand better before what is long.
    let long: [SchemaKey] = [.children, .constraints]
    let place = long.compactMap { document.place(of: $0, in: view) }.min()
    let text = "\(key(name, in: context)): \(value)"
    collections[view, default: CollectionChange()].added
      .append(.init(place: place.flatMap { $0 > 0 ? $0 - 1 : nil }, text: text))
  }

  mutating func removeKey(_ name: String, of view: Int) throws(EditRefusal) {
    let pairs = document.pairs(of: view)
    guard let place = pairs.firstIndex(where: { isKey($0, name) }) else {
      throw .notWritten(document.nodes[view].span)
    }
    try touch(pairs[place].key)
    try index.checkRemovable(document.nodes[pairs[place].value].span)
    collections[view, default: CollectionChange()].removed.insert(place)
  }

  private func isKey(_ pair: YAMLDocument.Pair, _ name: String) -> Bool {
    document.bytesIfScalar(pair.key).elementsEqual(name.utf8)
  }

  /// A value as the text's format writes it.
  private func value(
    _ text: String, in context: ScalarText.Context
  ) throws(EditRefusal) -> String {
    var findings = Findings(limit: 1)
    let list = SourceText(name: "", bytes: Array("[\(text)]".utf8))
    let read = DocumentReader(limits: ReadingLimits()).read(list, into: &findings)
    // The value has to be the list's one item, from end to end.
    guard let read, !findings.hasErrors, !text.utf8.contains(UInt8(ascii: "\n")),
      read.items(of: 0).count == 1, read.nodes[1].start == 1,
      Int(read.nodes[1].end) == 1 + text.unicodeScalars.count
    else { throw .unreadableValue(text) }
    return context == .json ? read.flowText(1, in: .json) : text
  }

  /// Puts a value, written as flow, behind a key.
  mutating func setValue(
    _ text: String, of pair: YAMLDocument.Pair, in mapping: Int
  ) throws(EditRefusal) {
    let value = document.nodes[pair.value]
    let keyEnd = Int(document.nodes[pair.key].end)
    let colon = characters.skippingSpace(keyEnd)
    guard characters[colon] == ":" else {
      inner.append(TextEdit(at: SourceSpan(keyEnd..<keyEnd), ": \(text)"))
      return
    }
    let behind = colon + 1
    guard value.end > value.start else {
      inner.append(TextEdit(at: SourceSpan(behind..<behind), " \(text)"))
      return
    }
    let end = characters.trimmed(Int(value.end), from: Int(value.start))
    let start = characters.skippingSpace(behind)
    let isBelow = !characters.isOneLine(behind..<start)
    if isBelow, value.style == .block {
      inner.append(TextEdit(at: SourceSpan(behind..<behind), " \(text)"))
      inner.append(
        TextEdit(at: SourceSpan(characters.lineEnd(behind)..<characters.lineEnd(end)), ""))
    } else {
      inner.append(TextEdit(at: SourceSpan(start..<end), text))
    }
  }
}
