/// Finds bytes that aren't UTF-8 text.
enum UTF8Check {
  /// The index of the first byte that is zero or begins no well-formed character (Unicode 15,
  /// table 3-7), nil when there is none.
  static func firstBadByte(_ bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { buffer in
      var index = 0
      while index < buffer.count {
        // Eight bytes of ASCII at a time: those without their top bit, and none of them zero.
        while index + 8 <= buffer.count {
          let word = UnsafeRawBufferPointer(buffer).loadUnaligned(
            fromByteOffset: index, as: UInt64.self)
          let highBits: UInt64 = 0x8080_8080_8080_8080
          guard (word | (word &- 0x0101_0101_0101_0101)) & highBits == 0 else { break }
          index += 8
        }
        guard index < buffer.count else { return nil }
        let byte = buffer[index]
        if byte < 0x80 {
          if byte == 0 { return index }
          index += 1
          continue
        }
        guard let length = wellFormedLength(buffer, at: index) else { return index }
        index += length
      }
      return nil
    }
  }

  private static func wellFormedLength(
    _ buffer: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> Int? {
    let second: ClosedRange<UInt8>
    let length: Int
    switch buffer[index] {
    case 0xC2...0xDF: (second, length) = (0x80...0xBF, 2)
    case 0xE0: (second, length) = (0xA0...0xBF, 3)
    case 0xE1...0xEC, 0xEE, 0xEF: (second, length) = (0x80...0xBF, 3)
    case 0xED: (second, length) = (0x80...0x9F, 3)
    case 0xF0: (second, length) = (0x90...0xBF, 4)
    case 0xF1...0xF3: (second, length) = (0x80...0xBF, 4)
    case 0xF4: (second, length) = (0x80...0x8F, 4)
    default: return nil
    }
    guard index + length <= buffer.count, second.contains(buffer[index + 1]) else { return nil }
    for next in buffer[(index + 2)..<(index + length)] where next & 0xC0 != 0x80 { return nil }
    return length
  }
}
