/// Values by scope and name. Names are looked up by their bytes, so that the words of a constraint
/// need not become strings first.
struct ScopedNames<Value: Sendable>: Sendable {
  private struct Entry: Sendable {
    var scope: Int32
    /// The name is `text[start..<end]`.
    var start: Int
    var end: Int
    var value: Value
  }

  private var entries: [Entry] = []
  private var text: [UInt8] = []
  /// A hash table of indexes into `entries`, -1 in free places; its size is a power of two.
  private var slots = [Int32](repeating: -1, count: 16)

  var isEmpty: Bool { entries.isEmpty }

  subscript(name: String, in scope: Int32) -> Value? {
    var name = name
    return name.withUTF8 { value($0, scope) }
  }

  subscript(name: ArraySlice<UInt8>, in scope: Int32) -> Value? {
    name.withUnsafeBufferPointer { value($0, scope) }
  }

  /// The names in some scopes, without order.
  func names(in scopes: Set<Int32>) -> [String] {
    entries.filter { scopes.contains($0.scope) }
      .map { String(decoding: text[$0.start..<$0.end], as: UTF8.self) }
  }

  mutating func set(_ value: Value, for name: String, in scope: Int32) {
    var name = name
    name.withUTF8 { name in
      let slot = slot(of: name, scope)
      if slots[slot] >= 0 {
        entries[Int(slots[slot])].value = value
        return
      }
      slots[slot] = Int32(entries.count)
      entries.append(
        Entry(scope: scope, start: text.count, end: text.count + name.count, value: value))
      text.append(contentsOf: name)
      if 2 * entries.count > slots.count { grow() }
    }
  }

  private func value(_ name: UnsafeBufferPointer<UInt8>, _ scope: Int32) -> Value? {
    let index = slots[slot(of: name, scope)]
    return index < 0 ? nil : entries[Int(index)].value
  }

  /// The place of a name in the table, or the free one where it would be.
  private func slot(of name: UnsafeBufferPointer<UInt8>, _ scope: Int32) -> Int {
    // FNV-1a, the upper half folded in.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(UInt32(bitPattern: scope))
    for byte in name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash ^ (hash >> 32)) & mask
    while slots[slot] >= 0, !isEntry(Int(slots[slot]), name, scope) { slot = (slot + 1) & mask }
    return slot
  }

  private func isEntry(
    _ index: Int, _ name: UnsafeBufferPointer<UInt8>, _ scope: Int32
  ) -> Bool {
    let start = entries[index].start
    guard entries[index].scope == scope, entries[index].end - start == name.count else {
      return false
    }
    for offset in 0..<name.count where text[start + offset] != name[offset] { return false }
    return true
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: 2 * slots.count)
    text.withUnsafeBufferPointer { text in
      for (index, entry) in entries.enumerated() {
        let name = UnsafeBufferPointer(rebasing: text[entry.start..<entry.end])
        slots[slot(of: name, entry.scope)] = Int32(index)
      }
    }
  }
}
