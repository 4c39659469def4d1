/// Telling scenes from other YAML and JSON files.
enum SceneSniffer {
  private static let key = Array("scrollwork".utf8)

  static func hasSceneExtension(_ name: String) -> Bool {
    name.hasSuffix(".yaml") || name.hasSuffix(".yml") || name.hasSuffix(".json")
  }

  /// Whether the text has a key `scrollwork` at the start of a line, or, when the text begins with
  /// a brace, anywhere. A quick look that doesn't parse; reading the file decides.
  static func looksLikeScene(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      let isFlow = bytes.first { $0 > 0x20 && $0 != 0xEF && $0 != 0xBB && $0 != 0xBF } == brace
      var index = 0
      while index + key.count <= bytes.count {
        if bytes[index] == key[0], startsKey(at: index, in: bytes, anywhere: isFlow) { return true }
        index += 1
      }
      return false
    }
  }

  private static let brace = UInt8(ascii: "{")

  private static func startsKey(
    at index: Int, in bytes: UnsafeBufferPointer<UInt8>, anywhere: Bool
  ) -> Bool {
    for offset in 1..<key.count where bytes[index + offset] != key[offset] { return false }
    var before = index
    var after = index + key.count
    if before > 0, bytes[before - 1] == UInt8(ascii: "\"") || bytes[before - 1] == UInt8(ascii: "'")
    {
      guard after < bytes.count, bytes[after] == bytes[before - 1] else { return false }
      before -= 1
      after += 1
    }
    while after < bytes.count, bytes[after] == 0x20 { after += 1 }
    guard after < bytes.count, bytes[after] == UInt8(ascii: ":") else { return false }
    if anywhere || before == 0 { return true }
    // A byte-order mark may stand before the first line.
    return bytes[before - 1] == 0x0A || bytes[before - 1] == 0x0D
      || (before == 3 && bytes[0] == 0xEF)
  }
}
