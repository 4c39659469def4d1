/// A set of fingerprints that says of most others at once that they aren't in it.
struct FingerprintSet {
  private var members: Set<UInt64> = []
  /// Bit n of word m is set where a member's lowest twelve bits are 64 m + n.
  private var words = [UInt64](repeating: 0, count: 64)

  var isEmpty: Bool { members.isEmpty }

  mutating func insert(_ fingerprint: UInt64) {
    members.insert(fingerprint)
    words[Int(fingerprint >> 6 & 63)] |= 1 << (fingerprint & 63)
  }

  func contains(_ fingerprint: UInt64) -> Bool {
    words[Int(fingerprint >> 6 & 63)] >> (fingerprint & 63) & 1 != 0
      && members.contains(fingerprint)
  }
}
