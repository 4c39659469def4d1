/// Finds a known key by its bytes, so that a document's keys are looked up once, while it is read.
struct KeyTable: Sendable {
  typealias Index = UInt16

  /// Stands for every key that no schema knows.
  static let unknown = Index.max

  /// The known keys; an `Index` counts this array.
  static let keys = SchemaKey.allCases

  static let standard = KeyTable()

  private let slots: [Index]
  /// The name of key k is `text[start[k]..<start[k + 1]]`.
  private let text: [UInt8]
  private let start: [Int]
  private let longest: Int

  private init() {
    var slots = [Index](repeating: KeyTable.unknown, count: 1024)
    var text: [UInt8] = []
    var start = [0]
    var longest = 0
    for (index, key) in KeyTable.keys.enumerated() {
      let name = key.rawValue.utf8
      text += name
      start.append(text.count)
      longest = max(longest, name.count)
      var slot = KeyTable.hash(name)
      while slots[slot] != KeyTable.unknown { slot = (slot + 1) & 1023 }
      slots[slot] = Index(index)
    }
    self.slots = slots
    self.text = text
    self.start = start
    self.longest = longest
  }

  /// FNV-1a, folded to the table's 1,024 slots.
  private static func hash(_ bytes: some Collection<UInt8>) -> Int {
    var hash: UInt32 = 2_166_136_261
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return Int((hash ^ (hash >> 15)) & 1023)
  }

  func index(of key: SchemaKey) -> Index? {
    let index = index(of: key.rawValue.utf8)
    return index == KeyTable.unknown ? nil : index
  }

  func index(of bytes: some Collection<UInt8>) -> Index {
    guard !bytes.isEmpty, bytes.count <= longest else { return KeyTable.unknown }
    var slot = KeyTable.hash(bytes)
    while slots[slot] != KeyTable.unknown {
      let index = slots[slot]
      if isName(of: Int(index), bytes) { return index }
      slot = (slot + 1) & 1023
    }
    return KeyTable.unknown
  }

  private func isName(of key: Int, _ bytes: some Collection<UInt8>) -> Bool {
    var place = start[key]
    guard start[key + 1] - place == bytes.count else { return false }
    for byte in bytes {
      if text[place] != byte { return false }
      place += 1
    }
    return true
  }
}
