/// The byte at which a code point begins; the end when there are fewer.
///
/// - Complexity: O(offset), O(1) when nothing is left behind the offset and all is ASCII.
func byteIndex(of codePoint: Int32, in bytes: [UInt8]) -> Int {
  guard codePoint > 0 else { return 0 }
  if Int(codePoint) >= bytes.count { return bytes.count }
  return bytes.withUnsafeBufferPointer { buffer in
    var remaining = Int(codePoint)
    var index = 0
    while index < buffer.count {
      if buffer[index] & 0xC0 != 0x80 {
        if remaining == 0 { return index }
        remaining -= 1
      }
      index += 1
    }
    return index
  }
}

/// How many code points begin before a byte.
func codePoint(at byte: Int, in bytes: [UInt8]) -> Int32 {
  var count: Int32 = 0
  for byte in bytes.prefix(max(0, byte)) where byte & 0xC0 != 0x80 { count += 1 }
  return count
}
