internal import ScrollworkModel

/// A set of known keys, as bits.
struct KeySet {
  private var bits = SIMD8<UInt64>()

  /// Adds a key; false when it was there.
  mutating func insert(_ key: KeyTable.Index) -> Bool {
    let word = Int(key >> 6)
    let bit = UInt64(1) << UInt64(key & 63)
    guard bits[word] & bit == 0 else { return false }
    bits[word] |= bit
    return true
  }

  func contains(_ key: KeyTable.Index) -> Bool {
    bits[Int(key >> 6)] & (UInt64(1) << UInt64(key & 63)) != 0
  }
}

/// Walks through the pairs of a mapping with fixed keys.
struct EntryCursor {
  var next: Int
  let end: Int
  let mapping: Int
  let shape: ShapeID
  var seen = KeySet()
  /// Keys that the schema doesn't know are handed out by a caller that reads them itself.
  var unknownKeys: [Int]?
}

/// A pair of a mapping.
struct Entry {
  var key: SchemaKey
  var place: Int
  var keyNode: Int
  /// The value, aliases followed.
  var node: Int
}

extension Decoder {
  /// Begins to walk through a mapping; nil, with a finding, for anything else.
  mutating func entries(
    of node: Int, as shape: ShapeID, _ label: Label, collectingUnknown: Bool = false
  ) -> EntryCursor? {
    let data = document.nodes[node]
    guard data.kind == .mapping else {
      if data.kind != .invalid { reportWrongKind(node, label, expected: .shape(shape)) }
      return nil
    }
    if isCopying { chargeCopy(nodes: 2 * Int(data.count), at: node) }
    return EntryCursor(
      next: node + 1, end: Int(data.next), mapping: node, shape: shape,
      unknownKeys: collectingUnknown ? [] : nil)
  }

  /// The next pair whose key the shape knows; unknown and repeated keys are reported on the way.
  mutating func next(_ cursor: inout EntryCursor) -> Entry? {
    while cursor.next < cursor.end {
      let keyNode = cursor.next
      let valueNode = Int(document.nodes[keyNode].next)
      cursor.next = Int(document.nodes[valueNode].next)
      let key = document.nodes[keyNode].key
      guard let place = schema.place(of: key, in: cursor.shape) else {
        if cursor.unknownKeys != nil {
          cursor.unknownKeys?.append(keyNode)
        } else {
          reportUnknownKey(keyNode, valueNode, in: cursor)
        }
        continue
      }
      guard cursor.seen.insert(key) else {
        reportRepeatedKey(keyNode, in: cursor.mapping)
        continue
      }
      return Entry(
        key: KeyTable.keys[Int(key)], place: place, keyNode: keyNode,
        node: document.resolved(valueNode))
    }
    return nil
  }

  func field(_ entry: Entry, in shape: ShapeID) -> Field {
    schema[shape].fields[entry.place]
  }

  /// Reports the required keys that a mapping lacks.
  mutating func requireKeys(_ cursor: EntryCursor) {
    let shape = schema[cursor.shape]
    for field in shape.fields where field.isRequired {
      guard let index = KeyTable.standard.index(of: field.key), !cursor.seen.contains(index) else {
        continue
      }
      report(
        ReadingRules.missingKey, "\(capitalized(shape.name)) needs \(quoted(field.key.rawValue)).",
        at: startSpan(of: cursor.mapping), help: "Add \(field.key.rawValue): \(field.kind.phrase).")
    }
  }

  /// The value of one key of a mapping, aliases followed.
  func value(of key: SchemaKey, in mapping: Int) -> Int? {
    guard document.nodes[mapping].kind == .mapping else { return nil }
    var node = mapping + 1
    let end = Int(document.nodes[mapping].next)
    while node < end {
      let value = Int(document.nodes[node].next)
      let own = document.nodes[node].key
      if own != KeyTable.unknown, KeyTable.keys[Int(own)] == key { return document.resolved(value) }
      node = Int(document.nodes[value].next)
    }
    return nil
  }

  /// The pairs of a mapping with free keys; repeated keys are reported and left out.
  ///
  /// - Parameter help: what to do about a repeated key, which stands there as `KEY`.
  mutating func pairs(
    of node: Int, _ label: Label, repeated help: String = Decoder.repeatedKeyHelp
  ) -> [(key: Int, value: Int)]? {
    let data = document.nodes[node]
    guard data.kind == .mapping else {
      if data.kind != .invalid { reportWrongKind(node, label, expected: .map(.anything)) }
      return nil
    }
    if isCopying { chargeCopy(nodes: 2 * Int(data.count), at: node) }
    var result: [(key: Int, value: Int)] = []
    result.reserveCapacity(Int(data.count))
    var seen = Set<String>(minimumCapacity: data.count > 8 ? Int(data.count) : 0)
    var key = node + 1
    while key < Int(data.next) {
      let value = Int(document.nodes[key].next)
      let keyData = document.nodes[key]
      if keyData.kind != .scalar {
        reportKeyKind(key)
      } else if document.isText(key, "<<"), keyData.isPlain {
        reportMergeKey(key)
      } else if !seen.insert(document.string(key)).inserted {
        reportRepeatedKey(key, in: node, help: help)
      } else {
        result.append((key, document.resolved(value)))
      }
      key = Int(document.nodes[value].next)
    }
    return result
  }

  /// The items of a list, aliases followed; nil, with a finding, for anything else.
  mutating func items(of node: Int, _ label: Label, expected: Kind) -> [Int]? {
    let data = document.nodes[node]
    guard data.kind == .sequence else {
      if data.kind != .invalid { reportWrongKind(node, label, expected: expected) }
      return nil
    }
    if isCopying { chargeCopy(nodes: Int(data.count), at: node) }
    var result: [Int] = []
    result.reserveCapacity(Int(data.count))
    var item = node + 1
    while item < Int(data.next) {
      result.append(document.resolved(item))
      item = Int(document.nodes[item].next)
    }
    return result
  }

  /// Where a mapping begins: its first key, or its brace.
  func startSpan(of node: Int) -> SourceSpan {
    let data = document.nodes[node]
    guard node < foreignBase else { return useSite }
    if data.kind == .scalar { return data.span }
    if data.kind == .mapping, data.style == .block, node + 1 < Int(data.next) {
      return document.nodes[node + 1].span
    }
    return SourceSpan(start: data.start, end: data.start + 1)
  }
}

func capitalized(_ text: String) -> String {
  guard let first = text.first else { return text }
  return first.uppercased() + text.dropFirst()
}
